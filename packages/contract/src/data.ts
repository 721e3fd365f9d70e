import * as z from "zod";
import { PageNumber } from "./paging.ts";
import { Source } from "./source.ts";

/** Requests a minute from one address without our key. */
export const ANONYMOUS_LIMIT_PER_MINUTE = 300;

export const OPEN_TABLES = [
	"colleges",
	"college-names",
	"aliases",
	"college-categories",
	"college-facts",
	"rankings",
	"cutoffs",
	"intakes",
	"college-fees",
	"page-fees",
	"outcomes",
	"districts",
	"towns",
	"pins",
	"universities-abroad",
	"registered-courses",
	"scholarships",
	"sources",
	"refusals",
] as const;

export const OPEN_FORMATS = ["csv", "json", "parquet"] as const;
export type OpenFormat = (typeof OPEN_FORMATS)[number];

/** Concurrent downloads per IP address, and the time limit of each. */
export const DOWNLOADS_AT_ONCE = 4;
export const DOWNLOAD_LIMIT_MINUTES = 60;

export const REFUSALS_PAGE_SIZE = 100;

export const OpenTable = z.enum(OPEN_TABLES);
export type OpenTable = z.infer<typeof OpenTable>;

/** The result of a dataset's last load: read = kept + joined + refused. */
export const DatasetState = z.object({
	dataset: z.string(),
	loadedAt: z.iso.datetime(),
	read: z.int().optional(),
	kept: z.int().optional(),
	joined: z.int().optional().describe("Rows that repeat a stored row"),
	marked: z.int().optional().describe("Stored rows that are shown as odd and that no tool uses"),
	refused: z.int().optional(),
	notes: z.array(z.string()),
});
export type DatasetState = z.infer<typeof DatasetState>;

export const Knowledge = z.object({ what: z.string(), known: z.int(), of: z.int() });
export type Knowledge = z.infer<typeof Knowledge>;

export const KNOWN_FACTS = [
	"fees",
	"cutoffs",
	"latest-cutoffs",
	"seats",
	"placements",
	"rankings",
	"website",
	"phone",
	"address",
	"recognition",
	"affiliation",
	"ownership",
	"established",
	"category",
	"district",
] as const;
export const KnownFact = z.enum(KNOWN_FACTS);
export type KnownFact = z.infer<typeof KnownFact>;

export const Coverage = Knowledge.extend({ what: KnownFact, fresh: z.int().optional() });
export type Coverage = z.infer<typeof Coverage>;

export const MissingQuery = z.object({ fact: KnownFact });

export const Missing = Coverage.extend({
	items: z.array(
		z.object({ slug: z.string(), name: z.string(), state: z.string().optional(), stateHi: z.string().optional() }),
	),
});
export type Missing = z.infer<typeof Missing>;

export const GuideKnowledge = z.object({
	what: z.enum(["exams", "countries"]),
	guides: z.int(),
	known: z.int(),
	of: z.int(),
});
export type GuideKnowledge = z.infer<typeof GuideKnowledge>;

export const DataState = z.object({
	sources: z.array(Source.extend({ fetchedOn: z.string().optional() })),
	datasets: z.array(DatasetState),
	knowledge: z.array(Knowledge),
	bestKnown: z
		.array(Coverage)
		.describe(
			"The same for the 500 institutions with the best NIRF places of 2024 and 2025, without the research and innovation lists",
		),
	freshSince: z.iso
		.date()
		.optional()
		.describe("First day of this month, or the day on which counting of new facts began; absent before"),
	documents: z
		.array(Knowledge)
		.describe("For how many NIRF ranks and reported numbers we have the address of the exact page or sheet"),
	guides: z.array(GuideKnowledge),
	tables: z.array(z.object({ table: OpenTable, rows: z.int() })),
});
export type DataState = z.infer<typeof DataState>;

export const RefusalQuery = z.object({ dataset: z.string().max(100).catch("").default(""), page: PageNumber });

export const Refusals = z.object({
	total: z.int(),
	page: z.int(),
	pageSize: z.int(),
	reasons: z.array(z.object({ dataset: z.string(), reason: z.string(), rows: z.int() })),
	items: z.array(
		z.object({ dataset: z.string(), file: z.string(), line: z.int(), reason: z.string(), raw: z.string() }),
	),
});
export type Refusals = z.infer<typeof Refusals>;
