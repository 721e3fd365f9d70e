import { addressIn } from "#app/platform/i18n/language.ts";
import type { AuthRequest } from "./visitor/auth-request.ts";

type LoginParams = {
	/** A name with a text on the page; others become UnknownError there. */
	error?: string | undefined;
	step?: "sign-up" | "guardian";
	contact?: "phone" | "email";
	sent?: "email";
	/** The token and address of a link in a letter, valid once and for an hour. */
	link?: { token: string; email: string };
};

export function loginAddress({ origin, language, callback }: AuthRequest, params: LoginParams): string {
	const { error, step, contact, sent, link } = params;
	const query = new URLSearchParams();
	if (step !== undefined) query.set("step", step);
	if (contact !== undefined) query.set("contact", contact);
	if (sent !== undefined) query.set("sent", sent);
	if (link !== undefined)
		for (const [name, value] of Object.entries({ link: link.token, email: link.email })) query.set(name, value);
	if (error !== undefined) query.set("error", toErrorName(error));
	const isStated = callback.kind === "address" && (callback.path !== "/" || link !== undefined);
	if (isStated) query.set("callbackUrl", callback.path);
	return `${origin}${addressIn(language, "/login")}${query.size === 0 ? "" : `?${query}`}`;
}

export function callbackAddress({ origin, callback }: AuthRequest): string {
	return `${origin}${callback.kind === "address" ? callback.path : "/"}`;
}

/** Only accepts names, not other text in an address. */
function toErrorName(error: string): string {
	return /^[A-Za-z]{1,40}$/.test(error) && error !== "undefined" ? error : "UnknownError";
}
