import * as z from "zod";
import { CONSENT_PURPOSES, type ConsentPurpose, hasNotice } from "./notices.ts";
import { PuzzleSolution } from "./puzzle.ts";
import { typedLine, unfinishedText } from "./typed.ts";
import { typedDigits } from "./typed-number.ts";

/** What accounts are described by. */

export const AGE_BANDS = ["under-18", "18-or-over"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const CONTACT_KINDS = ["phone", "email"] as const;

/** Characters of an e-mail address or a typed phone number. */
export const LONGEST_CONTACT = 320;
/** Characters of a person's name. */
export const LONGEST_NAME = 100;

/** The most colleges of a shortlist; removed ones count too, so that devices agree. */
export const MOST_SHORTLISTED = 500;
export const LONGEST_SHORTLIST_NOTE = 2_000;

/** The purposes of codes: a code for one purpose is invalid for another. */
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

/** The error for numbers of countries that the setting OTP_COUNTRIES does not list. */
export const NO_CODE_ABROAD =
	"no codes are sent to numbers of this country: use an e-mail address, or a number of India (+91)";

export const OTP_DIGITS = 6;
export const OTP_LIFE_SECONDS = 300;
export const OTP_TRIES = 5;
export const OTP_LOCK_SECONDS = 60;
export const OTP_RESEND_SECONDS = 30;
export const OTP_SENDS_PER_CONTACT_HOUR = 5;
export const OTP_SENDS_PER_ADDRESS_HOUR = 300;
/** Anyone who asks: all who have not shown a code of the contact before, from whatever networks. */
export const OTP_SENDS_ANONYMOUS_HOUR = 15;
/** Holds even after a puzzle: nobody's phone gets more messages a day from others. */
export const OTP_SENDS_UNPROVEN_DAY = 20;
/** Two for each code that may be sent for a network. */
export const OTP_TRIES_PER_ADDRESS_HOUR = 600;

/** The entry of the browser's local storage that spec 4 names: the login provider's token. */
export const OTP_TOKEN_ENTRY = "otp_less_token";

const Language = z.enum(["en", "hi"]);
/** A sign of braille or of a box may show nothing at all. */
const HAS_LETTER = /\p{L}/u;
export const PersonName = typedLine()
	.min(1, { message: "your name", abort: true })
	.max(LONGEST_NAME, `at most ${LONGEST_NAME} characters`)
	.refine((name) => HAS_LETTER.test(name), "a name has letters");

/** One way to reach somebody: a phone number with its country (`+91 …`; ten digits are Indian) or an e-mail address. */
export const Contact = z.strictObject({
	kind: z.enum(CONTACT_KINDS),
	value: typedLine().min(3, "a phone number or an e-mail address").max(LONGEST_CONTACT),
});
export type Contact = z.infer<typeof Contact>;

const GivenConsent = z.strictObject({
	purpose: z.enum(CONSENT_PURPOSES),
	recipient: z.string().min(1).max(200).describe("Who gets the data: `site`, or a college's slug"),
	noticeVersion: z.string().min(1).max(40).describe("Of a notice that exists for the purpose"),
	language: Language,
	textHash: z
		.string()
		.regex(/^[0-9a-f]{64}$/, "a SHA-256 in hexadecimal")
		.optional()
		.describe("SHA-256 of the notice's text as it was shown"),
});
const NO_NOTICE = { path: ["noticeVersion"], error: "there is no notice of this version for this purpose" };

/** A consent without its purpose and recipient; its notice has to exist for that purpose. */
function noticeOf(purpose: ConsentPurpose) {
	return GivenConsent.omit({ purpose: true, recipient: true }).refine(
		({ noticeVersion }) => hasNotice(purpose, noticeVersion),
		NO_NOTICE,
	);
}

/** A consent: its purpose, and the notice that was read, which has to exist for this purpose. */
export const Consent = GivenConsent.refine(
	({ purpose, noticeVersion }) => hasNotice(purpose, noticeVersion),
	NO_NOTICE,
);
export type Consent = z.infer<typeof Consent>;

/** `POST /v1/otp/send`. The answer is the same whether we know the contact or not. */
export const OtpSend = z
	.strictObject({
		contact: Contact,
		purpose: z.enum(OTP_PURPOSES).default("sign-in"),
		language: Language.default("en"),
		puzzle: PuzzleSolution.optional().describe("Of the puzzle that came with a 429"),
	})
	.meta({ example: { contact: { kind: "phone", value: "+91 98765 43210" }, purpose: "sign-in", language: "en" } });
export type OtpSend = z.infer<typeof OtpSend>;

export const OtpSent = z.object({
	sentTo: z.string().describe("The contact, masked"),
	expiresInSeconds: z.int(),
	resendAfterSeconds: z.int(),
});
export type OtpSent = z.infer<typeof OtpSent>;

/** `POST /v1/otp/verify`. */
export const OtpVerify = z.strictObject({
	contact: Contact,
	purpose: z.enum(OTP_PURPOSES).default("sign-in"),
	code: typedDigits(z.string().regex(new RegExp(`^\\d{${OTP_DIGITS}}$`), `${OTP_DIGITS} digits`)),
});
export type OtpVerify = z.infer<typeof OtpVerify>;

/** A code that was right becomes a token: worth one use for its purpose, for ten minutes. */
export const OtpVerified = z.object({ token: z.string(), expiresInSeconds: z.int() });
export type OtpVerified = z.infer<typeof OtpVerified>;

/** `POST /v1/otp/userInfo`, form-encoded (spec 7): who holds the token, as the built-in provider tells a site with its secret. */
export const OtpUserInfoForm = z.object({ token: z.string(), client_id: z.string(), client_secret: z.string() });
export const OtpUserInfo = z.object({
	name: z.string().optional(),
	phone_number: z.string().optional(),
	email: z.string().optional(),
	auth_time: z.int(),
});
export type OtpUserInfo = z.infer<typeof OtpUserInfo>;

/** `POST /v1/User/Lookup`: the stored login token for a name (spec 4). It greets only. Without an example: no token is good on a fresh system. */
export const UserLookup = z.strictObject({ token: z.string().min(1).max(4_000) });
export const UserLookupAnswer = z.object({ name: z.string().optional() });

/** The guardian who consents for somebody under 18; the token is that of a code with the purpose `guardian`, for a lead `lead-guardian`. */
export const Guardian = z.strictObject({ name: PersonName.optional(), contact: Contact, token: z.string().optional() });
export type Guardian = z.infer<typeof Guardian>;

/**
 * `POST /v1/User/Register` (spec 7): known fields typed. With a `token` of a verified contact it makes the account, others kept
 * in `extra`. Without, anybody may have sent it: for a day its name and language fill in the form of anyone who shows the contact's
 * code, and nothing else of it is kept. Under 18 it needs a guardian with a token.
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

/** The body that spec 7 says: the client returns its `data`. */
export const Registered = z.object({ data: z.object({ id: z.string(), name: z.string(), isVerified: z.boolean() }) });
export type Registered = z.infer<typeof Registered>;

/** A visitor with an account, as our own programs know them. */
export const Visitor = z.object({
	id: z.uuid(),
	name: z.string(),
	language: Language,
	ageBand: z.enum(AGE_BANDS),
	sessionVersion: z.int().describe("Counts up when somebody signs out everywhere"),
});
export type Visitor = z.infer<typeof Visitor>;

/** `GET /v1/me`. Contacts are whole: they are the visitor's own. */
export const Me = Visitor.omit({ sessionVersion: true }).extend({
	contacts: z.array(
		z.object({ id: z.uuid(), kind: z.enum(CONTACT_KINDS), value: z.string(), verifiedAt: z.iso.datetime() }),
	),
	createdAt: z.iso.datetime(),
});
export type Me = z.infer<typeof Me>;

export const MeChange = z.strictObject({ name: PersonName.optional(), language: Language.optional() });

/** `GET /v1/me/sessions`. */
export const SignedInSession = z.object({
	id: z.guid(),
	device: z.string().describe("Browser and system, as far as they tell"),
	since: z.iso.datetime(),
	lastSeen: z.iso.datetime(),
	isThis: z.boolean(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

/** `GET` and `PUT /v1/me/shortlist`: newest change of each college wins; a removed one stays known with its time, so that devices agree. */
export const ShortlistEntry = z.strictObject({
	college: z.string().min(1).max(400).describe("Slug"),
	note: unfinishedText().max(LONGEST_SHORTLIST_NOTE).default(""),
	position: z.int().min(0).default(0),
	isRemoved: z.boolean().default(false),
	changedAt: z.iso.datetime(),
});
export type ShortlistEntry = z.infer<typeof ShortlistEntry>;
export const Shortlist = z.object({ entries: z.array(ShortlistEntry).max(MOST_SHORTLISTED) });
export type Shortlist = z.infer<typeof Shortlist>;

/** `GET /v1/me/shortlist/alert`: letters about changes at the colleges of a shortlist. */
export const ShortlistAlert = z.object({
	isOn: z.boolean(),
	hasEmail: z.boolean().describe("Letters go to an e-mail address of the account"),
	needsGuardian: z.boolean().describe("Under 18 a parent or guardian has to agree first"),
	toldAt: z.iso.datetime().optional().describe("The last letter"),
});
export type ShortlistAlert = z.infer<typeof ShortlistAlert>;

/** `PUT /v1/me/shortlist/alert`: turning letters on names the notice that was read. */
export const ShortlistAlertRequest = z.discriminatedUnion("isOn", [
	z.strictObject({ isOn: z.literal(true), notice: noticeOf("alerts") }),
	z.strictObject({ isOn: z.literal(false) }),
]);
export type ShortlistAlertRequest = z.infer<typeof ShortlistAlertRequest>;

/** `GET /v1/me/exam-alerts`: letters about dates and rules of exams that somebody follows. */
export const ExamAlerts = z.object({
	...ShortlistAlert.omit({ isOn: true }).shape,
	exams: z.array(z.object({ slug: z.string(), shortName: z.string() })).describe("Those followed, by their names"),
});
export type ExamAlerts = z.infer<typeof ExamAlerts>;

const Followed = z.string().min(1).max(100).describe("The slug of an exam");

/** `PUT /v1/me/exam-alerts`: following an exam names the notice that was read. */
export const ExamAlertRequest = z.discriminatedUnion("isOn", [
	z.strictObject({ exam: Followed, isOn: z.literal(true), notice: noticeOf("exam-alerts") }),
	z.strictObject({ exam: Followed, isOn: z.literal(false) }),
]);
export type ExamAlertRequest = z.infer<typeof ExamAlertRequest>;

/** `POST /v1/me/shortlist/alert/stop`: of both kinds, for anyone who holds a letter, signed in or not. */
export const ShortlistAlertStop = z.strictObject({ link: z.string().min(1).max(400) });
export const ShortlistAlertStopped = z.object({ stopped: z.literal(true) });

/** `GET /v1/me/consents`: the ledger, newest first; nothing in it is ever changed. */
export const ConsentEntry = GivenConsent.extend({
	id: z.int(),
	action: z.enum(["given", "withdrawn"]),
	at: z.iso.datetime(),
	channel: z.string().describe("Where it was said: `sign-up`, `account`, `lead`, `link`"),
});
export type ConsentEntry = z.infer<typeof ConsentEntry>;
export const Consents = z.object({ entries: z.array(ConsentEntry) });

/** `POST /v1/me/consents`: takes one back. It becomes a row of its own. */
export const ConsentWithdrawal = GivenConsent.pick({ purpose: true, recipient: true });

/** `POST /v1/me/contacts`: the token is that of a code with the purpose `add-contact`. */
export const NewContact = z.strictObject({ token: z.string().min(1).max(200) });

/** `DELETE /v1/me?reviews=`: what was deleted, and what stays. */
export const Deleted = z.object({
	deleted: z.array(z.string()),
	kept: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type Deleted = z.infer<typeof Deleted>;
