import { numberFormat } from "./intl.ts";

const UNITS = [
	{ size: 1e9, letter: "B" },
	{ size: 1e6, letter: "M" },
	{ size: 1e3, letter: "K" },
] as const;

const ONE_DECIMAL = { maximumFractionDigits: 1, useGrouping: false, signDisplay: "negative" } as const;

/**
 * A number in short (spec 9), rounded to one decimal: 1,500 → `1.5K`, 2,000,000 → `2M`, -1,500 → `-1.5K`. The unit is
 * chosen for the rounded number: 999,950 is `1M`, never `1000K`. Throws a RangeError for what is no finite number.
 */
export function abbreviate(value: number): string {
	if (!Number.isFinite(value)) throw new RangeError(`Only a finite number can be abbreviated, not ${value}.`);
	const unit = UNITS.find(({ size }) => Math.abs(value) >= roundsUpTo(size));
	const oneDecimal = numberFormat("en-US", ONE_DECIMAL);
	return unit === undefined ? oneDecimal.format(value) : oneDecimal.format(value / unit.size) + unit.letter;
}

/** The least number that, in the next smaller unit and with one decimal, would read as a thousand. */
function roundsUpTo(size: number): number {
	return size - size / 20_000;
}
