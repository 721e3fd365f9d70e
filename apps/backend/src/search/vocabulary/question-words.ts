import { readFileSync } from "node:fs";
import { MeaningValue } from "#backend/search/question/meaning.ts";

export type WordMeaning = MeaningValue & { phrases: readonly string[] };

export const QUESTION_WORDS = readWords("question-words.csv");

export const EVERYDAY_WORDS = readWords("everyday-words.csv");

function readWords(file: string): readonly WordMeaning[] {
	return readRows(file).map(([kind, value = "", phrases = ""]) => ({
		...parseMeant(file, kind, value),
		phrases: phrases.split("|").filter((phrase) => phrase !== ""),
	}));
}

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
