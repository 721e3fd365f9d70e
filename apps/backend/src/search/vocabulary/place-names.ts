import { readRows } from "./question-words.ts";

/** Older and other spellings of places that people still type, each beside the one in our sources. */
const OTHER_WORDS_BY_WORD = new Map<string, string[]>();
for (const [typed = "", printed = ""] of readRows("place-names.csv")) {
	for (const [word, other] of [[typed, printed] as const, [printed, typed] as const]) {
		OTHER_WORDS_BY_WORD.set(word, [...(OTHER_WORDS_BY_WORD.get(word) ?? []), other]);
	}
}

export function withOtherNames(words: readonly string[]): string[] {
	return words.flatMap((word) => [word, ...(OTHER_WORDS_BY_WORD.get(word) ?? [])]);
}
