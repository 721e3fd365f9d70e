import { expect, test } from "vitest";
import { NEET_STATES } from "./neet-states.ts";

test("ten states have a door, and in none a category of the visitor's stands beside a code that is to be chosen", () => {
	expect(NEET_STATES).toHaveLength(10);
	for (const { own, choices = [] } of NEET_STATES) {
		const certain = Object.values(own).flat();
		expect(certain.filter((code) => choices.includes(code))).toEqual([]);
	}
});

test("a backward class or a group of the Scheduled Castes is chosen where the state has several", () => {
	const doorOf = (state: string) => NEET_STATES.find((each) => each.state === state);
	expect(doorOf("andhra-pradesh")?.choices).toContain("BCD");
	expect(doorOf("andhra-pradesh")?.own.OBC).toBeUndefined();
	expect(doorOf("telangana")?.own.SC).toBeUndefined();
	expect(doorOf("gujarat")?.own.OBC).toEqual(["SE"]);
	expect(doorOf("madhya-pradesh")?.own["SC (PwD)"]).toEqual(["SC/X/OP", "UR/PH/OP", "SC/PH/OP"]);
	expect(doorOf("punjab")?.own.ST).toBeUndefined();
});
