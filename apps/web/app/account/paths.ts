import { toParams, withQuery } from "#app/platform/address-codec.ts";
import { addressIn, type Language } from "#app/platform/i18n/language.ts";

export function accountPaths(language: Language) {
	return {
		/** The page to sign in and where providers return; `callbackUrl` is the page to open afterwards. */
		login: addressIn(language, "/login"),
		loginStep: (step: "sign-in" | "sign-up" | "guardian", callbackUrl?: string) =>
			addressIn(language, withQuery("/login", toParams({ step, callbackUrl: callbackUrl ?? "" }))),
		loginLookup: addressIn(language, "/login/lookup"),
		account: (done?: string) => addressIn(language, withQuery("/account", toParams({ done: done ?? "" }))),
		accountDelete: addressIn(language, "/account/delete"),
		accountExam: (slug: string) => addressIn(language, `/account/exams/${encodeURIComponent(slug)}`),
		accountExport: addressIn(language, "/account/export"),
		accountPrivacy: (done?: string) =>
			addressIn(language, withQuery("/account/privacy", toParams({ done: done ?? "" }))),
		accountPrivacyExport: addressIn(language, "/account/privacy/export"),
		privacyLink: (why?: "ended") => addressIn(language, withQuery("/privacy/link", toParams({ why: why ?? "" }))),
		accountShortlist: addressIn(language, "/account/shortlist"),
		accountApplications: addressIn(language, "/account/applications"),
		accountReviews: addressIn(language, "/account/reviews"),
		accountDocuments: (done?: string) =>
			addressIn(language, withQuery("/account/documents", toParams({ done: done ?? "" }))),
	};
}
