import type { RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff.ts";
import type { Cutoff } from "#pipeline/cutoffs/cutoff.ts";
import type { JosaaRow } from "#pipeline/josaa/read.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";
import type { Refusal } from "#pipeline/report.ts";

export const JOSAA_AUTHORITY = "JoSAA";

export function toJosaaMention(institute: string): Mention {
	return { source: "josaa", name: institute, city: "", state: "" };
}

/** Turns one year's rows into cutoffs; a row whose ranks cannot be read, whose institute is undecided, or that repeats another is refused. */
export function toCutoffs(rows: readonly JosaaRow[], resolve: (mention: Mention) => Match | undefined) {
	const refusals: Refusal[] = [];
	const seen = new Set<string>();
	const cutoffs: Cutoff[] = [];
	const matches = new Map<string, Match | undefined>();
	for (const row of rows) {
		if (!matches.has(row.institute)) matches.set(row.institute, resolve(toJosaaMention(row.institute)));
		const match = matches.get(row.institute);
		const key = [row.institute, row.programme, row.quota, row.seatType, row.gender, row.round, row.preparatory].join(
			"|",
		);
		const reason = refusalReason(row, match, seen.has(key));
		seen.add(key);
		if (reason !== undefined || match === undefined) {
			refusals.push({
				dataset: `josaa-${row.year}`,
				file: row.file,
				line: row.line,
				reason: reason ?? "",
				raw: `${key}: ${row.openingRank}–${row.closingRank}`,
			});
			continue;
		}
		cutoffs.push(toCutoff(row, match));
	}
	return { cutoffs, refusals };
}

function refusalReason(row: JosaaRow, match: Match | undefined, repeated: boolean): string | undefined {
	if (match === undefined) return "nobody has decided which institution this is";
	if (!isRank(row.openingRank) || !isRank(row.closingRank)) return "a rank that is not a positive whole number";
	if (repeated) return "repeats another row";
	return undefined;
}

function isRank(value: number): boolean {
	return Number.isInteger(value) && value > 0;
}

function toCutoff(row: JosaaRow, match: Match): Cutoff {
	const { year, round, programme, quota, seatType, gender, openingRank, closingRank, preparatory } = row;
	const { exam, rankSpace } = toRankSpace(row);
	return {
		exam,
		authority: JOSAA_AUTHORITY,
		year,
		yearNote: undefined,
		round,
		collegeId: match.collegeId,
		programme,
		quota,
		pool: toPool(quota),
		seatType,
		socialCategory: toSocialCategory(seatType),
		pwd: seatType.endsWith("(PwD)"),
		gender,
		openingRank,
		closingRank,
		closingScore: undefined,
		preparatory,
		rankSpace,
		// A row that closes below its opening mixes two rank lists: most likely a preparatory rank whose flag the copies lost.
		mark: openingRank > closingRank ? "mixed-rank-space" : undefined,
		sourceId: `josaa-${year}`,
	};
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

function toPool(quota: string): SeatPool {
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

function toSocialCategory(seatType: string): SocialCategory {
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
