import { Suggestions } from "@uchit/contract/suggest.ts";
import type { RequestContext } from "#app/request-context.ts";
import { getFromBackend } from "./backend.server.ts";

/** Institutions and lists whose names begin with what was typed, or hold its words. */
export async function getSuggestions(request: RequestContext, q: string): Promise<Suggestions> {
	const suggestions = await getFromBackend(request, `/v1/suggest?${new URLSearchParams({ q })}`, Suggestions);
	if (suggestions === undefined) throw new Error("The backend has no suggestions.");
	return suggestions;
}
