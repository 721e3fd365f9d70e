import { COSTS_IN_SUM, type CostKind, type Country } from "@uchit/contract/country.ts";
import type { CourseFeeRange } from "@uchit/contract/study-abroad.ts";
import { plainNumber } from "@uchit/contract/typed-number.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { formatCurrency } from "./currency.ts";

/** Rates and prices may move by a tenth either way. */
const BAND = 0.1;

export type RegisteredTuition = { range: CourseFeeRange; sourceId: string; year: string };

export type MoneyPart = {
	key: string;
	kind: CostKind;
	amount: number;
	year: string;
	sourceId: string;
	/** The editors' words for what it covers, or the courses of which it is the median. */
	about: { kind: "cost"; text: string; textHi: string | undefined } | { kind: "courses"; range: CourseFeeRange };
};

export type FirstYearMoney = {
	parts: MoneyPart[];
	/** Proof of funds: shown to the visa office, but not spent. */
	beside: MoneyPart[];
	/** Parts of the sum without a source. */
	missing: CostKind[];
	/** The sum of the parts; undefined if tuition or living costs are missing. */
	total: number | undefined;
	/** The missing parts without which there is no total. */
	lacking: CostKind[];
};

/**
 * Adds up the first year. There is a total only with tuition and living costs, or visa fees would be compared with whole lives. A chosen
 * field takes tuition from the register.
 */
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

export function toRupees(amount: number, inr: number): number {
	return Math.round(amount * inr);
}

/** The band around an estimate in rupees, rounded outwards to thousands so that it does not look exact. */
export function approximateRangeOf(rupees: number): { low: number; high: number } {
	return {
		low: Math.floor((rupees * (1 - BAND)) / 1_000) * 1_000,
		high: Math.ceil((rupees * (1 + BAND)) / 1_000) * 1_000,
	};
}

/** "€11,904" as in spec 9; the bare number without an ISO code. */
export function formatLocalMoney(amount: number, code: string | undefined): string {
	return code !== undefined && /^[A-Z]{3}$/.test(code) ? formatCurrency(amount, code) : formatNumber(amount);
}

export function formatRupees(amount: number): string {
	return `₹${formatNumber(Math.round(amount))}`;
}

/** Parses rupees per unit of currency; undefined for an invalid rate. */
export function parseRate(text: string): number | undefined {
	const plain = plainNumber(text);
	const rate = /^\d{1,6}(\.\d{1,6})?$/.test(plain) ? Number(plain) : 0;
	return rate > 0 ? rate : undefined;
}
