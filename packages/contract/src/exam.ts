/** What exams are sorted by, as permanent slugs. */

export const EXAM_STREAMS = [
	"engineering",
	"management",
	"medical",
	"law",
	"commerce",
	"sciences",
	"arts",
	"architecture",
	"design",
	"hospitality",
	"agriculture",
	"pharmacy",
	"teaching",
	/** Admission to many courses of many universities. */
	"general",
] as const;
export type ExamStream = (typeof EXAM_STREAMS)[number];

export const EXAM_LEVELS = ["undergraduate", "postgraduate", "research"] as const;

/** `remote` is taken at home under watch; `choice` leaves the place or the medium to the candidate. */
export const EXAM_MODES = ["computer-based", "pen-and-paper", "remote", "choice"] as const;

/** For whose seats an exam is: of the whole country, of the states that it names, of one university. */
export const EXAM_SCOPES = ["national", "state", "university"] as const;
export type ExamScope = (typeof EXAM_SCOPES)[number];

/** In the order in which they happen. */
export const EXAM_EVENT_KINDS = [
	"notification",
	"application",
	"correction-window",
	"admit-card",
	"exam",
	"answer-key",
	"result",
	"counselling",
] as const;
export type ExamEventKind = (typeof EXAM_EVENT_KINDS)[number];

/**
 * `official` stands in a document that is named, with its line; `copied` is announced too, but was read in a public copy that
 * names the document and not the line; `expected` is the usual window, by months; `past` has happened.
 */
export const EXAM_EVENT_STATUSES = ["official", "copied", "expected", "past", "cancelled"] as const;
export type ExamEventStatus = (typeof EXAM_EVENT_STATUSES)[number];

/** Whether a document announces its days, be it read there or in a copy. */
export function isAnnounced<Event extends { status: ExamEventStatus }>(
	event: Event,
): event is Event & { status: "official" | "copied" } {
	return event.status === "official" || event.status === "copied";
}

export const LIFECYCLE_STATES = ["current", "renamed", "replaced", "merged", "discontinued", "uncertain"] as const;
export type LifecycleState = (typeof LIFECYCLE_STATES)[number];

/** What can be known of an exam, in the order of its page; a field that is absent is "not published". */
export const EXAM_FIELDS = [
	"body",
	"officialSite",
	"level",
	"streams",
	"mode",
	"languages",
	"timesAYear",
	"fees",
	"eligibility",
	"pattern",
	"syllabus",
	"events",
	"counselling",
	"score",
	"acceptedBy",
] as const;
export type ExamField = (typeof EXAM_FIELDS)[number];

/** What else an exam's page may hold, which no exam has to. */
export const EXAM_EXTRAS = ["links", "apply", "statistics"] as const;

/** Every field whose change its log tells. */
export const EXAM_LOGGED = [...EXAM_FIELDS, ...EXAM_EXTRAS] as const;
export type ExamLogged = (typeof EXAM_LOGGED)[number];

/** What an address of the authority leads to, in the order of its page. */
export const EXAM_LINK_KINDS = [
	"apply",
	"bulletin",
	"dates",
	"admit-card",
	"syllabus",
	"papers",
	"mock-test",
	"answer-key",
	"result",
] as const;

/** Subjects that eligibility rules ask for. */
export const SCHOOL_SUBJECTS = [
	"physics",
	"chemistry",
	"mathematics",
	"biology",
	"biotechnology",
	"english",
	"computer-science",
	"statistics",
	"economics",
	"accountancy",
	"business-studies",
	"agriculture",
	"technical-vocational",
] as const;
export type SchoolSubject = (typeof SCHOOL_SUBJECTS)[number];

/** What somebody has passed; the last years of each count where a rule lets those who are appearing apply. */
export const QUALIFICATIONS = [
	"class-12",
	"diploma",
	"bachelor",
	"engineering-bachelor",
	"law-bachelor",
	"mbbs",
	"bds",
	"master",
] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];

/** Categories in which eligibility rules relax marks and ages. `pwd` is held beside one of the others. */
export const APPLICANT_CATEGORIES = ["general", "ews", "obc-ncl", "sc", "st", "pwd"] as const;
export type ApplicantCategory = (typeof APPLICANT_CATEGORIES)[number];

export const EXAMS_PER_PAGE = 50;

/** What a list of exams can be narrowed by, in the order of the page. */
export const EXAM_FACETS = ["open", "stream", "level", "state", "mode"] as const;
export type ExamFacetName = (typeof EXAM_FACETS)[number];

/** The one value of the facet `open`: accepting applications today. */
export const OPEN_NOW = "now";

/** The fields that nobody has published, or that we do not know. An empty list of events is one of them. */
export function listUnpublished(exam: Partial<Record<ExamField, unknown>>): ExamField[] {
	return EXAM_FIELDS.filter((field) => {
		const value = exam[field];
		return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
	});
}
