import { Answer } from "@uchit/contract/answer.ts";
import { Suggestions } from "@uchit/contract/suggest.ts";
import { getFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** `not`: ids of readings that the visitor turned off. */
export async function askQuestion(request: RequestContext, q: string, not: readonly string[]): Promise<Answer> {
	const params = new URLSearchParams([["q", q], ...not.map((id) => ["not", id])]);
	const answer = await getFromBackend(request, `/v1/ask?${params}`, Answer);
	if (answer === undefined) throw new Error("The backend has no answer.");
	return answer;
}

export async function getSuggestions(request: RequestContext, q: string): Promise<Suggestions> {
	const suggestions = await getFromBackend(request, `/v1/suggest?${new URLSearchParams({ q })}`, Suggestions);
	if (suggestions === undefined) throw new Error("The backend has no suggestions.");
	return suggestions;
}
