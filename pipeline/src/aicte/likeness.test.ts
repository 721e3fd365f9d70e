import { expect, test } from "vitest";
import { compareNames, toName } from "#pipeline/aicte/likeness.ts";
import { toInstituteWords } from "#pipeline/aicte/words.ts";

const compare = (own: string, other: string, address = "") => {
	const likeness = compareNames(toName(own), toName(other), {
		address: toInstituteWords(address),
		pin: "400020",
		place: new Set(),
	});
	const text = (words: readonly { text: string }[]) => words.map((word) => word.text);
	return { missing: text(likeness.missing), extra: text(likeness.extra), kinds: text(likeness.kinds) };
};

test("short forms and initials explain a name", () => {
	expect(compare("Govt. Poly. Coll. Damoh", "Government Polytechnic College Damoh").missing).toEqual([]);
	expect(compare("V H N S N COLLEGE", "Virudhunagar Hindu Nadars Senthikumara Nadar College").missing).toEqual([]);
});

test("a word that the other name lacks and nothing explains is shown", () => {
	expect(compare("Royal Degree College", "Modern Degree College")).toMatchObject({
		missing: ["royal"],
		extra: ["modern"],
	});
});

test("kinds that only one of the two has are shown", () => {
	expect(compare("Disha Polytechnic", "Disha Nursing Institute").kinds).toContain("nursing");
});
