import { type Counselling, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const FILE = "bitsat/cutoffs.csv";
const YEARS = [2022, 2023, 2024, 2025, 2026] as const;

/** BITS Pilani's three campuses by marks of 390, one list for everyone. The iteration is not stated. Transcribed by hand. */
export const BITSAT: readonly Counselling[] = YEARS.map((year) => ({
	sourceId: `bitsat-${year}`,
	hasRounds: false,
	read: () => readBitsat(year),
}));

function readBitsat(year: number): PrintedCutoff[] {
	const list: List = { file: FILE, sourceId: `bitsat-${year}`, source: "bitsat" };
	return readList(list, readSourceCsv(FILE), (cells) => {
		if (Number(cells.year) !== year) return undefined;
		return {
			institute: `Birla Institute of Technology and Science, ${squeeze(cells.campus)} campus`,
			exam: "bitsat-exam",
			authority: "BITS Pilani",
			year,
			programme: squeeze(cells.programme),
			pool: "all-india",
			seatType: "",
			socialCategory: "open",
			closingScore: toFigure(cells.cutoff_score),
			rankSpace: "bitsat-score",
		};
	});
}
