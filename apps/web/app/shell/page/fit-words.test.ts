import { expect, test } from "vitest";
import { fitDescription, fitTitle } from "./fit-words.ts";

test("the site's name follows a title where both fit", () => {
	expect(fitTitle("JEE Main", "JEE Main – Uchit")).toBe("JEE Main – Uchit");
	const long = "How the rounds of JoSAA work, from the first list to the last";
	expect(fitTitle(long, `${long} – Uchit`)).toBe(long);
});

test("a long description is cut after a whole word", () => {
	expect(fitDescription("Short.")).toBe("Short.");
	const cut = fitDescription("One list of choices, ".repeat(20));
	expect(cut).toMatch(/ choices…$|, One…$|list…$|of…$|One…$/);
	expect([...cut].length).toBeLessThanOrEqual(160);
});
