import { readBareFigure } from "@uchit/contract/bare-figure.ts";
import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { plainNumber } from "@uchit/contract/typed-number.ts";

/** A figure typed where a rank goes. `unknown`: nothing published turns it into a rank of this exam. */
export type TypedFigure =
	| { kind: "rank"; value: string }
	| { kind: "percentile"; value: string }
	| { kind: "marks"; value: string; list: string }
	| { kind: "unknown"; what: "percentile" | "marks" };

const RANK = /^(?:(?:rank|रैंक):? ([\d,.]+)|([\d,.]+) ?(?:ranks?|रैंक))$/iu;
const PERCENTILE = /^(\d{1,3}(?:\.\d{1,7})?) ?(?:%|%ile|percentile|per centile|पर्सेंटाइल|परसेंटाइल)$/i;
const MARKS = /^(\d{1,4}(?:\.\d{1,7})?) ?(?:marks?|अंक)$/i;
/** Ranks have no decimals, except for ties at KCET. */
const DECIMAL = /^\d{1,2}\.\d{1,7}$/;
/** Lists that rank all candidates, so that a percentile converts to a rank. */
const RANK_SPACES_OF_ALL = ["jee-main-crl", "neet-air"];
const HALF_RANKS = "kcet-engineering";

type OfExam = Pick<PredictExam, "exam" | "lists" | "marksToRank">;

/** If the exam closes by marks, marks are taken as they are. */
export function readTypedFigure({ lists: [list], marksToRank }: Omit<OfExam, "exam">, text: string): TypedFigure {
	const typed = plainNumber(text);
	const rank = RANK.exec(typed.normalize("NFC"));
	const marks = MARKS.exec(typed)?.[1];
	if (list?.figure === "score") return { kind: "rank", value: marks ?? text };
	if (rank !== null) return { kind: "rank", value: rank[1] ?? rank[2] ?? text };
	if (marks !== undefined) {
		const [table] = marksToRank;
		return table === undefined ? { kind: "unknown", what: "marks" } : { kind: "marks", value: marks, list: table };
	}
	const isDecimal = DECIMAL.test(typed) && list?.rankSpace !== HALF_RANKS;
	const percentile = isDecimal ? typed : PERCENTILE.exec(typed)?.[1];
	if (percentile === undefined) return { kind: "rank", value: text };
	return takesPercentile(list?.rankSpace)
		? { kind: "percentile", value: percentile }
		: { kind: "unknown", what: "percentile" };
}

const BARE = /^\d{1,3}(?:,\d{3})*$|^\d+$/;

/** The words that a number typed without any stands for: "92" of JEE Main is "92 percentile". Undefined if it is a rank. */
export function wordBareFigure({ exam, lists: [list] }: Pick<OfExam, "exam" | "lists">, text: string) {
	const typed = plainNumber(text);
	if (list?.figure === "score" || !BARE.test(typed)) return undefined;
	const kind = readBareFigure(exam, Number(typed.replaceAll(",", "")));
	return kind === "rank" ? undefined : `${typed} ${kind}`;
}

export function takesPercentile(rankSpace: string | undefined): boolean {
	return RANK_SPACES_OF_ALL.some((each) => each === rankSpace);
}
