import { expect, test } from "vitest";
import { parseCollegeSearch } from "#app/college/search.ts";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { trialFacets } from "#app/testing/trial-facets.ts";
import { nameFacets } from "./facets.ts";
import { headingOf, nameOfNear } from "./list-heading.ts";

function headingIn(language: "en" | "hi", address: string): string {
	const t = translators[language];
	const search = parseCollegeSearch(new URLSearchParams(address));
	const facets = nameFacets(t, trialFacets(search));
	const unknown = search.exam.map((value) => ({ facet: "exam" as const, value }));
	return headingOf(
		{ t, language },
		search,
		{ facets, unknown },
		address.includes("near=") ? "Pune, Maharashtra" : undefined,
	);
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
	["degree=mbbs", "MBBS colleges in our sources", "MBBS कॉलेज, जितने हमारे स्रोतों में हैं"],
	["degree=mbbs&state=goa", "MBBS colleges in Goa in our sources", "Goa के MBBS कॉलेज, जितने हमारे स्रोतों में हैं"],
	["exam=sat", "Colleges in India: “sat”", "भारत के कॉलेज: “sat”"],
	["category=3&ownership=government", "Law colleges: Government", "लॉ कॉलेज: सरकारी"],
	[
		"category=3&near=pune",
		"Law colleges, nearest to Pune, Maharashtra first",
		"लॉ कॉलेज, Pune, Maharashtra के सबसे पास पहले",
	],
	[
		"q=iit&near=pune",
		"Colleges matching “iit”, nearest to Pune, Maharashtra first",
		"“iit” से मिलते कॉलेज, Pune, Maharashtra के सबसे पास पहले",
	],
	["category=none&state=goa", "Colleges in Goa, field not known", "Goa के कॉलेज, जिनका विषय क्षेत्र पता नहीं"],
	["q=iit", "Colleges matching “iit”", "“iit” से मिलते कॉलेज"],
])("the list of “%s” is called %s, in Hindi %s", (address, english, hindi) => {
	expect([headingIn("en", address), headingIn("hi", address)]).toEqual([english, hindi]);
});

const POINT = { latitude: 18.5, longitude: 73.9, of: "town" as const, sourceId: "s" };
const PUNE = { name: "Pune", state: { slug: "maharashtra", name: "Maharashtra" }, ...POINT };
const DELHI = { slug: "delhi", name: "Delhi" };

test.each([
	[{ asked: "poona", place: PUNE }, "Near Pune, Maharashtra", "Pune, Maharashtra के पास"],
	[
		{ asked: "110016", place: { pin: "110016", name: "Hauz Khas", state: DELHI, ...POINT } },
		"Near 110016 Hauz Khas, Delhi",
		"110016 Hauz Khas, Delhi के पास",
	],
	[
		{ asked: "110099", place: { pin: "110099", name: "Delhi", state: DELHI, ...POINT } },
		"Near 110099 Delhi",
		"110099 Delhi के पास",
	],
	[{ asked: "punne", place: undefined }, "Not found: “punne”", "नहीं मिला: “punne”"],
])("a place search of %j states the understood place in full", (near, english, hindi) => {
	expect([nameOfNear(translators.en, near), nameOfNear(translators.hi, near)]).toEqual([english, hindi]);
});

test("a Hindi page uses the Hindi name of a place, where one is known", () => {
	const place = { ...PUNE, nameHi: "पुणे", state: { ...PUNE.state, nameHi: "महाराष्ट्र" } };
	expect(nameOfNear(translators.hi, { asked: "पुणे", place }, "hi")).toBe("पुणे, महाराष्ट्र के पास");
	expect(nameOfNear(translators.en, { asked: "पुणे", place }, "en")).toBe("Near Pune, Maharashtra");
});
