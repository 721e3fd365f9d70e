import * as z from "zod";
import { AskLink } from "./answer.ts";
import { CheckEntry } from "./check.ts";
import { RankingList } from "./ranking.ts";
import { Source } from "./source.ts";
import { typedText } from "./typed.ts";

export const MAX_CLAIMS_TEXT_LENGTH = 5_000;

/** `POST /v1/claims`: an advertisement, a pamphlet or a message, as it was pasted. */
export const ClaimsBody = z
	.strictObject({
		text: typedText()
			.max(MAX_CLAIMS_TEXT_LENGTH)
			.regex(/[\p{L}\p{N}]/u, "Expected a text with at least one letter or digit"),
	})
	.meta({ example: { text: "IIT Madras: NIRF rank 1 in Engineering 2025, estd 1959, highest package 2 crore" } });

const CLAIM_KINDS = [
	"rank",
	"median",
	"placed",
	"package",
	"cutoff",
	"seats",
	"fee",
	"recognition",
	"founded",
	"place",
	"accreditation",
	"date",
] as const;

const CLAIM_VERDICTS = ["supported", "contradicted", "other", "cannot-judge", "not-understood"] as const;
const CLAIM_OTHERS = ["year", "pool", "list", "institution"] as const;
const CLAIM_REASONS = [
	"no-institution",
	"several-institutions",
	"not-said",
	"not-held",
	"not-published",
	"more-words",
	"earlier",
	"name-not-exact",
	"listed-fake",
	"doubtful",
] as const;
const CLAIM_ABOUTS = [
	"one",
	"each",
	"several-institutions",
	"name-not-exact",
	"no-institution",
	"listed-fake",
] as const;

export const ClaimAbout = z
	.enum(CLAIM_ABOUTS)
	.describe(
		"Whom the text is about. `each`: several institutions; each claim belongs to the one named before it in its line. `name-not-exact`: a name only resembles one of ours, so nothing is judged. `listed-fake`: UGC's list of fake universities has exactly this name",
	);
export type ClaimAbout = z.infer<typeof ClaimAbout>;

export const ClaimKind = z.enum(CLAIM_KINDS);
export type ClaimKind = z.infer<typeof ClaimKind>;

/** A figure of ours with everything it applies to. Ranks and seats are whole numbers, money is in rupees, a share in percent. */
export const ClaimFigure = z.object({
	value: z
		.union([z.number(), z.string()])
		.describe("A number; or a text for a band (`151-200`), a body, a place or a day"),
	unit: z.enum(["rank", "score", "rupees", "percent", "people", "seats", "year", "text"]),
	year: z.int().optional().describe("First year of the school year; for a ranking the year of the list"),
	placed: z.int().optional().describe("How many of `graduated` were placed"),
	graduated: z.int().optional(),
	higherStudies: z.int().optional().describe("How many of `graduated` went on to study"),
	list: RankingList.optional(),
	level: z.string().optional().describe("Programme level as the institution reported it: `ug-4`, `pg-2`"),
	of: z
		.array(z.string())
		.describe(
			"What the figure is about, as printed: exam, programme, seat type, quota, seat pool and round; or the course, or what the fee covers",
		),
	college: z
		.object({ slug: z.string(), name: z.string() })
		.optional()
		.describe("The institution of the figure, if it is another one"),
	sourceId: z.string(),
	href: z.string().describe("Path of the page that shows the figure"),
});
export type ClaimFigure = z.infer<typeof ClaimFigure>;

export const Claim = z.object({
	words: z.string().describe("The phrase as it was pasted"),
	kind: ClaimKind.optional().describe("Absent if the phrase was not understood"),
	verdict: z
		.enum(CLAIM_VERDICTS)
		.describe(
			"`supported`: one of our sources has it. `contradicted`: the phrase names year, list and pool, and our source has another figure. `other`: the figure is right for another year, pool, list or institution. `cannot-judge`: see `why`. `not-understood`: we judge nothing",
		),
	other: z.enum(CLAIM_OTHERS).optional(),
	why: z
		.enum(CLAIM_REASONS)
		.optional()
		.describe(
			"For `cannot-judge`. `not-said`: the phrase does not name the year, list or pool; `not-held`: we do not have the figure; `not-published`: none of our sources publishes such figures; `more-words`: the phrase has words that we do not understand; `earlier`: institutions may count a forerunner; `name-not-exact`: no institution has exactly this name; `doubtful`: our source has the figure, marked as hardly possible. With `other`, `not-said`: the phrase does not name the part",
		),
	ours: ClaimFigure.optional().describe("The figure of our source, to compare with the claim"),
	beside: ClaimFigure.optional().describe(
		"For a rank that only an older list has: its place in the newest list, or who has that place now",
	),
});
export type Claim = z.infer<typeof Claim>;
export type ClaimReason = NonNullable<Claim["why"]>;

export const Claims = z.object({
	about: ClaimAbout,
	institutions: z.array(AskLink).describe("Institutions that the text names or may mean"),
	listed: CheckEntry.optional().describe(
		"The entry of UGC's list of fake universities, if it has exactly a name of the text",
	),
	claims: z.array(Claim).describe("In the order of the text"),
	sources: z.array(Source),
});
export type Claims = z.infer<typeof Claims>;
