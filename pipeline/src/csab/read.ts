import { findMeaning } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, DEFAULTS, type ReadRow, toFigure } from "#pipeline/cutoffs/printed.ts";
import { toPool, toSocialCategory } from "#pipeline/josaa/read.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const NOTES: ReadonlyMap<number, string> = new Map([
	[2024, "Year inferred: the copy is undated, its JoSAA file is that of 2024"],
]);

/** Special rounds by JEE Main that fill JoSAA's leftover seats at NITs, IIITs and similar institutes. */
export const CSAB: readonly Counselling[] = [2024, 2025].map((year) => {
	const file = `csab/${year}/csab_${year}.csv.gz`;
	return {
		sourceId: `csab-${year}`,
		hasRounds: true,
		file,
		read: () => readSourceCsv(file).map((cells, index) => readCsabRow(cells, { file, line: index + 1, year })),
	};
});

const [EVERYONE, WOMEN] = ["Gender-Neutral", "Female-only (including Supernumerary)"] as const;

const GENDERS: ReadonlyMap<string, string> = new Map([
	...[EVERYONE, WOMEN].map((gender) => [gender, gender] as const),
	["Neutral", EVERYONE],
	["Female", WOMEN],
]);

/** Seats offered first to Indians abroad: to children of those who work in the Gulf, and to all others. */
const ABROAD: ReadonlySet<string> = new Set(["DC", "AD"]);

/**
 * Figures are always of the common rank list, whatever the seat type: next to JoSAA's category ranks for the same seats they are 4
 * (OBC-NCL) to 86 times (ST) as high, next to its open ranks 1.3 times.
 */
export const readCsabRow: ReadRow = (cells, { file, line, year }) => {
	const sourceId = `csab-${year}`;
	const programme = squeeze(cells.branch ?? cells.academic_program);
	const quota = squeeze(cells.quota);
	const seatType = squeeze(cells.seat_type);
	const gender = findMeaning(GENDERS, squeeze(cells.gender), `CSAB: the gender "${cells.gender}"`);
	const isArchitecture = programme.includes("Bachelor of Architecture");
	const isPlanning = programme.includes("Bachelor of Planning");
	const closingRank = toFigure(cells.closing_rank);
	return {
		...DEFAULTS,
		file,
		line,
		institute: { source: "josaa", name: squeeze(cells.institute), city: "", state: "", year, sourceId },
		exam: isArchitecture || isPlanning ? "jee-main-paper-2" : "jee-mains",
		rankSpace: isArchitecture ? "jee-main-barch-crl" : isPlanning ? "jee-main-bplan-crl" : "jee-main-crl",
		authority: "CSAB",
		year,
		yearNote: NOTES.get(year),
		round: Number(cells.round),
		programme,
		quota,
		pool: ABROAD.has(quota) ? "special" : toPool(quota),
		seatType,
		socialCategory: toSocialCategory(seatType),
		pwd: seatType.endsWith("(PwD)"),
		gender,
		openingRank: toFigure(cells.opening_rank),
		closingRank,
		sourceId,
		unreadable: closingRank === undefined ? "no closing rank" : undefined,
	};
};
