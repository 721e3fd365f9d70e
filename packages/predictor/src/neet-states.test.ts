import { expect, test } from "vitest";
import { NEET_STATES } from "./neet-states.ts";

test("ten states have their own list, and none offers as a choice a code that a category already fixes", () => {
	expect(NEET_STATES).toHaveLength(10);
	for (const { own, choices = [] } of NEET_STATES) {
		const certain = Object.values(own).flat();
		expect(certain.filter((code) => choices.includes(code))).toEqual([]);
	}
});

test("a visitor chooses the backward class or Scheduled Caste group where the state has several", () => {
	const doorOf = (state: string) => NEET_STATES.find((each) => each.state === state);
	expect(doorOf("andhra-pradesh")?.choices).toContain("BCD");
	expect(doorOf("andhra-pradesh")?.own.OBC).toBeUndefined();
	expect(doorOf("telangana")?.own.SC).toBeUndefined();
	expect(doorOf("gujarat")?.own.OBC).toEqual(["SE"]);
	expect(doorOf("madhya-pradesh")?.own["SC (PwD)"]).toEqual(["SC/X/OP", "UR/PH/OP", "SC/PH/OP"]);
	expect(doorOf("punjab")?.own.ST).toBeUndefined();
});
