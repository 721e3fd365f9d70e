import type { Placement } from "@uchit/contract/outcome.ts";

const MOST_GROWTH_A_YEAR = 1.6;

/** Marks each salary that is more than 60 % a year above or below the last one of its list and level that is not odd. */
export function markJumps(placements: readonly Placement[]): Placement[] {
	const groups = Map.groupBy(placements, ({ list, level }) => `${list} ${level}`);
	const jumps = new Set([...groups.values()].flatMap(jumpsOf));
	return placements.map((placement) => (jumps.has(placement) ? { ...placement, mark: "jump" } : placement));
}

function jumpsOf(group: readonly Placement[]): Placement[] {
	const told = group
		.filter(({ mark, medianSalary }) => mark === undefined && medianSalary !== undefined)
		.toSorted((a, b) => a.cohort - b.cohort);
	let [last] = told;
	return told.filter((placement) => {
		if (last === undefined || isJump(last, placement)) return true;
		last = placement;
		return false;
	});
}

function isJump(from: Placement, to: Placement): boolean {
	const growth = (to.medianSalary ?? 0) / (from.medianSalary ?? 0);
	return Math.max(growth, 1 / growth) > MOST_GROWTH_A_YEAR ** (to.cohort - from.cohort);
}
