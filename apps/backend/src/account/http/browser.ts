import { BROWSER_ID, VISITOR_BROWSER_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyRequest } from "fastify";
import type { AccountParts } from "#backend/account/parts.ts";
import { NO_BROWSER } from "#backend/account/queries/otp.ts";
import { isOurProgram } from "#backend/http/caller.ts";
import { digestFor } from "#backend/personal/keys.ts";

/** HMAC of the browser that one of our own programs names; NO_BROWSER without a name, or for other callers. */
export function browserOf({ env, keys }: AccountParts, request: FastifyRequest): string {
	const header = request.headers[VISITOR_BROWSER_HEADER];
	const isBelieved = typeof header === "string" && BROWSER_ID.test(header) && isOurProgram(request, env.BACKEND_KEY);
	return isBelieved ? digestFor(keys, "browser", header) : NO_BROWSER;
}
