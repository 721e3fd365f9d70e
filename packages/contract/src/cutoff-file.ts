import * as z from "zod";
import { typedLine } from "./typed.ts";

export type FiledCounselling = {
	id: FiledCounsellingId;
	name: string;
	publisher: string;
	address: string;
	/** First column of `matches.csv` with the same spelling of names. */
	names: string;
	/** Headings that its table must have, by the reader's names. */
	columns: readonly string[];
};

export const FILED_COUNSELLING_IDS = ["josaa", "csab"] as const;
export const FiledCounsellingId = z.enum(FILED_COUNSELLING_IDS);
export type FiledCounsellingId = z.infer<typeof FiledCounsellingId>;

const COLUMNS = [
	...["round", "institute", "academic_program", "quota", "seat_type", "gender"],
	...["opening_rank", "closing_rank"],
];

export const FILED_COUNSELLINGS: readonly FiledCounselling[] = [
	{
		id: "josaa",
		name: "JoSAA",
		publisher: "Joint Seat Allocation Authority (JoSAA)",
		address: "https://josaa.nic.in/",
		names: "josaa",
		columns: COLUMNS,
	},
	{
		id: "csab",
		name: "CSAB",
		publisher: "Central Seat Allocation Board (CSAB)",
		address: "https://csab.nic.in/",
		names: "josaa",
		columns: COLUMNS,
	},
];

export function filedCounsellingOf(sourceId: string): FiledCounselling | undefined {
	return FILED_COUNSELLINGS.find(({ id }) => new RegExp(`^${id}-\\d{4}$`).test(sourceId));
}

/**
 * `waiting`: the worker reads it; `unreadable` and `ready`: it did. `publishing` and `undoing` are orders to the worker too.
 * `superseded`: a load found a newer file in the repository.
 */
export const CUTOFF_FILE_STATES = [
	...["waiting", "unreadable", "ready", "publishing", "published"],
	...["undoing", "undone", "dropped", "superseded"],
] as const;
export type CutoffFileState = (typeof CUTOFF_FILE_STATES)[number];

/** Five years of JoSAA as CSV have this size. */
export const MAX_CUTOFF_FILE_MB = 10;

export const CutoffFileQuery = z.strictObject({
	counselling: FiledCounsellingId,
	year: z.coerce.number().int().min(2010, "has to be a year from 2010").max(2099, "has to be a year up to 2099"),
	file: typedLine().min(1, "is required").max(200, "has at most 200 characters"),
});

const Counts = z.object({ added: z.int(), changed: z.int(), gone: z.int() });

export const CutoffFileReport = z.object({
	exams: z.array(z.string()),
	rounds: z.array(z.int()),
	encoding: z.string(),
	read: z.int(),
	kept: z.int(),
	refused: z.int(),
	reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
	/** Only the first refusals, each with its line in the file. */
	refusals: z.array(z.object({ line: z.int(), reason: z.string(), raw: z.string() })),
	institutes: z.int(),
	matched: z.int(),
	undecided: z.array(z.object({ name: z.string(), rows: z.int() })),
	/** Checks that raised an alarm. */
	rings: z.array(z.string()),
	/** Rows of this counselling and year that are published now. */
	published: z.int(),
	difference: Counts.extend({ same: z.int() }),
	colleges: z.array(Counts.extend({ id: z.string(), name: z.string(), slug: z.string() })),
	seconds: z.number(),
});
export type CutoffFileReport = z.infer<typeof CutoffFileReport>;
