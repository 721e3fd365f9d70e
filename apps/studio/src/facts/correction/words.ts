import { ADDED_FIELDS } from "@uchit/contract/added-fact.ts";
import {
	CORRECTED_FIELDS,
	CORRECTION_STATES,
	type CorrectedField,
	FACT_KINDS,
	type FactKind,
	MERGE,
} from "@uchit/contract/correction.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import type { RaRecord } from "react-admin";
import { nameIn } from "#studio/facts/choices-of.ts";
import type { Correctable } from "#studio/wire/actions.ts";

export const KINDS = CORRECTED_FIELDS.map((id) => ({ id, name: FACT_KINDS[id].name }));

export const LISTED_KINDS = [...KINDS, { id: MERGE, name: "Merge of two institutions" }];

type CorrectionState = (typeof CORRECTION_STATES)[number];
const STATE_NAMES: Record<CorrectionState, string> = {
	proposed: "Waits for a second person",
	applied: "On the site",
	undone: "Undone",
	refused: "Refused",
};
export const STATES = CORRECTION_STATES.map((id) => ({ id, name: STATE_NAMES[id] }));

/** A second person approves or rejects; an applied correction is undone in one step. */
type Step = { to: CorrectionState; label: string; bySecond?: true; question?: (item: RaRecord) => string };
export const STEPS = {
	proposed: [
		{ to: "applied", label: "Agree: put it on the site", bySecond: true },
		{ to: "refused", label: "Refuse" },
	],
	applied: [{ to: "undone", label: "Undo", question: effectOfUndo }],
} as const satisfies Partial<Record<CorrectionState, readonly Step[]>>;

function effectOfUndo({ field }: RaRecord): string {
	return field === MERGE
		? "The two are two institutions again, on the site and in every list, at once."
		: "It goes off the site at once. If the site had something else before, that comes back.";
}

export function stateInWords({ state }: Readonly<Record<string, unknown>>): string {
	return nameIn(STATES, state);
}

export function kindOf(field: unknown): FactKind | undefined {
	const known = CORRECTED_FIELDS.find((each) => each === field);
	return known && FACT_KINDS[known];
}

export function mayBeAdded(field: unknown): boolean {
	return ADDED_FIELDS.some((each) => each === field);
}

export function addressOfAdding(begin: {
	college: unknown;
	field?: unknown;
	source?: unknown;
	report?: unknown;
}): string {
	const entries = Object.entries(begin).flatMap(([name, value]) =>
		value === undefined || value === null || value === "" ? [] : [[name, String(value)]],
	);
	return `/new-facts?${new URLSearchParams(entries)}`;
}

export function inWords(field: unknown, value: unknown): string {
	const text = String(value ?? "");
	if (text === "") return "nothing";
	const kind = kindOf(field);
	const amount = kind?.value === "amount" ? Number(text.replaceAll(/[₹,\s]/g, "")) : Number.NaN;
	if (!Number.isNaN(amount)) return `₹${amount.toLocaleString("en-IN")}`;
	return nameIn(kind?.choices ?? [], text);
}

/** A fact of a college by its value and what it is about. */
export function wordsOf({ about, value }: Correctable, field: string): string {
	return [inWords(field, value), about].filter((part) => part !== "").join(" · ");
}

export function addressOfCorrecting(values: Readonly<Record<string, unknown>>): string {
	return `/corrections/create?source=${encodeURIComponent(JSON.stringify(values))}`;
}

/** Parts of a college's page, and facts that a correction names otherwise than their receipt. */
const FIELD_OF_PART: Readonly<Record<string, CorrectedField>> = {
	"fact-affiliated-to": "affiliation",
	outcome: "placement",
	placements: "placement",
	rankings: "rank",
	cutoffs: "closing-rank",
	courses: "programme",
	cost: "fee",
	fees: "fee",
};

/** `about` is the id of a receipt, as `rank-overall-2025`, or a part of the page, as `cutoffs`. */
export function findReportedField(about: string): CorrectedField | undefined {
	const [part = ""] = about.split("-");
	const named = part === "fact" ? about.slice("fact-".length) : part;
	return FIELD_OF_PART[about] ?? FIELD_OF_PART[part] ?? CORRECTED_FIELDS.find((field) => field === named);
}

/** Whether the fact with these cells has this receipt. A receipt of a stated fact is that of all sources. */
export function hasReceipt(about: string, { list, level, measure, authority, year, cohort }: Cells): boolean {
	const names = { list: String(list), level: String(level), measure: String(measure), authority: String(authority) };
	const years = { year: Number(year), cohort: Number(cohort) };
	const ids = [receiptIds.rank, receiptIds.seats, receiptIds.outcome].map((toId) => toId({ ...names, ...years }));
	return about.startsWith("fact-") || ids.includes(about);
}

type Cells = Readonly<Record<string, unknown>>;

/** Reads the address of a receipt, of the form that reports an error, or of another page of a college. */
export function readAddress(address: string): { slug: string; field: CorrectedField | undefined } | undefined {
	const url = URL.parse(address.trim(), "https://site.example");
	const [, slug, tab = ""] = /^\/(?:hi\/)?college\/([^/]+)(?:\/([^/]+))?/.exec(url?.pathname ?? "") ?? [];
	if (url === null || slug === undefined) return undefined;
	const parts = [url.searchParams.get("about") ?? "", url.hash.slice(1), tab];
	const field = parts.map(findReportedField).find((found) => found !== undefined);
	return { slug: decodeURIComponent(slug), field };
}
