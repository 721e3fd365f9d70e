import { numberFormat } from "./intl.ts";

const UNITS = [
	{ size: 1e9, letter: "B" },
	{ size: 1e6, letter: "M" },
	{ size: 1e3, letter: "K" },
] as const;

const ONE_DECIMAL = { maximumFractionDigits: 1, useGrouping: false, signDisplay: "negative" } as const;

/**
 * Abbreviates with one decimal (spec 9): 1,500 → `1.5K`, 2,000,000 → `2M`, -1,500 → `-1.5K`. The unit fits the rounded number: 999,950 is
 * `1M`, not `1000K`. Throws RangeError unless finite.
 */
export function abbreviate(value: number): string {
	if (!Number.isFinite(value)) throw new RangeError(`Only a finite number can be abbreviated, not ${value}.`);
	const unit = UNITS.find(({ size }) => Math.abs(value) >= roundsUpTo(size));
	const oneDecimal = numberFormat("en-US", ONE_DECIMAL);
	return unit === undefined ? oneDecimal.format(value) : oneDecimal.format(value / unit.size) + unit.letter;
}

/** The smallest number that would round to 1000 in the next smaller unit. */
function roundsUpTo(size: number): number {
	return size - size / 20_000;
}
