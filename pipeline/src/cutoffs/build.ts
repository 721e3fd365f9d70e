import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import type { ResolvedMention } from "#pipeline/colleges/build.ts";
import { createCounsellingResolver } from "#pipeline/cutoffs/counselling-resolver.ts";
import type { Cutoff } from "#pipeline/cutoffs/cutoff.ts";
import { createPlaceFinder } from "#pipeline/cutoffs/places.ts";
import type { Counselling, PrintedCutoff } from "#pipeline/cutoffs/printed.ts";
import type { Places } from "#pipeline/geo/places.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";
import { readReviewedMatches } from "#pipeline/match/reviewed.ts";
import { type DatasetReport, type Refusal, UNDECIDED_INSTITUTION } from "#pipeline/report.ts";

export type BuiltCounselling = {
	sourceId: string;
	hasRounds: boolean;
	cutoffs: Cutoff[];
	mentions: ResolvedMention[];
	undecided: Mention[];
	refusals: Refusal[];
	report: DatasetReport;
};

export const REPEATED_ROW = "repeats another row";
export const CONTRADICTED = "another row prints another figure for the same seat; that one is kept, marked";

export function buildCounsellings(
	counsellings: readonly Counselling[],
	directory: readonly DirectoryCollege[],
	places: Places,
): BuiltCounselling[] {
	const findPlaces = createPlaceFinder(directory, places.towns);
	const resolve = createCounsellingResolver(directory, readReviewedMatches(), findPlaces);
	return counsellings.map((counselling) => buildCounselling(counselling, resolve));
}

export function buildCounselling(
	{ sourceId, hasRounds, read, refused = [] }: Counselling,
	resolve: (mention: Mention) => Match | undefined,
): BuiltCounselling {
	const rows = read();
	const institutes = new Map<string, { mention: Mention; match: Match | undefined }>();
	const accepted = new Map<string, Cutoff>();
	const refusals: Refusal[] = [...refused];
	const readable = rows.filter(({ repeatsOpen }) => repeatsOpen !== true);
	for (const row of readable) {
		const key = keyOfInstitute(row.institute);
		const institute = institutes.get(key) ?? { mention: row.institute, match: resolve(row.institute) };
		institutes.set(key, institute);
		const reason = acceptRow(row, institute.match, accepted);
		if (reason !== undefined) refusals.push(refuse(sourceId, row, reason));
	}
	const cutoffs = [...accepted.values()];
	const printed = [...institutes.values()];
	const mentions = printed.flatMap(({ mention, match }) => (match === undefined ? [] : [{ mention, match }]));
	return {
		sourceId,
		hasRounds,
		cutoffs,
		mentions,
		undecided: printed.flatMap(({ mention, match }) => (match === undefined ? [mention] : [])),
		refusals,
		report: {
			dataset: sourceId,
			read: rows.length + refused.length,
			kept: cutoffs.length,
			joined: rows.length - readable.length,
			marked: cutoffs.filter(({ mark }) => mark !== undefined).length,
			refused: refusals.length,
			notes: [
				`${institutes.size} institutes printed, ${mentions.length} resolved, ${institutes.size - mentions.length} undecided`,
			],
		},
	};
}

/**
 * Stores a row or returns the reason for refusal. Two figures for one seat cannot both be right: the first is stored and marked, the
 * second refused.
 */
function acceptRow(row: PrintedCutoff, match: Match | undefined, accepted: Map<string, Cutoff>): string | undefined {
	if (row.unreadable !== undefined) return row.unreadable;
	if (match === undefined) return UNDECIDED_INSTITUTION;
	const cutoff = toCutoff(row, match);
	const key = keyOfSeat(cutoff);
	const earlier = accepted.get(key);
	if (earlier === undefined) {
		accepted.set(key, cutoff);
		return undefined;
	}
	if (earlier.closingRank === cutoff.closingRank && earlier.closingScore === cutoff.closingScore) return REPEATED_ROW;
	accepted.set(key, { ...earlier, mark: "suspect" });
	return CONTRADICTED;
}

function toCutoff({ file, line, institute, unreadable, repeatsOpen, ...printed }: PrintedCutoff, match: Match): Cutoff {
	const { openingRank, closingRank, mark } = printed;
	const reversed = openingRank !== undefined && closingRank !== undefined && openingRank > closingRank;
	return { ...printed, collegeId: match.collegeId, mark: mark ?? (reversed ? "mixed-rank-space" : undefined) };
}

function keyOfSeat(cutoff: Cutoff): string {
	const { collegeId, programme, exam, round, quota, seatType, gender, preparatory } = cutoff;
	return [collegeId, programme, exam, round, quota, seatType, gender, preparatory].join("|");
}

/** The key of an institute in one document; the code if one name has two. */
export function keyOfInstitute({ name, city, state, address, list }: Mention): string {
	return [name, city, state, address, list].join("|");
}

function refuse(dataset: string, row: PrintedCutoff, reason: string): Refusal {
	const { name, city } = row.institute;
	const figures = [row.openingRank, row.closingRank, row.closingScore].map((figure) => figure ?? "").join("/");
	return {
		dataset,
		file: row.file,
		line: row.line,
		reason,
		raw: [name, city, row.programme, row.quota, row.seatType, row.gender, row.round ?? "", figures].join("|"),
	};
}

export function distinctProgrammes(oldestFirst: readonly BuiltCounselling[]): Cutoff[] {
	const newest = new Map<string, Cutoff>();
	for (const { cutoffs } of oldestFirst) {
		for (const cutoff of cutoffs) newest.set(`${cutoff.collegeId}|${cutoff.programme}`, cutoff);
	}
	return [...newest.values()];
}
