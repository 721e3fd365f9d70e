import { VISITOR_ADDRESS_HEADER, VISITOR_ASSERTION_HEADER, VISITOR_BROWSER_HEADER } from "@uchit/contract/visitor.ts";
import { data, redirectDocument } from "react-router";
import type * as z from "zod";
import { sessionRequiredAddress } from "#app/paths.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";
import { type BackendCall, callBackend, type Refusal, refusalOf, toJson } from "./backend.server.ts";

/** The backend's reply to a visitor who is signed in, as far as they can act on it. */
export type VisitorReply<Value> =
	| { kind: "done"; value: Value }
	/** Their session has ended since. */
	| { kind: "signed-out" }
	| ({ kind: "refused"; status: number } & Refusal)
	| { kind: "away" };

type Call<Schema> = Omit<BackendCall, "headers"> & {
	schema: Schema;
	/** The visitor's address, for what the backend counts by network and sends to be shown in this browser. */
	visitorAddress?: string;
};

/**
 * Asks the backend on behalf of a visitor. An outage is reported, and told as `away`.
 * Throws Error for a reply that breaks the contract.
 */
export function askFor<Schema extends z.ZodType>(
	request: RequestContext,
	{ assertion }: SignedIn,
	call: Call<Schema>,
): Promise<VisitorReply<z.output<Schema>>> {
	return askWith(request, { [VISITOR_ASSERTION_HEADER]: assertion }, call);
}

/** The same for a caller who proves with these headers whose data may be read. */
export async function askWith<Schema extends z.ZodType>(
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

/** The sign-in was some time ago: what guards the account is done only after another. */
export function isNotConfirmed(reply: VisitorReply<unknown>): boolean {
	return reply.kind === "refused" && reply.status === NOT_CONFIRMED;
}

const NOT_CONFIRMED = 403;

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

/** Returns the value, or throws: an outage becomes the page of errors, an ended session the way to sign in. */
export function orThrow<Value>(reply: VisitorReply<Value>, url: URL): Value {
	switch (reply.kind) {
		case "done":
			return reply.value;
		case "signed-out":
			throw toSignIn(url);
		case "away":
			throw data("The backend is not available.", { status: 503 });
		case "refused":
			throw new Error(`The backend answered ${reply.status} to what the page needs.`);
	}
}
