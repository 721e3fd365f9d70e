import {
	OTP_RESEND_SECONDS,
	OTP_SENDS_ANONYMOUS_HOUR,
	OTP_SENDS_PER_ADDRESS_HOUR,
	OTP_SENDS_PER_CONTACT_HOUR,
	OTP_SENDS_UNPROVEN_DAY,
	OTP_TRIES_PER_ADDRESS_HOUR,
} from "@uchit/contract/account.ts";
import type { PuzzleSolution } from "@uchit/contract/puzzle.ts";
import type { FastifyRequest } from "fastify";
import type { AccountParts } from "#backend/account/parts.ts";
import { NO_BROWSER } from "#backend/account/queries/otp.ts";
import { hasShownCode } from "#backend/account/queries/otp-browsers.ts";
import { TooMany } from "#backend/errors.ts";
import { visitorKey } from "#backend/http/caller.ts";
import { lookupOf, type NormalisedContact } from "#backend/personal/contact.ts";
import { MAIL_PREFIX } from "#backend/personal/otp-prefix.ts";
import { countOrRefuse, DAY_SECONDS, HOUR_SECONDS, resetLimit } from "#backend/platform/queries/limits.ts";
import { browserOf } from "./browser.ts";
import { createPuzzle, redeemSolution } from "./code-puzzle.ts";

const HOME_PREFIX = "+91";

/** `key` is the prefix of the counters' keys. */
const CODES = { key: "otp", name: "codes", to: "contact" };
const LINKS = { key: "mail", name: "links", to: "address" };

/** Passed by callers that can show a puzzle; `solution` is that of the previous puzzle, if the browser solved it. */
type PuzzleTry = { solution: PuzzleSolution | undefined };

/**
 * Limits codes: strictly for a contact, loosely for a network address, because a school shares one among its pupils.
 * A request too soon after the same browser's last code counts against no other limit. Throws TooMany, with a puzzle
 * if the contact's hour is used up and `puzzle` is given.
 */
export async function limitSends(
	parts: AccountParts,
	request: FastifyRequest,
	contact: NormalisedContact,
	puzzle?: PuzzleTry,
): Promise<void> {
	await countOrRefuse(
		parts,
		{ key: gapKeyOf(parts, request, contact), most: 1, seconds: OTP_RESEND_SECONDS },
		`A code was sent to this contact less than ${OTP_RESEND_SECONDS} seconds ago.`,
	);
	try {
		await countSend(parts, request, { contact, what: CODES, puzzle });
	} catch (error) {
		// Nothing was sent, so a visitor who solves the puzzle need not wait.
		if (error instanceof TooMany && error.puzzle !== undefined) await clearSendWait(parts, request, contact);
		throw error;
	}
}

/** Limits messages like `limitSends`, but without the wait between two of them. Throws TooMany. */
export function limitSendsAnHour(
	parts: AccountParts,
	request: FastifyRequest,
	contact: NormalisedContact,
): Promise<void> {
	return countSend(parts, request, { contact, what: CODES });
}

/** Limits links by e-mail like `limitSendsAnHour`. Throws TooMany. */
export function limitLinksAnHour(
	parts: AccountParts,
	request: FastifyRequest,
	email: NormalisedContact,
): Promise<void> {
	return countSend(parts, request, { contact: email, what: LINKS });
}

export function clearSendWait(parts: AccountParts, request: FastifyRequest, contact: NormalisedContact): Promise<void> {
	return resetLimit(parts.db, gapKeyOf(parts, request, contact));
}

/**
 * Limits a day's codes to the numbers of one country, because fraudsters earn money from messages to some countries.
 * India has no such limit. Throws TooMany.
 */
export async function limitForeignNumbers(parts: AccountParts, prefix: string): Promise<void> {
	if (prefix === MAIL_PREFIX || prefix.startsWith(HOME_PREFIX)) return;
	const most = parts.env.OTP_ABROAD_PER_DAY;
	const limit = { key: `otp-prefix:${prefix}`, most, seconds: DAY_SECONDS, code: "country-day" } as const;
	await countOrRefuse(parts, limit, `No more codes are sent to numbers with ${prefix} today: use an e-mail address.`);
}

/** Limits the codes tried from one network, across all contacts. Throws TooMany. */
export function limitTries(parts: AccountParts, request: FastifyRequest): Promise<void> {
	const key = `otp-tries:${visitorKey(request, parts.env.BACKEND_KEY)}`;
	return countOrRefuse(
		parts,
		{ key, most: OTP_TRIES_PER_ADDRESS_HOUR, seconds: HOUR_SECONDS },
		"Too many codes were tried from this address.",
	);
}

type Send = { contact: NormalisedContact; what: typeof CODES; puzzle?: PuzzleTry | undefined };

async function countSend(parts: AccountParts, request: FastifyRequest, send: Send): Promise<void> {
	const { key, name, to } = send.what;
	await countOrRefuse(
		parts,
		{
			key: `${key}-address:${visitorKey(request, parts.env.BACKEND_KEY)}`,
			most: OTP_SENDS_PER_ADDRESS_HOUR,
			seconds: HOUR_SECONDS,
		},
		`Too many ${name} were asked for from this address.`,
	);
	const { isProven, hourly, daily } = await contactLimits(parts, request, send);
	const solution = isProven ? undefined : send.puzzle?.solution;
	const isSolved = solution !== undefined && (await redeemSolution(parts, send.contact, solution));
	if (!isSolved) await countHour(parts, hourly, { ...send, isProven });
	const message = `At most ${OTP_SENDS_UNPROVEN_DAY} ${name} a day are sent to one ${to}: use another one.`;
	for (const limit of daily) await countOrRefuse(parts, limit, message);
}

async function countHour(
	parts: AccountParts,
	limits: readonly { key: string; most: number }[],
	{ contact, what: { name, to }, puzzle, isProven }: Send & { isProven: boolean },
): Promise<void> {
	const message = `At most ${OTP_SENDS_PER_CONTACT_HOUR} ${name} an hour are sent to one ${to}.`;
	try {
		for (const limit of limits) await countOrRefuse(parts, { ...limit, seconds: HOUR_SECONDS }, message);
	} catch (error) {
		if (!(error instanceof TooMany) || puzzle === undefined || isProven) throw error;
		throw new TooMany(message, error.retryAfterSeconds, { puzzle: await createPuzzle(parts, contact) });
	}
}

/**
 * Returns the counters that a code uses up. A browser that has verified the contact is its owner's and has a counter of
 * its own. Others count by network, and all requests without a browser count together. So anonymous requesters can use
 * up only their own share, never the owner's; and they have a daily limit that no puzzle lifts.
 */
async function contactLimits(parts: AccountParts, request: FastifyRequest, { contact, what: { key } }: Send) {
	const lookup = lookupOf(parts.keys, contact);
	const contactKey = `${key}-contact:${lookup}`;
	const most = OTP_SENDS_PER_CONTACT_HOUR;
	const browser = browserOf(parts, request);
	const isNamed = browser !== NO_BROWSER;
	if (isNamed && (await hasShownCode(parts.db, { lookup, browser }, parts.now()))) {
		return { isProven: true, hourly: [{ key: `${contactKey}:${browser}`, most }], daily: [] };
	}
	const network = isNamed ? `${contactKey}:${visitorKey(request, parts.env.BACKEND_KEY)}` : contactKey;
	const strangers = { key: `${key}-strangers:${lookup}`, most: OTP_SENDS_ANONYMOUS_HOUR };
	const day = { key: `${key}-day:${lookup}`, most: OTP_SENDS_UNPROVEN_DAY, seconds: DAY_SECONDS };
	const daily = [{ ...day, code: "contact-day" } as const];
	return { isProven: false, hourly: [{ key: network, most }, strangers], daily };
}

function gapKeyOf(parts: AccountParts, request: FastifyRequest, contact: NormalisedContact): string {
	return `otp-gap:${lookupOf(parts.keys, contact)}:${browserOf(parts, request)}`;
}
