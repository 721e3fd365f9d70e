import {
	OTP_RESEND_SECONDS,
	OTP_SENDS_PER_ADDRESS_HOUR,
	OTP_SENDS_PER_CONTACT_HOUR,
} from "@uchit/contract/account-options.ts";
import type { FastifyRequest } from "fastify";
import { type AccountParts, countOrRefuse, HOUR_SECONDS } from "#backend/http/account-parts.ts";
import { visitorKey } from "#backend/http/caller.ts";
import { lookupOf, type NormalisedContact } from "#backend/personal/contact.ts";
import { forgetLimit } from "#backend/queries/limits.ts";

/** What is sent, and what its counts are kept under. */
const CODES = { key: "otp", name: "codes", to: "contact" };
const LINKS = { key: "mail", name: "links", to: "address" };

/**
 * Codes: strict for one contact, loose for one address, as a school has one for all of its pupils. What comes too soon after
 * the code before, whatever that was for, is counted by nothing else. Throws TooMany.
 */
export async function limitSends(
	parts: AccountParts,
	request: FastifyRequest,
	contact: NormalisedContact,
): Promise<void> {
	await countOrRefuse(
		parts,
		{ key: gapKeyOf(parts, contact), most: 1, seconds: OTP_RESEND_SECONDS },
		`A code was sent to this contact less than ${OTP_RESEND_SECONDS} seconds ago.`,
	);
	await limitSendsAnHour(parts, request, contact);
}

/** The same without the wait from code to code, for what may be sent again at once. Throws TooMany. */
export function limitSendsAnHour(
	parts: AccountParts,
	request: FastifyRequest,
	contact: NormalisedContact,
): Promise<void> {
	return countSend(parts, request, { contact, what: CODES });
}

/** The same of links by e-mail. Throws TooMany. */
export function limitLinksAnHour(
	parts: AccountParts,
	request: FastifyRequest,
	email: NormalisedContact,
): Promise<void> {
	return countSend(parts, request, { contact: email, what: LINKS });
}

/** Whoever has shown the code may ask for the next at once. */
export function endWait(parts: AccountParts, contact: NormalisedContact): Promise<void> {
	return forgetLimit(parts.db, gapKeyOf(parts, contact));
}

async function countSend(
	parts: AccountParts,
	request: FastifyRequest,
	{ contact, what: { key, name, to } }: { contact: NormalisedContact; what: typeof CODES },
): Promise<void> {
	const address = `${key}-address:${visitorKey(request, parts.env.BACKEND_KEY)}`;
	await countOrRefuse(
		parts,
		{ key: address, most: OTP_SENDS_PER_ADDRESS_HOUR, seconds: HOUR_SECONDS },
		`Too many ${name} were asked for from this address.`,
	);
	await countOrRefuse(
		parts,
		{
			key: `${key}-contact:${lookupOf(parts.keys, contact)}`,
			most: OTP_SENDS_PER_CONTACT_HOUR,
			seconds: HOUR_SECONDS,
		},
		`At most ${OTP_SENDS_PER_CONTACT_HOUR} ${name} an hour are sent to one ${to}.`,
	);
}

function gapKeyOf({ keys }: AccountParts, contact: NormalisedContact): string {
	return `otp-gap:${lookupOf(keys, contact)}`;
}
