import { EXAM_FACETS } from "@uchit/contract/exam.ts";
import type { ExamFacets } from "@uchit/contract/exam-list.ts";
import { expect, test } from "vitest";
import { nameExamFacets } from "#app/exam/exam-words.ts";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { examHeadingOf } from "./exam-heading.ts";
import { type ExamSearch, parseExamSearch, toExamParams } from "./search.ts";
import { isIndexableExams, listActiveExamFilters, relaxedSearch } from "./sort-exams.ts";

const OPTIONS = {
	stream: ["law", "engineering", "medical", "design"],
	level: ["undergraduate"],
	state: ["kerala", "goa"],
	mode: ["remote"],
	open: ["now"],
};

function facetsOf(search: ExamSearch): ExamFacets {
	const none: ExamFacets = { stream: [], level: [], state: [], mode: [], open: [] };
	for (const facet of EXAM_FACETS) {
		none[facet] = OPTIONS[facet].map((value) => ({
			value,
			label: value === "goa" ? "Goa" : value === "kerala" ? "Kerala" : value,
			count: 1,
			selected: search[facet].includes(value),
		}));
	}
	return none;
}

function searchOf(address: string): ExamSearch {
	return parseExamSearch(new URLSearchParams(address));
}

test("an address survives the round trip, and invalid values are left out", () => {
	expect(toExamParams(searchOf("view=calendar&state=goa&stream=law&q=cat&page=2")).toString()).toBe(
		"q=cat&stream=law&state=goa&view=calendar&page=2",
	);
	expect(toExamParams(searchOf("view=table&open=later&page=x&q=%20")).toString()).toBe("open=later");
});

test("an unknown facet value is named in a chip and the heading, and closes the list to search engines", () => {
	const search = searchOf("stream=law&stream=alchemy");
	const unknown = [{ facet: "stream" as const, value: "alchemy" }];
	const facets = nameExamFacets(translators.en, facetsOf(search));
	expect(listActiveExamFilters(search, facets).map(({ label }) => label)).toEqual(["Law", "“alchemy”"]);
	const heading = examHeadingOf({ t: translators.en, language: "en" }, search, { facets, unknown });
	expect(heading).toBe("Law entrance exams: “alchemy”");
	expect(isIndexableExams(searchOf("stream=alchemy"), { unknown })).toBe(false);
});

test("each chip leads to the list without it, from the first page, in the same view", () => {
	const search = searchOf("stream=law&stream=design&open=now&view=calendar&page=2");
	const chips = listActiveExamFilters(search, nameExamFacets(translators.en, facetsOf(search)));
	expect(chips.map(({ label, without }) => [label, toExamParams(without).toString()])).toEqual([
		["Forms open now", "stream=law&stream=design&view=calendar"],
		["Law", "open=now&stream=design&view=calendar"],
		["Design", "open=now&stream=law&view=calendar"],
	]);
});

test("an empty list is relaxed by dropping one filter, or by using one alone", () => {
	const search = searchOf("q=x&stream=law&state=goa&page=3");
	const params = (kind: "without" | "only") =>
		toExamParams(relaxedSearch(search, { kind, filter: "state" })).toString();
	expect([params("without"), params("only")]).toEqual(["q=x&stream=law", "state=goa"]);
});

test.each([
	["", true],
	["stream=law", true],
	["open=now", true],
	["stream=law&stream=design", false],
	["stream=law&state=goa", false],
	["q=cat", false],
])("the list of “%s” is open to search engines: %s", (address, isIndexed) => {
	expect(isIndexableExams(searchOf(address), { unknown: [] })).toBe(isIndexed);
});

test.each([
	["", "Entrance exams in India", "भारत की प्रवेश परीक्षाएँ"],
	["stream=law", "Law entrance exams", "लॉ की प्रवेश परीक्षाएँ"],
	["state=goa", "Entrance exams for seats in Goa", "Goa की सीटों के लिए प्रवेश परीक्षाएँ"],
	[
		"stream=law&stream=design&state=kerala",
		"Law and Design entrance exams for seats in Kerala",
		"Kerala की सीटों के लिए लॉ और डिज़ाइन की प्रवेश परीक्षाएँ",
	],
	[
		"level=undergraduate&open=now",
		"Entrance exams in India: Undergraduate, Forms open now",
		"भारत की प्रवेश परीक्षाएँ: 12वीं के बाद, अभी खुले फ़ॉर्म",
	],
	[
		"stream=law&stream=engineering&stream=medical&stream=design",
		"Entrance exams in India: Law, Engineering, Medical, Design",
		"भारत की प्रवेश परीक्षाएँ: लॉ, इंजीनियरिंग, मेडिकल, डिज़ाइन",
	],
	["q=cat&stream=law", "Exams for “cat”", "“cat” से मिलती परीक्षाएँ"],
])("the list of “%s” is called %s, in Hindi %s", (address, english, hindi) => {
	const search = searchOf(address);
	const headingIn = (language: "en" | "hi") => {
		const t = translators[language];
		return examHeadingOf({ t, language }, search, { facets: nameExamFacets(t, facetsOf(search)), unknown: [] });
	};
	expect([headingIn("en"), headingIn("hi")]).toEqual([english, hindi]);
});
