import * as z from "zod";
import { Consent, Contact, Guardian, PersonName } from "./account.schema.ts";
import { AGE_BANDS, CONSENT_PURPOSES } from "./account.ts";
import { DELIVERY_KINDS, DELIVERY_STATES, LEAD_MESSAGE_LENGTH, LEAD_STATES, STOP_REASONS } from "./lead.ts";
import { typedLine, typedText } from "./typed.schema.ts";

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 16:30");

/** When somebody wants to be called, on the clocks of India. */
export const CallWindow = z
	.strictObject({ from: Time, to: Time })
	.refine(({ from, to }) => from < to, "the time at which it begins comes first");
export type CallWindow = z.infer<typeof CallWindow>;

export const LeadSource = z.strictObject({
	page: z.string().min(1).max(500).describe("The page on which it was asked"),
	college: z.string().min(1).max(400).optional().describe("Slug"),
});
export type LeadSource = z.infer<typeof LeadSource>;

/**
 * `POST /v1/User/Lead` and `POST {CONTENT_URL}/items/Lead` (spec 7): known fields typed, others kept in `extra`. It needs a
 * consent to be contacted (but for a complaint); under 18 a guardian with the token of a code that was sent to them. Sent
 * twice with one `Idempotency-Key` it is one, and the first answer is given again.
 */
export const Lead = z
	.object({
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
		token: z.string().min(1).max(200).optional().describe("Of a code with the purpose `lead`: the contact is verified"),
		website: z.string().max(500).optional().describe("Nobody sees this field of the form: it stays empty"),
		openedAt: z.iso.datetime().optional().describe("When the form was opened; only a browser that runs scripts tells"),
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

/** `GET /v1/lead-recipients`: the colleges that get requests from here, where somebody consents to it. */
export const LeadRecipients = z.object({ colleges: z.array(z.string()).describe("Slugs") });

/** What is said of a complaint when it arrives. */
export const ComplaintReceipt = z.object({
	number: z.int().describe("To name it by"),
	answeredBy: z.iso.datetime().describe("The latest time of an answer"),
});
export type ComplaintReceipt = z.infer<typeof ComplaintReceipt>;

/** The full response that the client returns (spec 7). It is on disk. */
export const LeadTaken = z.object({
	data: z.object({
		id: z.uuid(),
		topic: z.string(),
		createdAt: z.iso.datetime(),
		keptUntil: z.iso.datetime().describe("It is deleted then, unless there is contact meanwhile"),
		complaint: ComplaintReceipt.optional(),
	}),
});
export type LeadTaken = z.infer<typeof LeadTaken>;

/** `POST /v1/privacy/link`: a link to one's data is sent to the contact, where there are any. The answer tells nobody whether. */
export const PrivacyLinkRequest = z
	.strictObject({ contact: Contact, language: z.enum(["en", "hi"]).default("en") })
	.meta({ example: { contact: { kind: "email", value: "asha@example.org" }, language: "en" } });
export const PrivacyLinkSent = z.object({ sentTo: z.string().describe("The contact, masked") });

/** What became of one message to one recipient. */
export const DeliveryShown = z.object({
	target: z.string().describe("`content`, or the name of a webhook"),
	kind: z.enum(DELIVERY_KINDS),
	reason: z.enum(STOP_REASONS).optional(),
	state: z.enum(DELIVERY_STATES),
	tries: z.int(),
	at: z.iso.datetime().describe("When it came to be so"),
});
export type DeliveryShown = z.infer<typeof DeliveryShown>;

/** Who has the data of one request, since when, for what. */
export const DataHolder = z.object({
	recipient: z.string().describe("`site`, a college's slug, or the recipient of a webhook"),
	purposes: z.array(z.enum(CONSENT_PURPOSES)).describe("What is allowed now; empty: nothing any more"),
	since: z.iso.datetime().optional().describe("Absent while nothing has reached it"),
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

/** `GET /v1/me/privacy`, signed in or by a link: who has my data. */
export const PrivacyShown = z.object({
	contacts: z.array(z.string()).describe("Masked"),
	doNotContact: z.boolean(),
	leads: z.array(LeadShown),
	needsNewLink: z
		.boolean()
		.optional()
		.describe("By a link that is older than a day: it takes back and deletes still, and shows nothing"),
});
export type PrivacyShown = z.infer<typeof PrivacyShown>;

/** `POST /v1/me/privacy/withdraw`: all, or what is named. */
export const Withdrawal = z.strictObject({
	lead: z.uuid().optional(),
	recipient: z.string().min(1).max(200).optional(),
	purpose: z.enum(CONSENT_PURPOSES).optional(),
	doNotContact: z.boolean().default(false).describe("Nor take a request with this contact before it is verified"),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** `DELETE /v1/me/privacy`. */
export const Erased = z.object({
	erased: z.int().describe("Requests"),
	notices: z.int().describe("Recipients that are told to delete them too"),
	kept: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type Erased = z.infer<typeof Erased>;
