import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { ExamSummary } from "@uchit/contract/exam-list.ts";
import { expect, test } from "vitest";
import { listNextExams, listOpeningNext, listOpenNow } from "./next-dates.ts";

const TODAY = "2026-11-21";

function exam(slug: string, events: readonly Partial<ExamEvent>[], state: "current" | "replaced" = "current") {
	return {
		slug,
		shortName: slug,
		sourceId: "guides",
		lifecycle: { state, writeNow: [] },
		events: events.map((event, index) => ({
			key: `${slug}-${index}`,
			kind: "application" as const,
			cycle: "2027",
			starts: "2026-10",
			status: "expected" as const,
			...event,
		})),
	} satisfies Partial<ExamSummary>;
}

const announced = {
	starts: "2026-11-01",
	ends: "2027-01-10",
	status: "official" as const,
	receipt: { publisher: "A board", document: "A notice", address: "https://board.example/notice", date: "2026-11-01" },
} as const;

test("announced dates come first, then the earliest closing, and past or ended exams are left out", () => {
	const exams = [
		exam("late", [{ ends: "2026-12" }]),
		exam("soon", [{ ends: "2026-11" }]),
		exam("over", [{ ends: "2026-10" }]),
		exam("ended", [{ ends: "2026-11" }], "replaced"),
		exam("other", [{ kind: "result", ends: "2026-12" }]),
		exam("told", [announced]),
	];
	expect(listOpenNow(exams, TODAY).map(({ slug, status }) => [slug, status === "official"])).toEqual([
		["told", true],
		["soon", false],
		["late", false],
	]);
});

test("an exam with several windows is listed once, with its open one", () => {
	const exams = [
		exam("twice", [
			{ starts: "2025-10", ends: "2025-11" },
			{ ends: "2026-12" },
			{ starts: "2026-11", ends: "2027-01" },
		]),
	];
	expect(listOpenNow(exams, TODAY)).toMatchObject([{ slug: "twice", starts: "2026-10", ends: "2026-12" }]);
});

test("upcoming openings begin after today, the earliest first", () => {
	const exams = [
		exam("b", [{ starts: "2027-02" }]),
		exam("a", [{ starts: "2026-12" }]),
		exam("now", [{ ends: "2026-12" }]),
	];
	expect(listOpeningNext(exams, TODAY).map(({ slug }) => slug)).toEqual(["a", "b"]);
});

test("exams are listed by their next exam day, and exams in their usual month come last", () => {
	const exams = [
		exam("b", [{ kind: "exam", starts: "2026-12" }]),
		exam("a", [
			{ kind: "exam", starts: "2026-11" },
			{ kind: "exam", starts: "2027-04" },
		]),
		exam("past", [{ kind: "exam", starts: "2026-05" }]),
	];
	expect(listNextExams(exams, TODAY).map(({ slug, starts }) => [slug, starts])).toEqual([
		["b", "2026-12"],
		["a", "2026-11"],
	]);
});
