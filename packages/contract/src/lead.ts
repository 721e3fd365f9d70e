import * as z from "zod";
import { AGE_BANDS, Consent, Contact, Guardian, PersonName } from "./account.ts";
import { CONSENT_PURPOSES } from "./notices.ts";
import { typedLine, typedText } from "./typed.ts";

/** The topics of the site's own forms. A topic is any text; only `complaint` changes how a lead is handled. */
export const LEAD_TOPICS = ["ask-college", "call-back", "contact-us", "complaint", "landing-page"] as const;

export const LEAD_STATES = ["new", "assigned", "called", "answered", "closed", "withdrawn"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** `lead`: the site's forms. `content`: the content system's API. */
export const LEAD_CHANNELS = ["lead", "content"] as const;
export type LeadChannel = (typeof LEAD_CHANNELS)[number];

/** Consents to be contacted; a lead needs at least one, a complaint none. */
export const CONTACT_PURPOSES = ["contact-by-us", "contact-by-college"] as const;

/** `lead` delivers the data. `stop` asks the recipient to stop using it. */
export const DELIVERY_KINDS = ["lead", "stop"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** `stopped`: not sent, or not tried again, because the consent was withdrawn. `dead`: given up, with the reason. */
export const DELIVERY_STATES = ["waiting", "delivered", "stopped", "dead"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const STOP_REASONS = ["withdrawn", "erased", "expired"] as const;
export type StopReason = (typeof STOP_REASONS)[number];

export const LEAD_BODY_BYTES = 65_536;
export const LEAD_MESSAGE_LENGTH = 5_000;
/** Characters. */
export const MAX_ANSWER_LENGTH = 1_500;
/** The gap in a template of an answer, to be filled by its author. An answer that still has one is not sent. */
export const ANSWER_GAP = "[…]";
/** Enough for a person who writes to many colleges in one evening. */
export const LEADS_PER_CONTACT_DAY = 20;
/** Confirmations a day to a contact that is not verified. */
export const LETTERS_UNPROVEN_DAY = 3;
/** Enough for a school whose pupils share one address. */
export const LEADS_PER_ADDRESS_HOUR = 300;
/** Seconds. A form sent sooner is treated as a bot's. */
export const FORM_SECONDS = 2;
export function referenceOf(id: string): string {
	return id.slice(0, 8);
}

export const COMPLAINT_DAYS = 15;

/**
 * A request sends the token of a privacy letter's link in this header, with BACKEND_KEY or without it. It opens the data of that contact.
 */
export const PRIVACY_LINK_HEADER = "x-privacy-link";

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 16:30");

/** The hours for a call, in Indian time. */
export const CallWindow = z
	.strictObject({ from: Time, to: Time })
	.refine(({ from, to }) => from < to, "the time at which it begins comes first");
export type CallWindow = z.infer<typeof CallWindow>;

export const LeadSource = z.strictObject({
	page: z.string().min(1).max(500).describe("Page that had the form"),
	college: z.string().min(1).max(400).optional().describe("Slug of the college"),
});
export type LeadSource = z.infer<typeof LeadSource>;

/**
 * The fields of a lead, listed here alone: the wire, our code, the row and what leaves are made of them, and a field that is new here
 * compiles only when each of them has it.
 */
export const LeadFields = z.object({
	name: PersonName,
	contact: Contact,
	ageBand: z.enum(AGE_BANDS),
	guardian: Guardian.optional(),
	topic: typedLine().min(1, "what it is about").max(100, "at most 100 characters"),
	message: typedText().max(LEAD_MESSAGE_LENGTH, `at most ${LEAD_MESSAGE_LENGTH} characters`).optional(),
	language: z.enum(["en", "hi"]).default("en"),
	callWindow: CallWindow.optional(),
	source: LeadSource,
	consents: z.array(Consent).max(20),
});
export type LeadFields = EachField<z.infer<typeof LeadFields>>;
export type LeadInput = EachField<z.input<typeof LeadFields>>;
export type LeadField = keyof LeadFields;
/** In an order that must stay: hashes of requests in the database depend on it. */
export const LEAD_FIELDS: readonly LeadField[] = LeadFields.keyof().options;

/** With every field named, so that none is forgotten; one that was not sent is undefined. */
type EachField<Fields> = { [Field in keyof Required<Fields>]: Fields[Field] };

/**
 * `POST /v1/User/Lead` and `POST {CONTENT_URL}/items/Lead` (spec 7): known fields are typed, others are stored in
 * `extra`. It needs a consent to be contacted (except for a complaint); under 18 also a guardian with the token of a
 * code sent to them. Sent twice with one `Idempotency-Key` it is stored once, and the first answer is returned again.
 */
export const Lead = LeadFields.extend({
	token: z
		.string()
		.min(1)
		.max(200)
		.optional()
		.describe("Token of a code with the purpose `lead`: it proves that the contact is verified"),
	website: z.string().max(500).optional().describe("Has to be empty: the form hides this field from people"),
	openedAt: z.iso.datetime().optional().describe("When the form was opened; only a browser that runs scripts sends it"),
})
	.loose()
	.meta({
		example: {
			name: "Asha Rao",
			contact: { kind: "email", value: "asha@example.org" },
			ageBand: "18-or-over",
			topic: "contact-us",
			message: "Which round should I wait for?",
			source: { page: "/contact-us" },
			consents: [{ purpose: "contact-by-us", recipient: "site", noticeVersion: "2026-11-21", language: "en" }],
		},
	});
export type Lead = z.infer<typeof Lead>;

/** How to reach the person of a lead, and a child's guardian: encrypted in the row, and `POST /content/leads/{id}/unmask`. */
export const LeadContacts = z.object({
	contact: Contact,
	guardian: z
		.object({
			name: z.string().optional(),
			contact: Contact,
			verifiedAt: z.iso
				.datetime()
				.optional()
				.describe("When the guardian's code was entered; absent for leads before 1 December 2026"),
		})
		.optional(),
});
export type LeadContacts = z.infer<typeof LeadContacts>;

/** A consent as a lead shows it; the ledger is what counts. */
const StandingConsent = z.object({
	purpose: z.string(),
	recipient: z.string(),
	noticeVersion: z.string(),
	language: z.string(),
});
export type StandingConsent = z.infer<typeof StandingConsent>;

const LEAD_BODY = {
	name: z.string(),
	contact: Contact,
	ageBand: z.enum(AGE_BANDS).nullable(),
	guardian: LeadContacts.shape.guardian.unwrap().extend({ verifiedAt: z.iso.datetime() }).nullable(),
	topic: z.string().nullable(),
	message: z.string().nullable(),
	language: z.enum(["en", "hi"]),
	callWindow: z.object({ from: z.string(), to: z.string() }).nullable(),
	source: z.object({ page: z.string().optional(), college: z.string().optional() }).nullable(),
	consents: z.array(StandingConsent),
} satisfies Record<LeadField, z.ZodType>;

/** A stored lead with its contacts in plain text, as it leaves: to webhooks, another content system, the desk's file and the person. */
export const LeadBody = z.object({
	id: z.uuid(),
	...LEAD_BODY,
	extra: z.record(z.string(), z.unknown()),
	createdAt: z.iso.datetime(),
});
export type LeadBody = z.infer<typeof LeadBody>;

/** `POST /content/leads/export`. */
export const ExportedLead = LeadBody.omit({ consents: true, extra: true }).extend({ status: z.enum(LEAD_STATES) });
export type ExportedLead = z.infer<typeof ExportedLead>;

/** `GET /v1/lead-recipients`: the colleges that get requests from here if the visitor consents. */
export const LeadRecipients = z.object({ colleges: z.array(z.string()).describe("Slugs of the colleges") });

const ComplaintReceipt = z.object({
	number: z.int().describe("Number of the complaint, to refer to"),
	answeredBy: z.iso.datetime().describe("Day by which we answer"),
});

/** The lead is on disk before this is returned (spec 7). */
export const LeadTaken = z.object({
	data: z.object({
		id: z.uuid(),
		topic: z.string(),
		createdAt: z.iso.datetime(),
		keptUntil: z.iso.datetime().describe("When the request is deleted, unless there is contact before"),
		complaint: ComplaintReceipt.optional(),
	}),
});
export type LeadTaken = z.infer<typeof LeadTaken>;

/**
 * `POST /v1/privacy/link`: sends the contact a link to its data, if there are any. The answer does not reveal whether.
 */
export const PrivacyLinkRequest = z
	.strictObject({ contact: Contact, language: z.enum(["en", "hi"]).default("en") })
	.meta({ example: { contact: { kind: "email", value: "asha@example.org" }, language: "en" } });
export const PrivacyLinkSent = z.object({ sentTo: z.string().describe("The contact that the link went to, masked") });

export const DeliveryShown = z.object({
	target: z.string().describe("`content`, or the name of a webhook"),
	kind: z.enum(DELIVERY_KINDS),
	reason: z.enum(STOP_REASONS).optional(),
	state: z.enum(DELIVERY_STATES),
	tries: z.int(),
	at: z.iso.datetime().describe("When the delivery reached this state"),
});
export type DeliveryShown = z.infer<typeof DeliveryShown>;

export const DataHolder = z.object({
	recipient: z.string().describe("`site`, a college's slug, or the recipient of a webhook"),
	purposes: z.array(z.enum(CONSENT_PURPOSES)).describe("Purposes that are allowed now; empty if none is"),
	since: z.iso.datetime().optional().describe("When the recipient first received something; absent if it has not"),
	deliveries: z.array(DeliveryShown),
});
export type DataHolder = z.infer<typeof DataHolder>;

export const LeadShown = z.object({
	id: z.uuid(),
	name: z.string(),
	contact: z.string().describe("Masked"),
	topic: z.string(),
	college: z.string().optional(),
	state: z.enum(LEAD_STATES).catch("new"),
	createdAt: z.iso.datetime(),
	keptUntil: z.iso.datetime().optional(),
	complaint: ComplaintReceipt.optional(),
	holders: z.array(DataHolder),
});
export type LeadShown = z.infer<typeof LeadShown>;

/** `GET /v1/me/privacy`, signed in or by a link: the recipients of my data. */
export const PrivacyShown = z.object({
	contacts: z.array(z.string()).describe("Masked"),
	doNotContact: z.boolean(),
	leads: z.array(LeadShown),
	needsNewLink: z
		.boolean()
		.optional()
		.describe("Whether the link is older than a day: it still withdraws and deletes, and shows nothing"),
});
export type PrivacyShown = z.infer<typeof PrivacyShown>;

/** `POST /v1/me/privacy/withdraw`: all consents, or the named ones. */
export const Withdrawal = z.strictObject({
	lead: z.uuid().optional(),
	recipient: z.string().min(1).max(200).optional(),
	purpose: z.enum(CONSENT_PURPOSES).optional(),
	doNotContact: z
		.boolean()
		.default(false)
		.describe("Also refuse requests with this contact until somebody verifies it"),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const ErasureResult = z.object({
	erased: z.int().describe("Number of deleted requests"),
	notices: z.int().describe("Number of recipients that are asked to delete them too"),
	kept: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type ErasureResult = z.infer<typeof ErasureResult>;
