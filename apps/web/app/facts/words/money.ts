import { COSTS_IN_SUM, type CostKind, type Country } from "@uchit/contract/country.ts";
import type { CourseFeeRange } from "@uchit/contract/study-abroad.ts";
import { plainNumber } from "@uchit/contract/typed-number.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { formatCurrency } from "./currency.ts";

/** How far rates and prices may move: a tenth to either side. */
const BAND = 0.1;

/** The yearly tuition of a field and level in a register of courses. */
export type RegisteredTuition = { range: CourseFeeRange; sourceId: string; year: string };

/** One part of the money, in the country's own currency, with its receipt. */
export type MoneyPart = {
	key: string;
	kind: CostKind;
	amount: number;
	year: string;
	sourceId: string;
	/** The editor's words for its coverage, or the courses whose middle it is. */
	about: { kind: "cost"; text: string; textHi: string | undefined } | { kind: "courses"; range: CourseFeeRange };
};

export type FirstYearMoney = {
	/** The parts that have a receipt. */
	parts: MoneyPart[];
	/** Proof of funds: to be shown, never spent. */
	beside: MoneyPart[];
	/** Parts of the sum that nobody gives a receipt for. */
	missing: CostKind[];
	/** The sum of the parts; undefined if a part that every student pays is missing. */
	total: number | undefined;
	/** The missing parts without which there is no total. */
	lacking: CostKind[];
};

/** Adds up the first year: a total only with tuition and living in it, or five visas would be compared with five lives. Tuition comes from a register where there is one and a field is chosen. */
export function addFirstYear(
	{ costs, receipts, source_id }: Pick<Country, "costs" | "receipts" | "source_id">,
	tuition?: RegisteredTuition,
): FirstYearMoney {
	const written = costs.map(({ kind, amount, year, text, textHi }, place): MoneyPart => {
		const sourceId = receipts[`costs.${place}`] ?? source_id;
		return { key: `${kind} ${place}`, kind, amount, year, sourceId, about: { kind: "cost", text, textHi } };
	});
	const all =
		tuition === undefined ? written : [toTuition(tuition), ...written.filter(({ kind }) => kind !== "tuition")];
	const parts = COSTS_IN_SUM.flatMap((kind) => all.filter((part) => part.kind === kind));
	const missing = COSTS_IN_SUM.filter((kind) => parts.every((part) => part.kind !== kind));
	const lacking = missing.filter((kind) => kind === "tuition" || kind === "living");
	return {
		parts,
		beside: all.filter(({ kind }) => kind === "proof-of-funds"),
		missing,
		total: lacking.length > 0 ? undefined : parts.reduce((sum, { amount }) => sum + amount, 0),
		lacking,
	};
}

function toTuition({ range, sourceId, year }: RegisteredTuition): MoneyPart {
	return {
		key: "tuition",
		kind: "tuition",
		amount: range.medianAud,
		year,
		sourceId,
		about: { kind: "courses", range },
	};
}

/** Whole rupees of an amount. */
export function toRupees(amount: number, inr: number): number {
	return Math.round(amount * inr);
}

/** The band around an amount of rupees, in thousands outwards: it is a guess, and must not look like a count. */
export function bandOf(rupees: number): { low: number; high: number } {
	return {
		low: Math.floor((rupees * (1 - BAND)) / 1_000) * 1_000,
		high: Math.ceil((rupees * (1 + BAND)) / 1_000) * 1_000,
	};
}

/** "€11,904": spec 9's way of writing foreign money; without one of ISO's codes, the bare number. */
export function localMoney(amount: number, code: string | undefined): string {
	return code !== undefined && /^[A-Z]{3}$/.test(code) ? formatCurrency(amount, code) : formatNumber(amount);
}

/** "₹12,49,920". */
export function rupees(amount: number): string {
	return `₹${formatNumber(Math.round(amount))}`;
}

/** Rupees for one unit as somebody types them; undefined for what is no rate. */
export function parseRate(text: string): number | undefined {
	const plain = plainNumber(text);
	const rate = /^\d{1,6}(\.\d{1,6})?$/.test(plain) ? Number(plain) : 0;
	return rate > 0 ? rate : undefined;
}
