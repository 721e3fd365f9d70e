import { readFileSync } from "node:fs";
import { MeaningValue } from "#backend/search/question/meaning.ts";

export type WordMeaning = MeaningValue & { phrases: readonly string[] };

export const QUESTION_WORDS = readWords("question-words.csv");

export const EVERYDAY_WORDS = readWords("everyday-words.csv");

function readWords(file: string): readonly WordMeaning[] {
	return readRows(file).flatMap(([kind, value = "", listed = ""]) => {
		const phrases = listed.split("|").filter((phrase) => phrase !== "");
		// Exams without a page: each phrase of a row without a value is an exam of its own.
		return kind === "other-exam" && value === ""
			? phrases.map((phrase) => ({ ...parseMeant(file, kind, phrase.replaceAll(" ", "-")), phrases: [phrase] }))
			: { ...parseMeant(file, kind, value), phrases };
	});
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
