/** The pages on what is open after a class, by the end of their address: `/after-12/pcm`. */
export const AFTER_PAGES = ["10", "12", "12/pcm", "12/pcb", "12/commerce", "12/arts", "diploma"] as const;
export type AfterPage = (typeof AFTER_PAGES)[number];

/**
 * The page of each section. A section answers one question, and has its name as its id: `/after-12#ias`. On its page they stand in this
 * order.
 */
export const PAGE_OF_SECTION = {
	"be-or-btech": "12/pcm",
	"bca-or-btech": "12/pcm",
	"bsc-or-btech": "12/pcm",
	"software-engineer": "12/pcm",
	pilot: "12/pcm",
	"merchant-navy": "12/pcm",
	scientist: "12/pcm",
	"btech-without-jee": "12/pcm",
	"fee-waiver": "12/pcm",
	"without-neet": "12/pcb",
	"nursing-entrance": "12/pcb",
	doctor: "12/pcb",
	"bds-bams-bhms": "12/pcb",
	pharmacy: "12/pcb",
	"engineering-with-pcb": "12/pcb",
	"drop-year": "12/pcb",
	"without-maths": "12/commerce",
	"bba-or-bcom": "12/commerce",
	ca: "12/commerce",
	nursing: "12/arts",
	psychologist: "12/arts",
	economics: "12/arts",
	ias: "12",
	teacher: "12",
	"bed-entrance": "12",
	lawyer: "12",
	"army-officer": "12",
	police: "12",
	"bank-job": "12",
	designer: "12",
	"cabin-crew": "12",
	"after-degree": "12",
	"distance-degree": "12",
	"marks-percent": "12",
	"mba-without-cat": "12",
	"failed-12": "12",
	"study-again": "12",
	"gap-year": "12",
	"gap-certificate": "12",
	certificates: "12",
	"lateral-entry": "diploma",
	"class-10-marks": "10",
	"iti-or-diploma": "10",
	"polytechnic-entrance": "10",
} as const satisfies Readonly<Record<string, AfterPage>>;
export type AfterSection = keyof typeof PAGE_OF_SECTION;

export const AFTER_SECTION_NAMES = Object.keys(PAGE_OF_SECTION).filter(
	(name): name is AfterSection => name in PAGE_OF_SECTION,
);
