import type { RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import {
	type Counselling,
	DEFAULTS,
	type PrintedCutoff,
	type ReadRow,
	UnknownCode,
} from "#pipeline/cutoffs/printed.ts";
import { listSourceFiles, readSourceCsv, readSourceJson, yearOfPath } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

/** Every round of each year that we have, oldest first. Copies are CSV, except integer-coded JSON for 2025. */
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

/** `line` counts the data rows of the file from 1. */
type JosaaRow = {
	file: string;
	line: number;
	year: number;
	round: number;
	institute: string;
	/** Whether the institute's group admits by JEE Advanced; JoSAA has four groups. */
	byAdvanced: boolean;
	programme: string;
	quota: string;
	seatType: string;
	gender: string;
	openingRank: number;
	closingRank: number;
	/** The publisher's own flag; the copies of 2016–24 lost it. */
	preparatory: boolean;
	/** The opening rank is of the common list, the closing rank of the preparatory course. */
	isMixed?: boolean;
};

/** The publisher's tables have a double space in IIT names, the copies of 2016–24 an escaped ampersand. */
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

/** The tables of 2026 print this letter after a preparatory rank. */
const PREPARATORY = /P$/;

/** The copies of 2016–24 print the group: the Indian School of Mines was in the IIT group before its renaming. */
const IIT_GROUP = "Indian Institute of Technology";

/** The IITs and, since 2026, the Indian Institute of Science. */
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

/** Seats that an institute reserves for its region (Goa at NIT Goa …) are a pool apart from its home state's. */
const POOLS = indexByCode({ "all-india": "AI", "home-state": "HS", "other-state": "OS", special: "GO JK LA AP" });

export function toPool(quota: string): SeatPool {
	return findMeaning(POOLS, quota, `JoSAA: the quota "${quota}"`);
}

const SOCIAL_CATEGORIES = indexByCode({ open: "OPEN", ews: "EWS", "obc-ncl": "OBC-NCL", sc: "SC", st: "ST" });

export function toSocialCategory(seatType: string): SocialCategory {
	return findMeaning(SOCIAL_CATEGORIES, seatType.replace(" (PwD)", ""), `JoSAA: the seat type "${seatType}"`);
}

/**
 * IITs admit by JEE Advanced, others by JEE Main, architecture and planning by their own ranks. OPEN uses the common list, every other
 * seat type its category's list.
 */
function toRankSpace(row: JosaaRow): { exam: string; rankSpace: RankSpace } {
	const everyone = row.seatType === "OPEN";
	if (row.byAdvanced && row.preparatory) return { exam: "jee-advanced", rankSpace: "jee-advanced-preparatory" };
	if (row.byAdvanced)
		return { exam: "jee-advanced", rankSpace: everyone ? "jee-advanced-crl" : "jee-advanced-category" };
	if (row.preparatory)
		throw new UnknownCode(`JoSAA: a preparatory rank of JEE Main: ${row.institute}, ${row.programme}`);
	if (row.programme.includes("Bachelor of Architecture"))
		return { exam: "jee-main-paper-2", rankSpace: everyone ? "jee-main-barch-crl" : "jee-main-barch-category" };
	if (row.programme.includes("Bachelor of Planning"))
		return { exam: "jee-main-paper-2", rankSpace: everyone ? "jee-main-bplan-crl" : "jee-main-bplan-category" };
	return { exam: "jee-mains", rankSpace: everyone ? "jee-main-crl" : "jee-main-category" };
}
