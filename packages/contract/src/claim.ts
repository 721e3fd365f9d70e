import * as z from "zod";
import { AskLink } from "./answer.ts";
import { CheckEntry } from "./check.ts";
import { RankingList } from "./ranking.ts";
import { Source } from "./source.ts";
import { typedText } from "./typed.ts";

export const LONGEST_CLAIMS_TEXT = 5_000;

/** `POST /v1/claims`: an advertisement, a pamphlet or a message, as it was pasted. */
export const ClaimsBody = z
	.strictObject({
		text: typedText()
			.max(LONGEST_CLAIMS_TEXT)
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
		"Whom the text is about. `each`: of several institutions each claim is that of the one named before it in its line. `name-not-exact`: a name only resembles one of ours, so nothing is judged. `listed-fake`: a name that is exactly on UGC's list of fake universities",
	);
export type ClaimAbout = z.infer<typeof ClaimAbout>;

export const ClaimKind = z.enum(CLAIM_KINDS);
export type ClaimKind = z.infer<typeof ClaimKind>;

/** A figure of ours with everything it applies to. Ranks and seats are whole numbers, money is in rupees, a share in percent. */
export const ClaimFigure = z.object({
	value: z.union([z.number(), z.string()]).describe("A text for a band (`151-200`), a body, a place, a day"),
	unit: z.enum(["rank", "score", "rupees", "percent", "people", "seats", "year", "text"]),
	year: z.int().optional().describe("A school year by its first; of a ranking the year of the list"),
	placed: z.int().optional().describe("Graduates placed, of `graduated`"),
	graduated: z.int().optional(),
	higherStudies: z.int().optional().describe("Graduates who went on to study, also of `graduated`"),
	list: RankingList.optional(),
	level: z.string().optional().describe("Programme level as reported: `ug-4`, `pg-2`"),
	of: z
		.array(z.string())
		.describe("As printed: exam, programme, seat type, quota, seat pool, round; or the course, or what a fee covers"),
	college: z
		.object({ slug: z.string(), name: z.string() })
		.optional()
		.describe("Whose figure it is, where it is another's"),
	sourceId: z.string(),
	href: z.string().describe("Path of the page of the site that shows it"),
});
export type ClaimFigure = z.infer<typeof ClaimFigure>;

export const Claim = z.object({
	words: z.string().describe("The phrase, as it was pasted"),
	kind: ClaimKind.optional().describe("Absent where the phrase was not understood"),
	verdict: z
		.enum(CLAIM_VERDICTS)
		.describe(
			"`supported`: a source of ours has it. `contradicted`: the phrase names year, list and pool, and our source has another figure. `other`: the figure is right for another year, pool, list or institution. `cannot-judge`: `why` says why. `not-understood`: nothing is said of it",
		),
	other: z.enum(CLAIM_OTHERS).optional(),
	why: z
		.enum(CLAIM_REASONS)
		.optional()
		.describe(
			"Of `cannot-judge`. `not-said`: the phrase leaves open which year, list or pool; `not-held`: we have no such figure; `not-published`: no source of ours publishes such figures; `more-words`: the phrase says more than we understand; `earlier`: institutions may count a forerunner; `name-not-exact`: no institution has exactly the name; `doubtful`: our source has the figure, and it is marked as one that can hardly be right. Beside `other`, `not-said`: the phrase does not say of which part the figure is",
		),
	ours: ClaimFigure.optional().describe("What our source has, beside the claim"),
	beside: ClaimFigure.optional().describe(
		"Of a rank that only an older list has: the newest list's, or who has the place there",
	),
});
export type Claim = z.infer<typeof Claim>;
export type ClaimReason = NonNullable<Claim["why"]>;

export const Claims = z.object({
	about: ClaimAbout,
	institutions: z.array(AskLink).describe("Whom the text names, or whom it may mean"),
	listed: CheckEntry.optional().describe(
		"The entry of UGC's list of fake universities that has exactly a name in the text",
	),
	claims: z.array(Claim).describe("In the order of the text"),
	sources: z.array(Source),
});
export type Claims = z.infer<typeof Claims>;
