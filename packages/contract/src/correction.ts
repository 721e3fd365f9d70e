import { FIELD_CATEGORIES, GROUP_CATEGORIES } from "./category.ts";
import { OWNERSHIPS } from "./facet.ts";

export type FactKind = {
	name: string;
	value: "text" | "address" | "slug" | "year" | "pin" | "amount" | "number" | "choice";
	choices?: readonly { id: string; name: string }[];
	help?: string;
	/** A number that people decide by: if the site requires it, a second person approves it first. */
	isFigure?: boolean;
	mayAdd?: boolean;
	mayRemove?: boolean;
	isOne?: boolean;
};

const CATEGORY_CHOICES = [...FIELD_CATEGORIES, ...GROUP_CATEGORIES].map(({ id, name }) => ({ id: String(id), name }));
const OWNERSHIP_CHOICES = OWNERSHIPS.map(({ slug, name }) => ({ id: slug, name }));
const LISTED = { mayAdd: true, mayRemove: true } as const;

/** The fields of an institution that editors may correct. Exams and countries have their own forms. */
export const FACT_KINDS = {
	name: { name: "Name", value: "text", isOne: true },
	slug: {
		name: "Address on this site (slug)",
		value: "slug",
		isOne: true,
		help: "The old address leads to the new one.",
	},
	city: { name: "Place (town or city)", value: "text", isOne: true },
	alias: { name: "Alias (another name)", value: "text", ...LISTED },
	website: { name: "Website", value: "address", ...LISTED },
	phone: { name: "Phone", value: "text", ...LISTED },
	address: { name: "Postal address", value: "text", ...LISTED },
	pin: { name: "PIN code", value: "pin", ...LISTED },
	ownership: { name: "Ownership", value: "choice", choices: OWNERSHIP_CHOICES, ...LISTED },
	established: { name: "Year of founding", value: "year", ...LISTED },
	affiliation: { name: "Affiliation (university)", value: "text", ...LISTED },
	category: { name: "Category", value: "choice", choices: CATEGORY_CHOICES, ...LISTED },
	programme: { name: "Programme (name of a course)", value: "text", mayRemove: true },
	seats: { name: "Seats", value: "number", isFigure: true, mayRemove: true },
	fee: { name: "Fee", value: "amount", isFigure: true, mayRemove: true, help: "Rupees a year, whole: 125000." },
	placement: { name: "Placements and salaries", value: "number", isFigure: true, mayRemove: true },
	rank: { name: "Rank", value: "number", isFigure: true, mayRemove: true },
	"closing-rank": { name: "Closing rank", value: "number", isFigure: true, mayRemove: true },
	"cutoff-mark": { name: "Cutoff (marks or percentile)", value: "number", isFigure: true, mayRemove: true },
} as const satisfies Readonly<Record<string, FactKind>>;

export type CorrectedField = keyof typeof FACT_KINDS;
export const CORRECTED_FIELDS = Object.keys(FACT_KINDS) as [CorrectedField, ...CorrectedField[]];

/** A correction that merges another institution into this one. Undoing it separates them again. */
export const MERGE = "merge";
export const CORRECTION_KINDS = [...CORRECTED_FIELDS, MERGE] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** The state of a correction: waiting for a second person, on the site, taken back, or refused by the second person. */
export const CORRECTION_STATES = ["proposed", "applied", "undone", "refused"] as const;
