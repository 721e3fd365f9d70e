import { VISITOR_ADDRESS_HEADER, VISITOR_ASSERTION_HEADER, VISITOR_BROWSER_HEADER } from "@uchit/contract/visitor.ts";
import { data, redirectDocument } from "react-router";
import type * as z from "zod";
import { sessionRequiredAddress } from "#app/paths.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";
import { type BackendCall, callBackend, type Refusal, refusalOf, toJson } from "./backend.server.ts";

export type VisitorReply<Value> =
	| { kind: "done"; value: Value }
	/** The session has ended meanwhile. */
	| { kind: "signed-out" }
	| ({ kind: "refused"; status: number } & Refusal)
	| { kind: "away" };

type Call<Schema> = Omit<BackendCall, "headers"> & {
	schema: Schema;
	/** For the backend's limits by network, and to be shown in this browser. */
	visitorAddress?: string;
};

/** Calls the backend for a visitor. An outage is reported and returned as `away`. Throws Error for a reply that breaks the contract. */
export function callAsVisitor<Schema extends z.ZodType>(
	request: RequestContext,
	{ assertion }: SignedIn,
	call: Call<Schema>,
): Promise<VisitorReply<z.output<Schema>>> {
	return callWithHeaders(request, { [VISITOR_ASSERTION_HEADER]: assertion }, call);
}

type CallLine<Schema> = readonly [method: BackendCall["method"], path: string, schema: Schema, body?: unknown];

/** Returns a function that makes one call for a visitor: `getMe(request, visitor)`. Its further arguments go to `toLine`. */
export function visitorCall<Args extends unknown[], Schema extends z.ZodType>(
	toLine: (...args: Args) => CallLine<Schema>,
) {
	return (request: RequestContext, visitor: SignedIn, ...args: Args) => {
		const [method, path, schema, body] = toLine(...args);
		return callAsVisitor(request, visitor, { method, path, schema, body });
	};
}

/** Like `askFor`, for callers who prove their access by these headers. */
export async function callWithHeaders<Schema extends z.ZodType>(
	request: RequestContext,
	shown: Readonly<Record<string, string>>,
	{ schema, visitorAddress, ...call }: Call<Schema>,
): Promise<VisitorReply<z.output<Schema>>> {
	const headers = {
		...shown,
		...(visitorAddress !== undefined && {
			[VISITOR_ADDRESS_HEADER]: visitorAddress,
			[VISITOR_BROWSER_HEADER]: request.browser(),
		}),
	};
	const answer = await callBackend(request, { ...call, headers });
	if (answer === undefined) return { kind: "away" };
	const { ok, status } = answer.response;
	if (ok) return { kind: "done", value: schema.parse(toJson(answer.body)) };
	if (status === 401) return { kind: "signed-out" };
	return { kind: "refused", status, ...refusalOf(answer.body) };
}

/** The sign-in is too old for changes that guard the account; a new one is needed. */
export function isNotConfirmed(reply: VisitorReply<unknown>): boolean {
	return reply.kind === "refused" && reply.status === 403;
}

/** The visitor; otherwise throws a redirect to sign in and come back (spec 2). */
export async function requireVisitor(request: RequestContext, url: URL): Promise<SignedIn> {
	const visitor = await request.visitor();
	if (visitor === undefined) throw redirectToSignIn(url);
	return visitor;
}

/** Redirects to the sign-in service, which leads back to this page. */
export function redirectToSignIn({ pathname, search }: URL): Response {
	return redirectDocument(sessionRequiredAddress(`${pathname}${search}`), 303);
}

/** Returns the value, or throws: an error page for an outage, a redirect for an ended session. */
export function valueOrThrow<Value>(reply: VisitorReply<Value>, url: URL): Value {
	switch (reply.kind) {
		case "done":
			return reply.value;
		case "signed-out":
			throw redirectToSignIn(url);
		case "away":
			throw data("The backend is not available.", { status: 503 });
		case "refused":
			throw new Error(`The backend answered ${reply.status} to what the page needs.`);
	}
}
