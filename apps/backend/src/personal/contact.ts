import { domainToASCII, domainToUnicode } from "node:url";
import type { Contact } from "@uchit/contract/account.ts";
import type { ContactCode } from "@uchit/contract/problem.ts";
import { latinDigits } from "@uchit/contract/typed-number.ts";
import { cleanContact } from "@uchit/contract/typed-text.ts";
import {
	type CountryCode,
	parsePhoneNumberWithError,
	type ValidatePhoneNumberLengthResult,
	validatePhoneNumberLength,
} from "libphonenumber-js/mobile";
import { BadField } from "#backend/errors.ts";
import { digestFor, type PersonalKeys } from "#backend/personal/keys.ts";

export type NormalisedContact = Contact & { readonly isNormalised: true };

/** A contact to which no code can be sent; the message is shown to the visitor. */
export class BadContact extends Error {
	override name = "BadContact";
	code: ContactCode;
	constructor({ code, reason }: Fault) {
		super(reason);
		this.code = code;
	}
}

type Fault = { code: ContactCode; reason: string };

/** Returns E.164, or an e-mail address in lower case. Throws BadContact. */
export function normaliseContact({ kind, value }: Contact): NormalisedContact {
	const clean = cleanContact(value);
	const normalised = kind === "phone" ? normalisePhone(clean) : normaliseEmail(clean);
	return { kind, value: normalised, isNormalised: true };
}

/** Keyed hash that finds a contact without decrypting it. */
export function lookupOf(keys: PersonalKeys, { kind, value }: NormalisedContact): string {
	return digestFor(keys, "contact", `${kind}:${value}`);
}

/** Ignores tags (`kid+mum@`), and dots at Google. Use it as weak evidence only: two such addresses may be different people. */
export function isSameMailbox(one: NormalisedContact, other: NormalisedContact): boolean {
	return one.kind === other.kind && mailboxOf(one) === mailboxOf(other);
}

const GOOGLE = new Set(["gmail.com", "googlemail.com"]);

function mailboxOf({ kind, value }: NormalisedContact): string {
	if (kind === "phone") return value;
	const [local = "", domain = ""] = value.split("@");
	const tag = local.indexOf("+", 1);
	const untagged = tag === -1 ? local : local.slice(0, tag);
	return GOOGLE.has(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}

/** Enough for its owner to recognise, too little for anybody else. */
export function maskContact({ kind, value }: NormalisedContact): string {
	if (kind === "phone") return `${value.slice(0, 3)}${"•".repeat(value.length - 6)}${value.slice(-3)}`;
	const sign = value.lastIndexOf("@");
	return `${value.slice(0, 1)}•••@${domainToUnicode(value.slice(sign + 1))}`;
}

const HOME: CountryCode = "IN";
const MAX_EMAIL_LENGTH = 254;
const REASONS = {
	NOT_A_NUMBER: { code: "not-a-number", reason: "this is not a phone number" },
	INVALID_COUNTRY: { code: "no-such-country", reason: "no country has this code after the +" },
	TOO_SHORT: { code: "too-short", reason: "this number is too short" },
	TOO_LONG: { code: "too-long", reason: "this number is too long" },
	INVALID_LENGTH: { code: "wrong-length", reason: "no number of this country is that long" },
} as const satisfies Record<ValidatePhoneNumberLengthResult, Fault>;
const NOT_MOBILE: Fault = {
	code: "not-a-mobile",
	reason: "this is not a mobile number of that country; numbers from abroad begin with +",
};

/** Address books write `(+91) …`. */
const PARENTHESISED_COUNTRY = /^\(\s*(\+\d+)\s*\)/;

function normalisePhone(text: string): string {
	const number = latinDigits(text).replace(PARENTHESISED_COUNTRY, "$1 ");
	const options = { defaultCountry: HOME, extract: false } as const;
	const fault = validatePhoneNumberLength(number, options);
	if (fault !== undefined) throw new BadContact(REASONS[fault]);
	const phone = parsePhoneNumberWithError(number, options);
	if (phone.ext !== undefined || !phone.isValid()) throw new BadContact(NOT_MOBILE);
	return phone.number;
}

const NOT_EMAIL: Fault = { code: "not-an-email", reason: "this is not an e-mail address" };
/** RFC 6531 addresses need support in every mail server on the way. */
const OTHER_LETTERS: Fault = {
	code: "email-in-other-letters",
	reason: "we cannot send to an address that has other letters than a to z before the @",
};
const ADDRESS = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * The part before the @ is the host's business: `a+b` and `a` may be two people, so it stays whole. A domain in other letters becomes
 * `xn--…`, so that both spellings are one contact.
 */
function normaliseEmail(text: string): string {
	const [, local = "", domain = ""] = /^([^@\s]+)@([^@\s]+)$/.exec(text) ?? [];
	if (/\p{L}/u.test(local.replace(/[a-z]/gi, ""))) throw new BadContact(OTHER_LETTERS);
	const ascii = domainToASCII(domain);
	const address = `${local}@${ascii}`.toLowerCase();
	if (address.length > MAX_EMAIL_LENGTH || domainToUnicode(ascii) === "" || !ADDRESS.test(address)) {
		throw new BadContact(NOT_EMAIL);
	}
	return address;
}

/** Returns the normalised contact. Throws BadField with the field's name. */
export function contactOf(contact: Contact, field = "contact"): NormalisedContact {
	try {
		return normaliseContact(contact);
	} catch (error) {
		if (error instanceof BadContact) throw new BadField(`${field}/value`, error.message, error);
		throw error;
	}
}
