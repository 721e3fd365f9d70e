import type { LeadBody } from "@uchit/contract/lead.ts";
import { inArray } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { type LeadRow, leads } from "#backend/db/schema/content/lead.ts";
import { DecryptionError } from "#backend/personal/encrypt.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { decryptLead } from "./encrypted-lead.ts";

/** Reads those of these leads that exist; `damaged` if a lead cannot be decrypted, so that it blocks no other. */
export async function readLeadBodies(
	db: Queryable,
	keys: PersonalKeys,
	ids: readonly string[],
): Promise<ReadonlyMap<string, LeadBody | "damaged">> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select()
		.from(leads)
		.where(inArray(leads.id, [...ids]));
	return new Map(rows.map((row) => [row.id, readLeadBody(keys, row)]));
}

function readLeadBody(keys: PersonalKeys, row: LeadRow): LeadBody | "damaged" {
	try {
		return toLeadBody(keys, row);
	} catch (error) {
		if (error instanceof DecryptionError) return "damaged";
		throw error;
	}
}

/** Throws DecryptionError. */
export function toLeadBody(keys: PersonalKeys, row: LeadRow): LeadBody {
	const { id, name, topic, message, language, source, extra, consents } = row;
	const { contact, guardian } = decryptLead(keys, row.sealed);
	const createdAt = row.date_created.toISOString();
	return {
		id,
		name,
		contact,
		ageBand: row.age_band,
		// Older leads do not store the time: it was within ten minutes before.
		guardian: guardian === undefined ? null : { verifiedAt: createdAt, ...guardian },
		topic,
		message,
		language,
		callWindow: row.call_window,
		source,
		extra,
		consents,
		createdAt,
	};
}
