import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { toPool, toSocialCategory } from "#pipeline/josaa/read.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

const FILE = "csab/2024/csab_2024.csv.gz";
const SOURCE_ID = "csab-2024";

/** The two special rounds that fill what JoSAA left at NITs, IIITs and their like, by JEE Main. Its institutes are JoSAA's. */
export const CSAB: Counselling = { sourceId: SOURCE_ID, hasRounds: true, read: readCsab };

/** The copy's short words for JoSAA's two pools. */
const GENDERS: ReadonlyMap<string, string> = new Map([
	["Neutral", "Gender-Neutral"],
	["Female", "Female-only (including Supernumerary)"],
]);

/**
 * Whatever the seat type, the figures are of the common rank list: beside JoSAA's category ranks of the same seats they are
 * 4 (OBC-NCL) to 86 times (ST) as high, beside its open ones 1.3 times.
 */
function readCsab(): PrintedCutoff[] {
	return readSourceCsv(FILE).map((cells, index) => {
		const programme = squeeze(cells.branch);
		const quota = squeeze(cells.quota);
		const seatType = squeeze(cells.seat_type);
		const gender = GENDERS.get(squeeze(cells.gender));
		if (gender === undefined) throw new Error(`CSAB: the gender "${cells.gender}" is new: say whom it is for`);
		const isArchitecture = programme.includes("Bachelor of Architecture");
		const isPlanning = programme.includes("Bachelor of Planning");
		const closingRank = toFigure(cells.closing_rank);
		return {
			...DEFAULTS,
			file: FILE,
			line: index + 1,
			institute: {
				source: "josaa",
				name: squeeze(cells.institute),
				city: "",
				state: "",
				year: 2024,
				sourceId: SOURCE_ID,
			},
			exam: isArchitecture || isPlanning ? "jee-main-paper-2" : "jee-mains",
			rankSpace: isArchitecture ? "jee-main-barch-crl" : isPlanning ? "jee-main-bplan-crl" : "jee-main-crl",
			authority: "CSAB",
			year: 2024,
			yearNote: "Year inferred: the copy is undated, its JoSAA file is that of 2024",
			round: Number(cells.round),
			programme,
			quota,
			pool: toPool(quota),
			seatType,
			socialCategory: toSocialCategory(seatType),
			pwd: seatType.endsWith("(PwD)"),
			gender,
			openingRank: toFigure(cells.opening_rank),
			closingRank,
			sourceId: SOURCE_ID,
			unreadable: closingRank === undefined ? "no closing rank" : undefined,
		};
	});
}
