import { Scholarship } from "@uchit/contract/scholarship.ts";
import { ScholarshipQuery } from "@uchit/contract/scholarship-list.ts";
import { judgeScholarship } from "@uchit/contract/scholarship-rules.ts";
import { expect, test } from "vitest";
import { listNamed, sortScholarships } from "./list.ts";

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

const order = (schemes: readonly Scholarship[], student = {}) =>
	sortScholarships(schemes, ScholarshipQuery.parse(student), "2026-11-23").map(({ slug }) => slug);

test("a known future date comes first, then the next usual month, then no date, then closed over a year ago", () => {
	const schemes = [
		scheme("none"),
		scheme("of-2023", { lastDate: "2023-12-01" }),
		scheme("last-october", { lastDate: "2026-10-31" }),
		scheme("last-december", { lastDate: "2025-12-15" }),
		scheme("march-ahead", { lastDate: "2027-03-31" }),
	];
	expect(order(schemes)).toEqual(["march-ahead", "last-december", "last-october", "none", "of-2023"]);
});

test("a government's scheme opens each year, so that it is not last even if its dates are old", () => {
	const schemes = [
		scheme("company", { lastDate: "2025-10-31" }),
		scheme("none"),
		scheme("post-matric", { lastDate: "2025-10-31", providerKind: "government", groups: ["sc"] }),
	];
	expect(order(schemes, { category: "sc" })).toEqual(["post-matric", "none", "company"]);
});

test("open schemes come first, then schemes reserved for such students", () => {
	const schemes = [
		scheme("all"),
		scheme("all-open", { lastDate: "2027-01-01" }),
		scheme("of-bihar", { states: ["bihar"] }),
		scheme("of-sc", { groups: ["sc"] }),
		scheme("of-women", { genders: ["female"] }),
	];
	const student = { state: "bihar", category: "sc", gender: "female" };
	expect(order(schemes, student)).toEqual(["all-open", "of-sc", "of-bihar", "of-women", "all"]);
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
	const { total, items } = listNamed(schemes, about, "2026-11-23");
	expect([total, items.map(({ slug, isRead }) => [slug, isRead])]).toEqual([
		4,
		[
			["both", false],
			["state", false],
			["stream-read", true],
		],
	]);
	expect(listNamed(schemes, ScholarshipQuery.parse({}), "2026-11-23")).toEqual({ total: 0, items: [] });
});

test("a scheme for one community refuses SC and ST students, and cannot tell for others", () => {
	const kindFor = (category: string) =>
		judgeScholarship(
			scheme("of-vjnt", { further: ["community"] }),
			ScholarshipQuery.parse({ category, level: "12", income: 1 }),
		).kind;
	expect(["sc", "st", "obc"].map(kindFor)).toEqual(["no", "no", "cannot-tell"]);
});
