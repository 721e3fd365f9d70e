import { UnknownCode } from "#pipeline/cutoffs/printed.ts";

/** An authority's codes by what they mean: `{ open: "GM", other: "1 2A 2B" }`. */
export function indexByCode<Meaning extends string>(codes: Record<Meaning, string>): ReadonlyMap<string, Meaning> {
	const entries = Object.entries(codes) as [Meaning, string][];
	return new Map(entries.flatMap(([meaning, words]) => words.split(" ").map((code) => [code, meaning] as const)));
}

/** Returns the meaning of a code; `what` names it as printed. Throws NewWord. */
export function findMeaning<Meaning>(meanings: ReadonlyMap<string, Meaning>, code: string, what: string): Meaning {
	const meaning = meanings.get(code);
	if (meaning === undefined) throw new UnknownCode(`${what} is new: say whom it is for`);
	return meaning;
}
