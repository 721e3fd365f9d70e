import * as z from "zod";
import { CORRECTED_FIELDS, type CorrectedField, FACT_KINDS, type FactKind } from "./correction.ts";
import { DEGREES } from "./degree.ts";
import { FEE_COVERS, FEE_QUOTAS } from "./fee-kind.ts";
import { IntakeLevel } from "./intake-level.ts";
import { RANKING_LISTS } from "./ranking.ts";

export type FactPart = {
	name: string;
	label: string;
	/** `counselling`: an exam and the body that admits by it, as `GET /content/counsellings` names them. */
	kind: "text" | "year" | "round" | "choice" | "counselling";
	choices?: readonly { id: string; name: string }[];
	isOptional?: true;
};

type FactValue = { label: string; parts?: Readonly<Record<string, string>> };

export type AddedFactKind = { parts: readonly FactPart[]; values: readonly FactValue[] };

const QUOTAS = { convener: "Convener", management: "Management", all: "All the same", unstated: "Not stated" } as const;
const COVERS = {
	tuition: "Tuition alone",
	"tuition-and-development": "Tuition and development",
	"all-charges": "All charges of the college, without hostel",
} as const;
const SEAT_FIELDS = [
	...["Engineering and Technology", "Management", "Computer Applications", "Medicine", "Applied Arts and Crafts"],
	...["Hotel Management and Catering", "Design", "Planning"],
];
const LEVELS = {
	"ug-3": "UG, 3 years",
	"ug-4": "UG, 4 years",
	"ug-5": "UG, 5 years",
	"pg-1": "PG, 1 year",
	"pg-2": "PG, 2 years",
	"pg-3": "PG, 3 years",
	"pg-5": "PG, 5 years",
	"pg-6": "PG, 6 years",
};

const SESSION = "First year of the session (2025 is 2025-26)";

const KINDS_WITH_PARTS: Partial<Record<CorrectedField, AddedFactKind>> = {
	fee: {
		parts: [
			text("programme", "Programme, as the document prints it"),
			{ name: "year", label: SESSION, kind: "year" },
			choice("quota", "Whose seats", named(FEE_QUOTAS, QUOTAS)),
			choice("covers", "What it pays for", named(FEE_COVERS, COVERS)),
		],
		values: [{ label: "Fee, rupees a year" }],
	},
	seats: {
		parts: [
			text("course", "Course, as the document prints it"),
			{ name: "year", label: SESSION, kind: "year" },
			choice("authority", "Who approved them", named(["aicte", "nmc"], { aicte: "AICTE", nmc: "NMC" })),
			choice("programme", "Field", named(SEAT_FIELDS)),
			choice("level", "Level", named(IntakeLevel.options)),
			{ ...choice("degree", "Degree, where it is one of these", toChoices(DEGREES)), isOptional: true },
		],
		values: [{ label: "Approved seats" }],
	},
	placement: {
		parts: [
			choice("list", "NIRF list for which it was reported", named(RANKING_LISTS)),
			{ name: "year", label: "Year of that list", kind: "year" },
			choice("level", "Level", named(Object.keys(LEVELS), LEVELS)),
			{ name: "cohort", label: "They graduated in the session that began in", kind: "year" },
		],
		values: [
			{ label: "Median salary, rupees a year", parts: { measure: "median-salary" } },
			{ label: "Students placed", parts: { measure: "placed" } },
			{ label: "Graduates in time", parts: { measure: "graduated" } },
		],
	},
	"closing-rank": {
		parts: [
			{ name: "counselling", label: "Counselling", kind: "counselling" },
			{ name: "year", label: "Year", kind: "year" },
			{ name: "round", label: "Round, where one is printed", kind: "round", isOptional: true },
			text("programme", "Programme, as the counselling prints it"),
			{ ...text("quota", "Quota, as printed"), isOptional: true },
			text("seat_type", "Category, as printed"),
			{ ...text("gender", "Gender, as printed"), isOptional: true },
		],
		values: [{ label: "Closing rank" }],
	},
	rank: {
		parts: [
			choice("list", "NIRF list", named(RANKING_LISTS)),
			{ name: "year", label: "Year of the list", kind: "year" },
			text("printed_name", "Name of the college, as the list prints it"),
		],
		values: [{ label: "Rank" }],
	},
};

/** Undefined if only a source can add this kind. */
export function addedKind(field: CorrectedField): AddedFactKind | undefined {
	const { name, mayAdd }: FactKind = FACT_KINDS[field];
	return KINDS_WITH_PARTS[field] ?? (mayAdd === true ? { parts: [], values: [{ label: name }] } : undefined);
}

export const ADDED_FIELDS = CORRECTED_FIELDS.filter((field) => addedKind(field) !== undefined);

const Counselling = z.object({
	id: z.string().describe("The exam's slug and the body: `jee-mains JoSAA`"),
	name: z.string(),
	newest: z.int().describe("Its newest year here"),
	quotas: z.array(z.string()),
	categories: z.array(z.string()),
	genders: z.array(z.string()),
});
export const Counsellings = z.array(Counselling);
export type Counsellings = z.infer<typeof Counsellings>;

export function splitCounselling(named: string): { exam: string; authority: string } {
	const [exam = "", ...authority] = named.split(" ");
	return { exam, authority: authority.join(" ") };
}

function text(name: string, label: string): FactPart {
	return { name, label, kind: "text" };
}

function choice(name: string, label: string, choices: FactPart["choices"] = []): FactPart {
	return { name, label, kind: "choice", choices };
}

function named(ids: readonly string[], names: Readonly<Record<string, string>> = {}): FactPart["choices"] {
	return ids.map((id) => ({ id, name: names[id] ?? capital(id.replaceAll("-", " ")) }));
}

function toChoices(degrees: typeof DEGREES): FactPart["choices"] {
	return degrees.map(({ slug: id, name }) => ({ id, name }));
}

function capital(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
