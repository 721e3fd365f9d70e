import { ExamQuery } from "@uchit/contract/exam-list.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { expect, test } from "vitest";
import { anExam } from "#backend/testing/guides.ts";
import { buildExamIndex } from "./exam-index.ts";
import { findExams } from "./find-exams.ts";

const application = { key: "2027-application", kind: "application", cycle: "2027", status: "expected" } as const;
const STATES = [
	{ slug: "goa", name: "Goa" },
	{ slug: "kerala", name: "Kerala" },
];

const EXAMS: readonly ExamRecord[] = [
	anExam({ slug: "own", shortName: "AOWN", level: "undergraduate", events: [{ ...application, starts: "2026-12" }] }),
	anExam({
		slug: "old",
		shortName: "AOLD",
		scope: "national",
		lifecycle: { state: "replaced", writeNow: ["new", "draft"] },
	}),
	anExam({ slug: "new", shortName: "NEW", scope: "national", otherNames: ["AOLD"], level: "undergraduate" }),
	anExam({ slug: "called", shortName: "CALLED", scope: "national", lifecycle: { state: "renamed", writeNow: [] } }),
	anExam({ slug: "goa", shortName: "GCET", scope: "state", states: ["goa"], streams: ["law"] }),
	anExam({ slug: "both", shortName: "BOTH", scope: "state", states: ["goa", "kerala"], streams: ["law", "design"] }),
];

const index = buildExamIndex(
	EXAMS.map((record, id) => ({ id, record, updatedOn: "2026-11-21" })),
	STATES,
);
const find = (query: Record<string, unknown>, today = "2026-11-21") => findExams(index, ExamQuery.parse(query), today);
const slugs = (query: Record<string, unknown>, today?: string) => find(query, today).items.map(({ slug }) => slug);

test("exams sort by opening date, then undated, nationwide before state, ended last; a renamed exam has not ended", () => {
	expect(slugs({})).toEqual(["own", "called", "new", "both", "goa", "old"]);
	expect(slugs({}, "2027-01-01")).toEqual(["called", "new", "both", "goa", "own", "old"]);
});

test("an exam takes applications only on the days within its dates", () => {
	expect(slugs({ open: "now" })).toEqual([]);
	expect(slugs({ open: "now" }, "2026-12-01")).toEqual(["own"]);
	expect(find({}, "2026-12-31").facets.open).toMatchObject([{ value: "now", count: 1, selected: false }]);
	expect(find({ open: "now" }).facets.open).toMatchObject([{ value: "now", count: 0, selected: true }]);
});

test("a facet's own choice does not shrink its options, but another facet's choice does", () => {
	const { total, facets } = find({ stream: "design" });
	expect(total).toBe(1);
	expect(facets.stream).toMatchObject([
		{ value: "law", count: 2, selected: false },
		{ value: "design", count: 1, selected: true },
	]);
	expect(facets.state.map(({ value, count }) => [value, count])).toEqual([
		["goa", 1],
		["kerala", 1],
	]);
	expect(slugs({ state: ["goa", "kerala"], stream: ["law"] })).toEqual(["both", "goa"]);
});

test("an exam's current name ranks before a former name, and its replacement is named if it has a page", () => {
	const { items } = find({ q: "aold" });
	expect(items.map(({ slug }) => slug)).toEqual(["old", "new"]);
	expect(items[0]?.lifecycle.writeNow).toEqual(["new"]);
});

test("words match names, streams and states, and facets narrow the results", () => {
	expect(slugs({ q: "law kerala" })).toEqual(["both"]);
	expect(slugs({ q: "law", state: "kerala" })).toEqual(["both"]);
	expect(slugs({ q: "😀" })).toEqual([]);
});

test("an unknown facet value is named and matches nothing, and known values beside it still count", () => {
	expect(find({ stream: "magic" })).toMatchObject({ total: 0, unknown: [{ facet: "stream", value: "magic" }] });
	expect(find({ open: "later" })).toMatchObject({ total: 0, unknown: [{ facet: "open", value: "later" }] });
	expect(slugs({ state: ["kerala", "atlantis"] })).toEqual(["both"]);
});

test("the institutions in a guide come with their own receipt, or else the guide's", () => {
	const acceptedBy = { text: "Two colleges.", colleges: ["one", "two"] };
	const exams = [
		anExam({ slug: "a", shortName: "A", acceptedBy, receipts: { acceptedBy: "notice" } }),
		anExam({ slug: "b", shortName: "B", acceptedBy }),
	].map((record, id) => ({ id, record, updatedOn: "2026-11-21" }));
	const { items } = findExams(buildExamIndex(exams, STATES), ExamQuery.parse({}), "2026-11-21");
	expect(items.map((item) => item.acceptedBy)).toEqual([
		{ colleges: acceptedBy.colleges, receipt: "notice" },
		{ colleges: acceptedBy.colleges, receipt: exams[1]?.record.sourceId },
	]);
});
