import { expect, test } from "vitest";
import { isCallable, toSpan, windowOf } from "./call-window.ts";

const EVENING = { from: "16:00", to: "18:00" };
/** Indian time, whatever the desk's time zone. */
const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);

test("a person can be called from the first to the last minute of their window, in Indian time", () => {
	const answers = ["15:59", "16:00", "17:59", "18:00"].map((time) => isCallable(EVENING, at(time)));
	expect(answers).toEqual([false, true, true, false]);
	expect(isCallable({ from: "00:00", to: "00:30" }, at("00:10"))).toBe(true);
});

test("ignores an invalid call window", () => {
	for (const value of [null, undefined, "16:00", { from: "16:00" }, { from: 16, to: 18 }]) {
		expect(windowOf(value)).toBeUndefined();
	}
	expect(windowOf({ ...EVENING, more: 1 })).toEqual(EVENING);
	expect(toSpan(EVENING)).toBe("16:00 to 18:00");
});
