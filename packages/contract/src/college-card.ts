import * as z from "zod";
import { COUNCILS } from "./council.ts";
import { FEE_COVERS, FEE_QUOTAS } from "./fee-kind.ts";
import { RankingList, RankingPlace } from "./ranking.ts";

const Of = z.object({ slug: z.string(), name: z.string() });

export const CutoffCard = z.object({
	kind: z.literal("cutoff"),
	college: Of,
	exam: z.string(),
	examName: z.string(),
	programme: z.string(),
	year: z.int(),
	round: z.int().optional(),
	closing: z.number(),
	isScore: z.boolean().describe("Whether `closing` is marks or a percentile; otherwise it is a rank"),
	seatType: z.string(),
	quota: z.string(),
	gender: z.string(),
	earlier: z.object({ year: z.int(), closing: z.number() }).optional().describe("The previous year that we have"),
	ofCategory: z
		.literal(true)
		.optional()
		.describe("Whether the closing rank is from the category's own list; otherwise it is from the common list"),
	isHardest: z.boolean().describe("Whether the question names no branch: this one is the hardest to get"),
	sourceId: z.string(),
});

export const RankCard = z.object({
	kind: z.literal("rank"),
	college: Of,
	...RankingPlace.shape,
});

export const SalaryCard = z.object({
	kind: z.literal("salary"),
	college: Of,
	list: RankingList.describe("The NIRF list for which the institution reported these graduates"),
	level: z.string(),
	cohort: z.int(),
	medianInr: z.number(),
	placed: z.int(),
	instead: z
		.enum(["highest", "average", "branch"])
		.optional()
		.describe(
			"The requested figure, which nobody publishes: the highest or average salary, or that of one branch. The card has the median of all instead",
		),
	sourceId: z.string(),
});

export const SeatsCard = z.object({
	kind: z.literal("seats"),
	college: Of,
	count: z.int(),
	year: z.int().describe("First year of the school year"),
	degree: z.string().optional().describe("The degree, if only its seats are counted"),
	sourceId: z.string(),
});

export const FeeCard = z.object({
	kind: z.literal("fee"),
	college: Of,
	least: z.int().describe("Rupees a year, for the cheapest programme"),
	most: z.int(),
	year: z.int().describe("First year of the school year"),
	covers: z.enum(FEE_COVERS),
	quota: z.enum(FEE_QUOTAS),
	sourceId: z.string(),
});

export const RecognitionCard = z.object({
	kind: z.literal("recognition"),
	college: Of,
	bodies: z.array(z.object({ body: z.string(), year: z.int().optional(), sourceId: z.string() })).min(1),
	unlisted: z
		.array(z.object({ body: z.enum([...COUNCILS, "deb"]), site: z.url() }))
		.optional()
		.describe("Requested bodies whose list, in our copy, does not have it; their own sites decide"),
});

export const ContactCard = z.object({
	kind: z.literal("contact"),
	college: Of,
	requested: z.enum(["site", "phone", "address"]),
	site: z.url().optional(),
	phone: z.object({ value: z.string(), sourceId: z.string() }).optional(),
	address: z.object({ value: z.string(), pin: z.string().optional(), sourceId: z.string() }).optional(),
	university: z
		.object({ name: z.string(), site: z.url() })
		.optional()
		.describe("The university that it is affiliated to: ask there if we do not have the college's own site"),
});

export const AboutCard = z.object({
	kind: z.literal("about"),
	college: Of,
	facts: z.array(z.discriminatedUnion("kind", [RankCard, SalaryCard, CutoffCard, SeatsCard, RecognitionCard])).min(1),
	unknown: z.array(z.enum(["rank", "salary", "cutoff"])).describe("Facts that no source of ours has"),
	site: z.url().optional(),
});

export const SeatTotalCard = z.object({
	kind: z.literal("seat-total"),
	degree: z.string(),
	count: z.int(),
	year: z.int().describe("First year of the school year"),
	colleges: z.int().describe("Number of institutions whose seats are counted"),
	of: z.int().describe("Number of institutions in the list"),
	sourceId: z.string(),
});
