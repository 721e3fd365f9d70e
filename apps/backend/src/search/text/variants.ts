import { withOtherNames } from "#backend/search/vocabulary/place-names.ts";

/** Abbreviations and variants of words in names that are neither typing errors nor beginnings. */
const VARIANT_GROUPS: readonly (readonly string[])[] = [
	["shri", "sri", "shree", "sree"],
	["st", "saint"],
	["govt", "government"],
	["engg", "engineering"],
	["dr", "doctor"],
	["education", "edn"],
	["institute", "inst", "instt"],
	["management", "mgmt", "mgt"],
	["technology", "tech"],
	["college", "collage", "clg"],
];

const VARIANTS_BY_WORD = new Map(VARIANT_GROUPS.flatMap((words) => words.map((word) => [word, words] as const)));

export function toVariants(word: string): string[] {
	const same = VARIANTS_BY_WORD.get(word) ?? [];
	return [...withOtherNames([word]), ...same.filter((other) => other !== word)];
}
