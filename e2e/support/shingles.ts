import { parsePage, textOf } from "./parsed-page.ts";
import { getText } from "./site.ts";

/** The three-word shingles of a page's main text: what a reader is told, without what is folded. */
export async function readShingles(path: string): Promise<ReadonlySet<string>> {
	const main = parsePage(await getText(path)).querySelector("main");
	if (main === null) throw new Error(`${path} has no main part.`);
	for (const folded of main.querySelectorAll("details")) folded.remove();
	const words =
		textOf(main)
			.toLowerCase()
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	return new Set(words.slice(2).map((word, place) => `${words[place]} ${words[place + 1]} ${word}`));
}

/** How much two pages have in common: the part of the smaller one's shingles that stand in the other too. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	return one.intersection(other).size / Math.max(1, Math.min(one.size, other.size));
}
