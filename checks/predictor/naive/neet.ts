import { readCsv } from "./files.ts";
import { type Printed, toPrinted } from "./printed.ts";

/** The state of each 2025 list, by the copy's key; a list is for that state's people. */
const STATES: Record<string, string> = {
	andhra_2025_r3_cutoffs: "andhra-pradesh",
	gujarat_2025_cutoffs: "gujarat",
	himachal_2025_r3_cutoffs: "himachal-pradesh",
	karnataka_2025_r3_cutoffs: "karnataka",
	kerala_2025_cutoffs: "kerala",
	maharashtra_2025_r3_cutoffs: "maharashtra",
	mp_2025_cutoffs: "madhya-pradesh",
	punjab_2025_cutoffs: "punjab",
	telangana_2025_cutoffs: "telangana",
	westbengal_2025_cutoffs: "west-bengal",
};

const FILE_2025 = "neet/2025_mcc_and_states/closing_ranks.csv.gz";
const FILE_2026 = "neet/2026_mcc_rounds_1_2/allotments.csv.gz";

/** Names shared by many colleges and printed without a place. */
const NAME_OF_MANY =
	/^(GDC|GMC|GOVT. DENTAL COLLEGE & HOSP.|Government [Mm]edical College|Govt\.? Medical College|GOVT\. D\.C\.)$/;

/** All-India seats: 2026 as printed, plus the 2025 disability seats that the 2026 list lacks. */
export function readNeet(): Printed[] {
	return [...readNeet2026(), ...readNeet2025().filter(({ category }) => category.endsWith(" (PwD)"))];
}

export function readNeet2026(): Printed[] {
	return readRows(FILE_2026).flatMap((cells, index) =>
		toPrinted({
			...{ dataset: "neet-2026", file: FILE_2026, line: index + 1, year: 2026 },
			institute: cells.institute,
			programme: cells.course,
			quota: QUOTAS[cells.quota ?? ""] ?? (cells.quota ?? "").replace(/ ?Quota$/, "").replace("Wid ows", "Widows"),
			category: cells.category === "General" ? "Open" : cells.category,
			opening: Number(cells.opening_rank),
			closing: Number(cells.closing_rank),
		}),
	);
}

export function readNeet2025(): Printed[] {
	return readRows(FILE_2025).flatMap((cells, index) => {
		if (cells.source !== "aiq_2025_cutoffs") return [];
		return toPrinted({
			...{ dataset: "neet-2025", file: FILE_2025, line: index + 1, year: 2025, round: 1 },
			institute: cells.institute,
			programme: cells.programme?.replace("BSc", "B.Sc."),
			quota: cells.seat_type?.replace(/ ?Quota$/, ""),
			category: cells.category?.replace(/ PwD$/, " (PwD)"),
			closing: Number(cells.closing_rank),
		});
	});
}

const QUOTAS: Record<string, string> = {
	"Self-Financed Merit Seat": "Deemed/Paid Seats",
	"Internal - Puducherry UT Domicile": "Internal -Puducherry UT Domicile",
	"(AMU)Self finance internal": "(AMU) Self finance internal",
};

/** Institutions that a person decided are the same count as one here, however lists print them. */
const decided = new Map(
	readCsv("matches.csv").flatMap(([source, name = "", , , , , , college = ""]) =>
		source === "neet" && college !== "" ? [[name, college] as const] : [],
	),
);

export function readNeetOf(state: string): Printed[] {
	return readRows(FILE_2025).flatMap((cells, index) => {
		if (STATES[cells.source ?? ""] !== state) return [];
		return toPrinted({
			...{ dataset: `neet-2025-${state}`, file: FILE_2025, line: index + 1, year: 2025 },
			institute: decided.get(cells.institute ?? "") ?? cells.institute,
			programme: cells.programme,
			quota: cells.seat_type,
			category: cells.category,
			gender: cells.gender?.replace("only", "Only"),
			round: /\d/.test(cells.round ?? "") ? Number(cells.round?.replace(/\D/g, "")) : undefined,
			closing: Number(cells.closing_rank),
		});
	});
}

export const NEET_STATES = Object.values(STATES);

export const STATE_CATEGORIES: Record<string, Record<string, readonly string[]>> = {
	"andhra-pradesh": { "": ["OC"], EWS: ["EWS"], ST: ["ST"], PwD: ["OC (PH)"], "ST (PwD)": ["ST (PH)"] },
	gujarat: { "": ["OPEN"], EWS: ["EW"], OBC: ["SE"], SC: ["SC"], ST: ["ST"] },
	"himachal-pradesh": { "": ["General"], EWS: ["EWS"], OBC: ["OBC"], SC: ["SC"], ST: ["ST"] },
	karnataka: { "": ["GM", "GMP", "OPN"], SC: ["SCG"], ST: ["STG"] },
	kerala: { "": ["SM"], EWS: ["EW"], SC: ["SC"], ST: ["ST"], PwD: ["PD"] },
	maharashtra: { "": ["OPEN"], EWS: ["EWS"], SC: ["SC"], ST: ["ST"], PwD: ["OPEN (PwD)"] },
	"madhya-pradesh": {
		...{ "": ["UR/X/OP"], EWS: ["EWS/X/OP"], OBC: ["OBC/X/OP"], SC: ["SC/X/OP"], ST: ["ST/X/OP"] },
		PwD: ["UR/PH/OP"],
	},
	punjab: { "": ["Open"], EWS: ["EWS"], OBC: ["Backward Classes"], SC: ["Scheduled Caste"], PwD: ["PWD"] },
	telangana: { "": ["OPEN"], EWS: ["EWS"], ST: ["ST"], PwD: ["OPEN (PHO)"] },
	"west-bengal": { "": ["UR"], EWS: ["EWS"], SC: ["SC"], ST: ["ST"], PwD: ["UR PwD"] },
};

/** Seats of one group of people, or for people abroad. */
export function isRestricted(quota: string): boolean {
	return /NRI|Christian|Minority/.test(quota);
}

function readRows(path: string): Record<string, string | undefined>[] {
	const [header = [], ...rows] = readCsv(path);
	const read = rows.map((cells) => Object.fromEntries(header.map((name, place) => [name, cells[place]])));
	// Blanked rather than removed, so that row numbers stay those of the document.
	return read.map((cells) => (NAME_OF_MANY.test(cells.institute ?? "") ? { ...cells, closing_rank: "" } : cells));
}
