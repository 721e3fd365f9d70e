import { BRANCHES } from "@uchit/contract/branch.ts";
import { isGeneralPool } from "@uchit/contract/cutoff-use.ts";
import {
	type PredictReport,
	type PredictReportLine,
	REPORT_RANKS,
	REPORTED_BANDS,
} from "@uchit/contract/predict-report.ts";
import { isClose, judgeFigure, meetsClosing } from "@uchit/predictor/judge.ts";
import type { CounsellingIndex, PredictIndex } from "@uchit/predictor/predict-index.ts";
import type { FinalFigure } from "@uchit/predictor/seat.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import { branchOf } from "#backend/predict/rules/branches.ts";

const cache = new WeakMap<PredictIndex, Promise<PredictReport>>();

/**
 * Back-tests the predictor: for each year, the groups predicted from earlier years against the actual closings. Built once per index, in
 * about a second of processor time.
 */
export function getPredictReport(predictIndex: PredictIndex): Promise<PredictReport> {
	const known = cache.get(predictIndex) ?? buildReport(predictIndex);
	cache.set(predictIndex, known);
	return known;
}

async function buildReport(predictIndex: PredictIndex): Promise<PredictReport> {
	const exams: PredictReport["exams"] = [];
	const sourceIds = new Set<string>();
	for (const counsellingIndex of predictIndex.all) {
		const { exam, authority } = counsellingIndex.counselling;
		const branches = await branchesOf(counsellingIndex);
		if (branches.length > 0) for (const id of counsellingIndex.sourceIds) sourceIds.add(id);
		exams.push({ exam, authority, years: [...counsellingIndex.years], lines: sumLines(branches), branches });
	}
	const sources = [...sourceIds].sort().flatMap((id) => predictIndex.sources.get(id) ?? []);
	return { ranks: [...REPORT_RANKS], exams, sources };
}

type BranchReport = PredictReport["exams"][number]["branches"][number];

/** Every option in the general pools of the usual rank lists, from each list's second year on. */
async function branchesOf({ counselling, groups, years }: CounsellingIndex): Promise<BranchReport[]> {
	const later = years.slice(1);
	if (later.length === 0) return [];
	const tallies = new Map(BRANCHES.map((branch) => [branch, emptyLines(later)]));
	for (const { rankSpace, seats } of groups) {
		if (counselling.apart?.includes(rankSpace)) continue;
		for (const { pool, programme, finalFigures } of seats) {
			const lines = tallies.get(branchOf(programme));
			if (lines !== undefined && isGeneralPool(pool)) countSeat(lines, finalFigures);
		}
		await yieldToLoop();
	}
	const branches = [...tallies]
		.map(([branch, lines]) => ({ branch, lines: [...lines.values()] }))
		.filter(({ lines }) => lines.some(({ options, gone }) => options + gone > 0));
	// Two years of two different lists are one year each, and measure nothing.
	return branches.some(({ lines }) => lines.some(({ options }) => options > 0)) ? branches : [];
}

function emptyLines(years: readonly number[]): Map<string, PredictReportLine> {
	return new Map(
		years.flatMap((year) => REPORTED_BANDS.map((group) => [`${year} ${group}`, emptyLine(year, group)] as const)),
	);
}

/** All branches have the same years and groups, in one order. */
function sumLines([first, ...others]: readonly BranchReport[]): PredictReportLine[] {
	if (first === undefined) return [];
	return first.lines.map((line, place) => {
		const all = [line, ...others.flatMap(({ lines }) => lines[place] ?? [])];
		const sum = (read: (each: PredictReportLine) => number) => all.reduce((total, each) => total + read(each), 0);
		return {
			year: line.year,
			group: line.group,
			options: sum(({ options }) => options),
			inside: sum(({ inside }) => inside),
			close: { options: sum(({ close }) => close.options), inside: sum(({ close }) => close.inside) },
			gone: sum(({ gone }) => gone),
		};
	});
}

function emptyLine(year: number, group: PredictReportLine["group"]): PredictReportLine {
	return { year, group, options: 0, inside: 0, close: { options: 0, inside: 0 }, gone: 0 };
}

/** Counts an option in a year only if the year before, then the newest, has a figure for it. */
function countSeat(lines: ReadonlyMap<string, PredictReportLine>, figures: readonly FinalFigure[]): void {
	for (const [place, newest] of figures.entries()) {
		const year = (newest.year ?? 0) + 1;
		if (!lines.has(`${year} ${REPORTED_BANDS[0]}`)) continue;
		const before = figures.slice(0, place + 1);
		const next = figures[place + 1];
		const happened = next?.year === year ? next : undefined;
		for (const value of REPORT_RANKS) {
			const figure = { value, isScore: false };
			const line = lines.get(`${year} ${judgeFigure(figure, before)?.band ?? "unlisted"}`);
			if (line === undefined) continue;
			if (happened === undefined) line.gone++;
			else count(line, { isIn: meetsClosing(figure, happened), isClose: isClose(figure, newest) });
		}
	}
}

function count(line: PredictReportLine, { isIn, isClose }: { isIn: boolean; isClose: boolean }): void {
	line.options++;
	if (isIn) line.inside++;
	if (isClose) line.close.options++;
	if (isClose && isIn) line.close.inside++;
}
