import type { Fee } from "@uchit/contract/fee.ts";
import { FROM_NOTICES, noticeHoldsUntil } from "@uchit/contract/fee-kind.ts";

/** One amount of one year with the programmes that cost it. */
export type FeeGroup = Pick<
	Fee,
	"authority" | "year" | "seats" | "amount" | "block" | "quota" | "covers" | "sourceId"
> & {
	key: string;
	/** As printed, in alphabetical order. */
	programmes: string[];
};

/** The fees by year, seats, amount and document, in the order in which they come: newest year first, regular seats first, then the cheaper. */
export function groupFees(fees: readonly Fee[]): FeeGroup[] {
	const keyOf = ({ year, seats, amount, sourceId }: Fee) => [year, seats, amount, sourceId].join(" ");
	const groups = Map.groupBy(fees, keyOf);
	return [...groups].flatMap(([key, group]) => {
		const [first] = group;
		if (first === undefined) return [];
		const { authority, year, seats, amount, block, quota, covers, sourceId } = first;
		const programmes = [...new Set(group.map(({ programme }) => programme))].sort();
		return [{ key, authority, year, seats, amount, block, quota, covers, sourceId, programmes }];
	});
}

/** Those of the newest year, of an authority's lists and of notices each: one notice of a later year takes nothing from a whole list. */
export function newestFees(groups: readonly FeeGroup[]): FeeGroup[] {
	const [notices, lists] = [true, false].map((are) => groups.filter((group) => isNotice(group) === are));
	return [lists, notices].flatMap((some = []) => {
		const newest = Math.max(...some.map(({ year }) => year));
		return some.filter(({ year }) => year === newest);
	});
}

/** Tells whether fees cover tuition, with a development fee or without; the form asks for the rest of the costs. */
export function isTuition({ covers }: Pick<FeeGroup, "covers">): boolean {
	return covers !== "all-charges";
}

/** It stands on a notice that somebody sent. */
export function isNotice({ authority }: Pick<FeeGroup, "authority">): boolean {
	return authority === FROM_NOTICES;
}

/** The academic year of the notice is over: the fee may be another one now. `today` as 2026-11-23. */
export function isOutOfDate(group: Pick<FeeGroup, "authority" | "year">, today: string): boolean {
	return isNotice(group) && today > noticeHoldsUntil(group.year);
}
