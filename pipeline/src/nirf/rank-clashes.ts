import type { Match, Mention } from "#pipeline/match/mention.ts";
import { toNirfMention } from "#pipeline/nirf/rankings.ts";
import type { NirfRow } from "#pipeline/nirf/read.ts";

/**
 * Lists errors for a person to decide in `matches.csv`: two institutions at one rank of a list and year, unless a single copy prints the
 * tie; or one institution at two ranks. Bands may contain many.
 */
export function findRankClashes(rows: readonly NirfRow[], resolve: (mention: Mention) => Match | undefined): string[] {
	const resolved = rows.flatMap((row) => {
		const match = /^\d+$/.test(row.rank) ? resolve(toNirfMention(row)) : undefined;
		return match === undefined ? [] : [{ row, collegeId: match.collegeId }];
	});
	const atRank = Map.groupBy(resolved, ({ row }) => `${row.list} ${row.year} #${row.rank}`);
	const ofCollege = Map.groupBy(resolved, ({ row, collegeId }) => `${row.list} ${row.year} ${collegeId}`);
	const tooMany = [...atRank].flatMap(([place, lines]) => {
		const colleges = new Set(lines.map(({ collegeId }) => collegeId));
		return colleges.size > printedTie(lines.map(({ row }) => row)) ? [describe(place, lines)] : [];
	});
	const twice = [...ofCollege].flatMap(([place, lines]) =>
		new Set(lines.map(({ row }) => row.rank)).size > 1 ? [describe(place, lines)] : [],
	);
	return [...tooMany, ...twice];
}

function printedTie(rows: NirfRow[]): number {
	const byFile = Map.groupBy(rows, ({ file }) => file);
	return Math.max(
		...[...byFile.values()].map(
			(lines) => new Set(lines.map(({ name, city }) => `${name}|${city}`.toLowerCase())).size,
		),
	);
}

function describe(place: string, lines: { row: NirfRow; collegeId: string }[]): string {
	const prints = lines.map(
		({ row, collegeId }) =>
			`${collegeId} "${row.name}, ${row.city}, ${row.state}" #${row.rank} ${row.score ?? ""} (${row.file.split("/")[1]}:${row.line})`,
	);
	return `${place}: ${prints.join(" | ")}`;
}
