import { expect, test } from "vitest";
import { chosenInWords } from "./field-difference.tsx";

test("what is chosen from a list is shown by its name", () => {
	const shown = [chosenInWords("status", "in_review"), chosenInWords("category", "study-abroad")];
	expect(shown).toEqual(["In review", "Study abroad"]);
	expect([chosenInWords("language", "hi"), chosenInWords("language", "en")]).toEqual(["Hindi", "English"]);
});
