import { readFileSync } from "node:fs";

/** What some words of a question say: a kind, and which of it. */
export type WordMeaning = { kind: string; value: string; phrases: readonly string[] };

/** The everyday words of questions, as they were reviewed: English, Hinglish, Devanagari. */
export const QUESTION_WORDS: readonly WordMeaning[] = readFileSync(
	new URL("./question-words.csv", import.meta.url),
	"utf8",
)
	.trimEnd()
	.split("\n")
	.slice(1)
	.map((line) => {
		const [kind = "", value = "", phrases = ""] = line.split(",");
		return { kind, value, phrases: phrases.split("|").filter((phrase) => phrase !== "") };
	});
