import { expect, test } from "vitest";
import { wordsOf } from "#app/i18n/testing/words.ts";
import { nameCategories } from "./category-words.ts";
import { parseCollegeSearch } from "./college-search.ts";
import { headingOf } from "./list-heading.ts";

const CATEGORIES = [
	["1", "Engineering"],
	["3", "Law"],
	["12", "Medical"],
	["none", "Not categorised"],
] as const;
const STATES = [
	["goa", "Goa"],
	["kerala", "Kerala"],
	["bihar", "Bihar"],
	["assam", "Assam"],
] as const;

function headingIn(language: "en" | "hi", address: string): string {
	const t = wordsOf[language];
	const search = parseCollegeSearch(new URLSearchParams(address));
	const toOptions = (all: readonly (readonly [string, string])[], chosen: readonly string[]) =>
		all.map(([value, label]) => ({ value, label, count: 1, selected: chosen.includes(value) }));
	const category = nameCategories(t, toOptions(CATEGORIES, search.category));
	return headingOf({ t, language }, search, { category, state: toOptions(STATES, search.state) });
}

test.each([
	["", "Colleges in India", "भारत के कॉलेज"],
	["category=1", "Engineering colleges", "इंजीनियरिंग कॉलेज"],
	["state=kerala", "Colleges in Kerala", "Kerala के कॉलेज"],
	["category=3&state=kerala", "Law colleges in Kerala", "Kerala के लॉ कॉलेज"],
	[
		"category=3&category=12&state=goa&state=kerala",
		"Law and Medical colleges in Goa and Kerala",
		"Goa और Kerala के लॉ और मेडिकल कॉलेज",
	],
	[
		"category=1&state=goa&state=kerala&state=bihar&state=assam",
		"Engineering colleges in 4 states",
		"4 राज्यों के इंजीनियरिंग कॉलेज",
	],
	["category=12&degree=mbbs", "MBBS: Medical colleges", "MBBS: मेडिकल कॉलेज"],
	["category=none&state=goa", "Colleges in Goa, not categorised", "Goa के कॉलेज, जिनका विषय क्षेत्र पता नहीं"],
	["q=iit", "Colleges matching “iit”", "“iit” से मिलते कॉलेज"],
])("the list of “%s” is called %s, in Hindi %s", (address, english, hindi) => {
	expect([headingIn("en", address), headingIn("hi", address)]).toEqual([english, hindi]);
});
