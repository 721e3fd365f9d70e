import type { Fee } from "@uchit/contract/fee.schema.ts";

/** One amount of one year with the programmes that cost it. */
export type FeeGroup = Pick<Fee, "year" | "seats" | "amount" | "block" | "sourceId"> & {
	key: string;
	/** As printed, in the order of the alphabet. */
	programmes: string[];
};

/** The fees by year, seats and amount, in the order in which they come: newest year first, regular seats first, then the cheaper. */
export function groupFees(fees: readonly Fee[]): FeeGroup[] {
	const groups = Map.groupBy(fees, ({ year, seats, amount }) => `${year} ${seats} ${amount}`);
	return [...groups].flatMap(([key, group]) => {
		const [first] = group;
		if (first === undefined) return [];
		const { year, seats, amount, block, sourceId } = first;
		const programmes = [...new Set(group.map(({ programme }) => programme))].sort();
		return [{ key, year, seats, amount, block, sourceId, programmes }];
	});
}

/** Those of the newest year. */
export function newestFees(groups: readonly FeeGroup[]): FeeGroup[] {
	const newest = Math.max(...groups.map(({ year }) => year));
	return groups.filter(({ year }) => year === newest);
}
