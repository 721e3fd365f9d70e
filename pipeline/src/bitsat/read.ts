import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

const FILE = "bitsat/cutoffs.csv";
const YEARS = [2022, 2023, 2024, 2025, 2026] as const;

/** BITS Pilani's three campuses, by marks of 390. One list for everybody; which iteration it is, is not stated. A transcription by hand. */
export const BITSAT: readonly Counselling[] = YEARS.map((year) => ({
	sourceId: `bitsat-${year}`,
	hasRounds: false,
	read: () => readBitsat(year),
}));

function readBitsat(year: number): PrintedCutoff[] {
	return readSourceCsv(FILE).flatMap((cells, index) => {
		if (Number(cells.year) !== year) return [];
		const closingScore = toFigure(cells.cutoff_score);
		return {
			...DEFAULTS,
			file: FILE,
			line: index + 1,
			institute: {
				source: "bitsat",
				name: `Birla Institute of Technology and Science, ${squeeze(cells.campus)} campus`,
				city: "",
				state: "",
				sourceId: `bitsat-${year}`,
			},
			exam: "bitsat-exam",
			authority: "BITS Pilani",
			year,
			programme: squeeze(cells.programme),
			pool: "all-india",
			seatType: "",
			socialCategory: "open",
			closingScore,
			rankSpace: "bitsat-score",
			sourceId: `bitsat-${year}`,
			unreadable: closingScore === undefined ? "no score" : undefined,
		} satisfies PrintedCutoff;
	});
}
