import { CRORE, LAKH } from "./amount.ts";
import type { CorrectedField } from "./correction.ts";
import { latinDigits } from "./typed-number.ts";

type Limits = { possible: readonly [least: number, most: number]; usual: readonly [least: number, most: number] };

const LIMITS: Partial<Record<CorrectedField, Limits>> = {
	fee: { possible: [100, CRORE], usual: [1_000, 30 * LAKH] },
	seats: { possible: [1, 50_000], usual: [5, 600] },
	rank: { possible: [1, 1_000], usual: [1, 300] },
	"closing-rank": { possible: [1, 25 * LAKH], usual: [1, 15 * LAKH] },
	established: { possible: [1600, 2100], usual: [1800, 2100] },
};
const LIMITS_BY_MEASURE: Readonly<Record<string, Limits>> = {
	"median-salary": { possible: [10_000, 2 * CRORE], usual: [LAKH, 50 * LAKH] },
	placed: { possible: [1, LAKH], usual: [1, 5_000] },
	graduated: { possible: [1, LAKH], usual: [1, 5_000] },
};

type Figure = { field: CorrectedField; fact: unknown; value: string };

/** Says why a number is impossible, as the end of the sentence "It …"; undefined if it is possible. */
export function whyImpossible(figure: Figure): string | undefined {
	const limits = limitsOf(figure);
	if (limits === undefined || isWithin(limits.possible, figure.value)) return undefined;
	const [least, most] = limits.possible;
	return `has to be from ${least.toLocaleString("en-IN")} to ${most.toLocaleString("en-IN")}`;
}

export function isUnusual(figure: Figure): boolean {
	if (figure.field === "phone") return isShortPhone(figure.value);
	const limits = limitsOf(figure);
	return limits !== undefined && figure.value.trim() !== "" && !isWithin(limits.usual, figure.value);
}

/** Indian numbers have ten digits with their area code, not counting the leading 0. */
const PHONE_DIGITS = 10;

function isShortPhone(value: string): boolean {
	const digits = latinDigits(value).replaceAll(/\D/g, "").replace(/^0+/, "");
	return digits !== "" && digits.length < PHONE_DIGITS;
}

const MAX_CHANGE = 0.5;

/** Whether a published number changes by more than half: a second person has to agree before it is shown. */
export function isLargeChange(was: string, value: string): boolean {
	const [before, after] = [Number(was), Number(value)];
	if (was === "" || value === "" || !(before > 0) || Number.isNaN(after)) return false;
	return Math.abs(after - before) > before * MAX_CHANGE;
}

function limitsOf({ field, fact }: Figure): Limits | undefined {
	const measure: unknown = typeof fact === "object" && fact !== null && "measure" in fact ? fact.measure : undefined;
	return field === "placement" ? LIMITS_BY_MEASURE[String(measure)] : LIMITS[field];
}

function isWithin([least, most]: readonly [number, number], value: string): boolean {
	const number = Number(value.replaceAll(/[\s,₹]/g, ""));
	return number >= least && number <= most;
}
