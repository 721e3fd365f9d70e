import { Suggestions } from "@uchit/contract/suggest.ts";
import { ask } from "#studio/wire/http.ts";

/** What the site suggests by kind, where the desk has a list of it. */
const KINDS: Readonly<Record<string, string>> = { colleges: "college", exams: "exam" };

/** What the site itself finds by these words, in its order. */
export async function suggest(words: string, signal?: AbortSignal): Promise<Suggestions["items"]> {
	const reply = await ask("GET", `/v1/suggest?${new URLSearchParams({ q: words })}`, { signal });
	return Suggestions.parse(reply).items;
}

/** The slugs of what the site itself finds by these words: short, old and Hindi names among them. */
export async function suggestedSlugs(resource: string, words: string, signal?: AbortSignal): Promise<string[]> {
	const items = await suggest(words, signal);
	return items.filter(({ kind }) => kind === KINDS[resource]).map(({ value }) => value);
}
