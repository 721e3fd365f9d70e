/** Where a student stands: at school, past class 12 (and in the first year of a degree), in a later year, in a diploma or ITI course, after a degree. */
export const SCHOLARSHIP_LEVELS = ["10", "11", "12", "12-pass", "ug", "diploma", "pg"] as const;
export type ScholarshipLevel = (typeof SCHOLARSHIP_LEVELS)[number];

export const SCHOLARSHIP_GENDERS = ["female", "male", "other"] as const;

/** What a student belongs to by birth certificate or caste certificate; one of these. */
export const STUDENT_CATEGORIES = ["general", "ews", "obc", "sc", "st"] as const;

/** Whom a scheme may be kept for. */
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

/** The stream that a degree or a branch of the courses belongs to, by its slug. */
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

/** What a scheme asks for beside what the finder asks: nobody can be told that they get it. */
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

/** Facts of a scheme that a reviewer may correct and a provider's text may bear. */
export const SCHOLARSHIP_FIELDS = [
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

/** The finder's own address beside the schemes: none may be called so. */
export const FINDER_SLUG = "finder";

/** Told when scholarships change, and not the institutions. */
export const SCHOLARSHIPS_TAG = "scholarships";
