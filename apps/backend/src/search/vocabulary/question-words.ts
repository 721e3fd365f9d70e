import { readFileSync } from "node:fs";
import { Meant } from "#backend/search/question/meaning.ts";

/** What some words of a question mean. */
export type WordMeaning = Meant & { phrases: readonly string[] };

/** The words of questions, as they were reviewed: English, Hinglish, Devanagari. */
export const QUESTION_WORDS = readWords("question-words.csv");

/** What is said in every conversation and names nothing: whatever has another meaning has that one. */
export const EVERYDAY_WORDS = readWords("everyday-words.csv");

function readWords(file: string): readonly WordMeaning[] {
	return readRows(file).map(([kind, value = "", phrases = ""]) => ({
		...parseMeant(file, kind, value),
		phrases: phrases.split("|").filter((phrase) => phrase !== ""),
	}));
}

/** The cells of a file beside this one, which has no quoted cells. */
export function readRows(file: string): string[][] {
	const [, ...lines] = readFileSync(new URL(`./${file}`, import.meta.url), "utf8")
		.trimEnd()
		.split("\n");
	return lines.map((line) => line.split(","));
}

export function parseMeant(file: string, kind: string | undefined, value: string): Meant {
	const parsed = Meant.safeParse({ kind, value });
	if (!parsed.success)
		throw new Error(`${file} has a row ${kind},${value}, which means nothing.`, { cause: parsed.error });
	return parsed.data;
}
