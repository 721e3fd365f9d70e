import type { ComparedCollege } from "@uchit/contract/compare.schema.ts";
import { newestPlacement } from "@uchit/contract/compare-parts.ts";
import type { FeeSummary } from "@uchit/contract/fee.schema.ts";
import type { Intake } from "@uchit/contract/intake.schema.ts";
import type { Placement } from "@uchit/contract/outcome.schema.ts";
import { compareForLead, LEAST_PEOPLE } from "@uchit/contract/outcome.ts";
import type { Ranking } from "@uchit/contract/ranking.schema.ts";
import { RANKING_LISTS } from "@uchit/contract/ranking.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import type { Entry } from "#app/facts/entry.ts";
import type { CompareLevel } from "./search.ts";

/** What one cell says, in no language. Seats are those that an authority approved, or those that the institution reported. */
export type Told =
	| { row: "closing"; closing: Entry }
	| { row: "fee"; fee: FeeSummary }
	| { row: "salary"; placement: Placement }
	| { row: "seats"; seats: number; year: number; by: { authority: string } | { level: string } }
	| { row: "rank"; ranking: Ranking };

export type DecisiveCell = {
	told: Told;
	/** Only figures of one kind and year are held against each other. */
	kind: string;
	year: number;
	/** From the least to the most, where it can be held against others at all. */
	range: readonly [least: number, most: number] | undefined;
	/** Its receipt on the college's page of sources; without one, its source on the page. */
	anchor: string | undefined;
	sourceId: string;
};

export type DecisiveRow = {
	row: Told["row"];
	cells: readonly (DecisiveCell | undefined)[];
	/** Which of them is best, where that can be said: see `bestOf`. */
	best: number | undefined;
};

/** What the rows need beside the colleges, in their order: how the hardest seat closed, and the approved courses. */
export type Beside = { closing: Entry | undefined; courses: readonly Intake[] };

/** The rows by which most people decide, of one level: a row is left out where nobody tells anything. */
export function decisiveRows(
	colleges: readonly ComparedCollege[],
	beside: readonly (Beside | undefined)[],
	level: CompareLevel,
): DecisiveRow[] {
	const tellings = colleges.map((college, place) => ({
		closing: closingCells(beside[place]?.closing),
		// The fees that are published are those of seats after school.
		fee: level === "ug" ? feeCells(college.fees) : [],
		salary: salaryCells(college.placements, level),
		seats: [...approvedCells(beside[place]?.courses ?? [], level), ...reportedCells(college.reported, level)],
		rank: rankCells(college.rankings),
	}));
	return (["closing", "fee", "salary", "seats", "rank"] as const).flatMap((row) => {
		const cells = align(tellings.map((telling) => telling[row]));
		return cells.every((cell) => cell === undefined) ? [] : [{ row, cells, best: bestOf(cells) }];
	});
}

/** Of what each could show, the kind that most can, and most as a figure that can be held against others; else what it has first. */
export function align(offers: readonly (readonly DecisiveCell[])[]): (DecisiveCell | undefined)[] {
	const firsts = offers.flatMap((cells) => [...new Map(cells.toReversed().map((cell) => [cell.kind, cell])).values()]);
	const known = ([, cells]: [string, DecisiveCell[]]) => cells.filter(({ range }) => range !== undefined).length;
	const [common] = [...Map.groupBy(firsts, ({ kind }) => kind)].toSorted(
		(one, other) => other[1].length - one[1].length || known(other) - known(one),
	);
	return offers.map((cells) => cells.find(({ kind }) => kind === common?.[0]) ?? cells[0]);
}

/**
 * The place of the one that is better than every other. Undefined where one is not known, where they are not all of one kind and
 * year, and where two share the best or their ranges touch.
 */
export function bestOf(cells: readonly (DecisiveCell | undefined)[]): number | undefined {
	const known = cells.flatMap((cell) => (cell?.range === undefined ? [] : [{ ...cell, range: cell.range }]));
	const isOneKind = new Set(known.map(({ kind, year }) => `${year} ${kind}`)).size === 1;
	const [first] = known;
	if (first === undefined || known.length < 2 || known.length < cells.length || !isOneKind) return undefined;
	const isBetter = ([least, most]: readonly [number, number], [otherLeast, otherMost]: readonly [number, number]) =>
		isLessBetter(first.told) ? most < otherLeast : least > otherMost;
	const best = known.findIndex((one) => known.every((other) => other === one || isBetter(one.range, other.range)));
	return best === -1 ? undefined : best;
}

/** A closing rank is best where it is hardest to get in, as marks where they are highest. */
function isLessBetter(told: Told): boolean {
	return told.row === "fee" || told.row === "rank" || (told.row === "closing" && !told.closing.isScore);
}

function closingCells(closing: Entry | undefined): DecisiveCell[] {
	if (closing === undefined) return [];
	const { exam, authority, quota, pool, seatType, gender, rankSpace } = closing.seat;
	return [
		{
			told: { row: "closing", closing },
			kind: [exam, authority, quota, pool, seatType, gender, rankSpace].join(" | "),
			year: closing.year,
			range: [closing.closing, closing.closing],
			anchor: undefined,
			sourceId: closing.sourceId,
		},
	];
}

function feeCells(fees: ComparedCollege["fees"]): DecisiveCell[] {
	return fees.map((fee) => ({
		told: { row: "fee", fee },
		kind: `${fee.quota} ${fee.covers}`,
		year: fee.year,
		range: [fee.least, fee.most],
		anchor: undefined,
		sourceId: fee.sourceId,
	}));
}

/** Of each list and course length the newest that tells a salary, the largest first. */
function salaryCells(placements: ComparedCollege["placements"], level: CompareLevel): DecisiveCell[] {
	const groups = Map.groupBy(
		placements.filter((placement) => isOfLevel(placement, level)),
		(placement) => `${placement.list} ${placement.level}`,
	);
	const newest = [...groups.values()].flatMap((group) => newestPlacement(group) ?? []);
	return newest.toSorted(compareForLead).map((placement) => {
		const { list, cohort, medianSalary, mark, placed = 0, sourceId } = placement;
		const isFair = medianSalary !== undefined && mark === undefined && placed >= LEAST_PEOPLE;
		return {
			told: { row: "salary", placement },
			kind: `${list} ${placement.level}`,
			year: cohort,
			range: isFair ? [medianSalary, medianSalary] : undefined,
			anchor: receiptIds.outcome({ ...placement, measure: medianSalary === undefined ? "placed" : "median-salary" }),
			sourceId,
		};
	});
}

const LEVELS = { ug: ["undergraduate"], pg: ["postgraduate", "postgraduate-diploma"] } as const;

/** Of each authority the seats of a campus, as its newest list approves them; undefined numbers make no sum. */
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
				told: { row: "seats", seats, year: first.year, by: { authority } },
				kind: authority,
				year: first.year,
				range: [seats, seats],
				anchor: undefined,
				sourceId: first.sourceId,
			} satisfies DecisiveCell,
		];
	});
}

/** Of each course length the newest number of seats that the institution reported to the ranking, the most first. */
function reportedCells(reported: ComparedCollege["reported"], level: CompareLevel): DecisiveCell[] {
	const intakes = reported.filter(
		(row) => row.measure === "sanctioned-intake" && row.mark === undefined && isOfLevel(row, level),
	);
	const newest = [...Map.groupBy(intakes, (row) => row.level).values()].flatMap(
		(group) => group.toSorted((a, b) => b.cohort - a.cohort || b.year - a.year)[0] ?? [],
	);
	return newest
		.toSorted((a, b) => b.value - a.value)
		.map((row) => ({
			told: { row: "seats", seats: row.value, year: row.cohort, by: { level: row.level } },
			kind: row.level,
			year: row.cohort,
			range: [row.value, row.value],
			anchor: receiptIds.outcome(row),
			sourceId: row.sourceId,
		}));
}

/** The newest place in each list; a band is not held against a rank. */
function rankCells(rankings: ComparedCollege["rankings"]): DecisiveCell[] {
	const newest = [...Map.groupBy(rankings, ({ list }) => list).values()].flatMap(([first]) => first ?? []);
	return newest
		.toSorted(
			(a, b) =>
				b.year - a.year ||
				(a.rank ?? Infinity) - (b.rank ?? Infinity) ||
				RANKING_LISTS.indexOf(a.list) - RANKING_LISTS.indexOf(b.list),
		)
		.map((ranking) => ({
			told: { row: "rank", ranking },
			kind: ranking.list,
			year: ranking.year,
			range: ranking.rank === undefined ? undefined : [ranking.rank, ranking.rank],
			anchor: receiptIds.rank(ranking),
			sourceId: ranking.sourceId,
		}));
}

/** `ug-4` and `ug` are undergraduate; a doctorate is of neither. */
export function isOfLevel({ level }: { level: string }, wanted: CompareLevel): boolean {
	return level === wanted || level.startsWith(`${wanted}-`);
}
