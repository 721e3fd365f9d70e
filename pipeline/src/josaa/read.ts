import type { RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { byCode, knownAs } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, DEFAULTS, NewWord, type PrintedCutoff, type ReadRow } from "#pipeline/cutoffs/printed.ts";
import { listSourceFiles, readSourceCsv, readSourceJson, yearOfPath } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

/** Every round of each year that we have, oldest first: the copies are CSV, but that of 2025, which is integer-coded JSON. */
export const JOSAA: readonly Counselling[] = listSourceFiles("josaa", /josaa_\d{4}_all_rounds\.(csv|json)\.gz$/)
	.map((file) => ({ file, year: yearOfPath(file) }))
	.sort((a, b) => a.year - b.year)
	.map(({ file, year }) => ({
		sourceId: `josaa-${year}`,
		hasRounds: true,
		file,
		read: () =>
			file.endsWith(".json.gz")
				? readCoded(file).map(toPrinted)
				: readSourceCsv(file).map((cells, index) => readJosaaRow(cells, { file, line: index + 1, year })),
	}));

/** One opening and closing rank as JoSAA printed it. `line` counts the data rows of the file from 1. */
type JosaaRow = {
	file: string;
	line: number;
	year: number;
	round: number;
	institute: string;
	/** Whether the group admits by JEE Advanced; JoSAA has four groups. */
	byAdvanced: boolean;
	programme: string;
	quota: string;
	seatType: string;
	gender: string;
	openingRank: number;
	closingRank: number;
	/** The publisher's own flag; the copies of 2016–24 lost it. */
	preparatory: boolean;
	/** The opening rank is of the common list and the closing one of the preparatory course. */
	isMixed?: boolean;
};

/** IIT names carry a double space in the publisher's tables, and the copies of 2016–24 an escaped ampersand. */
export const readJosaaRow: ReadRow = (cells, at) => {
	const institute = squeeze(cells.institute);
	const [opening, closing] = [squeeze(cells.opening_rank), squeeze(cells.closing_rank)];
	return toPrinted({
		...at,
		round: Number(cells.round),
		institute,
		byAdvanced: cells.institute_type === IIT_GROUP || admitsByAdvanced(institute),
		programme: squeeze(cells.branch ?? cells.academic_program),
		quota: squeeze(cells.quota),
		seatType: squeeze(cells.seat_type),
		gender: squeeze(cells.gender),
		openingRank: Number(opening.replace(PREPARATORY, "")),
		closingRank: Number(closing.replace(PREPARATORY, "")),
		preparatory: PREPARATORY.test(closing),
		isMixed: PREPARATORY.test(opening) !== PREPARATORY.test(closing),
	});
};

/** The letter that the tables of 2026 print after a rank of the preparatory course. */
const PREPARATORY = /P$/;

/** The copies of 2016–24 print the group: the Indian School of Mines was an IIT before it had the name. */
const IIT_GROUP = "Indian Institute of Technology";

/** The IITs, and from 2026 on the Indian Institute of Science. */
function admitsByAdvanced(institute: string): boolean {
	return /^Indian Institute of (?:Technology|Science, Bangalore)/.test(institute);
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
	const coded = readSourceJson(file, Coded);
	const preparatory = new Set(coded.preparatory_row_indexes);
	return coded.rows.map(([institute, programme, quota, seatType, gender, round, openingRank, closingRank], index) => ({
		file,
		line: index + 1,
		year: coded.year,
		round,
		institute: squeeze(coded.institutes[institute]),
		byAdvanced: admitsByAdvanced(squeeze(coded.institutes[institute])),
		programme: squeeze(coded.programs[programme]),
		quota: squeeze(coded.quotas[quota]),
		seatType: squeeze(coded.seat_types[seatType]),
		gender: squeeze(coded.genders[gender]),
		openingRank,
		closingRank,
		preparatory: preparatory.has(index),
	}));
}

function toPrinted(row: JosaaRow): PrintedCutoff {
	const { file, line, year, round, programme, quota, seatType, gender, openingRank, closingRank, preparatory } = row;
	return {
		...DEFAULTS,
		file,
		line,
		institute: { source: "josaa", name: row.institute, city: "", state: "", year },
		...toRankSpace(row),
		authority: "JoSAA",
		year,
		round,
		programme,
		quota,
		pool: toPool(quota),
		seatType,
		socialCategory: toSocialCategory(seatType),
		pwd: seatType.endsWith("(PwD)"),
		gender,
		openingRank,
		closingRank,
		preparatory,
		mark: row.isMixed === true ? "mixed-rank-space" : undefined,
		sourceId: `josaa-${year}`,
		unreadable: isRank(openingRank) && isRank(closingRank) ? undefined : "a rank that is not a positive whole number",
	};
}

function isRank(value: number): boolean {
	return Number.isInteger(value) && value > 0;
}

/** Seats that one region's institute keeps for the region (Goa in NIT Goa …) are a pool of their own beside its home state's. */
const POOLS = byCode({ "all-india": "AI", "home-state": "HS", "other-state": "OS", special: "GO JK LA AP" });

/** The pool of a quota of JoSAA or CSAB. */
export function toPool(quota: string): SeatPool {
	return knownAs(POOLS, quota, `JoSAA: the quota "${quota}"`);
}

const SOCIAL_CATEGORIES = byCode({ open: "OPEN", ews: "EWS", "obc-ncl": "OBC-NCL", sc: "SC", st: "ST" });

/** The reservation of a seat type of JoSAA or CSAB. */
export function toSocialCategory(seatType: string): SocialCategory {
	return knownAs(SOCIAL_CATEGORIES, seatType.replace(" (PwD)", ""), `JoSAA: the seat type "${seatType}"`);
}

/** The IITs admit by JEE Advanced; the others by JEE Main, architecture and planning by ranks of their own. OPEN counts everyone, every other seat type its own category. */
function toRankSpace(row: JosaaRow): { exam: string; rankSpace: RankSpace } {
	const everyone = row.seatType === "OPEN";
	if (row.byAdvanced && row.preparatory) return { exam: "jee-advanced", rankSpace: "jee-advanced-preparatory" };
	if (row.byAdvanced)
		return { exam: "jee-advanced", rankSpace: everyone ? "jee-advanced-crl" : "jee-advanced-category" };
	if (row.preparatory) throw new NewWord(`JoSAA: a preparatory rank of JEE Main: ${row.institute}, ${row.programme}`);
	if (row.programme.includes("Bachelor of Architecture"))
		return { exam: "jee-main-paper-2", rankSpace: everyone ? "jee-main-barch-crl" : "jee-main-barch-category" };
	if (row.programme.includes("Bachelor of Planning"))
		return { exam: "jee-main-paper-2", rankSpace: everyone ? "jee-main-bplan-crl" : "jee-main-bplan-category" };
	return { exam: "jee-mains", rankSpace: everyone ? "jee-main-crl" : "jee-main-category" };
}
