import type { Check, CheckEntry } from "@uchit/contract/check.ts";
import { expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import { CheckAnswer } from "./check-answer.tsx";

const NOT_FOUND: Check = {
	...{ verdict: "not-found", total: 0, isByOtherName: false, entries: [], similar: [], sources: [] },
	ask: [{ body: "ugc", address: "https://www.ugc.gov.in/" }, { body: "bci" }, { body: "state" }],
};
const LISTED: CheckEntry = {
	...{ list: "ugc-fake", name: "Vocational University", as: "Vocational University" },
	...{ place: "Delhi", date: "2026-02", sourceId: "ugc-fake-2026-02" },
};
const DIRECTORY: CheckEntry = { list: "aishe", name: "A College", as: "C-1", sourceId: "aishe", slug: "a-college" };

const textOf = (check: Partial<Check>, place = "") =>
	renderPart(<CheckAnswer answer={{ ...NOT_FOUND, ...check }} place={place} />)
		.replaceAll(/<[^>]+>/g, " ")
		.replaceAll(/\s+/g, " ");

test("a listed name is quoted with the list's month, as from a copy, and UGC's page is the next step", () => {
	const text = textOf({ verdict: "listed-fake", entries: [LISTED] });
	expect(text).toContain("Warning: this name is on UGC’s list of fake universities (February 2026, from a copy).");
	expect(text).toMatch(/Do not pay\. Check UGC’s own page first: www\.ugc\.gov\.in/);
	expect(text).not.toMatch(/also in the other lists|liar|fraud/);
	expect(textOf({ verdict: "listed-fake", entries: [LISTED, DIRECTORY] })).toContain("also in the other lists below");
});

test("a name in no list is called neither real nor fake, and three places to ask are given", () => {
	const text = textOf({});
	expect(text).toContain("None of our lists has this name");
	expect(text).toContain("cannot say whether it is real or fake");
	for (const body of [
		"University Grants Commission (UGC): www.ugc.gov.in",
		"Bar Council of India",
		"department of the state",
	])
		expect(text).toContain(body);
});

test("similar names come before any doubt about a name in no list", () => {
	const text = textOf({ similar: [{ name: "Magadh University", sourceId: "aishe", slug: "m", isListedFake: false }] });
	expect(text).toMatch(
		/Did you mean one of these\? .*Magadh University .*Open the one you mean: its page says which lists have it/,
	);
	const fake = {
		name: "St. John's University",
		date: "2026-02",
		sourceId: "a",
		isListedFake: true,
		isSameName: true,
	} as const;
	expect(textOf({ similar: [fake] })).toMatch(
		/None of our lists has this name\. .*An institution of this name is at another place/,
	);
});

test("an institution elsewhere names the place it is not in, and an unknown place is reported as such", () => {
	const entries = [DIRECTORY];
	expect(textOf({ verdict: "partly", why: "other-place", entries }, "Noida")).toContain(
		"No list of ours has exactly this name in Noida",
	);
	const unknown = textOf({ verdict: "recognised", entries, isPlaceKnown: false }, "Nowhereabad");
	expect(unknown).toContain("We could not match the place “Nowhereabad”");
});

test("several institutions in the given place do not prompt for a place, and another name is labelled as such", () => {
	const ambiguous = textOf({ verdict: "ambiguous", total: 2, entries: [DIRECTORY] }, "Vellore");
	expect(ambiguous).toContain("institutions in our lists have this name at this place");
	expect(textOf({ verdict: "recognised", entries: [DIRECTORY], isByOtherName: true })).toContain(
		"is another name of this institution",
	);
});

test("a listed name that is only similar is shown as a different institution", () => {
	const similar = [{ name: "Vocational University", date: "2026-02", sourceId: "a", isListedFake: true }];
	const text = textOf({ verdict: "recognised", entries: [DIRECTORY], similar });
	expect(text).toMatch(/Similar names: is yours one of them\? .* Vocational University on UGC’s list of fake/);
});
