import type { CutoffRow } from "./search.ts";

/** Rows of one programme in one round of one counselling, in the order given. */
export type RowGroup = {
	key: string;
	programme: string;
	authority: string;
	year: number | undefined;
	round: number | undefined;
	rows: CutoffRow[];
};

/** Puts rows that follow each other and share counselling, programme, year and round under one head; the order stays. */
export function groupRows(rows: readonly CutoffRow[]): RowGroup[] {
	const groups: RowGroup[] = [];
	for (const row of rows) {
		const { programme, authority, year, round } = row;
		const key = `${authority} ${year} ${round} ${programme}`;
		const last = groups.at(-1);
		if (last?.key === key) last.rows.push(row);
		else groups.push({ key, programme, authority, year, round, rows: [row] });
	}
	return groups;
}
