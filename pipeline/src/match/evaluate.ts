import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { csvParse } from "d3-dsv";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";

const FILE = fileURLToPath(new URL("../../../data/labels/match-pairs.csv", import.meta.url));

export type LabelledPair = { half: string; kind: string; mention: Mention; label: string };
export type Score = {
	pairs: number;
	decided: number;
	right: number;
	precision: number;
	recall: number;
	wrong: string[];
	unmatched: string[];
};

export function readLabelledPairs(): LabelledPair[] {
	return csvParse(readFileSync(FILE, "utf8")).map(
		({ half = "", kind = "", label = "", source, name = "", city = "", state = "", ids = "" }) => ({
			half,
			kind,
			label,
			mention: {
				source: source === "josaa" ? "josaa" : "nirf",
				name,
				city,
				state,
				nirfId: ids.split(" ").findLast((id) => id !== ""),
			},
		}),
	);
}

/**
 * Precision: of decided pairs, the share decided as labelled. Recall: of all pairs, the share decided as labelled. "own" is correct if
 * any institution of its own was made.
 */
export function scorePairs(pairs: readonly LabelledPair[], resolve: (mention: Mention) => Match | undefined): Score {
	const answers = pairs.map((pair) => ({ pair, match: resolve(pair.mention) }));
	const isRight = ({ pair, match }: (typeof answers)[number]) =>
		match !== undefined &&
		(pair.label.split("|").map(toCanonicalCode).includes(match.collegeId) ||
			(pair.label === "own" && match.by === "own"));
	const decided = answers.filter(({ match }) => match !== undefined);
	const right = decided.filter(isRight);
	const describe = ({ pair, match }: (typeof answers)[number]) =>
		`${pair.mention.name}, ${pair.mention.city}, ${pair.mention.state} → ${match?.collegeId ?? "nobody"} (${match?.by ?? "-"}), labelled ${pair.label}`;
	return {
		pairs: pairs.length,
		decided: decided.length,
		right: right.length,
		precision: right.length / Math.max(1, decided.length),
		recall: right.length / Math.max(1, pairs.length),
		wrong: decided.filter((answer) => !isRight(answer)).map(describe),
		unmatched: answers.filter(({ match }) => match === undefined).map(describe),
	};
}
