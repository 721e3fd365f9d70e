import type { Contact } from "@uchit/contract/account.ts";
import type { FastifyRequest } from "fastify";
import type { Database } from "#backend/db/client.ts";
import type { Outbox } from "#backend/delivery/outbox.ts";
import type { Env } from "#backend/env.ts";
import { BadField, TooMany } from "#backend/http/problems.ts";
import { BadContact, type NormalisedContact, normaliseContact } from "#backend/personal/contact.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";
import { countAgainst, type Limit } from "#backend/queries/limits.ts";

/** What everything about accounts needs. */
export type AccountParts = {
	/** The database that can be written to. */
	db: Database;
	env: Env;
	keys: PersonalKeys;
	now: () => Date;
	outbox: Outbox;
};

export function keysOf({ PERSONAL_KEYS: sealing, LOOKUP_KEY: lookup }: Env): PersonalKeys {
	return { sealing, lookup };
}

export function personalOf({ keys, now }: AccountParts): Personal {
	return { keys, now: now() };
}

/** The contact in the one way to write it. Throws BadField, naming the field of the body. */
export function contactOf(contact: Contact, field = "contact"): NormalisedContact {
	try {
		return normaliseContact(contact);
	} catch (error) {
		if (error instanceof BadContact) throw new BadField(`${field}/value`, error.message);
		throw error;
	}
}

type Counting = Pick<AccountParts, "db" | "now">;

export const HOUR_SECONDS = 3_600;

/** Counts one more against a limit that all instances share. Throws TooMany, saying of what. */
export async function countOrRefuse({ db, now }: Counting, limit: Limit, message: string): Promise<void> {
	const { isAllowed, retryAfterSeconds } = await countAgainst(db, limit, now());
	if (!isAllowed) throw new TooMany(message, retryAfterSeconds);
}

const LONGEST_KEY = 200;

/** The `Idempotency-Key` of a request, where it has one. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
	const key = headers["idempotency-key"];
	if (key === undefined) return undefined;
	if (typeof key === "string" && key.length > 0 && key.length <= LONGEST_KEY) return key;
	throw new BadField("Idempotency-Key", `1 to ${LONGEST_KEY} characters`);
}
