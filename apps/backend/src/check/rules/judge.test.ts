import type { CheckEntry } from "@uchit/contract/check.ts";
import type { CollegeKind } from "@uchit/contract/college-kind.ts";
import { expect, test } from "vitest";
import { type FoundInstitution, judgeNamesakes } from "./judge.ts";

const entry = (list: CheckEntry["list"]): CheckEntry => ({ list, name: "A", as: "A", sourceId: "a" });
const found = (kind: CollegeKind, lists: CheckEntry["list"][], stateSlug = "kerala"): FoundInstitution => ({
	...{ slug: "a", kind, stateSlug },
	lists: lists.map(entry),
});
const FAKE = { entry: entry("ugc-fake"), stateSlug: "kerala" };
const NO_ENTRIES = { fakes: [], here: [], elsewhere: [] };

test("a name on the list of fake universities is listed, even where the list has it twice", () => {
	expect(judgeNamesakes({ ...NO_ENTRIES, fakes: [FAKE] })).toMatchObject({ verdict: "listed-fake", total: 1 });
	expect(judgeNamesakes({ ...NO_ENTRIES, fakes: [FAKE, FAKE] })).toMatchObject({ verdict: "listed-fake", total: 2 });
});

test("a fake that is also in the directory, in the listed state, is shown as both", () => {
	const { verdict, entries } = judgeNamesakes({
		...NO_ENTRIES,
		fakes: [FAKE],
		here: [found("college", ["aishe", "affiliation"])],
	});
	expect(verdict).toBe("listed-fake");
	expect(entries.map(({ list }) => list)).toEqual(["ugc-fake", "aishe", "affiliation"]);
});

test("an institution of another state is never called listed because it shares the name", () => {
	const judged = judgeNamesakes({
		...NO_ENTRIES,
		fakes: [FAKE],
		here: [found("university", ["ugc", "aishe"], "punjab")],
	});
	expect(judged).toMatchObject({ verdict: "ambiguous", total: 2 });
	expect(judged.entries.map(({ list }) => list)).toEqual(["ugc-fake", "aishe"]);
});

test.each<[CollegeKind, CheckEntry["list"][], string, string | undefined]>([
	["university", ["ugc", "aishe"], "recognised", undefined],
	["university", ["aishe"], "recognised", undefined],
	["university", ["act", "aishe"], "recognised", undefined],
	["college", ["aicte"], "recognised", undefined],
	["college", ["aishe", "affiliation"], "partly", "university-decides"],
	["standalone", ["aishe"], "partly", "council-decides"],
	["college", ["other"], "partly", "no-list"],
])("a %s in %j is %s", (kind, lists, verdict, why) => {
	expect(judgeNamesakes({ ...NO_ENTRIES, here: [found(kind, lists)] })).toMatchObject({ verdict, ...(why && { why }) });
});

test("several institutions of one name are ambiguous, and one at another place is a partial match", () => {
	const one = found("university", ["ugc", "aishe"]);
	expect(judgeNamesakes({ ...NO_ENTRIES, here: [one, one] })).toMatchObject({ verdict: "ambiguous", total: 2 });
	expect(judgeNamesakes({ ...NO_ENTRIES, elsewhere: [one] })).toMatchObject({ verdict: "partly", why: "other-place" });
	expect(judgeNamesakes(NO_ENTRIES)).toEqual({ verdict: "not-found", entries: [], total: 0 });
});

test("a listed name that a foreign institution shares, or that is common, is ambiguous", () => {
	const abroad = judgeNamesakes({ ...NO_ENTRIES, fakes: [FAKE], abroad: [entry("other")] });
	expect(abroad).toMatchObject({ verdict: "ambiguous", total: 2 });
	expect(judgeNamesakes({ ...NO_ENTRIES, fakes: [FAKE], isCommon: true })).toMatchObject({
		verdict: "ambiguous",
		total: 1,
	});
});
