import type { Replay } from "@uchit/contract/predict-replay.ts";
import { expect, test } from "vitest";
import type { Student } from "../students.ts";
import { sumClass } from "./class-summary.ts";
import type { ListSheet } from "./use-class-lists.ts";

const seat = {
	...{ choice: 0, college: "nit-goa", programme: "Civil", quota: "OS", seatType: "OPEN", gender: "" },
	...{ closingRank: 50_000, sourceId: "josaa" },
};
const student = (line: number): Student => ({ line, cells: { name: `Student ${line}` }, hasMore: false });
function lived({ yes = [], no = [] }: { yes?: number[]; no?: number[] }): ListSheet {
	const years = [...yes.map((year) => ({ year, end: seat })), ...no.map((year) => ({ year, end: undefined }))].map(
		(each): Replay["years"][number] => ({ ...each, authority: "JoSAA", rounds: [] }),
	);
	return {
		kind: "lived",
		left: { unreadable: 0, otherExam: 0 },
		lived: {
			replay: { years, notes: [], never: [], skipped: [], sources: [] },
			check: { movedUp: [], shut: [], swaps: [], empty: { years: [], open: [] }, sources: [] },
			list: { sent: [], body: { exam: "jee-mains", category: "OPEN", choices: [], decision: "float" } },
		},
	};
}

test("the class summary names students without a seat, most years first, counts each year, and skips failed rows", () => {
	const sheets: ListSheet[] = [
		lived({ yes: [2024], no: [2025] }),
		{ kind: "refused", refused: [] },
		lived({ no: [2024, 2025] }),
		lived({ yes: [2024, 2025] }),
		lived({}),
		{ kind: "unread", faults: [] },
	];
	const whole = sumClass(
		sheets.map((_, place) => student(place + 1)),
		sheets,
	);
	expect(whole.lived).toBe(4);
	expect(whole.without.map(({ student: { line }, years, totalYears }) => [line, years, totalYears])).toEqual([
		[3, [2024, 2025], 2],
		[1, [2025], 2],
	]);
	expect(whole.byYear).toEqual([
		{ year: 2024, without: 1, lists: 3 },
		{ year: 2025, without: 2, lists: 3 },
	]);
});
