import * as z from "zod";
import { listSourceFiles, readSourceCsv, readSourceJson, yearOfPath } from "#pipeline/source-files.ts";

/** One opening and closing rank as JoSAA printed it. `line` counts the data rows of the file from 1. */
export type JosaaRow = {
	file: string;
	line: number;
	year: number;
	round: number;
	institute: string;
	/** Of the four groups that JoSAA admits for, the one that admits by JEE Advanced. */
	isIit: boolean;
	programme: string;
	quota: string;
	seatType: string;
	gender: string;
	openingRank: number;
	closingRank: number;
	/** The publisher's own flag; the copies of 2016–24 lost it. */
	preparatory: boolean;
};

/** One file per year: the copies of 2016–24 are CSV, that of 2025 is integer-coded JSON. */
const fileByYear = new Map(
	listSourceFiles("josaa", /josaa_\d{4}_all_rounds\.(csv|json)\.gz$/).map((file) => [yearOfPath(file), file]),
);

/** The years held, oldest first. */
export const JOSAA_YEARS: readonly number[] = [...fileByYear.keys()].sort();

/** Reads every round of one year. */
export function readJosaaYear(year: number): JosaaRow[] {
	const file = fileByYear.get(year);
	if (file === undefined) throw new Error(`JoSAA: no file of the year ${year}`);
	return file.endsWith(".json.gz") ? readCoded(file) : readCsv(file, year);
}

function readCsv(file: string, year: number): JosaaRow[] {
	return readSourceCsv(file).map((cells, index) => ({
		file,
		line: index + 1,
		year,
		round: Number(cells.round),
		institute: squeeze(cells.institute),
		isIit: cells.institute_type === "Indian Institute of Technology",
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
	year: z.int(),
	institutes: z.array(z.string()),
	programs: z.array(z.string()),
	quotas: z.array(z.string()),
	seat_types: z.array(z.string()),
	genders: z.array(z.string()),
	preparatory_row_indexes: z.array(z.number()),
	rows: z.array(
		z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
	),
});

/** An integer-coded copy: each row points into arrays of names. */
function readCoded(file: string): JosaaRow[] {
	const coded = Coded.parse(readSourceJson(file));
	const preparatory = new Set(coded.preparatory_row_indexes);
	return coded.rows.map(([institute, programme, quota, seatType, gender, round, openingRank, closingRank], index) => ({
		file,
		line: index + 1,
		year: coded.year,
		round,
		institute: squeeze(coded.institutes[institute]),
		// The coded copy lost the group; every IIT's name begins so, and nobody else's.
		isIit: squeeze(coded.institutes[institute]).startsWith("Indian Institute of Technology"),
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
