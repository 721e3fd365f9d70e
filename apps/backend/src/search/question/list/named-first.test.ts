import { expect, test } from "vitest";
import { isNamedForWomen } from "./named-first.ts";

test.each([
	["Indira Gandhi Delhi Technical University for Women", true],
	["Banasthali Vidyapith", true],
	["MKSSS's Cummins College of Engineering for Women", true],
	["Delhi Technological University", false],
])("%s is a women's college by its name: %s", (name, isFor) => {
	expect(isNamedForWomen({ name })).toBe(isFor);
});
