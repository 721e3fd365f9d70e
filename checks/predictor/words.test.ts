import { expect, test } from "vitest";
import { listSourceFiles } from "../source-tree.ts";

/** Words that a student would not use for a seat, a rank or a year. */
const HOUSE_WORDS = /\b(held|holds?|inside|missed|told|kept|reckon|of which|whoever)\b|अंदर|छूटा|छूटे/i;

test("the predictor speaks as a person does: you would have got it, in reach, out of reach", () => {
	const files = listSourceFiles(/^apps\/web\/app\/predict\/.*messages\.(en|hi)\.json$/);
	expect(files.length).toBeGreaterThan(7);
	const found = files.flatMap(({ path, text }) =>
		[...text.matchAll(/"([^"]+)": "([^"]*)"/g)].flatMap(([, key = "", words = ""]) =>
			HOUSE_WORDS.test(words.replaceAll(/\{\w+/g, "{")) ? `${path}: ${key}` : [],
		),
	);
	expect(found).toEqual([]);
});
