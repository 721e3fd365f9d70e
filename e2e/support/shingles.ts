import { vi } from "vitest";
import { parsePage, textOf } from "./parsed-page.ts";
import { request } from "./site.ts";

/** The three-word shingles of a page's main text: what a reader is told, without what is folded. */
export async function readShingles(path: string): Promise<ReadonlySet<string>> {
	const main = parsePage(await readPage(path)).querySelector("main");
	if (main === null) throw new Error(`${path} has no main part.`);
	for (const folded of main.querySelectorAll("details")) folded.remove();
	const words =
		textOf(main)
			.toLowerCase()
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	return new Set(words.slice(2).map((word, place) => `${words[place]} ${words[place + 1]} ${word}`));
}

/** A page as a reader gets it who comes again where a busy machine let the site wait too long (503). */
async function readPage(path: string): Promise<string> {
	const answer = await vi.waitUntil(
		async () => {
			const response = await request(path);
			return response.status !== 503 && response;
		},
		{ timeout: 60_000, interval: 200 },
	);
	if (answer.status !== 200) throw new Error(`The site answered ${answer.status} to ${path}.`);
	return answer.text();
}

/** How much two pages have in common: the part of the smaller one's shingles that stand in the other too. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	return one.intersection(other).size / Math.max(1, Math.min(one.size, other.size));
}
