import { ADDED_FIELDS } from "@uchit/contract/added-fact.ts";
import {
	CORRECTED_FIELDS,
	CORRECTION_STATES,
	type CorrectedField,
	FACT_KINDS,
	type FactKind,
	MERGE,
} from "@uchit/contract/correction.ts";
import type { RaRecord } from "react-admin";

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
	return STATES.find(({ id }) => id === state)?.name ?? "";
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
	return kind?.choices?.find(({ id }) => id === text)?.name ?? text;
}

const CALLED: readonly [words: RegExp, field: CorrectedField][] = [
	[/fee|फ़ीस/i, "fee"],
	[/clos|cut-?off|क्लोज़िंग|कटऑफ़/i, "closing-rank"],
	[/rank|nirf|रैंक/i, "rank"],
	[/seat|intake|सीट/i, "seats"],
	[/placement|salary|median|placed|प्लेसमेंट|वेतन/i, "placement"],
	[/website|वेबसाइट/i, "website"],
	[/phone|फ़ोन/i, "phone"],
	[/\bpin\b|पिन/i, "pin"],
	[/address|पता/i, "address"],
	[/owner|स्वामित्व/i, "ownership"],
	[/establish|found|स्थापना/i, "established"],
	[/affiliat|संबद्ध/i, "affiliation"],
	[/categor/i, "category"],
	[/course|programme|कोर्स/i, "programme"],
	[/city|town|place|शहर/i, "city"],
	[/name|नाम/i, "name"],
];

export function findFieldByName(fact: string): CorrectedField | undefined {
	return CALLED.find(([words]) => words.test(fact))?.[1];
}

/** Accepts `/college/{slug}/report?fact=…` and other pages of a college. */
export function readAddress(address: string): { slug: string; fact: string } | undefined {
	const url = URL.parse(address.trim(), "https://site.example");
	const slug = /^\/(?:hi\/)?college\/([^/]+)(?:\/([^/]+))?/.exec(url?.pathname ?? "");
	if (url === null || slug?.[1] === undefined) return undefined;
	return { slug: decodeURIComponent(slug[1]), fact: url.searchParams.get("fact") ?? slug[2] ?? "" };
}
