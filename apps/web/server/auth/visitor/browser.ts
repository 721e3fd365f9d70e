import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { BROWSER_ID } from "@uchit/contract/visitor.ts";
import { cookieOf, setCookie } from "#server/auth/cookies.ts";

/** As long as the backend remembers that a browser has verified a code. */
const BROWSER_SECONDS = 183 * 86_400;
const ID_BYTES = 16;

type Signing = { isSecure: boolean; secret: string };

/** Reads the id by which the backend recognises the browser that requested a code; undefined if it requested none. */
export function readBrowser(headers: IncomingHttpHeaders, { isSecure, secret }: Signing): string | undefined {
	const [id = "", signature = ""] = (cookieOf(headers, nameOf(isSecure)) ?? "").split(".");
	return BROWSER_ID.test(id) && isEqual(signature, signatureOf(id, secret)) ? id : undefined;
}

/** Makes a new browser's id, and its `Set-Cookie`: signed, so that nobody can choose it. */
export function newBrowser({ isSecure, secret }: Signing): { id: string; setCookie: string } {
	const id = randomBytes(ID_BYTES).toString("base64url");
	const value = `${id}.${signatureOf(id, secret)}`;
	return { id, setCookie: setCookie({ name: nameOf(isSecure), value, maxAge: BROWSER_SECONDS, isSecure }) };
}

function signatureOf(id: string, secret: string): string {
	return createHmac("sha256", secret).update(`browser ${id}`).digest("base64url");
}

export function isEqual(one: string, other: string): boolean {
	return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function nameOf(isSecure: boolean): string {
	return `${isSecure ? "__Host-" : ""}browser`;
}
