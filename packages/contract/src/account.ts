import * as z from "zod";
import { CONSENT_PURPOSES, type ConsentPurpose, hasNotice } from "./notices.ts";
import { PuzzleSolution } from "./puzzle.ts";
import { typedLine, unfinishedText } from "./typed.ts";
import { typedDigits } from "./typed-number.ts";

export const AGE_BANDS = ["under-18", "18-or-over"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const CONTACT_KINDS = ["phone", "email"] as const;

/** Characters of an e-mail address or a typed phone number. */
export const MAX_CONTACT_LENGTH = 320;
/** Characters of a person's name. */
export const MAX_NAME_LENGTH = 100;

/** Includes removed colleges, so that devices agree. */
export const MAX_SHORTLISTED = 500;
export const MAX_SHORTLIST_NOTE_LENGTH = 2_000;

/** A code for one purpose is invalid for another. */
export const OTP_PURPOSES = [
	"sign-in",
	"guardian",
	"add-contact",
	"college-claim",
	"college-email",
	"lead",
	"lead-guardian",
] as const;
export type OtpPurpose = (typeof OTP_PURPOSES)[number];

/** For numbers of countries that the setting OTP_COUNTRIES does not list. */
export const NO_CODE_ABROAD =
	"no codes are sent to numbers of this country: use an e-mail address, or a number of India (+91)";

export const OTP_DIGITS = 6;
export const OTP_LIFE_SECONDS = 300;
export const OTP_TRIES = 5;
export const OTP_LOCK_SECONDS = 60;
export const OTP_RESEND_SECONDS = 30;
export const OTP_SENDS_PER_CONTACT_HOUR = 5;
export const OTP_SENDS_PER_ADDRESS_HOUR = 300;
/** Per contact, over all networks, for senders who have never verified it. */
export const OTP_SENDS_ANONYMOUS_HOUR = 15;
/** Applies even after a solved puzzle, so that no phone gets more messages a day from strangers. */
export const OTP_SENDS_UNPROVEN_DAY = 20;
/** Two for each code that may be sent for one network. */
export const OTP_TRIES_PER_ADDRESS_HOUR = 600;

/** Local storage key of the login provider's token (spec 4). */
export const OTP_TOKEN_ENTRY = "otp_less_token";

const Language = z.enum(["en", "hi"]);
/** Braille and box-drawing characters may render as nothing. */
const HAS_LETTER = /\p{L}/u;
export const PersonName = typedLine()
	.min(1, { message: "your name", abort: true })
	.max(MAX_NAME_LENGTH, `at most ${MAX_NAME_LENGTH} characters`)
	.refine((name) => HAS_LETTER.test(name), "a name has letters");

/** A phone number with its country (`+91 …`; ten digits are Indian) or an e-mail address. */
export const Contact = z.strictObject({
	kind: z.enum(CONTACT_KINDS),
	value: typedLine().min(3, "a phone number or an e-mail address").max(MAX_CONTACT_LENGTH),
});
export type Contact = z.infer<typeof Contact>;

const GivenConsent = z.strictObject({
	purpose: z.enum(CONSENT_PURPOSES),
	recipient: z.string().min(1).max(200).describe("Who may use the data: `site`, or the slug of a college"),
	noticeVersion: z.string().min(1).max(40).describe("Version of an existing notice for this purpose"),
	language: Language,
	textHash: z
		.string()
		.regex(/^[0-9a-f]{64}$/, "a SHA-256 in hexadecimal")
		.optional()
		.describe("SHA-256 of the notice's text as the visitor saw it"),
});
const NO_NOTICE = { path: ["noticeVersion"], error: "there is no notice of this version for this purpose" };

/** The notice must exist for the purpose. */
function noticeOf(purpose: ConsentPurpose) {
	return GivenConsent.omit({ purpose: true, recipient: true }).refine(
		({ noticeVersion }) => hasNotice(purpose, noticeVersion),
		NO_NOTICE,
	);
}

/** The notice must exist for this purpose. */
export const Consent = GivenConsent.refine(
	({ purpose, noticeVersion }) => hasNotice(purpose, noticeVersion),
	NO_NOTICE,
);
export type Consent = z.infer<typeof Consent>;

/** `POST /v1/otp/send`. The reply does not reveal whether the contact is known. */
export const OtpSend = z
	.strictObject({
		contact: Contact,
		purpose: z.enum(OTP_PURPOSES).default("sign-in"),
		language: Language.default("en"),
		puzzle: PuzzleSolution.optional().describe("The solved puzzle that came with a 429 reply"),
	})
	.meta({ example: { contact: { kind: "phone", value: "+91 98765 43210" }, purpose: "sign-in", language: "en" } });
export type OtpSend = z.infer<typeof OtpSend>;

export const OtpSent = z.object({
	sentTo: z.string().describe("The contact that the code went to, masked"),
	expiresInSeconds: z.int(),
	resendAfterSeconds: z.int(),
});
export type OtpSent = z.infer<typeof OtpSent>;

export const OtpVerify = z.strictObject({
	contact: Contact,
	purpose: z.enum(OTP_PURPOSES).default("sign-in"),
	code: typedDigits(z.string().regex(new RegExp(`^\\d{${OTP_DIGITS}}$`), `${OTP_DIGITS} digits`)),
});
export type OtpVerify = z.infer<typeof OtpVerify>;

/** Valid for one use, for its purpose, for ten minutes. */
export const OtpVerified = z.object({ token: z.string(), expiresInSeconds: z.int() });
export type OtpVerified = z.infer<typeof OtpVerified>;

/** `POST /v1/otp/userInfo`, form-encoded (spec 7): the token's owner, for a site that sends its secret. */
export const OtpUserInfoForm = z.object({ token: z.string(), client_id: z.string(), client_secret: z.string() });
export const OtpUserInfo = z.object({
	name: z.string().optional(),
	phone_number: z.string().optional(),
	email: z.string().optional(),
	auth_time: z.int(),
});
export type OtpUserInfo = z.infer<typeof OtpUserInfo>;

/**
 * `POST /v1/User/Lookup`: the name for a stored login token, only for a greeting (spec 4). No example, because no token is valid on a
 * fresh system.
 */
export const UserLookup = z.strictObject({ token: z.string().min(1).max(4_000) });
export const UserLookupAnswer = z.object({ name: z.string().optional() });

/** The guardian who consents for a person under 18. The token is from a code with the purpose `guardian`, for a lead `lead-guardian`. */
export const Guardian = z.strictObject({ name: PersonName.optional(), contact: Contact, token: z.string().optional() });
export type Guardian = z.infer<typeof Guardian>;

/**
 * `POST /v1/User/Register` (spec 7): known fields are typed. With the `token` of a verified contact it creates the account and stores
 * other fields in `extra`. Without one anybody may have sent it: for a day its name and language prefill the form of a person who
 * verifies the contact, and the rest is dropped. Under 18 it needs a guardian with a token.
 */
export const Registration = z
	.object({
		name: PersonName,
		contact: Contact,
		ageBand: z.enum(AGE_BANDS),
		language: Language,
		consents: z.array(Consent).max(20),
		guardian: Guardian.optional(),
		token: z.string().optional(),
	})
	.loose()
	.meta({
		example: {
			name: "Asha Rao",
			contact: { kind: "email", value: "asha@example.org" },
			ageBand: "18-or-over",
			language: "en",
			consents: [{ purpose: "account", recipient: "site", noticeVersion: "2026-11-21", language: "en" }],
		},
	});
export type Registration = z.infer<typeof Registration>;

/** The body that spec 7 requires; the client returns its `data`. */
export const Registered = z.object({ data: z.object({ id: z.string(), name: z.string(), isVerified: z.boolean() }) });
export type Registered = z.infer<typeof Registered>;

export const Visitor = z.object({
	id: z.uuid(),
	name: z.string(),
	language: Language,
	ageBand: z.enum(AGE_BANDS),
	sessionVersion: z.int().describe("Rises by one when the visitor signs out everywhere"),
});
export type Visitor = z.infer<typeof Visitor>;

/** `GET /v1/me`. Contacts are unmasked, because they are the visitor's own. */
export const Me = Visitor.omit({ sessionVersion: true }).extend({
	contacts: z.array(
		z.object({ id: z.uuid(), kind: z.enum(CONTACT_KINDS), value: z.string(), verifiedAt: z.iso.datetime() }),
	),
	createdAt: z.iso.datetime(),
});
export type Me = z.infer<typeof Me>;

export const MeChange = z.strictObject({ name: PersonName.optional(), language: Language.optional() });

export const SignedInSession = z.object({
	id: z.guid(),
	device: z.string().describe("Browser and system, as the user agent names them"),
	since: z.iso.datetime(),
	lastSeen: z.iso.datetime(),
	isThis: z.boolean(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

/** `GET` and `PUT /v1/me/shortlist`: newest change of each college wins; removed ones stay with their time, so that devices agree. */
export const ShortlistEntry = z.strictObject({
	college: z.string().min(1).max(400).describe("Slug of the college"),
	note: unfinishedText().max(MAX_SHORTLIST_NOTE_LENGTH).default(""),
	position: z.int().min(0).default(0),
	isRemoved: z.boolean().default(false),
	changedAt: z.iso.datetime(),
});
export type ShortlistEntry = z.infer<typeof ShortlistEntry>;
export const Shortlist = z.object({ entries: z.array(ShortlistEntry).max(MAX_SHORTLISTED) });
export type Shortlist = z.infer<typeof Shortlist>;

/** `GET /v1/me/shortlist/alert`: letters about changes at the colleges of a shortlist. */
export const ShortlistAlert = z.object({
	isOn: z.boolean(),
	hasEmail: z.boolean().describe("Whether the account has an e-mail address to send letters to"),
	needsGuardian: z.boolean().describe("Whether a parent or guardian has to agree first: the visitor is under 18"),
	toldAt: z.iso.datetime().optional().describe("When the last letter was sent"),
});
export type ShortlistAlert = z.infer<typeof ShortlistAlert>;

/** `PUT /v1/me/shortlist/alert`: turning letters on requires the notice that was read. */
export const ShortlistAlertRequest = z.discriminatedUnion("isOn", [
	z.strictObject({ isOn: z.literal(true), notice: noticeOf("alerts") }),
	z.strictObject({ isOn: z.literal(false) }),
]);
export type ShortlistAlertRequest = z.infer<typeof ShortlistAlertRequest>;

/** `GET /v1/me/exam-alerts`: letters about dates and rules of exams that somebody follows. */
export const ExamAlerts = z.object({
	...ShortlistAlert.omit({ isOn: true }).shape,
	exams: z.array(z.object({ slug: z.string(), shortName: z.string() })).describe("The exams that the visitor follows"),
});
export type ExamAlerts = z.infer<typeof ExamAlerts>;

const Followed = z.string().min(1).max(100).describe("Slug of the exam");

/** `PUT /v1/me/exam-alerts`: following an exam requires the notice that was read. */
export const ExamAlertRequest = z.discriminatedUnion("isOn", [
	z.strictObject({ exam: Followed, isOn: z.literal(true), notice: noticeOf("exam-alerts") }),
	z.strictObject({ exam: Followed, isOn: z.literal(false) }),
]);
export type ExamAlertRequest = z.infer<typeof ExamAlertRequest>;

/** `POST /v1/me/shortlist/alert/stop`: stops both kinds for anyone with a letter, signed in or not. */
export const ShortlistAlertStop = z.strictObject({ link: z.string().min(1).max(400) });
export const ShortlistAlertStopped = z.object({ stopped: z.literal(true) });

/** `GET /v1/me/consents`: the ledger, newest first; its rows are never changed. */
export const ConsentEntry = GivenConsent.extend({
	id: z.int(),
	action: z.enum(["given", "withdrawn"]),
	at: z.iso.datetime(),
	channel: z.string().describe("Where the visitor gave or withdrew the consent: `sign-up`, `account`, `lead`, `link`"),
});
export type ConsentEntry = z.infer<typeof ConsentEntry>;
export const Consents = z.object({ entries: z.array(ConsentEntry) });

/** `POST /v1/me/consents`: withdraws a consent by adding a row. */
export const ConsentWithdrawal = GivenConsent.pick({ purpose: true, recipient: true });

/** `POST /v1/me/contacts`: the token is that of a code with the purpose `add-contact`. */
export const NewContact = z.strictObject({ token: z.string().min(1).max(200) });

/** `DELETE /v1/me?reviews=`: what was deleted, and what stays. */
export const Deleted = z.object({
	deleted: z.array(z.string()),
	kept: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type Deleted = z.infer<typeof Deleted>;
