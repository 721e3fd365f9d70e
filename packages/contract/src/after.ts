/** The pages on what is open after a class, by the end of their address: `/after-12/pcm`. */
export const AFTER_PAGES = ["10", "12", "12/pcm", "12/pcb", "12/commerce", "12/arts", "diploma"] as const;
export type AfterPage = (typeof AFTER_PAGES)[number];

/** Questions that a section of such a page answers; the section has the question's name as its id. */
export const AFTER_SECTION_NAMES = [
	"be-or-btech",
	"bca-or-btech",
	"pilot",
	"nursing",
	"ias",
	"mba-without-cat",
	"lateral-entry",
	"doctor",
	"btech-without-jee",
	"teacher",
	"lawyer",
	"army-officer",
	"pharmacy",
	"bba-or-bcom",
	"iti-or-diploma",
] as const;
export type AfterSection = (typeof AFTER_SECTION_NAMES)[number];

/** The page that each section stands on. */
export const PAGE_OF_SECTION = {
	"be-or-btech": "12/pcm",
	"bca-or-btech": "12/pcm",
	pilot: "12/pcm",
	nursing: "12/arts",
	ias: "12",
	"mba-without-cat": "12",
	"lateral-entry": "diploma",
	doctor: "12/pcb",
	"btech-without-jee": "12/pcm",
	teacher: "12",
	lawyer: "12",
	"army-officer": "12",
	pharmacy: "12/pcb",
	"bba-or-bcom": "12/commerce",
	"iti-or-diploma": "10",
} as const satisfies Readonly<Record<AfterSection, AfterPage>>;
