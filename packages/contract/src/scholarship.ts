import * as z from "zod";

/**
 * The stages of a student: at school, past class 12 (and in the first year of a degree), in a later year, in a diploma
 * or ITI course, after a degree.
 */
export const SCHOLARSHIP_LEVELS = ["10", "11", "12", "12-pass", "ug", "diploma", "pg"] as const;
export type ScholarshipLevel = (typeof SCHOLARSHIP_LEVELS)[number];

export const SCHOLARSHIP_GENDERS = ["female", "male", "other"] as const;

/** The category by birth or caste certificate; a student has exactly one. */
export const STUDENT_CATEGORIES = ["general", "ews", "obc", "sc", "st"] as const;

export const SCHOLARSHIP_GROUPS = ["sc", "st", "minority", "pwd"] as const;

export const SCHOLARSHIP_STREAMS = [
	"engineering",
	"medicine",
	"dentistry",
	"pharmacy",
	"nursing",
	"science",
	"commerce",
	"arts",
	"management",
	"computer-applications",
	"law",
	"architecture",
	"design",
	"diploma",
	"iti",
] as const;

export type ScholarshipStream = (typeof SCHOLARSHIP_STREAMS)[number];

export const SCHOLARSHIP_STREAM_OF: Readonly<Record<string, ScholarshipStream>> = {
	btech: "engineering",
	"computer-science": "engineering",
	mbbs: "medicine",
	bds: "dentistry",
	bpharm: "pharmacy",
	"bsc-nursing": "nursing",
	bsc: "science",
	bcom: "commerce",
	ba: "arts",
	bba: "management",
	mba: "management",
	bca: "computer-applications",
	llb: "law",
	barch: "architecture",
	diploma: "diploma",
};

export const PROVIDER_KINDS = ["government", "state", "company", "foundation", "university"] as const;

export const AMOUNT_PERIODS = ["month", "year", "once", "course"] as const;

/** Requirements that the finder does not ask about, so it can never promise a scheme. */
export const FURTHER_RULES = [
	"own-test",
	"merit",
	"technical",
	"named-colleges",
	"named-places",
	"serviceman",
	"driver",
	"community",
	"sports",
	"special",
] as const;

const SCHOLARSHIP_FIELDS = [
	"amount",
	"per",
	"awards",
	"levels",
	"genders",
	"groups",
	"income",
	"states",
	"streams",
	"further",
] as const;
export type ScholarshipField = (typeof SCHOLARSHIP_FIELDS)[number];

/** The finder's own address beside the schemes: no scheme may have this slug. */
export const FINDER_SLUG = "finder";

/** The day of the list that most schemes are from. */
export const SCHOLARSHIP_LIST_DAY = "2026-08-05";

export const SCHOLARSHIPS_TAG = "scholarships";

export const ProviderLine = z.object({
	field: z.enum(SCHOLARSHIP_FIELDS),
	where: z
		.enum(["own", "copy"])
		.describe("Whether it was read on a page of the provider or government, or in a copy elsewhere"),
	line: z.string(),
	sourceId: z.string(),
});
export type ProviderLine = z.infer<typeof ProviderLine>;

/** A scholarship. An absent field is not published; an empty list of states, genders, groups or streams is "any". */
export const Scholarship = z.object({
	slug: z.string(),
	name: z.string(),
	provider: z.string().optional(),
	providerKind: z.enum(PROVIDER_KINDS).optional(),
	site: z.url().optional().describe("The provider's own site"),
	awards: z.int().optional().describe("Number of awards"),
	amount: z
		.object({
			leastInr: z.int().optional(),
			mostInr: z.int().optional(),
			isOfFees: z.boolean().describe("Whether it pays fees or a share of them, up to `mostInr` if given"),
		})
		.optional(),
	per: z.enum(AMOUNT_PERIODS).optional(),
	levels: z.array(z.enum(SCHOLARSHIP_LEVELS)).optional(),
	genders: z.array(z.enum(SCHOLARSHIP_GENDERS)).optional(),
	groups: z.array(z.enum(SCHOLARSHIP_GROUPS)).optional(),
	incomeInr: z.int().optional().describe("Highest family income in rupees a year"),
	states: z.array(z.string()).optional().describe("Slugs of the states"),
	cities: z.array(z.string()).describe("Cities in the list; it does not say whether of the home or of the college"),
	streams: z.array(z.enum(SCHOLARSHIP_STREAMS)).optional(),
	nirfTop: z.int().optional().describe("Only at colleges with at most this NIRF rank"),
	isForUnranked: z.boolean().describe("Only at colleges without a NIRF rank"),
	further: z.array(z.enum(FURTHER_RULES)),
	lastDate: z.iso.date().optional().describe("Last date to apply, as known in August 2026"),
	lines: z.array(ProviderLine).describe("Empty if no text of the provider was read"),
	corrected: z.array(z.enum(SCHOLARSHIP_FIELDS)).describe("Fields that differ from the list"),
	why: z.string().optional().describe("Why they differ"),
	sourceId: z.string(),
	readOn: z.iso
		.date()
		.optional()
		.describe("Day on which an editor read the source; absent for the list of August 2026"),
});
export type Scholarship = z.infer<typeof Scholarship>;
