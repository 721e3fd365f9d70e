import { isScoreSpace } from "@uchit/contract/cutoff-use.ts";
import { keyOfInstitute } from "#pipeline/cutoffs/build.ts";
import type { PrintedCutoff } from "#pipeline/cutoffs/printed.ts";

type Line = ReadonlyMap<string, PrintedCutoff>;

const MIN_COMPLETE = 30;
const MIN_COLUMNS = 3;
/** How much likelier the moved line must be, in log; high because several moves are tried per line. */
const FAR_LIKELIER = Math.log(20);

/**
 * Lists lines whose columns may have moved: much likelier with some values one column further, by the order in which categories close in
 * complete lines. Finds 76 of 311 moved lines of Delhi University's old copy, and 4 false ones; a move that keeps the order is not found.
 * Undefined with too few complete lines or columns. Categories' own lists are left out.
 */
export function listAgainstOdds(rows: readonly PrintedCutoff[]) {
	const readable = rows.filter((row) => figureOf(row) !== undefined && !row.rankSpace.endsWith("-category"));
	const byKey = Map.groupBy(readable, ({ institute, exam, year, round, programme, quota, gender, rankSpace }) =>
		[keyOfInstitute(institute), exam, year, round, programme, quota, gender, rankSpace].join("|"),
	);
	const lines = [...byKey.values()].map((cells): Line => new Map(cells.map((cell) => [cell.seatType, cell])));
	const isCommon = (column: string) => lines.filter((line) => line.has(column)).length * 2 >= lines.length;
	const common = [...new Set(readable.map(({ seatType }) => seatType))].filter(isCommon);
	const complete = lines.filter((line) => common.every((column) => line.has(column)));
	if (common.length < MIN_COLUMNS || complete.length < MIN_COMPLETE) return undefined;
	const columns = [...(complete[0]?.keys() ?? [])].filter((column) => common.includes(column));
	const likelihood = likelihoodOf(complete, columns);
	return lines
		.map((line) => ({ cells: [...line.values()], logOdds: bestMove(line, columns, likelihood) - likelihood(line) }))
		.filter(({ logOdds }) => logOdds > FAR_LIKELIER)
		.toSorted((a, b) => b.logOdds - a.logOdds);
}

function likelihoodOf(complete: readonly Line[], columns: readonly string[]): (line: Line) => number {
	const pairs = columns.flatMap((one, index) =>
		columns.slice(index + 1).map((other) => {
			const orders = complete.map((line) => orderOf(line, one, other)).filter((order) => order !== 0);
			const first = orders.filter((order) => order < 0).length;
			return { one, other, share: (first + 1) / (orders.length + 2) };
		}),
	);
	return (line) =>
		pairs.reduce((sum, { one, other, share }) => {
			const order = orderOf(line, one, other);
			return order === 0 ? sum : sum + Math.log(order < 0 ? share : 1 - share);
		}, 0);
}

function bestMove(line: Line, columns: readonly string[], likelihood: (line: Line) => number): number {
	const gaps = columns.filter((column) => !line.has(column));
	const moves = gaps.flatMap((gap) =>
		columns.map((_, from) => {
			const order = columns.filter((column) => column !== gap).toSpliced(from, 0, gap);
			const cells = columns.map((column, index) => [column, line.get(order[index] ?? "")] as const);
			return new Map(cells.flatMap(([column, cell]) => (cell === undefined ? [] : [[column, cell] as const])));
		}),
	);
	return Math.max(Number.NEGATIVE_INFINITY, ...moves.map(likelihood));
}

/** -1: `one` closes before `other`; 0: equal, or one is empty or only repeats the open seat's figure. */
function orderOf(line: Line, one: string, other: string): number {
	const [a, b] = [line.get(one), line.get(other)].map((cell) =>
		cell?.repeatsOpen ? undefined : cell && figureOf(cell),
	);
	return a === undefined || b === undefined ? 0 : Math.sign(a - b);
}

function figureOf({ rankSpace, closingRank, closingScore }: PrintedCutoff): number | undefined {
	return isScoreSpace(rankSpace) ? closingScore && -closingScore : closingRank;
}
