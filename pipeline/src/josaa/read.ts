import * as z from "zod";
import { readSourceCsv, readSourceJson } from "#pipeline/source-files.ts";

/** One opening and closing rank as JoSAA printed it. `line` counts the data rows of the file from 1. */
export type JosaaRow = {
	file: string;
	line: number;
	year: number;
	round: number;
	institute: string;
	programme: string;
	quota: string;
	seatType: string;
	gender: string;
	openingRank: number;
	closingRank: number;
	/** The publisher's own flag; the copies of 2016–24 lost it. */
	preparatory: boolean;
};

const CSV_YEARS = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];
export const JOSAA_YEARS = [...CSV_YEARS, 2025];

/** Reads every round of one year. */
export function readJosaaYear(year: number): JosaaRow[] {
	return year === 2025 ? readCoded() : readCsv(year);
}

function readCsv(year: number): JosaaRow[] {
	const file = `josaa/2016_2024_all_rounds/josaa_${year}_all_rounds.csv.gz`;
	return readSourceCsv(file).map((cells, index) => ({
		file,
		line: index + 1,
		year,
		round: Number(cells.round),
		institute: squeeze(cells.institute),
		programme: squeeze(cells.branch),
		quota: squeeze(cells.quota),
		seatType: squeeze(cells.seat_type),
		gender: squeeze(cells.gender),
		openingRank: Number(cells.opening_rank),
		closingRank: Number(cells.closing_rank),
		preparatory: false,
	}));
}

const Coded = z.object({
	year: z.literal(2025),
	institutes: z.array(z.string()),
	programs: z.array(z.string()),
	quotas: z.array(z.string()),
	seat_types: z.array(z.string()),
	genders: z.array(z.string()),
	preparatory_row_indexes: z.array(z.number()),
	rows: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])),
});

/** The copy of 2025 is integer-coded: each row points into arrays of names. */
function readCoded(): JosaaRow[] {
	const file = "josaa/2025_all_rounds/josaa_2025_all_rounds.json.gz";
	const coded = Coded.parse(readSourceJson(file));
	const preparatory = new Set(coded.preparatory_row_indexes);
	return coded.rows.map(([institute, programme, quota, seatType, gender, round, openingRank, closingRank], index) => ({
		file,
		line: index + 1,
		year: coded.year,
		round,
		institute: squeeze(coded.institutes[institute]),
		programme: squeeze(coded.programs[programme]),
		quota: squeeze(coded.quotas[quota]),
		seatType: squeeze(coded.seat_types[seatType]),
		gender: squeeze(coded.genders[gender]),
		openingRank,
		closingRank,
		preparatory: preparatory.has(index),
	}));
}

/** IIT names carry a double space in the publisher's tables, and the copies of 2016–24 an escaped ampersand. */
function squeeze(text: string | undefined): string {
	return (text ?? "").replaceAll("&amp;", "&").replace(/\s+/g, " ").trim();
}
