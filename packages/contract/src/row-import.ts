import * as z from "zod";
import { EXAM_EVENT_KINDS, EXAM_EVENT_STATUSES } from "./exam.ts";
import { DayOrMonth } from "./exam-event.ts";
import {
	AMOUNT_PERIODS,
	FINDER_SLUG,
	FURTHER_RULES,
	PROVIDER_KINDS,
	SCHOLARSHIP_GENDERS,
	SCHOLARSHIP_GROUPS,
	SCHOLARSHIP_LEVELS,
	SCHOLARSHIP_STREAMS,
} from "./scholarship.ts";
import { typedLine } from "./typed.ts";
import { firstYear } from "./typed-number.ts";

const count = z.int().min(1).max(2_000_000_000);
const text = (most: number) => typedLine().min(1).max(most);
const address = z.url({ protocol: /^https?$/ }).max(2_000);

/**
 * A scholarship of a file that an editor imports, with a key for each column. Absent is not published; an empty list of
 * genders, groups, states or streams is "any". Amounts in rupees.
 */
export const ImportedScholarship = z
	.strictObject({
		slug: z
			.string()
			.max(120)
			.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
			.refine((slug) => slug !== FINDER_SLUG, "is the address of the finder"),
		name: text(200),
		provider: text(200).optional(),
		provider_kind: z.enum(PROVIDER_KINDS).optional(),
		site: address.optional(),
		awards: count.optional(),
		amount_least_inr: count.optional(),
		amount_most_inr: count.optional(),
		is_of_fees: z.boolean().default(false),
		per: z.enum(AMOUNT_PERIODS).optional(),
		levels: z.array(z.enum(SCHOLARSHIP_LEVELS)).min(1).optional(),
		genders: z.array(z.enum(SCHOLARSHIP_GENDERS)).optional(),
		groups: z.array(z.enum(SCHOLARSHIP_GROUPS)).optional(),
		income_inr: count.optional(),
		states: z.array(text(60)).max(40).optional().describe("Slugs, or names as on the site"),
		cities: z.array(text(60)).max(40).default([]),
		streams: z.array(z.enum(SCHOLARSHIP_STREAMS)).optional(),
		further: z.array(z.enum(FURTHER_RULES)).default([]),
		last_date: z.iso.date().optional(),
	})
	.refine(({ amount_least_inr: least, amount_most_inr: most }) => (least ?? 0) <= (most ?? Number.POSITIVE_INFINITY), {
		path: ["amount_most_inr"],
		error: "is less than the least amount",
	});
export type ImportedScholarship = z.infer<typeof ImportedScholarship>;

/** A date of an exam, which is given by name, short name or slug. The file's document is its receipt. */
export const ImportedEvent = z.strictObject({
	exam: text(200),
	kind: z.enum(EXAM_EVENT_KINDS),
	cycle: z
		.string()
		.overwrite(firstYear)
		.regex(/^\d{4}$/, "has to be a year, as 2027, or a session, as 2027-28"),
	name: text(120).optional(),
	starts: DayOrMonth,
	ends: DayOrMonth.optional(),
	status: z.enum(EXAM_EVENT_STATUSES).default("official"),
	note: text(500).optional(),
});

export type RowColumn = {
	id: string;
	name: string;
	/** `choice`: a word of the contract in any spelling; `day`: also 15/01/2027 and "January 2027". */
	kind: "text" | "number" | "list" | "tick" | "choice" | "day";
	isRequired?: boolean;
	also?: readonly string[];
	example?: string;
};

export const ROW_TABLE_IDS = ["event", "scholarship"] as const;
export type RowTable = { id: (typeof ROW_TABLE_IDS)[number]; name: string; columns: readonly RowColumn[] };

export const ROW_TABLES: readonly RowTable[] = [
	{
		id: "event",
		name: "Dates of exams",
		columns: [
			{ id: "exam", name: "Exam", kind: "text", isRequired: true, also: ["exam name"], example: "CUET UG" },
			{ id: "kind", name: "What", kind: "choice", isRequired: true, also: ["event", "kind"], example: "application" },
			{ id: "cycle", name: "Year of admission", kind: "text", isRequired: true, also: ["year"], example: "2027" },
			{ id: "name", name: "Which of several", kind: "text", also: ["session", "paper"], example: "Session 1" },
			{ id: "starts", name: "From", kind: "day", isRequired: true, also: ["start", "date"], example: "15/01/2027" },
			{ id: "ends", name: "To", kind: "day", also: ["end", "until", "last date"], example: "10/02/2027" },
			{ id: "status", name: "State", kind: "choice", also: ["status"], example: "official" },
			{ id: "note", name: "Note", kind: "text", also: ["remarks"] },
		],
	},
	{
		id: "scholarship",
		name: "Scholarships",
		columns: [
			{ id: "name", name: "Name", kind: "text", isRequired: true, also: ["scholarship", "scheme", "scholarship name"] },
			{ id: "slug", name: "Address on the site (else made from the name)", kind: "text" },
			{ id: "provider", name: "Given by", kind: "text", also: ["provider name", "offered by"], example: "A trust" },
			{ id: "provider_kind", name: "Kind of provider", kind: "choice", example: "foundation" },
			{ id: "site", name: "Official site", kind: "text", also: ["website", "link", "url"] },
			{ id: "awards", name: "Number given", kind: "number", also: ["number of awards"] },
			{ id: "amount_least_inr", name: "Least amount, in rupees", kind: "number", also: ["amount from"] },
			{
				id: "amount_most_inr",
				name: "Most amount, in rupees",
				kind: "number",
				also: ["amount", "amount to"],
				example: "50000",
			},
			{ id: "is_of_fees", name: "It pays fees, or part of them (yes or no)", kind: "tick" },
			{ id: "per", name: "Per what", kind: "choice", also: ["frequency", "period"], example: "year" },
			{ id: "levels", name: "Classes or courses", kind: "list", also: ["level", "class"], example: "12-pass | ug" },
			{ id: "genders", name: "Genders", kind: "list", also: ["gender"], example: "any" },
			{ id: "groups", name: "Groups", kind: "list", also: ["category", "group"] },
			{ id: "income_inr", name: "Highest family income, in rupees", kind: "number", also: ["income", "income limit"] },
			{ id: "states", name: "States", kind: "list", also: ["state"], example: "Bihar" },
			{ id: "cities", name: "Cities", kind: "list", also: ["city"] },
			{ id: "streams", name: "Subjects", kind: "list", also: ["stream", "subject"] },
			{ id: "further", name: "Other rules", kind: "list" },
			{ id: "last_date", name: "Last date", kind: "day", also: ["deadline", "closes"], example: "31/12/2026" },
		],
	},
];

export const MAX_ROWS_IMPORTED = 1_000;

export const RowImport = z.strictObject({
	kind: z.enum(ROW_TABLE_IDS),
	file: text(200).describe("File name that the list of imports shows"),
	document: z.strictObject({ publisher: text(200), document: text(300), address }),
	isTrial: z
		.boolean()
		.describe("Whether this is a trial: the reply says what each row would change, and nothing is stored"),
	rows: z
		.array(
			z.strictObject({
				row: z.int().min(1).describe("Row number in the file"),
				values: z.record(z.string(), z.unknown()),
			}),
		)
		.min(1)
		.max(MAX_ROWS_IMPORTED, `has at most ${MAX_ROWS_IMPORTED} rows`),
});
export type RowImport = z.infer<typeof RowImport>;

export const ImportedRow = z.object({
	name: z.string(),
	says: z.string(),
	value: z.record(z.string(), z.unknown()),
});
export type ImportedRow = z.infer<typeof ImportedRow>;
