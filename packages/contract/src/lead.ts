/** What leads are described by. */

/** What the site's own forms ask for; a topic is any text, and `complaint` alone changes what happens. */
export const LEAD_TOPICS = ["ask-college", "call-back", "contact-us", "complaint", "landing-page"] as const;

/** What has become of a request, as the lead desk keeps it. */
export const LEAD_STATES = ["new", "assigned", "called", "answered", "closed", "withdrawn"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** Where a lead came in: the site's forms, or the content system's own wire. */
export const LEAD_CHANNELS = ["lead", "content"] as const;
export type LeadChannel = (typeof LEAD_CHANNELS)[number];

/** Consents that let somebody be contacted; a lead is worth nothing without one. */
export const CONTACT_PURPOSES = ["contact-by-us", "contact-by-college"] as const;

/** `lead`: the data itself. `stop`: use it no more. */
export const DELIVERY_KINDS = ["lead", "stop"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** `stopped`: it never left, or was not tried again, because the consent was taken back. `dead`: given up, with the reason. */
export const DELIVERY_STATES = ["waiting", "delivered", "stopped", "dead"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a recipient is told to stop. */
export const STOP_REASONS = ["withdrawn", "erased", "expired"] as const;
export type StopReason = (typeof STOP_REASONS)[number];

export const LEAD_BODY_BYTES = 65_536;
export const LEAD_MESSAGE_LENGTH = 5_000;
/** Characters of what the desk answers in writing. */
export const LONGEST_ANSWER = 1_500;
/** Whoever asks many colleges in one evening is one person still. */
export const LEADS_PER_CONTACT_DAY = 20;
/** A school's pupils may all come from one address. */
export const LEADS_PER_ADDRESS_HOUR = 300;
/** Nobody reads a form and fills it in sooner. */
export const FORM_SECONDS = 2;
/** What a request is named by, on the page, in its letters and at the desk: the beginning of its id. */
export function referenceOf(id: string): string {
	return id.slice(0, 8);
}

/** Days in which a complaint is answered. */
export const COMPLAINT_DAYS = 15;

/** By a link that was sent to a contact, beside BACKEND_KEY or without it: the data of that contact. */
export const PRIVACY_LINK_HEADER = "x-privacy-link";
