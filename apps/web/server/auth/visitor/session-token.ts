import type { IncomingHttpHeaders } from "node:http";
import { AGE_BANDS, type Visitor } from "@uchit/contract/account.ts";
import { decode } from "next-auth/jwt";
import * as z from "zod";
import { authCookies, cookieOf } from "#server/auth/cookies.ts";
import { isSecure } from "#server/auth/origin.ts";
import type { Env } from "#server/env.ts";

/** The content of a visitor's session cookie, encrypted with AUTH_SECRET: enough to ask the backend on their behalf. */
export const SessionToken = z.object({
	sub: z.uuid().describe("The visitor"),
	sid: z.guid().describe("Their session at the backend, which may have ended since"),
	name: z.string(),
	language: z.enum(["en", "hi"]),
	age: z.enum(AGE_BANDS),
	ver: z.int().describe("Their session version at the time"),
});
export type SessionToken = z.infer<typeof SessionToken>;

export function toSessionToken(sid: string, visitor: Visitor): SessionToken {
	const { id, name, language, ageBand, sessionVersion } = visitor;
	return { sub: id, sid, name, language, age: ageBand, ver: sessionVersion };
}

export async function readSessionToken(
	request: { headers: IncomingHttpHeaders },
	{ AUTH_SECRET, SITE_URL }: Pick<Env, "AUTH_SECRET" | "SITE_URL">,
): Promise<SessionToken | undefined> {
	const { name } = authCookies(isSecure(request, SITE_URL)).sessionToken;
	const token = cookieOf(request.headers, name);
	if (token === undefined || token === "") return undefined;
	const opened = await decode({ token, secret: AUTH_SECRET }).catch(() => undefined);
	return SessionToken.safeParse(opened).data;
}
