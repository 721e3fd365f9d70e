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

/** `remote` is taken at home under watch; with `choice` the candidate picks the place or the medium. */
export const EXAM_MODES = ["computer-based", "pen-and-paper", "remote", "choice"] as const;

export const EXAM_SCOPES = ["national", "state", "university"] as const;
export type ExamScope = (typeof EXAM_SCOPES)[number];

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
 * `official` is printed in a named document, with its line. `copied` is announced too, but we read it in a public copy
 * that names the document without the line. `expected` is the usual window, by months. `past` has happened.
 */
export const EXAM_EVENT_STATUSES = ["official", "copied", "expected", "past", "cancelled"] as const;
export type ExamEventStatus = (typeof EXAM_EVENT_STATUSES)[number];

/** Whether a document announces the event, read there or in a copy. */
export function isAnnounced<Event extends { status: ExamEventStatus }>(
	event: Event,
): event is Event & { status: "official" | "copied" } {
	return event.status === "official" || event.status === "copied";
}

export const LIFECYCLE_STATES = ["current", "renamed", "replaced", "merged", "discontinued", "uncertain"] as const;
export type LifecycleState = (typeof LIFECYCLE_STATES)[number];

/** The fields of an exam, in the order of its page; an absent field is shown as "not published". */
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

export const inHindi = (field: ExamField) => `${field}Hi` as const;

export const EXAM_EXTRAS = ["links", "apply", "statistics"] as const;

export const EXAM_LOGGED = [...EXAM_FIELDS, ...EXAM_EXTRAS] as const;
export type ExamLogged = (typeof EXAM_LOGGED)[number];

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

/** Qualifications; final-year students count where a rule lets them apply. */
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

/** Categories with relaxed marks and ages. A person has `pwd` together with one of the others. */
export const APPLICANT_CATEGORIES = ["general", "ews", "obc-ncl", "sc", "st", "pwd"] as const;
export type ApplicantCategory = (typeof APPLICANT_CATEGORIES)[number];

export const EXAMS_PER_PAGE = 50;

export const EXAM_FACETS = ["open", "stream", "level", "state", "mode"] as const;
export type ExamFacetName = (typeof EXAM_FACETS)[number];

/** The one value of the facet `open`: accepting applications today. */
export const OPEN_NOW = "now";

/** An empty list of events counts as unpublished. */
export function listUnpublished(exam: Partial<Record<ExamField, unknown>>): ExamField[] {
	return EXAM_FIELDS.filter((field) => {
		const value = exam[field];
		return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
	});
}
