import type { Cutoff } from "./cutoff.ts";

type Row = Pick<Cutoff, "collegeId" | "exam" | "authority" | "year" | "round">;

/**
 * Tells whether a row is of the last round that is held of its institution, exam, authority and year, in whichever document that stands;
 * marked rows count too. Where no round is printed every row is of the last.
 */
export function findLastRounds(
	counsellings: readonly { cutoffs: readonly Row[] }[],
	authorities: ReadonlySet<string>,
): (row: Row) => boolean {
	const last = new Map<string, number>();
	for (const { cutoffs } of counsellings) {
		for (const row of cutoffs) {
			if (row.round === undefined || !authorities.has(row.authority)) continue;
			const key = keyOf(row);
			last.set(key, Math.max(last.get(key) ?? 0, row.round));
		}
	}
	return (row) => last.get(keyOf(row)) === row.round;
}

function keyOf({ collegeId, exam, authority, year }: Row): string {
	return [collegeId, exam, authority, year].join("|");
}
