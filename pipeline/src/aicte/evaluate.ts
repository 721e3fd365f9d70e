import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { csvParse } from "d3-dsv";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import type { Score } from "#pipeline/match/evaluate.ts";

const FILE = fileURLToPath(new URL("../../../data/labels/aicte-matches.csv", import.meta.url));

/** `label`: codes joined by `|` if the directory has the institution twice, or `none`. */
export type LabelledInstitute = { half: string; kind: string; id: string; name: string; label: string };
/** Precision: the share of pairs that match their label. Recall: the share of labelled codes that were found. */
export type AicteScore = Omit<Score, "pairs" | "decided"> & { institutes: number; paired: number };

export function readLabelledInstitutes(): LabelledInstitute[] {
	return csvParse(readFileSync(FILE, "utf8")).map(
		({ half = "", kind = "", aicte_id: id = "", name = "", label = "" }) => ({ half, kind, id, name, label }),
	);
}

export function scoreInstitutes(
	labels: readonly LabelledInstitute[],
	pairs: ReadonlyMap<string, { collegeId: string }>,
): AicteScore {
	const answers = labels.map((row) => ({ row, collegeId: pairs.get(row.id)?.collegeId }));
	const paired = answers.filter(({ collegeId }) => collegeId !== undefined);
	const isRight = ({ row, collegeId }: (typeof answers)[number]) =>
		row.label
			.split("|")
			.map(toCanonicalCode)
			.includes(collegeId ?? "");
	const right = paired.filter(isRight).length;
	const describe = ({ row, collegeId }: (typeof answers)[number]) =>
		`${row.name} (${row.kind}) → ${collegeId ?? "nobody"}, labelled ${row.label}`;
	return {
		institutes: labels.length,
		paired: paired.length,
		right,
		precision: right / Math.max(1, paired.length),
		recall: right / Math.max(1, labels.filter(({ label }) => label !== "none").length),
		wrong: paired.filter((answer) => !isRight(answer)).map(describe),
		unmatched: answers.filter(({ row, collegeId }) => collegeId === undefined && row.label !== "none").map(describe),
	};
}
