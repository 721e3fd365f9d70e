import { isScoreSpace } from "@uchit/contract/cutoff-use.ts";
import { DEFAULTS, type PrintedCutoff } from "#pipeline/cutoffs/printed.ts";
import type { Mention } from "#pipeline/match/mention.ts";

export type List = { file: string; sourceId: string; source: Mention["source"]; state?: string };

type Own = Omit<PrintedCutoff, "file" | "line" | "sourceId" | "institute">;
export type ListRow = Omit<Own, keyof typeof DEFAULTS> &
	Partial<Own> & { institute: string | (Partial<Mention> & Pick<Mention, "name">) };

/** Reads the rows of a file, counted from 1; a row without a result belongs to another document. */
export function readList<Row>(
	{ file, sourceId, source, state = "" }: List,
	rows: readonly Row[],
	read: (row: Row) => ListRow | undefined,
): PrintedCutoff[] {
	return rows.flatMap((row, index): PrintedCutoff[] => {
		const own = read(row);
		if (own === undefined) return [];
		const institute = typeof own.institute === "string" ? { name: own.institute } : own.institute;
		return [
			{
				...DEFAULTS,
				unreadable: lacksFigure(own),
				...own,
				file,
				line: index + 1,
				institute: { source, city: "", state, sourceId, ...institute },
				sourceId,
			},
		];
	});
}

function lacksFigure({ rankSpace, closingRank, closingScore }: ListRow): string | undefined {
	if (isScoreSpace(rankSpace)) return closingScore === undefined ? "no score" : undefined;
	return closingRank === undefined ? "no closing rank" : undefined;
}
