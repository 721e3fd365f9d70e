import { BadField } from "@uchit/contract/bad-field.ts";
import { RANK_SPACES, type RankSpace } from "@uchit/contract/cutoff-kind.ts";
import { type Counselling, examOf, isJosaa } from "./counsellings.ts";
import type { QueryFigure } from "./figure.ts";
import type { CounsellingIndex, PredictIndex } from "./predict-index.ts";
import type { SeatGroup } from "./seat.ts";

export type QueryList = { counsellingIndex: CounsellingIndex; group: SeatGroup; figure: QueryFigure };

type Applicant = {
	counsellingIndex: CounsellingIndex;
	group: SeatGroup;
	common: QueryFigure | undefined;
	own: QueryFigure | undefined;
	quotas?: readonly string[] | undefined;
	homeState?: { slug: string } | undefined;
	stateCategory?: string | undefined;
};

/**
 * The lists that a question reads. The figure of a seat type's own list alone: that list. With the figure of everyone's list: all seat
 * types that it opens, in the exam's own counselling and, unless a quota was asked for, in every other that has a door for it.
 * @throws BadField where a category's rank is given and there is no such list
 */
export function findQueryLists(predictIndex: PredictIndex, applicant: Applicant): QueryList[] {
	const { counsellingIndex, group, common, own, quotas = [], homeState, stateCategory } = applicant;
	if (common === undefined) return own === undefined ? [] : [{ counsellingIndex, group, figure: own }];
	const spaces = spacesOf(counsellingIndex.counselling, group.rankSpace);
	if (own !== undefined && (spaces.own === undefined || group.rankSpace !== spaces.own))
		throw new BadField("rank", `"${group.seatType}" has no list of ranks of its own: give common alone`, {
			code: "no-category-rank",
			values: { given: group.seatType },
		});
	const figures = new Map([[spaces.everyone, common]]);
	if (own !== undefined && spaces.own !== undefined) figures.set(spaces.own, own);
	const seatTypes = [group.seatType, ...counsellingIndex.counselling.alsoOpen(group.seatType)];
	const lists = listsOf(counsellingIndex, seatTypes, figures);
	if (quotas.length > 0) return lists;
	const admitting = listOtherCounsellings(predictIndex, counsellingIndex, spaces.everyone);
	const nearestFirst = admitting.toSorted((a, b) => distanceOf(a, homeState) - distanceOf(b, homeState));
	const others = nearestFirst.flatMap((other) => {
		const { door, isOfStateAlone, state } = other.counselling;
		if (isOfStateAlone === true && state !== homeState?.slug) return [];
		const { open = [], own: byCategory = {} } = door ?? {};
		const named = isOfStateAlone === true && stateCategory !== undefined ? [stateCategory] : [];
		return listsOf(other, [...open, ...(byCategory[group.seatType] ?? []), ...named], figures);
	});
	return [...lists, ...others];
}

/** Sorts counsellings: those filled after JoSAA first, then the home state's own, then those of other states. */
function distanceOf({ counselling }: CounsellingIndex, homeState: Applicant["homeState"]): number {
	if (isJosaa(counselling)) return 0;
	return counselling.state !== undefined && counselling.state === homeState?.slug ? 1 : 2;
}

export function findHomeStateCounselling(
	{ all }: PredictIndex,
	{ counselling: { exam } }: CounsellingIndex,
	homeState: { slug: string } | undefined,
): CounsellingIndex | undefined {
	return all.find(
		({ counselling }) =>
			counselling.isOfStateAlone === true && counselling.exam === exam && counselling.state === homeState?.slug,
	);
}

export function spacesOf(
	{ categorySpaces = {} }: Counselling,
	rankSpace: RankSpace,
): { everyone: RankSpace; own: RankSpace | undefined } {
	const everyone = rankSpaceKeys(categorySpaces).find((all) => categorySpaces[all] === rankSpace) ?? rankSpace;
	return { everyone, own: categorySpaces[everyone] };
}

function rankSpaceKeys(spaces: Readonly<Partial<Record<RankSpace, RankSpace>>>): RankSpace[] {
	return RANK_SPACES.filter((space) => spaces[space] !== undefined);
}

function listsOf(
	counsellingIndex: CounsellingIndex,
	seatTypes: readonly string[],
	figures: ReadonlyMap<RankSpace, QueryList["figure"]>,
): QueryList[] {
	return counsellingIndex.groups.flatMap((group: SeatGroup): QueryList[] => {
		const figure = figures.get(group.rankSpace);
		return figure !== undefined && seatTypes.includes(group.seatType) ? [{ counsellingIndex, group, figure }] : [];
	});
}

export function listOtherCounsellings(
	{ all }: PredictIndex,
	own: CounsellingIndex,
	everyone: RankSpace | undefined,
): CounsellingIndex[] {
	if (everyone === undefined || examOf(everyone) !== own.counselling.exam) return [];
	return all.filter(
		(each) => each !== own && each.counselling.door !== undefined && each.counselling.rankSpaces.includes(everyone),
	);
}
