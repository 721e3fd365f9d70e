import * as z from "zod";
import { BYTES_IN_MB } from "./bytes.ts";
import { FEE_COVERS, FEE_QUOTAS } from "./fee-kind.ts";
import { typedLine } from "./typed.ts";

export const DOCUMENT_SENDERS = ["student", "parent", "college"] as const;
export type DocumentSender = (typeof DOCUMENT_SENDERS)[number];

/**
 * The states of a document. Its pages are drawn (`drawing`) or cannot be (`unreadable`). Then it waits (`waiting`) for
 * a first person, who covers and reads it (`covered`), and for a second, who agrees (`agreed`: it waits for another
 * sender). It ends `published`, `refused`, or `expired` when nobody decided in time.
 */
export const DOCUMENT_STATES = [
	"drawing",
	"unreadable",
	"waiting",
	"covered",
	"agreed",
	"published",
	"refused",
	"expired",
] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export const DRAWING_FAULTS = ["broken", "pixels", "pages", "locked", "slow"] as const;
export type DrawingFault = (typeof DRAWING_FAULTS)[number];

/** The states in which a picture of the document is stored. */
export const UNDECIDED_STATES: readonly DocumentState[] = ["waiting", "covered"];

export const MAX_DOCUMENT_MB = 10;
export const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MB * BYTES_IN_MB;
export const MAX_DOCUMENT_PAGES = 10;
/** Days until an undecided document is erased. */
export const DOCUMENT_RETENTION_DAYS = 30;
const MAX_PROGRAMME_LENGTH = 200;
const OLDEST_NOTICE_YEAR = 2020;

const Programme = typedLine().max(MAX_PROGRAMME_LENGTH, `at most ${MAX_PROGRAMME_LENGTH} characters`);

/** Fields besides `file`; like any form, it sends missing values as empty. */
export const DocumentFields = z.object({
	sender: z.enum(DOCUMENT_SENDERS, "who sends it"),
	programme: Programme.default(""),
	year: z
		.union([
			z.literal("").transform(() => undefined),
			z.coerce
				.number()
				.int()
				.min(OLDEST_NOTICE_YEAR)
				.max(OLDEST_NOTICE_YEAR + 79),
		])
		.optional()
		.describe("School year of the notice, by its first year: 2026 is 2026-27"),
});
export type DocumentFields = z.infer<typeof DocumentFields>;

export const DocumentReceipt = z.object({
	id: z.uuid(),
	state: z.enum(DOCUMENT_STATES),
	isKnown: z.boolean().describe("Whether this account sent the same file before; the answer is the earlier document"),
});
export type DocumentReceipt = z.infer<typeof DocumentReceipt>;

export const OwnDocument = z.object({
	id: z.uuid(),
	college: z.object({ slug: z.string(), name: z.string() }),
	sender: z.enum(DOCUMENT_SENDERS),
	programme: z.string(),
	year: z.int().optional(),
	pages: z.int().describe("Number of pages; 0 until they are drawn"),
	state: z.enum(DOCUMENT_STATES),
	isTakenBack: z.boolean().describe("Whether an editor withdrew its published fee"),
	fault: z.enum(DRAWING_FAULTS).optional().describe("Why its pages could not be drawn"),
	reason: z.string().optional().describe("Why an editor refused it"),
	createdAt: z.iso.datetime(),
	decidedAt: z.iso.datetime().optional(),
});
export type OwnDocument = z.infer<typeof OwnDocument>;
export const OwnDocuments = z.object({ items: z.array(OwnDocument) });

export const DocumentReading = z.strictObject({
	programme: Programme.min(1, "is required"),
	amount: z.int().min(1).max(10_000_000).describe("Rupees a year"),
	covers: z.enum(FEE_COVERS),
	quota: z.enum(FEE_QUOTAS),
	year: z
		.int()
		.min(OLDEST_NOTICE_YEAR)
		.max(OLDEST_NOTICE_YEAR + 79)
		.describe("First year of the school year: 2026 is 2026-27"),
	documentDate: z.iso.date().describe("Date on the notice"),
});
export type DocumentReading = z.infer<typeof DocumentReading>;

const part = z.number().min(0).max(1);
/** Fractions of the page's width and height, from the upper left. */
export const DocumentCover = z.strictObject({ page: z.int().min(1), x: part, y: part, width: part, height: part });
export type DocumentCover = z.infer<typeof DocumentCover>;
