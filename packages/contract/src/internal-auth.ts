import * as z from "zod";
import {
	AGE_BANDS,
	CONTACT_KINDS,
	Consent,
	Guardian,
	MAX_CONTACT_LENGTH,
	MAX_NAME_LENGTH,
	PersonName,
	Visitor,
} from "./account.ts";
import { typedLine } from "./typed.ts";

/**
 * The routes under `/v1/internal/auth` that the sign-in service (apps/web/server/auth) calls, with BACKEND_KEY only.
 */

/** Values typed on the sign-in page, used to create the account if the contact is new. */
export const SignUpDraft = z.strictObject({
	name: PersonName.optional(),
	ageBand: z.enum(AGE_BANDS),
	language: z.enum(["en", "hi"]),
	consents: z.array(Consent).max(20),
	guardian: Guardian.optional(),
});
export type SignUpDraft = z.infer<typeof SignUpDraft>;

/** `POST /sign-in/otp`: a token of a verified code, from us or the outside provider. */
export const OtpSignIn = z.strictObject({ token: z.string().min(1).max(4_000), wish: SignUpDraft.optional() });

/** `POST /sign-in/oauth` and `/sign-in/email`: a person whom a provider vouches for. */
export const ProviderSignIn = z.strictObject({
	provider: z.string().min(1).max(40),
	providerAccountId: z.string().min(1).max(400),
	name: typedLine().max(MAX_NAME_LENGTH).optional(),
	email: z.string().max(MAX_CONTACT_LENGTH).optional(),
	isEmailVerified: z.boolean(),
	wish: SignUpDraft.optional(),
});
export type ProviderSignIn = z.infer<typeof ProviderSignIn>;

export const SignInOutcome = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("signed-in"), visitor: Visitor }),
	z.object({
		kind: z.literal("needs-sign-up"),
		contact: z.object({ kind: z.enum(CONTACT_KINDS), masked: z.string() }),
		filledIn: z
			.object({ name: z.string(), language: z.enum(["en", "hi"]) })
			.optional()
			.describe("Fills the form in. Anybody may have sent the registration: it contains no consent"),
	}),
	z.object({ kind: z.literal("needs-guardian") }),
	z.object({ kind: z.literal("refused"), reason: z.enum(["bad-token", "account-not-linked"]) }),
]);
export type SignInOutcome = z.infer<typeof SignInOutcome>;

/**
 * `POST /sessions` → the session's id; `GET /sessions/{id}` → the visitor, 404 once it has ended; `DELETE
 * /sessions/{id}`.
 */
export const NewSession = z.strictObject({ visitor: z.uuid(), userAgent: z.string().max(400).optional() });
export const SessionStarted = z.object({ id: z.guid(), visitor: Visitor });
export type SessionStarted = z.infer<typeof SessionStarted>;
export const SessionState = z.object({ visitor: Visitor });

/**
 * Links by e-mail: `POST /email-links` (the library hashes the token before it passes it on), `POST /email-links/use`.
 */
export const EmailLink = z.strictObject({
	identifier: z.string().max(MAX_CONTACT_LENGTH),
	token: z.string().max(200),
	expires: z.iso.datetime(),
});
export const EmailLinkUse = EmailLink.omit({ expires: true });

export const SignInMail = z.strictObject({
	to: z.string().max(MAX_CONTACT_LENGTH),
	url: z.url(),
	language: z.enum(["en", "hi"]),
});
