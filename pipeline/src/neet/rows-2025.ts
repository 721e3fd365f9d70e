import type { DSVRowString } from "d3-dsv";
import { toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

export const NEET_2025_FILE = "neet/2025_mcc_and_states/closing_ranks.csv.gz";
export const MCC_2025 = "aiq_2025_cutoffs";

/** 22,09,318 people sat NEET in 2025: below the 40th percentile no category qualifies. */
export const WORST_RANK_2025 = Math.ceil(2_209_318 * 0.6);

export type Row2025 = {
	source: string;
	line: number;
	institute: string;
	address: string;
	state: string;
	quota: string;
	programme: string;
	category: string;
	gender: string;
	closingRank: number | undefined;
	round: string;
};

let bySource: ReadonlyMap<string, readonly Row2025[]> | undefined;

export function readNeet2025(source: string): readonly Row2025[] {
	bySource ??= Map.groupBy(
		readSourceCsv(NEET_2025_FILE).map((cells, index) => toRow(cells, index + 1)),
		(row) => row.source,
	);
	return bySource.get(source) ?? [];
}

function toRow(cells: DSVRowString<string>, line: number): Row2025 {
	if (cells.rank_space !== "NEET AIR") throw new Error(`NEET 2025, line ${line}: a rank of another list`);
	const text = (name: string) => squeeze(cells[name]);
	return {
		source: text("source"),
		line,
		institute: text("institute"),
		address: text("address"),
		state: text("state"),
		quota: text("seat_type"),
		programme: text("programme"),
		category: text("category"),
		gender: text("gender").replace("Female-only", "Female-Only"),
		closingRank: toFigure(cells.closing_rank),
		round: text("round"),
	};
}
