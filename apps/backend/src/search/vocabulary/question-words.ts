import { readFileSync } from "node:fs";

/** What some words of a question say: a kind, and which of it. */
export type WordMeaning = { kind: string; value: string; phrases: readonly string[] };

/** The words of questions, as they were reviewed: English, Hinglish, Devanagari. */
export const QUESTION_WORDS = readWords("question-words.csv");

/** What is said in every conversation and names nothing: whatever has another meaning has that one. */
export const EVERYDAY_WORDS = readWords("everyday-words.csv");

function readWords(file: string): readonly WordMeaning[] {
	return readFileSync(new URL(`./${file}`, import.meta.url), "utf8")
		.trimEnd()
		.split("\n")
		.slice(1)
		.map((line) => {
			const [kind = "", value = "", phrases = ""] = line.split(",");
			return { kind, value, phrases: phrases.split("|").filter((phrase) => phrase !== "") };
		});
}
