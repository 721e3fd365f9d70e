import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { BROWSER_ID } from "@uchit/contract/visitor.ts";
import { cookieOf, setCookie } from "#server/auth/cookies.ts";

/** As long as the backend remembers that a browser has shown a code. */
const BROWSER_SECONDS = 183 * 86_400;
const ID_BYTES = 16;

/** By what the backend tells the browser that asked for a code from others; undefined for one that has asked for none. */
export function readBrowser(headers: IncomingHttpHeaders, isSecure: boolean): string | undefined {
	const id = cookieOf(headers, nameOf(isSecure)) ?? "";
	return BROWSER_ID.test(id) ? id : undefined;
}

/** A new browser's id, and the `Set-Cookie` that keeps it. */
export function newBrowser(isSecure: boolean): { id: string; setCookie: string } {
	const id = randomBytes(ID_BYTES).toString("base64url");
	return { id, setCookie: setCookie({ name: nameOf(isSecure), value: id, maxAge: BROWSER_SECONDS, isSecure }) };
}

function nameOf(isSecure: boolean): string {
	return `${isSecure ? "__Host-" : ""}browser`;
}
