import {
	COSTS_IN_SUM,
	type CostKind,
	type Country,
	type CountryField,
	type CountrySummary,
} from "@uchit/contract/country.ts";
import { correctedValue } from "#app/country/values.ts";
import { formatLocalMoney, toRupees } from "#app/facts/words/money.ts";
import { valuesOf } from "#app/platform/address-codec.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";

/** As many as fit on a phone in two columns. */
export const MAX_COMPARED = 4;

/** Reads `?compare=a,b` or, from checkboxes, `?compare=a&compare=b`; also how many were too many. */
export function parseCompared(
	params: URLSearchParams,
	known: readonly Pick<CountrySummary, "slug">[],
): { slugs: string[]; tooMany: number } {
	const chosen = new Set(valuesOf(params, "compare").flatMap((text) => text.split(",")));
	const slugs = known.map(({ slug }) => slug).filter((slug) => chosen.has(slug));
	return { slugs: slugs.slice(0, MAX_COMPARED), tooMany: Math.max(0, slugs.length - MAX_COMPARED) };
}

const ANSWERS = ["workAfter", "workDuring", "intakes"] as const;

const FIELDS = ["language", "international_students"] as const satisfies readonly CountryField[];

/** The costs of the first year and the proof of funds. Unpublished ones are shown too, as unknown. */
const COSTS = [...COSTS_IN_SUM, "proof-of-funds"] as const satisfies readonly CostKind[];

/**
 * One country's value: the recorded words, the amount in rupees and the source; undefined if unknown. A register of courses has no single
 * tuition.
 */
export type ComparedCell =
	| { text: string; textHi?: string | undefined; inr?: number; year?: string; sourceId: string }
	| "by-field"
	| undefined;

export type ComparedRow = {
	about:
		| { kind: "field"; field: (typeof FIELDS)[number] }
		| { kind: "answer"; answer: (typeof ANSWERS)[number] }
		| { kind: "cost"; cost: CostKind }
		| { kind: "tests" }
		| { kind: "universities" };
	key: string;
	cells: ComparedCell[];
};

export type CountryComparison = { differing: ComparedRow[]; same: ComparedRow[]; unknown: CostKind[] };

export function compareCountries(countries: readonly Country[]): CountryComparison {
	const all = [
		...COSTS.map((cost) => ({
			about: { kind: "cost" as const, cost },
			of: (country: Country) => costOf(country, cost),
		})),
		{ about: { kind: "tests" as const }, of: testsOf },
		...ANSWERS.map((answer) => ({
			about: { kind: "answer" as const, answer },
			of: (country: Country) => answerOf(country, answer),
		})),
		{ about: { kind: "universities" as const }, of: universitiesOf },
		...FIELDS.map((field) => ({
			about: { kind: "field" as const, field },
			of: (country: Country) => cellOf(country, field),
		})),
	].map(({ about, of }): ComparedRow => ({ about, key: JSON.stringify(about), cells: countries.map(of) }));
	const isKnown = ({ cells }: ComparedRow) => cells.some((cell) => cell !== undefined);
	const rows = all.filter(isKnown);
	return {
		differing: rows.filter(differs),
		same: rows.filter((row) => !differs(row)),
		unknown: all.flatMap((row) => (row.about.kind === "cost" && !isKnown(row) ? [row.about.cost] : [])),
	};
}

function differs({ cells }: ComparedRow): boolean {
	return new Set(cells.map((cell) => (typeof cell === "object" ? cell.text : cell))).size > 1;
}

function cellOf(country: Country, field: (typeof FIELDS)[number]): ComparedCell {
	const corrected = correctedValue(country, field);
	if (corrected !== undefined) return corrected;
	const text = country[field];
	return text === undefined ? undefined : { text, sourceId: country.receipts[field] ?? country.source_id };
}

function answerOf({ guide, receipts, source_id }: Country, part: (typeof ANSWERS)[number]): ComparedCell {
	const answer = guide?.[part];
	if (answer === undefined) return undefined;
	return { text: answer.short, textHi: answer.shortHi, sourceId: receipts[`guide.${part}`] ?? source_id };
}

function costOf(
	{ costs, receipts, currency_code: code, rate, source_id, held }: Country,
	kind: CostKind,
): ComparedCell {
	const place = costs.findIndex((cost) => cost.kind === kind);
	const cost = costs[place];
	if (cost === undefined) return kind === "tuition" && held.courses !== undefined ? "by-field" : undefined;
	return {
		text: formatLocalMoney(cost.amount, code),
		...(rate && { inr: toRupees(cost.amount, rate.inr) }),
		year: cost.year,
		sourceId: receipts[`costs.${place}`] ?? source_id,
	};
}

/** The universities in our list; the recorded counts differ in meaning between countries. */
function universitiesOf({ held: { universities } }: Country): ComparedCell {
	return universities && { text: formatNumber(universities.total), sourceId: universities.source_id };
}

function testsOf({ test_required: tests = [], receipts, source_id }: Country): ComparedCell {
	if (tests.length === 0) return undefined;
	const text = tests.map(({ name, score }) => `${name} ${score}`).join(", ");
	return { text, sourceId: receipts.test_required ?? source_id };
}
