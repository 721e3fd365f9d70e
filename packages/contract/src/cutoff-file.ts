import * as z from "zod";
import { typedLine } from "./typed.ts";

/** A counselling whose file of a year can be brought in at the desk. Its sources are called `<id>-<year>`. */
export type FiledCounselling = {
	id: FiledCounsellingId;
	name: string;
	/** The name on receipts. */
	publisher: string;
	address: string;
	/** The first column of `matches.csv` whose spelling of names it shares. */
	names: string;
	/** The headings that its table has to have, as the reader calls them. */
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

/** The counselling of a receipt; undefined where its files are read by the command alone. */
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

/** A table of five years of JoSAA as CSV has as many. */
export const MOST_CUTOFF_FILE_MB = 10;

/** An upload's description of its file, in its address. */
export const CutoffFileQuery = z.strictObject({
	counselling: FiledCounsellingId,
	year: z.coerce.number().int().min(2010, "has to be a year from 2010").max(2099, "has to be a year up to 2099"),
	file: typedLine().min(1, "is required").max(200, "has at most 200 characters"),
});

const Counts = z.object({ added: z.int(), changed: z.int(), gone: z.int() });

/** The worker's findings in a file. */
export const CutoffFileReport = z.object({
	/** The exams that the file was recognised as. */
	exams: z.array(z.string()),
	rounds: z.array(z.int()),
	encoding: z.string(),
	read: z.int(),
	kept: z.int(),
	refused: z.int(),
	reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
	/** The first of them, each by its line in the file. */
	refusals: z.array(z.object({ line: z.int(), reason: z.string(), raw: z.string() })),
	institutes: z.int(),
	matched: z.int(),
	/** Names for a person to decide, each with the rows that wait for it. */
	undecided: z.array(z.object({ name: z.string(), rows: z.int() })),
	/** Checks that ring. */
	rings: z.array(z.string()),
	/** Rows that are published of this counselling and year now. */
	published: z.int(),
	difference: Counts.extend({ same: z.int() }),
	/** Colleges of the difference, those with most rows first. */
	colleges: z.array(Counts.extend({ id: z.string(), name: z.string(), slug: z.string() })),
	seconds: z.number(),
});
export type CutoffFileReport = z.infer<typeof CutoffFileReport>;
