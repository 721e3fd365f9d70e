import { expect, test } from "vitest";
import { beginningFirst } from "./beginning-first.ts";

test("a name that begins with the words comes before a better known one that does not", () => {
	const names = ["Hindustan College of Pharmacy", "Hindu College of Pharmacy, Sonepat", "HINDU COLLEGE OF PHARMACY"];
	const rows = names.map((name) => ({ name }));
	expect(beginningFirst(rows, "Hindu College of Pharmacy").map(({ name }) => name)).toEqual([
		"Hindu College of Pharmacy, Sonepat",
		"HINDU COLLEGE OF PHARMACY",
		"Hindustan College of Pharmacy",
	]);
});
