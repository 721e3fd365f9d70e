import type { Fee } from "@uchit/contract/fee.ts";
import { NOTICE_AUTHORITY, noticeHoldsUntil } from "@uchit/contract/fee-kind.ts";
import { nameProgramme } from "#app/facts/programme.ts";

export type FeeGroup = Pick<
	Fee,
	"authority" | "year" | "seats" | "amount" | "block" | "quota" | "covers" | "sourceId"
> & {
	key: string;
	programmes: string[];
};

/** Groups fees by year, seats, amount and document. Expects the newest year, regular seats and the cheapest first, and preserves it. */
export function groupFees(fees: readonly Fee[]): FeeGroup[] {
	const keyOf = ({ year, seats, amount, sourceId }: Fee) => [year, seats, amount, sourceId].join(" ");
	const groups = Map.groupBy(fees, keyOf);
	return [...groups].flatMap(([key, group]) => {
		const [first] = group;
		if (first === undefined) return [];
		const { authority, year, seats, amount, block, quota, covers, sourceId } = first;
		const programmes = [...new Set(group.map(({ programme }) => nameProgramme(programme)))].sort();
		return [{ key, authority, year, seats, amount, block, quota, covers, sourceId, programmes }];
	});
}

/** The newest year of lists and of notices separately: a later notice must not hide a whole list. */
export function newestFees(groups: readonly FeeGroup[]): FeeGroup[] {
	const [notices, lists] = [true, false].map((are) => groups.filter((group) => isNotice(group) === are));
	return [lists, notices].flatMap((some = []) => {
		const newest = Math.max(...some.map(({ year }) => year));
		return some.filter(({ year }) => year === newest);
	});
}

/** Whether the fee covers tuition, with or without a development fee; the form takes the rest separately. */
export function isTuition({ covers }: Pick<FeeGroup, "covers">): boolean {
	return covers !== "all-charges";
}

export function isNotice({ authority }: Pick<FeeGroup, "authority">): boolean {
	return authority === NOTICE_AUTHORITY;
}

/** The notice's academic year is over, so the fee may have changed. `today` as 2026-11-23. */
export function isOutOfDate(group: Pick<FeeGroup, "authority" | "year">, today: string): boolean {
	return isNotice(group) && today > noticeHoldsUntil(group.year);
}
