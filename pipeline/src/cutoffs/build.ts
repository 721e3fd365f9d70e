import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import type { ResolvedMention } from "#pipeline/colleges/build.ts";
import { COUNSELLINGS } from "#pipeline/cutoffs/counsellings.ts";
import type { Cutoff } from "#pipeline/cutoffs/cutoff.ts";
import { createCounsellingResolver } from "#pipeline/cutoffs/institutes.ts";
import { createPlaceFinder } from "#pipeline/cutoffs/places.ts";
import type { Counselling, PrintedCutoff } from "#pipeline/cutoffs/printed.ts";
import type { Places } from "#pipeline/geo/places.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";
import { readReviewedMatches } from "#pipeline/match/reviewed.ts";
import type { DatasetReport, Refusal } from "#pipeline/report.ts";

/** What became of one counselling document. */
export type BuiltCounselling = {
	sourceId: string;
	hasRounds: boolean;
	cutoffs: Cutoff[];
	mentions: ResolvedMention[];
	/** Institutes that nobody has decided on; their rows are refused. */
	undecided: Mention[];
	refusals: Refusal[];
	report: DatasetReport;
};

export const UNDECIDED = "nobody has decided which institution this is";
export const REPEATED = "repeats another row";
export const CONTRADICTED = "another row prints another figure for the same seat; that one is kept, marked";

/** Reads and resolves every counselling document beside JoSAA's. */
export function buildCounsellings(directory: readonly DirectoryCollege[], places: Places): BuiltCounselling[] {
	const findPlaces = createPlaceFinder(directory, places.towns);
	const resolve = createCounsellingResolver(directory, readReviewedMatches(), findPlaces);
	return COUNSELLINGS.map((counselling) => buildCounselling(counselling, resolve));
}

/** Resolves the institutes of one document and keeps every row that can be read, once. */
export function buildCounselling(
	{ sourceId, hasRounds, read }: Counselling,
	resolve: (mention: Mention) => Match | undefined,
): BuiltCounselling {
	const rows = read();
	const institutes = new Map(rows.map(({ institute }) => [keyOfInstitute(institute), institute]));
	const matches = new Map([...institutes].map(([key, institute]) => [key, resolve(institute)]));
	const matchOf = (row: PrintedCutoff) => matches.get(keyOfInstitute(row.institute));

	const kept = new Map<string, Cutoff>();
	const refusals: Refusal[] = [];
	for (const row of rows) {
		const { cutoff, reason } = judge(row, matchOf(row), kept);
		if (cutoff !== undefined) kept.set(keyOfSeat(cutoff), cutoff);
		if (reason !== undefined) refusals.push(refuse(sourceId, row, reason));
	}
	const cutoffs = [...kept.values()];
	const mentions = [...institutes].flatMap(([key, mention]) => {
		const match = matches.get(key);
		return match === undefined ? [] : [{ mention, match }];
	});
	return {
		sourceId,
		hasRounds,
		cutoffs,
		mentions,
		undecided: [...institutes].flatMap(([key, mention]) => (matches.get(key) === undefined ? [mention] : [])),
		refusals,
		report: {
			dataset: sourceId,
			read: rows.length,
			kept: cutoffs.length,
			joined: 0,
			marked: cutoffs.filter(({ mark }) => mark !== undefined).length,
			refused: refusals.length,
			notes: [
				`${institutes.size} institutes printed, ${mentions.length} resolved, ${institutes.size - mentions.length} undecided`,
			],
		},
	};
}

type Judgement = { cutoff?: Cutoff; reason?: string };

/** Two figures for one seat cannot both be right: the first is kept and marked, the second refused. */
function judge(row: PrintedCutoff, match: Match | undefined, kept: ReadonlyMap<string, Cutoff>): Judgement {
	if (row.unreadable !== undefined) return { reason: row.unreadable };
	if (match === undefined) return { reason: UNDECIDED };
	const cutoff = toCutoff(row, match);
	const earlier = kept.get(keyOfSeat(cutoff));
	if (earlier === undefined) return { cutoff };
	const same = earlier.closingRank === cutoff.closingRank && earlier.closingScore === cutoff.closingScore;
	return same ? { reason: REPEATED } : { cutoff: { ...earlier, mark: "suspect" }, reason: CONTRADICTED };
}

function toCutoff({ file, line, institute, unreadable, ...printed }: PrintedCutoff, match: Match): Cutoff {
	const { openingRank, closingRank, mark } = printed;
	const reversed = openingRank !== undefined && closingRank !== undefined && openingRank > closingRank;
	return { ...printed, collegeId: match.collegeId, mark: mark ?? (reversed ? "mixed-rank-space" : undefined) };
}

function keyOfSeat(cutoff: Cutoff): string {
	const { collegeId, programme, exam, round, quota, seatType, gender } = cutoff;
	return [collegeId, programme, exam, round, quota, seatType, gender].join("|");
}

function keyOfInstitute({ name, city, state, address }: Mention): string {
	return [name, city, state, address].join("|");
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
