import type { Branch } from "@uchit/contract/branch.ts";
import { isGeneralPool } from "@uchit/contract/cutoff-use.ts";
import { WOMAN } from "@uchit/contract/predict.ts";
import type { ClosingCell, ClosingsPage, ClosingsQuery } from "@uchit/contract/predict-closings.ts";
import { findStateSlug } from "@uchit/contract/state-names.ts";
import { foldValue, isForWomen } from "@uchit/predictor/fold.ts";
import { trendOf } from "@uchit/predictor/judge.ts";
import type { CounsellingIndex, PredictIndex } from "@uchit/predictor/predict-index.ts";
import { readExam } from "@uchit/predictor/question.ts";
import type { NamedCollege, Seat, SeatGroup } from "@uchit/predictor/seat.ts";
import { poolOf } from "@uchit/predictor/seat-pool.ts";
import { branchOf } from "#backend/predict/rules/branches.ts";

const PAGE_SIZE = 25;
const MAX_COLUMNS = 7;

/** Columns are the branches that visitors look for most. @throws BadField */
export function listClosings(predictIndex: PredictIndex, query: ClosingsQuery): ClosingsPage {
	const counsellingIndex = readExam(predictIndex, query);
	const { counselling, years, yearNote } = counsellingIndex;
	const isScore = counselling.mostScore !== undefined;
	const category = readCategory(counsellingIndex, query);
	const gender = readPool(counsellingIndex, category, query);
	const homeState = findHomeState(predictIndex, query);
	const seats = seatsOf(counsellingIndex, { category, gender, homeState: homeState?.slug });
	const rows = [...Map.groupBy(seats, ({ college }) => college)].map(([college, own]) => toRow(college, own, isScore));
	const branches = commonBranches(rows);
	const sorted = rows.toSorted(byColumns(branches, isScore));
	const items = sorted.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE).map((row) => toItem(row, branches));
	const sourceIds = new Set(items.flatMap(({ cells }) => cells.map(({ sourceId }) => sourceId)));
	return {
		exam: counselling.exam,
		authority: counselling.authority,
		isScore,
		years: [...years],
		yearNote,
		asked: { category, gender, homeState },
		branches,
		total: rows.length,
		page: query.page,
		pageSize: PAGE_SIZE,
		items,
		sources: [...sourceIds].sort().flatMap((id) => predictIndex.sources.get(id) ?? []),
	};
}

function usualGroups({ groups, counselling: { apart = [] } }: CounsellingIndex): SeatGroup[] {
	return groups.filter(({ rankSpace, genders }) => genders.length > 0 && !apart.includes(rankSpace));
}

function readCategory(counsellingIndex: CounsellingIndex, { category: [requested = ""] }: ClosingsQuery): string {
	const groups = usualGroups(counsellingIndex);
	const named = groups.find(({ seatType }) => foldValue(seatType) === foldValue(requested));
	const open = groups.filter(({ socialCategory, pwd, isSpecial }) => socialCategory === "open" && !pwd && !isSpecial);
	const [largest] = open.toSorted((a, b) => b.seats.length - a.seats.length);
	return (named ?? largest ?? groups[0])?.seatType ?? "";
}

function readPool(counsellingIndex: CounsellingIndex, category: string, { gender: [requested = ""] }: ClosingsQuery) {
	const ofCategory = usualGroups(counsellingIndex).filter(({ seatType }) => seatType === category);
	const pools = [...new Set(ofCategory.flatMap(({ genders }) => genders))].filter((pool) => pool !== "");
	if (pools.length < 2) return undefined;
	if (foldValue(requested) === WOMAN) return WOMAN;
	return pools.find((pool) => foldValue(pool) === foldValue(requested)) ?? pools.find((pool) => !isForWomen(pool));
}

function findHomeState({ states }: PredictIndex, { homeState: [requested = ""] }: ClosingsQuery) {
	const named = findStateSlug(requested);
	return states.find(({ slug }) => slug === named);
}

type Applicant = { category: string; gender: string | undefined; homeState: string | undefined };

function seatsOf(counsellingIndex: CounsellingIndex, applicant: Applicant): Seat[] {
	const { stateQuotas = {}, isHomeKnown = false } = counsellingIndex.counselling;
	const isHere = ({ region, homeState, quota, pool }: Seat, { isSpecial }: SeatGroup): boolean => {
		if (applicant.homeState !== undefined && stateQuotas[quota] === applicant.homeState) return true;
		if (!isGeneralPool(pool) && !(pool === "special" && isSpecial)) return false;
		if (region === "any") return true;
		if (applicant.homeState === undefined) return isHomeKnown || region === "other";
		return (applicant.homeState === homeState) === (region === "home");
	};
	const isOfPool = applicant.gender === undefined ? undefined : poolOf(applicant.gender);
	return usualGroups(counsellingIndex)
		.filter(({ seatType }) => seatType === applicant.category)
		.flatMap((group) =>
			group.seats.filter((seat) => seat.absent === undefined && isOfPool?.(seat) !== false && isHere(seat, group)),
		);
}

type Row = { college: NamedCollege; cells: ReadonlyMap<Branch, ClosingCell> };

function toRow(college: NamedCollege, seats: readonly Seat[], isScore: boolean): Row {
	const byBranch = Map.groupBy(seats, ({ programme }) => branchOf(programme));
	const cells = [...byBranch].flatMap(([branch, own]): [Branch, ClosingCell][] => {
		const [seat] = own.toSorted((a, b) => yearOf(b) - yearOf(a) || (isScore ? 1 : -1) * (closingOf(a) - closingOf(b)));
		const newest = seat?.finalFigures.at(-1);
		if (seat === undefined || newest === undefined) return [];
		const { closing, year, sourceId } = newest;
		const options = new Set(own.map(({ programmeKey }) => programmeKey)).size;
		return [
			[branch, { branch, programme: seat.programme, options, closing, year, trend: trendOf(seat, isScore), sourceId }],
		];
	});
	return { college, cells: new Map(cells) };
}

function yearOf({ finalFigures }: Seat): number {
	return finalFigures.at(-1)?.year ?? 0;
}

function closingOf({ finalFigures }: Seat): number {
	return finalFigures.at(-1)?.closing ?? 0;
}

function commonBranches(rows: readonly Row[]): Branch[] {
	const counts = new Map<Branch, number>();
	for (const branch of rows.flatMap(({ cells }) => [...cells.keys()]))
		counts.set(branch, (counts.get(branch) ?? 0) + 1);
	return [...counts]
		.filter(([branch]) => branch !== "other")
		.sort(([, a], [, b]) => b - a)
		.slice(0, MAX_COLUMNS)
		.map(([branch]) => branch);
}

/** Hardest of the first column first; institutes without it follow, ordered by the next column. */
function byColumns(branches: readonly Branch[], isScore: boolean): (a: Row, b: Row) => number {
	return (a, b) => {
		for (const branch of branches) {
			const [left, right] = [a.cells.get(branch)?.closing, b.cells.get(branch)?.closing];
			if (left !== undefined && right !== undefined && left !== right) return isScore ? right - left : left - right;
			if (left === undefined && right !== undefined) return 1;
			if (left !== undefined && right === undefined) return -1;
		}
		return a.college.place - b.college.place;
	};
}

function toItem(
	{ college: { slug, name, city }, cells }: Row,
	branches: readonly Branch[],
): ClosingsPage["items"][number] {
	const others = [...cells.values()].filter(({ branch }) => !branches.includes(branch));
	return {
		college: { slug, name, city },
		cells: branches.flatMap((branch) => cells.get(branch) ?? []),
		others: others.reduce((sum, { options }) => sum + options, 0),
	};
}
