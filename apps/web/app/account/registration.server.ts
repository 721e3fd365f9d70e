import { createHash } from "node:crypto";
import { type Consent, type Contact, Registered, type Registration } from "@uchit/contract/account.ts";
import type { SignUpDraft } from "@uchit/contract/internal-auth.ts";
import { ACCOUNT_NOTICE_VERSION } from "@uchit/contract/notices.ts";
import { sendToBackend } from "#app/platform/backend/backend.server.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { ACCOUNT_CONSENTS } from "./consents.ts";

type Verified = { contact: Contact; token: string };
type RegistrationDetails = { draft: SignUpDraft & { name: string }; verified: Verified; visitorAddress: string };

/** The token can still sign in afterwards. */
export function register(request: RequestContext, { draft, verified, visitorAddress }: RegistrationDetails) {
	const { contact, token } = verified;
	const body: Registration = { ...draft, contact, token };
	return sendToBackend(request, "/v1/User/Register", { body, schema: Registered, visitorAddress });
}

/** Records each ticked consent with the notice's version and a hash of the exact words. */
export async function toConsents(ticked: readonly string[], language: Language): Promise<Consent[]> {
	const t = await translateFor(language);
	return ACCOUNT_CONSENTS.filter((purpose) => ticked.includes(purpose)).map((purpose) => ({
		purpose,
		recipient: "site",
		noticeVersion: ACCOUNT_NOTICE_VERSION,
		language,
		textHash: createHash("sha256")
			.update(t(`login.consent.${purpose}`))
			.digest("hex"),
	}));
}

export function isComplete(draft: SignUpDraft | undefined): draft is SignUpDraft & { name: string } {
	return draft?.name !== undefined && draft.consents.some(({ purpose }) => purpose === "account");
}

export function needsGuardian(draft: SignUpDraft): boolean {
	return draft.ageBand === "under-18" && draft.guardian?.token === undefined;
}
