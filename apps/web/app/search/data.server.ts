import { Suggestions } from "@uchit/contract/suggest.schema.ts";
import { getFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** Institutions and lists whose names begin with what was typed, or hold its words. */
export async function getSuggestions(request: RequestContext, q: string): Promise<Suggestions> {
	const suggestions = await getFromBackend(request, `/v1/suggest?${new URLSearchParams({ q })}`, Suggestions);
	if (suggestions === undefined) throw new Error("The backend has no suggestions.");
	return suggestions;
}
