import { readFileSync } from "node:fs";
import { MeaningValue } from "#backend/search/question/meaning.ts";

/** The meaning of some words of a question. */
export type WordMeaning = MeaningValue & { phrases: readonly string[] };

/** The reviewed words of questions: English, Hinglish, Devanagari. */
export const QUESTION_WORDS = readWords("question-words.csv");

/** Words of any conversation, which name nothing: any other meaning wins. */
export const EVERYDAY_WORDS = readWords("everyday-words.csv");

function readWords(file: string): readonly WordMeaning[] {
	return readRows(file).map(([kind, value = "", phrases = ""]) => ({
		...parseMeant(file, kind, value),
		phrases: phrases.split("|").filter((phrase) => phrase !== ""),
	}));
}

/** Reads the cells of a file beside this one; the file has no quoted cells. */
export function readRows(file: string): string[][] {
	const [, ...lines] = readFileSync(new URL(`./${file}`, import.meta.url), "utf8")
		.trimEnd()
		.split("\n");
	return lines.map((line) => line.split(","));
}

export function parseMeant(file: string, kind: string | undefined, value: string): MeaningValue {
	const parsed = MeaningValue.safeParse({ kind, value });
	if (!parsed.success)
		throw new Error(`${file} has a row ${kind},${value}, which means nothing.`, { cause: parsed.error });
	return parsed.data;
}
