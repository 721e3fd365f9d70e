/** What accounts are described by. */

export const AGE_BANDS = ["under-18", "18-or-over"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const CONTACT_KINDS = ["phone", "email"] as const;

/** Of an e-mail address, or of a number as somebody writes it. */
export const LONGEST_CONTACT = 320;
/** Of a person's name. */
export const LONGEST_NAME = 100;

/** Colleges of one shortlist; what was removed counts too, so that devices agree. */
export const MOST_SHORTLISTED = 500;
export const LONGEST_SHORTLIST_NOTE = 2_000;

/** What a code is for: one that was sent for one purpose is worth nothing for another. */
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

/** Of which countries numbers get codes, a setting says (OTP_COUNTRIES); this is what is said of all others. */
export const NO_CODE_ABROAD =
	"no codes are sent to numbers of this country: use an e-mail address, or a number of India (+91)";

export const OTP_DIGITS = 6;
export const OTP_LIFE_SECONDS = 300;
export const OTP_TRIES = 5;
export const OTP_LOCK_SECONDS = 60;
export const OTP_RESEND_SECONDS = 30;
export const OTP_SENDS_PER_CONTACT_HOUR = 5;
export const OTP_SENDS_PER_ADDRESS_HOUR = 300;
/** Whoever asks: all who have not shown a code of the contact before, from whatever networks. */
export const OTP_SENDS_OF_STRANGERS_HOUR = 15;
/** Two for each code that may be sent for a network. */
export const OTP_TRIES_PER_ADDRESS_HOUR = 600;

/** What consent is asked for, one by one. The account itself is a purpose; nothing is ticked beforehand. */
export const CONSENT_PURPOSES = [
	"account",
	"alerts",
	"exam-alerts",
	"contact-by-college",
	"contact-by-us",
	"analytics",
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The entry of the browser's local storage that spec 4 names: the login provider's token. */
export const OTP_TOKEN_ENTRY = "otp_less_token";
