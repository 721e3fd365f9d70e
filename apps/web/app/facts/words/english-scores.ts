import { plainNumber } from "@uchit/contract/typed-number.ts";

/** Comparable English tests with the ends of their scales. TOEFL's is the scale of 0 to 120. */
export const ENGLISH_TESTS = {
	ielts: { name: "IELTS", from: 0, to: 9 },
	toefl: { name: "TOEFL", from: 0, to: 120 },
	pte: { name: "PTE", from: 10, to: 90 },
} as const;
export type EnglishTest = keyof typeof ENGLISH_TESTS;

/** A row of the publishers' tables. A score that a publisher does not print is absent. */
export type ScoreRow = {
	/** An overall band of IELTS Academic; 4 stands for 0 to 4. */
	ielts: number;
	/** Total TOEFL iBT scores that ETS compares with the band. */
	toefl: readonly [from: number, to: number];
	/** Overall PTE Academic score that the IELTS Partners compare with the band. */
	pte?: number;
};

/** As printed, highest first. Sources and lines are in `data/sources/english-tests`. */
export const SCORE_ROWS: readonly ScoreRow[] = [
	{ ielts: 9, toefl: [118, 120] },
	{ ielts: 8.5, toefl: [115, 117], pte: 88.1 },
	{ ielts: 8, toefl: [110, 114], pte: 82.3 },
	{ ielts: 7.5, toefl: [102, 109], pte: 74.6 },
	{ ielts: 7, toefl: [94, 101], pte: 66.3 },
	{ ielts: 6.5, toefl: [79, 93], pte: 58.5 },
	{ ielts: 6, toefl: [60, 78], pte: 51.6 },
	{ ielts: 5.5, toefl: [46, 59], pte: 45.4 },
	{ ielts: 5, toefl: [35, 45], pte: 40.8 },
	{ ielts: 4.5, toefl: [32, 34] },
	{ ielts: 4, toefl: [0, 31] },
];

/** The test by its recorded name; undefined if no table compares it. */
export function toEnglishTest(name: string): EnglishTest | undefined {
	switch (name) {
		case "IELTS":
			return "ielts";
		case "TOEFL":
			return "toefl";
		case "PTE":
			return "pte";
		default:
			return undefined;
	}
}

/** Parses a typed score: half bands for IELTS, else whole numbers. Undefined for an impossible score. */
export function parseScore(test: EnglishTest, text: string): number | undefined {
	const plain = plainNumber(text);
	const score = /^\d{1,3}(\.[05])?$/.test(plain) ? Number(plain) : Number.NaN;
	const { from, to } = ENGLISH_TESTS[test];
	const isWhole = test === "ielts" || Number.isInteger(score);
	return isWhole && score >= from && score <= to ? score : undefined;
}

/** The row that a score reaches. PTE: the highest printed score not above it; undefined below the lowest. */
export function findScoreRow(test: EnglishTest, score: number): ScoreRow | undefined {
	switch (test) {
		case "ielts":
			return SCORE_ROWS.find(({ ielts }) => ielts === Math.max(4, score));
		case "toefl":
			return SCORE_ROWS.find(({ toefl: [from, to] }) => score >= from && score <= to);
		case "pte":
			return SCORE_ROWS.find(({ pte }) => pte !== undefined && pte <= score);
	}
}

export function bandWords({ ielts }: ScoreRow): string {
	return ielts === 4 ? "0–4" : ielts.toFixed(1);
}
