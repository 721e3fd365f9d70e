import * as z from "zod";
import { COUNCILS } from "./council.ts";
import { FEE_COVERS, FEE_QUOTAS } from "./fee-kind.ts";
import { RankingList } from "./ranking.ts";

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
	isScore: z.boolean().describe("Marks or percentile rather than a rank"),
	seatType: z.string(),
	quota: z.string(),
	gender: z.string(),
	earlier: z.object({ year: z.int(), closing: z.number() }).optional().describe("The year held before it"),
	ofCategory: z.literal(true).optional().describe("The closing rank is of the category's own list, not of everyone's"),
	isHardest: z.boolean().describe("No branch was asked for: this one is the hardest to get"),
	sourceId: z.string(),
});

export const RankCard = z.object({
	kind: z.literal("rank"),
	college: Of,
	list: RankingList,
	year: z.int(),
	rank: z.int().optional(),
	band: z.string().optional(),
	sourceId: z.string(),
});

export const SalaryCard = z.object({
	kind: z.literal("salary"),
	college: Of,
	list: RankingList.describe("Whose graduates: those that the institution reported to this list"),
	level: z.string(),
	cohort: z.int(),
	medianInr: z.number(),
	placed: z.int(),
	instead: z
		.enum(["highest", "average", "branch"])
		.optional()
		.describe(
			"Asked for was the highest, the average, or that of one branch, which nobody publishes: the median of all is held",
		),
	sourceId: z.string(),
});

export const SeatsCard = z.object({
	kind: z.literal("seats"),
	college: Of,
	count: z.int(),
	year: z.int().describe("A school year by its first"),
	degree: z.string().optional().describe("Of this degree alone"),
	sourceId: z.string(),
});

export const FeeCard = z.object({
	kind: z.literal("fee"),
	college: Of,
	least: z.int().describe("Rupees a year, of the cheapest programme"),
	most: z.int(),
	year: z.int().describe("A school year by its first"),
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
		.describe("Bodies that were asked for, and do not list it in our copy: their own sites decide"),
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
		.describe("To which it is affiliated: whom to ask where we do not have its own site"),
});

export const AboutCard = z.object({
	kind: z.literal("about"),
	college: Of,
	facts: z.array(z.discriminatedUnion("kind", [RankCard, SalaryCard, CutoffCard, SeatsCard, RecognitionCard])).min(1),
	unknown: z.array(z.enum(["rank", "salary", "cutoff"])).describe("What no source says of it"),
	site: z.url().optional(),
});

export const SeatTotalCard = z.object({
	kind: z.literal("seat-total"),
	degree: z.string(),
	count: z.int(),
	year: z.int().describe("A school year by its first"),
	colleges: z.int().describe("Institutions whose seats are counted"),
	of: z.int().describe("All of the list"),
	sourceId: z.string(),
});
