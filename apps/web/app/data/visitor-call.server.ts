import { VISITOR_ASSERTION_HEADER } from "@uchit/contract/assertion.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { VISITOR_ADDRESS_HEADER, VISITOR_BROWSER_HEADER } from "@uchit/contract/visitor.ts";
import { data, redirectDocument } from "react-router";
import type * as z from "zod";
import { sessionRequiredAddress } from "#app/paths.ts";
import type { RequestContext, SignedIn } from "#app/request-context.ts";
import { BACKEND_TIMEOUT_MS, BackendUnavailable, fetchAnswer } from "./backend.server.ts";

/** What the backend said to a visitor who is signed in, as far as they can do something about it. */
export type Said<Value> =
	| { kind: "done"; value: Value }
	/** Their session has ended since. */
	| { kind: "signed-out" }
	| { kind: "refused"; status: number; errors: NonNullable<Problem["errors"]> }
	| { kind: "away" };

type Call<Schema> = {
	method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	path: string;
	body?: unknown;
	schema: Schema;
	/** Where the visitor is, for what the backend counts by network and sends to be shown in this browser. */
	visitorAddress?: string;
	timeoutMs?: number;
};

/**
 * Asks the backend on behalf of a visitor. An outage is reported, and told as `away`.
 * Throws Error for a reply that breaks the contract.
 */
export function askFor<Schema extends z.ZodType>(
	request: RequestContext,
	{ assertion }: SignedIn,
	call: Call<Schema>,
): Promise<Said<z.output<Schema>>> {
	return askWith(request, { [VISITOR_ASSERTION_HEADER]: assertion }, call);
}

/** The same for whoever shows by these headers whose data may be asked for. */
export async function askWith<Schema extends z.ZodType>(
	request: RequestContext,
	shown: Readonly<Record<string, string>>,
	{ method, path, body, schema, visitorAddress, timeoutMs = BACKEND_TIMEOUT_MS }: Call<Schema>,
): Promise<Said<z.output<Schema>>> {
	const headers = {
		authorization: `Bearer ${request.backend.key}`,
		accept: "application/json",
		...shown,
		...(body !== undefined && { "content-type": "application/json" }),
		...(visitorAddress !== undefined && {
			[VISITOR_ADDRESS_HEADER]: visitorAddress,
			[VISITOR_BROWSER_HEADER]: request.browser(),
		}),
	};
	const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
	const init = { method, headers, body: body === undefined ? null : JSON.stringify(body), signal };
	try {
		const { response, body: text } = await fetchAnswer(request.backend.url, path, init);
		if (response.ok) return { kind: "done", value: schema.parse(text === "" ? undefined : JSON.parse(text)) };
		if (response.status === 401) return { kind: "signed-out" };
		return { kind: "refused", status: response.status, errors: Problem.parse(JSON.parse(text)).errors ?? [] };
	} catch (error) {
		if (!(error instanceof BackendUnavailable)) throw error;
		request.reportError(error);
		return { kind: "away" };
	}
}

/** The visitor, or the way to sign in and back to this page (spec 2), thrown. */
export async function requireVisitor(request: RequestContext, url: URL): Promise<SignedIn> {
	const visitor = await request.visitor();
	if (visitor === undefined) throw toSignIn(url);
	return visitor;
}

/** A page that needs a session sends who has none to the sign-in service, which knows the way on. */
export function toSignIn({ pathname, search }: URL): Response {
	return redirectDocument(sessionRequiredAddress(`${pathname}${search}`), SEE_OTHER);
}

const SEE_OTHER = 303;

/** What a page cannot be without: an outage becomes its error page, an ended session the way to sign in. */
export function orThrow<Value>(said: Said<Value>, url: URL): Value {
	switch (said.kind) {
		case "done":
			return said.value;
		case "signed-out":
			throw toSignIn(url);
		case "away":
			throw data("The backend is not available.", { status: 503 });
		case "refused":
			throw new Error(`The backend answered ${said.status} to what the page needs.`);
	}
}
