import { chooseKey, isFresh, keyOf } from "@uchit/contract/comparable.ts";
import type { ComparedCollege, NewestYears } from "@uchit/contract/compare.ts";
import type { FeeSummary } from "@uchit/contract/fee.ts";
import type { Intake } from "@uchit/contract/intake.ts";
import { isMainlyOfNeet, NEET } from "@uchit/contract/main-field.ts";
import { MIN_PEOPLE, type Placement } from "@uchit/contract/outcome.ts";
import type { Ranking, RankingList } from "@uchit/contract/ranking.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import type { HardestClosing } from "#app/facts/hardest-closing.ts";
import type { CompareLevel } from "./search.ts";

/** A cell's figure without wording. Seats are those that an authority approved or that the institution reported. */
export type CellFigure =
	| { row: "closing"; closing: HardestClosing }
	| { row: "fee"; fee: FeeSummary }
	| { row: "salary"; placement: Placement }
	| { row: "seats"; seats: number; year: number; by: { authority: string } | { level: string } }
	| { row: "rank"; ranking: Ranking };

export type DecisiveCell = {
	figure: CellFigure;
	kind: string;
	year: number;
	/** The list of the field, and the number of people behind the figure. */
	list: RankingList | undefined;
	people: number;
	/** Least and most; undefined if the value cannot be compared. */
	range: readonly [least: number, most: number] | undefined;
	/** Its receipt on the college's page of sources, if there is one, else its source on this page. */
	anchor: string | undefined;
	sourceId: string;
	isApart?: boolean;
};

export type DecisiveRow = {
	row: CellFigure["row"];
	cells: readonly (DecisiveCell | undefined)[];
	best: number | undefined;
};

export type ClosingAndCourses = { closing: HardestClosing | undefined; courses: readonly Intake[] };

const ROWS = ["closing", "fee", "salary", "seats", "rank"] as const;

export type CandidateCells = {
	mainList: RankingList | undefined;
	rows: Readonly<Record<CellFigure["row"], readonly DecisiveCell[]>>;
};

export function listCandidateCells(
	college: ComparedCollege,
	beside: ClosingAndCourses | undefined,
	{ level, newest }: { level: CompareLevel; newest: NewestYears },
): CandidateCells {
	const rows = {
		closing: closingCells(beside?.closing, college),
		// Published fees are those of undergraduate seats.
		fee: level === "ug" ? feeCells(college.fees) : [],
		salary: salaryCells(college.placements, level),
		seats: [...approvedCells(beside?.courses ?? [], level), ...reportedCells(college.reported, level)],
		rank: rankCells(college.rankings),
	};
	const fresh = (row: CellFigure["row"]) => rows[row].filter(({ year }) => isFresh(year, newest[row]));
	return {
		mainList: college.mainList,
		rows: {
			closing: fresh("closing"),
			fee: fresh("fee"),
			salary: fresh("salary"),
			seats: fresh("seats"),
			rank: fresh("rank"),
		},
	};
}

export function decisiveRows(offers: readonly CandidateCells[]): DecisiveRow[] {
	const mainLists = offers.map(({ mainList }) => mainList);
	const rows = ROWS.flatMap((row) => {
		const cells = alignCells(
			offers.map(({ rows }) => rows[row]),
			mainLists,
		);
		const isStated = cells.some((cell) => cell !== undefined) && (row !== "closing" || hasSharedKind(cells));
		return isStated ? [{ row, cells, best: findBestCell(cells) }] : [];
	});
	return putComparableRowsFirst(rows);
}

/** Whether at least two closing ranks are of one kind; otherwise there is nothing to compare. */
function hasSharedKind(cells: readonly (DecisiveCell | undefined)[]): boolean {
	return cells.length === 1 || cells.filter((cell) => cell !== undefined && cell.isApart !== true).length > 1;
}

export function putComparableRowsFirst<Row extends { cells: readonly unknown[] }>(rows: readonly Row[]): Row[] {
	const isKnownOfTwo = ({ cells }: Row) => cells.filter((cell) => cell !== undefined).length > 1;
	return [...rows.filter(isKnownOfTwo), ...rows.filter((row) => !isKnownOfTwo(row))];
}

/** Picks the key that most colleges share, by `chooseKey`; other values are marked as apart. */
export function alignCells(
	offers: readonly (readonly DecisiveCell[])[],
	mainLists: readonly (RankingList | undefined)[],
): (DecisiveCell | undefined)[] {
	const weighed = offers.map((cells) => cells.map((cell) => ({ ...cell, isExact: cell.range !== undefined })));
	const common = chooseKey(weighed, mainLists);
	const isCommon = (cell: DecisiveCell) => keyOf(cell) === common;
	const isShared = offers.filter((cells) => cells.some(isCommon)).length > 1;
	const isAlone = offers.filter(({ length }) => length > 0).length === 1;
	return offers.map((cells, place) => {
		const own = cells.find(isCommon);
		if (own !== undefined && (isShared || isAlone)) return own;
		const key = chooseKey(weighed.slice(place, place + 1), mainLists.slice(place, place + 1));
		const other = cells.find((cell) => keyOf(cell) === key);
		return other && { ...other, isApart: true };
	});
}

/** The index of the best value. Undefined if one is unknown, if kinds or years differ, or if the best is shared or ranges overlap. */
export function findBestCell(cells: readonly (DecisiveCell | undefined)[]): number | undefined {
	const known = cells.flatMap((cell) => (cell?.range === undefined ? [] : [{ ...cell, range: cell.range }]));
	const isOneKind = new Set(known.map(({ kind, year }) => `${year} ${kind}`)).size === 1;
	const [first] = known;
	if (first === undefined || known.length < 2 || known.length < cells.length || !isOneKind) return undefined;
	const isBetter = ([least, most]: readonly [number, number], [otherLeast, otherMost]: readonly [number, number]) =>
		isLowerBetter(first.figure) ? most < otherLeast : least > otherMost;
	const best = known.findIndex((one) => known.every((other) => other === one || isBetter(one.range, other.range)));
	return best === -1 ? undefined : best;
}

/** A low closing rank is hard to get in with, but closing marks are hard if high. */
function isLowerBetter(figure: CellFigure): boolean {
	return figure.row === "fee" || figure.row === "rank" || (figure.row === "closing" && !figure.closing.isScore);
}

/** MBBS and BDS are two courses, and neither is what a college of engineering is compared by. */
function closingCells(closing: HardestClosing | undefined, college: ComparedCollege): DecisiveCell[] {
	if (closing === undefined) return [];
	const { exam, authority, quota, pool, seatType, gender, rankSpace } = closing.seat;
	const isOfNeet = exam === NEET;
	if (isOfNeet && !isMainlyOfNeet(college)) return [];
	return [
		{
			figure: { row: "closing", closing },
			kind: [exam, authority, quota, pool, seatType, gender, rankSpace, isOfNeet ? closing.programme : ""].join(" | "),
			year: closing.year,
			list: undefined,
			people: 0,
			range: [closing.closing, closing.closing],
			anchor: undefined,
			sourceId: closing.sourceId,
		},
	];
}

function feeCells(fees: ComparedCollege["fees"]): DecisiveCell[] {
	return fees.map((fee) => ({
		figure: { row: "fee", fee },
		kind: `${fee.quota} ${fee.covers}`,
		year: fee.year,
		list: undefined,
		people: 0,
		range: [fee.least, fee.most],
		anchor: undefined,
		sourceId: fee.sourceId,
	}));
}

/** One cell per list, course length and year; a median and a share are different kinds. */
function salaryCells(placements: ComparedCollege["placements"], level: CompareLevel): DecisiveCell[] {
	const telling = placements.filter(
		({ mark, medianSalary, placed, ...row }) =>
			isOfLevel(row, level) && mark !== "suspect" && (medianSalary !== undefined || placed !== undefined),
	);
	return telling.map((placement) => {
		const { list, cohort, medianSalary, mark, graduated = 0, placed = 0, sourceId } = placement;
		const measure = medianSalary === undefined ? "placed" : "median-salary";
		const isFair = medianSalary !== undefined && mark === undefined && placed >= MIN_PEOPLE;
		return {
			figure: { row: "salary", placement },
			kind: `${list} ${placement.level} ${measure}`,
			year: cohort,
			list,
			people: graduated,
			range: isFair ? [medianSalary, medianSalary] : undefined,
			anchor: receiptIds.outcome({ ...placement, measure }),
			sourceId,
		};
	});
}

const LEVELS = { ug: ["undergraduate"], pg: ["postgraduate", "postgraduate-diploma"] } as const;

/** Approved seats of a campus from each authority's newest list. An unknown number means no sum. */
function approvedCells(courses: readonly Intake[], level: CompareLevel): DecisiveCell[] {
	const own = courses.filter(
		(course) =>
			LEVELS[level].some((each) => each === course.level) && (course.mode === "regular" || course.mode === "part-time"),
	);
	return [...Map.groupBy(own, ({ authority }) => authority)].flatMap(([authority, group]) => {
		const [first] = group;
		if (first === undefined || group.some(({ seats }) => seats === undefined)) return [];
		const seats = group.reduce((sum, { seats = 0 }) => sum + seats, 0);
		return [
			{
				figure: { row: "seats", seats, year: first.year, by: { authority } },
				kind: authority,
				year: first.year,
				list: authority === "nmc" ? "medical" : undefined,
				people: seats,
				range: [seats, seats],
				anchor: undefined,
				sourceId: first.sourceId,
			} satisfies DecisiveCell,
		];
	});
}

/** Seats reported to the ranking, by list and course length; for a year the newest report counts. */
function reportedCells(reported: ComparedCollege["reported"], level: CompareLevel): DecisiveCell[] {
	return reported
		.filter((row) => row.measure === "sanctioned-intake" && row.mark === undefined && isOfLevel(row, level))
		.toSorted((a, b) => b.year - a.year)
		.map((row) => ({
			figure: { row: "seats", seats: row.value, year: row.cohort, by: { level: row.level } },
			kind: `${row.list} ${row.level}`,
			year: row.cohort,
			list: row.list,
			people: row.value,
			range: [row.value, row.value],
			anchor: receiptIds.outcome(row),
			sourceId: row.sourceId,
		}));
}

/** A band cannot be compared with a rank. */
function rankCells(rankings: ComparedCollege["rankings"]): DecisiveCell[] {
	return rankings.map((ranking) => ({
		figure: { row: "rank", ranking },
		kind: ranking.list,
		year: ranking.year,
		list: ranking.list,
		people: 0,
		range: ranking.rank === undefined ? undefined : [ranking.rank, ranking.rank],
		anchor: receiptIds.rank(ranking),
		sourceId: ranking.sourceId,
	}));
}

/** `ug-4` and `ug` are undergraduate; a doctorate has neither level. */
export function isOfLevel({ level }: { level: string }, wanted: CompareLevel): boolean {
	return level === wanted || level.startsWith(`${wanted}-`);
}
