import type { RankingList } from "@uchit/contract/ranking.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";
import type { NirfParameters, NirfRow } from "#pipeline/nirf/read.ts";
import { type Refusal, UNDECIDED_INSTITUTION } from "#pipeline/report.ts";

export type Ranking = {
	list: RankingList;
	year: number;
	collegeId: string;
	rank: number | undefined;
	band: string | undefined;
	score: number | undefined;
	parameters: NirfParameters | undefined;
	printedName: string;
	nirfId: string | undefined;
	sourceId: string;
};

export function toNirfMention(row: NirfRow): Mention {
	const { name, city, state, nirfId, list, year, rank } = row;
	return { source: "nirf", name, city, state, nirfId, list, year, rank };
}

/**
 * Merges the copies: one place per list, year and institution. A line is refused with the reason if copies differ in rank or its
 * institute is undecided.
 */
export function toRankings(rows: readonly NirfRow[], resolve: (mention: Mention) => Match | undefined) {
	const refusals: Refusal[] = [];
	const refuse = (row: NirfRow, reason: string) =>
		refusals.push({
			dataset: "nirf",
			file: row.file,
			line: row.line,
			reason,
			raw: `${row.list} ${row.year} #${row.rank} ${row.name}, ${row.city}, ${row.state}`,
		});

	const places = new Map<string, NirfRow[]>();
	for (const row of withOrderAsRank(rows)) {
		const match = resolve(toNirfMention(row));
		if (match === undefined) refuse(row, UNDECIDED_INSTITUTION);
		else if (!/^\d+(-\d+)?$/.test(row.rank)) refuse(row, "neither a rank nor a band");
		else places.set(placeKey(row, match), [...(places.get(placeKey(row, match)) ?? []), row]);
	}
	const rankings = [...places].map(([key, copies]) => joinCopies(key, copies, refuse));
	return { rankings, refusals, joined: rows.length - refusals.length - rankings.length };
}

const placeKey = (row: NirfRow, match: Match) => `${row.list}|${row.year}|${match.collegeId}`;

/** The copy of the 2024 innovation list lost its ranks but not the published order. */
function withOrderAsRank(rows: readonly NirfRow[]): NirfRow[] {
	let order = 0;
	return rows.map((row) => (row.list === "innovation" && row.rank === "" ? { ...row, rank: String(++order) } : row));
}

function joinCopies(key: string, copies: NirfRow[], refuse: (row: NirfRow, reason: string) => void): Ranking {
	const collegeId = key.split("|")[2] ?? "";
	// The most complete copy (parameters, then score, then id) stands for the others.
	const [best, ...others] = copies.toSorted((a, b) => weight(b) - weight(a));
	if (best === undefined) throw new Error(`NIRF: a place without lines: ${key}`);
	for (const other of others) {
		if (other.rank !== best.rank) refuse(other, `another copy prints rank ${best.rank} for this institution`);
	}
	const isBand = best.rank.includes("-");
	return {
		list: best.list,
		year: best.year,
		collegeId,
		rank: isBand ? undefined : Number(best.rank),
		band: isBand ? best.rank : undefined,
		score: copies.find(({ score }) => score !== undefined)?.score,
		parameters: best.parameters,
		printedName: best.name,
		nirfId: copies.find(({ nirfId }) => nirfId !== undefined)?.nirfId,
		sourceId: `nirf-${best.year}`,
	};
}

function weight(row: NirfRow): number {
	return (row.parameters ? 4 : 0) + (row.score === undefined ? 0 : 2) + (row.nirfId ? 1 : 0);
}
