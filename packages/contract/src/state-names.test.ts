import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findStateSlug, hindiStateName } from "./state-names.ts";

const linesOf = (path: string) =>
	readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")
		.trimEnd()
		.split("\n")
		.slice(1)
		.map((line) => line.split(","));

test.each([
	["UP", "uttar-pradesh"],
	["U.P.", "uttar-pradesh"],
	["MP", "madhya-pradesh"],
	["tn", "tamil-nadu"],
	["Orissa", "odisha"],
	["Pondicherry", "puducherry"],
	["J&K", "jammu-and-kashmir"],
	["Jammu & Kashmir", "jammu-and-kashmir"],
	["jammu-and-kashmir", "jammu-and-kashmir"],
	["Delhi (NCT)", "delhi"],
	["छत्तीसगढ", "chhattisgarh"],
	["\u200eBihar", "bihar"],
	["Daman and Diu", "dadra-and-nagar-haveli-and-daman-and-diu"],
	["Atlantis", undefined],
	["", undefined],
])("%s is %s", (text, slug) => expect(findStateSlug(text)).toBe(slug));

test("every state is found by its slug and by its Hindi name", () => {
	const states = linesOf("data/sources/hindi-names/states.csv");
	expect(states).toHaveLength(36);
	for (const [slug = "", hindi = ""] of states)
		expect([findStateSlug(slug), findStateSlug(hindi), hindiStateName(slug)]).toEqual([slug, slug, hindi]);
});

/** A scholarship portal or an allotting body stands for its state in a question but is not one of its names. */
const BODY = /maha ?dbt|महाडीबीटी|lbs|uptac/;

test("the state words of the search find the same states here", () => {
	const words = linesOf("apps/backend/src/search/vocabulary/question-words.csv").filter(([kind]) => kind === "state");
	const named = words.flatMap(([, slug, phrases = ""]) =>
		phrases.split("|").flatMap((phrase) => (BODY.test(phrase) ? [] : [{ slug, phrase }])),
	);
	const wrong = named.filter(
		({ slug, phrase }) => findStateSlug(phrase) !== slug && named.filter((each) => each.phrase === phrase).length === 1,
	);
	expect(wrong).toEqual([]);
});
