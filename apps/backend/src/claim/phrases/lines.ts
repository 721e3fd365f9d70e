import { SENTENCE_END } from "./split.ts";
import { toClaimWords } from "./words.ts";

/** `breaks` is what precedes the word: 1 a sign such as a comma, 2 the end of a sentence. */
export type Word = { word: string; line: number; breaks: 0 | 1 | 2; isCapital: boolean };

const SIGN = /,(?!\d)|[:;|()[\]!?।•"“”–—*\n]| [-/] |\p{Extended_Pictographic}/u;

export function readLines(text: string): Word[] {
	return text.split("\n").flatMap((written, line) =>
		written.split(SENTENCE_END).flatMap((sentence) =>
			sentence.split(SIGN).flatMap((part, place): Word[] => {
				const capitals = new Set(
					[...part.matchAll(/\b\p{Lu}[\p{L}.'’]*/gu)].flatMap(([word]) => toClaimWords(word).trim().split(" ")),
				);
				const words = toClaimWords(part)
					.trim()
					.split(" ")
					.filter((word) => word !== "");
				return words.map((word, index) => {
					const breaks = index > 0 ? 0 : place > 0 ? 1 : 2;
					return { word, line, breaks, isCapital: capitals.has(word) };
				});
			}),
		),
	);
}
