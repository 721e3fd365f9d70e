import { toParams, withQuery } from "#app/platform/address-codec.ts";
import { addressIn, type Language } from "#app/platform/i18n/language.ts";

/** Addresses of the sign-in and of the visitor's own pages. */
export function accountPaths(language: Language) {
	return {
		/** The page to sign in, and to come back to from a provider; afterwards people are where they wanted to be. */
		login: addressIn(language, "/login"),
		loginStep: (step: "sign-in" | "sign-up" | "guardian", callbackUrl?: string) =>
			addressIn(language, withQuery("/login", toParams({ step, callbackUrl: callbackUrl ?? "" }))),
		/** The name of the holder of a login token (spec 4), as JSON. */
		loginLookup: addressIn(language, "/login/lookup"),
		/** The visitor's account; `done` is the change that they just made. */
		account: (done?: string) => addressIn(language, withQuery("/account", toParams({ done: done ?? "" }))),
		accountDelete: addressIn(language, "/account/delete"),
		/** The e-mails about one exam: where they are had and stopped. */
		accountExam: (slug: string) => addressIn(language, `/account/exams/${encodeURIComponent(slug)}`),
		/** Everything about somebody, for them to take along. */
		accountExport: addressIn(language, "/account/export"),
		/** The holders of somebody's data; `done` is the change that they just made. */
		accountPrivacy: (done?: string) =>
			addressIn(language, withQuery("/account/privacy", toParams({ done: done ?? "" }))),
		accountPrivacyExport: addressIn(language, "/account/privacy/export"),
		/** The page to request a link to it, without an account. */
		privacyLink: (why?: "ended") => addressIn(language, withQuery("/privacy/link", toParams({ why: why ?? "" }))),
		/** The colleges of an account, as JSON. */
		accountShortlist: addressIn(language, "/account/shortlist"),
		accountApplications: addressIn(language, "/account/applications"),
		accountReviews: addressIn(language, "/account/reviews"),
		/** The fee notices that somebody sent; `done` is what became of the last form. */
		accountDocuments: (done?: string) =>
			addressIn(language, withQuery("/account/documents", toParams({ done: done ?? "" }))),
	};
}
