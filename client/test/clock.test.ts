// Clocks count down by the house's time, whatever the device says, and are spelled as people read them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hearTime, houseTime, isLow, leftAt, spelled, untilNext } from "../src/clock.ts";

const RUNS = { left: 90, since: 1000 };

test("before the house has told its time a clock shows what there was", () => {
  assert.equal(houseTime(5000), null);
  assert.equal(leftAt(RUNS, houseTime(5000)), 90);
});
test("half the way there and back is the way back", () => {
  hearTime(1000, 20_000, 20_400);
  assert.equal(houseTime(20_200), 1000);
  assert.equal(houseTime(50_200), 1030);
});
test("a running clock loses what has gone by since, and never more than it has", () => {
  assert.equal(leftAt(RUNS, 1030), 60);
  assert.equal(leftAt(RUNS, 5000), 0);
});
test("one that stands still loses nothing, nor does one that begins in a moment", () => {
  assert.equal(leftAt({ left: 90, since: null }, 5000), 90);
  assert.equal(leftAt(RUNS, 999), 90);
});
test("time is spelled in minutes, in hours, in days", () => {
  const read = (left: number) => {
    const { key, figures, args } = spelled(left);
    return figures || [key, ...Object.values(args)].join(" ");
  };
  assert.deepEqual(
    [0, 0.2, 9, 61, 3599, 3600, 18_420, 86_400, 190_000].map(read),
    ["0:00", "0:01", "0:09", "1:01", "59:59", "house-clock-hour 1 00", "house-clock-hour 5 07", "house-clock-day 1 0", "house-clock-day 2 4"],
  );
});
test("it is tight in the last tenth, and in the last ten seconds", () => {
  assert.deepEqual([isLow(29, 300), isLow(31, 300), isLow(9, 20), isLow(11, 20)], [true, false, true, false]);
});
test("it looks again when another figure is due", () => {
  assert.equal(untilNext(61.25), 255);
  assert.equal(untilNext(60), 1005);
  assert.equal(untilNext(7250), 50_005);
});
