import { expect, test } from "vitest";
import { buildCounselling, CONTRADICTED, REPEATED_ROW } from "#pipeline/cutoffs/build.ts";
import { DEFAULTS, type PrintedCutoff } from "#pipeline/cutoffs/printed.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import { UNDECIDED_INSTITUTION } from "#pipeline/report.ts";

const institute: Mention = { source: "kcet", name: "RV College, Bengaluru", city: "", state: "Karnataka" };

function row(line: number, changes: Partial<PrintedCutoff>): PrintedCutoff {
	return {
		...DEFAULTS,
		file: "kcet/2025/round1.json.gz",
		line,
		institute,
		exam: "kcet",
		authority: "KEA",
		year: 2025,
		round: 1,
		programme: "CIVIL ENGINEERING",
		pool: "home-state",
		seatType: "GM",
		socialCategory: "open",
		closingRank: 100,
		rankSpace: "kcet-engineering",
		sourceId: "kcet-2025",
		...changes,
	};
}

function build(rows: PrintedCutoff[]) {
	return buildCounselling({ sourceId: "kcet-2025", hasRounds: true, read: () => rows }, ({ name }) =>
		name === institute.name ? { collegeId: "C-1", by: "reviewed", why: "looked at" } : undefined,
	);
}

test("rows read are rows accepted and rows refused, each refusal with its line and reason", () => {
	const stranger: Mention = { ...institute, name: "Hogwarts" };
	const { cutoffs, refusals, report, undecided } = build([
		row(1, {}),
		row(2, { institute: stranger }),
		row(3, { seatType: "SCG", closingRank: undefined, unreadable: "no closing rank" }),
		row(4, {}),
	]);
	expect(cutoffs).toHaveLength(1);
	expect(refusals.map(({ line, reason }) => [line, reason])).toEqual([
		[2, UNDECIDED_INSTITUTION],
		[3, "no closing rank"],
		[4, REPEATED_ROW],
	]);
	expect(report).toMatchObject({ read: 4, kept: 1, refused: 3, marked: 0 });
	expect(undecided).toEqual([stranger]);
});

test("with two figures for one seat the first stays, is marked, and is out of every tool", () => {
	const { cutoffs, refusals } = build([row(1, {}), row(2, { closingRank: 900 })]);
	expect(cutoffs).toMatchObject([{ closingRank: 100, mark: "suspect" }]);
	expect(refusals.map(({ reason }) => reason)).toEqual([CONTRADICTED]);
});

test("a seat that closes before it opens mixes two lists and is marked", () => {
	const { cutoffs } = build([row(1, { openingRank: 500, closingRank: 100 })]);
	expect(cutoffs[0]?.mark).toBe("mixed-rank-space");
});

test("only printed rounds are recorded", () => {
	const { cutoffs } = build([row(1, { round: 3 })]);
	expect(cutoffs.map(({ round }) => round)).toEqual([3]);
});
