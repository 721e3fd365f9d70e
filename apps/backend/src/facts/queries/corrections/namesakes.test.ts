import { expect, test } from "vitest";
import { firstLettersOf } from "./namesakes.ts";

test.each([
	["Hindu College of Marine Studies", "hinducollege"],
	["Hindu College, Sonepat", "hinducollege"],
	["St. Xavier's College", "stxaviers"],
	["A. V. C. College", "avccollege"],
	["Hindu", "hindu"],
])("the first words of %j decide what is similar", (name, letters) => {
	expect(firstLettersOf(name)).toBe(letters);
});
