import type { RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze } from "#pipeline/cutoffs/printed.ts";
import { listSourceFiles, readSourceCsv, readSourceJson, yearOfPath } from "#pipeline/source-files.ts";

/** Every round of each year held, oldest first: the copies of 2016–24 are CSV, that of 2025 is integer-coded JSON. */
export const JOSAA: readonly Counselling[] = listSourceFiles("josaa", /josaa_\d{4}_all_rounds\.(csv|json)\.gz$/)
	.map((file) => ({ file, year: yearOfPath(file) }))
	.sort((a, b) => a.year - b.year)
	.map(({ file, year }) => ({
		sourceId: `josaa-${year}`,
		hasRounds: true,
		read: () => (file.endsWith(".json.gz") ? readCoded(file) : readCsv(file, year)).map(toPrinted),
	}));

/** One opening and closing rank as JoSAA printed it. `line` counts the data rows of the file from 1. */
type JosaaRow = {
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

/** IIT names carry a double space in the publisher's tables, and the copies of 2016–24 an escaped ampersand. */
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
		sourceId: `josaa-${year}`,
		unreadable: isRank(openingRank) && isRank(closingRank) ? undefined : "a rank that is not a positive whole number",
	};
}

function isRank(value: number): boolean {
	return Number.isInteger(value) && value > 0;
}

/** Seats that one region's institute keeps for the region (Goa in NIT Goa …) are a pool of their own beside its home state's. */
const POOLS: ReadonlyMap<string, SeatPool> = new Map([
	["AI", "all-india"],
	["HS", "home-state"],
	["OS", "other-state"],
	["GO", "special"],
	["JK", "special"],
	["LA", "special"],
	["AP", "special"],
]);

/** Whom a quota of JoSAA, which CSAB shares, is for. */
export function toPool(quota: string): SeatPool {
	const pool = POOLS.get(quota);
	if (pool === undefined) throw new Error(`JoSAA: the quota "${quota}" is new: say whom it is for`);
	return pool;
}

const SOCIAL_CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["OPEN", "open"],
	["EWS", "ews"],
	["OBC-NCL", "obc-ncl"],
	["SC", "sc"],
	["ST", "st"],
]);

/** Whom a seat type of JoSAA, which CSAB shares, is reserved for. */
export function toSocialCategory(seatType: string): SocialCategory {
	const category = SOCIAL_CATEGORIES.get(seatType.replace(" (PwD)", ""));
	if (category === undefined) throw new Error(`JoSAA: the seat type "${seatType}" is new: say whom it is for`);
	return category;
}

/** IITs admit by JEE Advanced; the others by JEE Main, architecture and planning by ranks of their own. OPEN counts everyone, every other seat type its own category. */
function toRankSpace(row: JosaaRow): { exam: string; rankSpace: RankSpace } {
	const everyone = row.seatType === "OPEN";
	if (row.isIit && row.preparatory) return { exam: "jee-advanced", rankSpace: "jee-advanced-preparatory" };
	if (row.isIit) return { exam: "jee-advanced", rankSpace: everyone ? "jee-advanced-crl" : "jee-advanced-category" };
	if (row.preparatory)
		throw new Error(`JoSAA: a preparatory rank outside the IITs: ${row.institute}, ${row.programme}`);
	if (row.programme.includes("Bachelor of Architecture"))
		return { exam: "jee-main-paper-2", rankSpace: everyone ? "jee-main-barch-crl" : "jee-main-barch-category" };
	if (row.programme.includes("Bachelor of Planning"))
		return { exam: "jee-main-paper-2", rankSpace: everyone ? "jee-main-bplan-crl" : "jee-main-bplan-category" };
	return { exam: "jee-mains", rankSpace: everyone ? "jee-main-crl" : "jee-main-category" };
}
