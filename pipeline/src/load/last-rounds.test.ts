import { expect, test } from "vitest";
import { findLastRounds } from "#pipeline/load/cutoffs.ts";

const ROW = { collegeId: "C-1", exam: "comedk-uget", authority: "COMEDK", year: 2025, round: 1 };
const isLast = (...documents: (typeof ROW | (Omit<typeof ROW, "round"> & { round: undefined }))[][]) => {
	const find = findLastRounds(
		documents.map((cutoffs) => ({ cutoffs })),
		new Set(["COMEDK"]),
	);
	return documents.flatMap((cutoffs) => cutoffs.map(find));
};

test("the last round is the last of all documents of a year, for each institution separately", () => {
	expect(isLast([ROW, { ...ROW, collegeId: "C-2" }], [{ ...ROW, round: 3 }])).toEqual([false, true, true]);
	expect(isLast([ROW, { ...ROW, round: 2, year: 2024 }, { ...ROW, round: 2, exam: "gate" }])).toEqual([
		true,
		true,
		true,
	]);
});

test("an earlier round by another list of ranks is not the last round; the later round is", () => {
	const merit = { ...ROW, round: 3, rankSpace: "mht-cet-state-merit" };
	const percentile = { ...ROW, round: 4, rankSpace: "mht-cet-percentile-score" };
	expect(isLast([merit], [percentile])).toEqual([false, true]);
});

test("every row counts as last if no round is printed; if some are, rows without a round do not", () => {
	expect(isLast([{ ...ROW, round: undefined }])).toEqual([true]);
	expect(isLast([{ ...ROW, round: undefined }, ROW])).toEqual([false, true]);
});
