import type { ExamEventKind } from "@uchit/contract/exam.ts";
import { describe, expect, test } from "vitest";
import { type ClashEvent, type ClashExam, comingYear } from "#app/exam/clashes/clash.ts";
import { layOutTimeLine, TIME_LINE } from "#app/exam/clashes/clash-plot.ts";
import { PLAN_DOCUMENTS } from "./data.server.ts";
import { documentsOf, financialYearStart, listMonths, PLANNED_KINDS } from "./planner.ts";

const TODAY = "2026-11-21";
const RANGE = comingYear(TODAY);

function exam(slug: string, dates: readonly (readonly [ExamEventKind, string, string?])[]): ClashExam {
	const events = dates.map(
		([kind, starts, ends], index): ClashEvent => ({
			...{ key: `2027-${index}`, kind, starts, ends, sourceId: "guides" },
			status: starts.length === "2027-01".length ? "expected" : "official",
		}),
	);
	return { slug, shortName: slug.toUpperCase(), events };
}

describe("the months of a plan", () => {
	const steps = (exams: readonly ClashExam[]) =>
		listMonths(exams, RANGE, TODAY).map(({ month, steps }) => [
			month,
			...steps.map((step) => (step.kind === "event" ? `${step.exam.slug} ${step.event.kind}` : "new year")),
		]);

	test("list future events in order and current ones in this month, and nothing past", () => {
		const one = exam("a", [
			["application", "2026-10-20", "2026-11-25"],
			["exam", "2027-01-22"],
			["application", "2026-08", "2026-09"],
			["counselling", "2027-06", "2027-07"],
		]);
		const other = exam("b", [
			["exam", "2027-01-10"],
			["exam", "2026-11-20"],
			["exam", "2027-11-02"],
		]);
		expect(steps([one, other])).toEqual([
			["2026-11", "a application"],
			["2027-01", "b exam", "a exam"],
			["2027-04", "new year"],
			["2027-06", "a counselling"],
		]);
	});

	test("name the day for new certificates before the month's exams, and only where something is planned", () => {
		expect(steps([exam("a", [["exam", "2027-04"]])])).toEqual([["2027-04", "new year", "a exam"]]);
		expect(steps([])).toEqual([]);
	});
});

test("the financial year of the plan begins on 1 April, or on the first day of the range at the earliest", () => {
	expect(financialYearStart(RANGE)).toBe("2027-04-01");
	expect(financialYearStart(comingYear("2027-04-30"))).toBe("2027-04-01");
	expect(financialYearStart(comingYear("2027-05-01"))).toBe("2028-04-01");
});

test("graduate papers are listed only for graduate exams, and every other paper appears once", () => {
	const slugs = (level: "undergraduate" | "postgraduate") =>
		documentsOf(PLAN_DOCUMENTS, [{ level }]).flatMap(({ documents }) => documents.map(({ slug }) => slug));
	expect(slugs("undergraduate")).not.toContain("degree");
	expect(slugs("postgraduate").toSorted()).toEqual(PLAN_DOCUMENTS.map(({ slug }) => slug).toSorted());
});

test("the timeline of a plan has a lane for each kind of event, and its marks stay inside", () => {
	const day = financialYearStart(RANGE);
	const marks = [{ day, label: "new certificates" }];
	const one = exam("a", [["counselling", "2027-06", "2027-07"]]);
	const shape = layOutTimeLine([one, one], { range: RANGE, today: TODAY, kinds: PLANNED_KINDS, marks });
	expect(shape.rows.map(({ lanes }) => lanes.map(({ lane }) => lane))).toEqual([
		[...PLANNED_KINDS],
		[...PLANNED_KINDS],
	]);
	expect(shape.footY).toBe(shape.height - TIME_LINE.foot);
	for (const { x } of shape.marks) {
		expect(x).toBeGreaterThan(TIME_LINE.left);
		expect(x).toBeLessThan(TIME_LINE.width);
	}
});
