import { ADDED_FIELDS, addedKind } from "@uchit/contract/added-fact.ts";
import { expect, test } from "vitest";
import { readParts } from "./corrections.ts";

const FEE = { year: "2026", programme: " B.Tech ", quota: "all", covers: "Tuition alone" };
const PLACEMENT = { list: "engineering", year: "2025", level: "ug-4", cohort: 2022, measure: "placed" };
const SEATS = {
	course: "Civil",
	year: "2025",
	authority: "aicte",
	programme: "Planning",
	level: "diploma",
	degree: "",
};

test("a fact is read from the editor's words, in any letter case and any digits", () => {
	expect(readParts("fee", FEE, 2026)).toEqual({
		parts: { year: 2026, programme: "B.Tech", quota: "all", covers: "tuition" },
	});
	expect(readParts("placement", { ...PLACEMENT, year: "२०२५", level: "UG, 4 years" }, 2026)).toEqual({
		parts: { ...PLACEMENT, year: 2025 },
	});
	expect(readParts("seats", SEATS, 2026)).toMatchObject({ parts: { course: "Civil", degree: null } });
});

test.each(["2026-27", "2026–27", "2026/27", "2026 - 2027", "२०२६-२७"])(
	"a session counts as its first year, as %s",
	(year) => {
		expect(readParts("fee", { ...FEE, year }, 2026)).toMatchObject({ parts: { year: 2026 } });
	},
);

test("all faults of a row are reported at once", () => {
	expect(readParts("fee", { ...FEE, year: "2026-28", quota: "nobody" }, 2026)).toEqual({
		refused: expect.stringMatching(
			/^cannot be saved: .+ has to be from 2015 to 2027, and is “2026-28”; “Whose seats” has to be one of/,
		),
	});
});

test.each([
	["a year before there are figures here", "fee", { ...FEE, year: "1066" }, "has to be from 2015 to 2027"],
	["a year that is two ahead", "fee", { ...FEE, year: "2028" }, "has to be from 2015 to 2027"],
	["no programme", "fee", { ...FEE, programme: " " }, "“Programme, as the document prints it” is missing"],
	["another's authority", "fee", { ...FEE, authority: "AFRC" }, "is not among the facts"],
	["seats that there are not", "fee", { ...FEE, quota: "nobody" }, "has to be one of: Convener, Management"],
	["no measure", "placement", { ...PLACEMENT, measure: undefined }, "does not say which"],
	["another measure", "placement", { ...PLACEMENT, measure: "faculty" }, "does not say which"],
	["a kind that is not added", "cutoff-mark", {}, "is not among the facts"],
] as const)("%s is asked back", (_what, field, written, reason) => {
	expect(readParts(field, written, 2026)).toMatchObject({ refused: expect.stringContaining(reason) });
});

test("every kind of added fact has a value, and every choice has options", () => {
	for (const field of ADDED_FIELDS) {
		const { parts = [], values = [] } = addedKind(field) ?? {};
		expect(values.length, field).toBeGreaterThan(0);
		for (const { kind, name, choices = [] } of parts)
			expect([name, kind === "choice"]).toEqual([name, choices.length > 0]);
	}
});
