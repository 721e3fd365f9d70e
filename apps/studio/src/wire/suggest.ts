import { Suggestions } from "@uchit/contract/suggest.ts";
import { requestJson } from "#studio/wire/http.ts";

const KINDS: Readonly<Record<string, string>> = { colleges: "college", exams: "exam" };

export async function suggest(words: string, signal?: AbortSignal): Promise<Suggestions["items"]> {
	const reply = await requestJson("GET", `/v1/suggest?${new URLSearchParams({ q: words })}`, { signal });
	return Suggestions.parse(reply).items;
}

/** Also matches short, old and Hindi names. */
export async function suggestedSlugs(resource: string, words: string, signal?: AbortSignal): Promise<string[]> {
	const items = await suggest(words, signal);
	return items.filter(({ kind }) => kind === KINDS[resource]).map(({ value }) => value);
}
