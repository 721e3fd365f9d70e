import { BadField } from "@uchit/contract/bad-field.ts";
import { MAX_RANK } from "@uchit/contract/predict.ts";
import { plainNumber } from "@uchit/contract/typed-number.ts";
import type { Counselling } from "./counsellings.ts";

export type QueryFigure = { value: number; isScore: boolean };

/** Reads a rank or marks, whichever the list uses. @throws BadField */
export function readFigure(
	{ mostScore, hasHalfRanks = false, printsMarksAndRanks = false, authority }: Counselling,
	{ rank, score }: { rank: string | undefined; score: string | undefined },
): QueryFigure {
	if (mostScore !== undefined) {
		if (rank !== undefined)
			throw new BadField("rank", `${authority} closes by marks of ${mostScore}: give score, not rank`, {
				code: "closes-by-marks",
				values: { authority, most: mostScore },
			});
		if (score === undefined)
			throw new BadField("score", `is missing: ${authority} closes by marks of ${mostScore}`, { code: "missing" });
		return { value: readScore(score, mostScore), isScore: true };
	}
	if (score !== undefined) {
		const instead = printsMarksAndRanks
			? "which ranks marks stood between is told at /v1/predict/rank"
			: "no official table from marks or percentiles to ranks is held";
		throw new BadField("score", `${authority} closes by ranks; ${instead}`, {
			code: "closes-by-ranks",
			values: { authority },
		});
	}
	if (rank === undefined) throw new BadField("rank", "is missing", { code: "missing" });
	return { value: readRank(rank, hasHalfRanks), isScore: false };
}

function readScore(text: string, most: number): number {
	const plain = plainNumber(text);
	const value = /^\d{1,4}(\.\d{1,4})?$/.test(plain) ? Number(plain) : Number.NaN;
	if (value > 0 && value <= most) return value;
	throw new BadField("score", `"${text}" is no mark of ${most}: give a number above 0 and up to ${most}`, {
		code: "not-marks",
		values: { given: text, most },
	});
}

/** Digits, or digits grouped by commas as ranks are written. */
const WHOLE = /^(\d{1,9}|\d{1,3}(,\d{2,3})+)$/;

function readRank(text: string, hasHalfRanks: boolean): number {
	const refusal = { code: "not-a-rank", values: { given: text, most: MAX_RANK } } as const;
	const plain = withoutZeros(plainNumber(text));
	const whole = hasHalfRanks ? plain.replace(/\.(5|0)$/, "") : plain;
	if (/^\d+\.\d+$/.test(whole))
		throw new BadField(
			"rank",
			`"${text}" is no rank, which is a whole number; if it is a percentile: no official table from percentiles to ranks is held`,
			refusal,
		);
	const value = WHOLE.test(whole) ? Number(plain.replaceAll(",", "")) : Number.NaN;
	if (value >= 1 && value <= MAX_RANK) return value;
	throw new BadField("rank", `"${text}" is no rank: give a whole number from 1 to ${MAX_RANK}`, refusal);
}

/** Programs write 45678 as `45678.0`. Up to 100, it may be a percentile. */
function withoutZeros(text: string): string {
	return Number(text) > 100 ? text.replace(/\.0+$/, "") : text;
}
