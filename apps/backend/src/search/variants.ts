/** Short and other spellings of words in names that are neither typing errors nor beginnings. */
const SAME: readonly (readonly string[])[] = [
	["shri", "sri", "shree", "sree"],
	["st", "saint"],
	["govt", "government"],
	["engg", "engineering"],
	["mgmt", "management"],
	["dr", "doctor"],
];

const BY_WORD = new Map(SAME.flatMap((words) => words.map((word) => [word, words] as const)));

/** The word as typed, then the spellings that mean the same. */
export function toVariants(word: string): string[] {
	const same = BY_WORD.get(word) ?? [];
	return [word, ...same.filter((other) => other !== word)];
}
