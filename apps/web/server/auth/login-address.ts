import { addressIn } from "#app/platform/i18n/language.ts";
import type { AuthRequest } from "./visitor/auth-request.ts";

type LoginParams = {
	/** One of the names that the page has a sentence for; others become UnknownError there. */
	error?: string | undefined;
	step?: "sign-up" | "guardian";
	/** Of a contact that is new here. */
	contact?: "phone" | "email";
	sent?: "email";
	/** The token and address of a link in a letter, valid once and for an hour. */
	link?: { token: string; email: string };
};

/** The sign-in page in the visitor's language, knowing where they want to be afterwards. */
export function loginAddress({ origin, language, callback }: AuthRequest, wishes: LoginParams): string {
	const { error, step, contact, sent, link } = wishes;
	const query = new URLSearchParams();
	if (step !== undefined) query.set("step", step);
	if (contact !== undefined) query.set("contact", contact);
	if (sent !== undefined) query.set("sent", sent);
	if (link !== undefined)
		for (const [name, value] of Object.entries({ link: link.token, email: link.email })) query.set(name, value);
	if (error !== undefined) query.set("error", toErrorName(error));
	const isSaid = callback.kind === "address" && (callback.path !== "/" || link !== undefined);
	if (isSaid) query.set("callbackUrl", callback.path);
	return `${origin}${addressIn(language, "/login")}${query.size === 0 ? "" : `?${query}`}`;
}

/** Where somebody goes when all is done: their page, or home. */
export function callbackAddress({ origin, callback }: AuthRequest): string {
	return `${origin}${callback.kind === "address" ? callback.path : "/"}`;
}

/** A name, and nothing that somebody wrote into an address. */
function toErrorName(error: string): string {
	return /^[A-Za-z]{1,40}$/.test(error) && error !== "undefined" ? error : "UnknownError";
}
