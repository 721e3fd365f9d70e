import { Scholarship } from "@uchit/contract/scholarship.ts";
import { ScholarshipQuery } from "@uchit/contract/scholarship-list.ts";
import { compareSchemes, judgeScholarship, roundOf } from "@uchit/contract/scholarship-rules.ts";
import { expect, test } from "vitest";
import { listNamed, listScholarships } from "./list.ts";

const scheme = (slug: string, more: Partial<Scholarship> = {}) =>
	Scholarship.parse({
		slug,
		name: slug,
		cities: [],
		isForUnranked: false,
		further: [],
		lines: [],
		corrected: [],
		sourceId: "s",
		states: [],
		genders: [],
		groups: [],
		streams: [],
		levels: ["12"],
		incomeInr: 1,
		...more,
	});

const TODAY = "2026-11-23";
const order = (schemes: readonly Scholarship[], student = {}) =>
	schemes.toSorted(compareSchemes(ScholarshipQuery.parse(student), TODAY)).map(({ slug }) => slug);

test("what is open or opens each year comes by amount, then what has no date, then what is closed", () => {
	const schemes = [
		scheme("closed", { lastDate: "2026-10-31", amount: { mostInr: 200_000, isOfFees: false } }),
		scheme("none", { amount: { mostInr: 100_000, isOfFees: false } }),
		scheme("small", { lastDate: "2027-03-31", amount: { mostInr: 6000, isOfFees: false } }),
		scheme("monthly", { lastDate: "2027-03-31", amount: { mostInr: 1000, isOfFees: false }, per: "month" }),
		scheme("yearly", {
			lastDate: "2025-10-31",
			providerKind: "government",
			amount: { mostInr: 20_000, isOfFees: false },
		}),
		scheme("fees", { lastDate: "2027-03-31", amount: { isOfFees: true } }),
	];
	expect(order(schemes)).toEqual(["fees", "yearly", "monthly", "small", "none", "closed"]);
});

test("a past date closes a scheme, unless its government or our list opens it again and it is of the last two years", () => {
	const government = { providerKind: "government" } as const;
	const schemes = [
		scheme("company", { lastDate: "2026-11-22" }),
		scheme("company-open", { lastDate: "2026-11-23" }),
		scheme("company-before-list", { lastDate: "2025-12-07" }),
		scheme("company-of-editor", { lastDate: "2025-12-07", readOn: "2026-02-01" }),
		scheme("state", { lastDate: "2024-11-23", providerKind: "state" }),
		scheme("government-old", { lastDate: "2024-11-22", ...government }),
		scheme("none"),
	];
	const rounds = Object.groupBy(schemes, (each) => roundOf(each, TODAY));
	expect(Object.entries(rounds).map(([round, each]) => [round, each.map(({ slug }) => slug)])).toEqual([
		["closed", ["company", "company-of-editor", "government-old"]],
		["open", ["company-open", "state", "none"]],
		["expected", ["company-before-list"]],
	]);
	const list = listScholarships(schemes, { student: ScholarshipQuery.parse({}), states: [], today: TODAY });
	expect([list.total, list.closed]).toEqual([7, 4]);
});

test("the number beside a filter counts the open schemes that the list then shows", () => {
	const schemes = [
		scheme("open", { states: ["bihar"] }),
		scheme("expected", { lastDate: "2025-12-07" }),
		scheme("closed", { lastDate: "2026-11-22" }),
		scheme("of-goa", { states: ["goa"] }),
	];
	const states = [{ slug: "bihar", name: "Bihar" }];
	const countOf = (student = {}) =>
		listScholarships(schemes, { student: ScholarshipQuery.parse(student), states, today: TODAY });
	const chosen = countOf({ state: "bihar" });
	expect(countOf().facets.state.map(({ count }) => count)).toEqual([chosen.total - chosen.closed]);
});

test("schemes made for such students come before an open one for all, and those for a few last", () => {
	const schemes = [
		scheme("all-open", { lastDate: "2027-01-01", amount: { mostInr: 6000, isOfFees: false } }),
		scheme("of-bihar", { states: ["bihar"] }),
		scheme("of-sc", { groups: ["sc"] }),
		scheme("of-engineers", { streams: ["engineering"] }),
		scheme("of-drivers", { states: ["bihar"], groups: ["sc"], further: ["driver"] }),
	];
	const student = { state: "bihar", category: "sc", stream: "engineering" };
	expect(order(schemes, student)).toEqual(["of-sc", "of-bihar", "of-engineers", "all-open", "of-drivers"]);
});

test("a page lists schemes for its state or subject, both first, never general or ruled-out schemes", () => {
	const schemes = [
		scheme("for-all"),
		scheme("stream", { streams: ["engineering"] }),
		scheme("stream-read", {
			streams: ["engineering"],
			lines: [{ field: "income", where: "copy", line: "x", sourceId: "s" }],
		}),
		scheme("state", { states: ["bihar", "goa"] }),
		scheme("both", { states: ["bihar"], streams: ["engineering", "law"] }),
		scheme("other-state", { states: ["goa"], streams: ["engineering"] }),
		scheme("other-stream", { states: ["bihar"], streams: ["law"] }),
	];
	const about = ScholarshipQuery.parse({ state: "bihar", stream: "engineering" });
	const { total, items } = listNamed(schemes, about, TODAY);
	expect([total, items.map(({ slug, isRead }) => [slug, isRead])]).toEqual([
		4,
		[
			["both", false],
			["state", false],
			["stream-read", true],
		],
	]);
	expect(listNamed(schemes, ScholarshipQuery.parse({}), TODAY)).toEqual({ total: 0, items: [] });
});

test("a scheme for one community refuses SC and ST students, and cannot tell for others", () => {
	const kindFor = (category: string) =>
		judgeScholarship(
			scheme("of-vjnt", { further: ["community"] }),
			ScholarshipQuery.parse({ category, level: "12", income: 1 }),
		).kind;
	expect(["sc", "st", "obc"].map(kindFor)).toEqual(["no", "no", "cannot-tell"]);
});

test("a scheme for girls comes later for a student who told a category and no gender", () => {
	const schemes = [scheme("girls", { genders: ["female"], states: ["karnataka"] }), scheme("all")];
	expect(order(schemes, { category: "obc", state: "karnataka" })).toEqual(["all", "girls"]);
	expect(order(schemes, { category: "obc", state: "karnataka", gender: "female" })).toEqual(["girls", "all"]);
});
