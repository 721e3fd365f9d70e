import { inArray } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { leads, type StandingConsent } from "#backend/db/schema/content/lead.ts";
import { DecryptionError } from "#backend/personal/encrypt.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { decryptLead, type Reachable } from "./encrypted-lead.ts";

export type WholeLead = Reachable & {
	id: string;
	name: string;
	ageBand: "under-18" | "18-or-over" | null;
	guardianVerifiedAt: string | undefined;
	topic: string | null;
	message: string | null;
	language: "en" | "hi";
	callWindow: unknown;
	source: unknown;
	consents: readonly StandingConsent[];
	extra: Record<string, unknown>;
	createdAt: string;
};

/** Reads those of these leads that exist; `damaged` if a lead cannot be decrypted, so that it blocks no other. */
export async function readWholeLeads(
	db: Queryable,
	keys: PersonalKeys,
	ids: readonly string[],
): Promise<ReadonlyMap<string, WholeLead | "damaged">> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select()
		.from(leads)
		.where(inArray(leads.id, [...ids]));
	return new Map(rows.map((row) => [row.id, readWhole(keys, row)]));
}

function readWhole(keys: PersonalKeys, row: typeof leads.$inferSelect): WholeLead | "damaged" {
	try {
		return toWhole(keys, row);
	} catch (error) {
		if (error instanceof DecryptionError) return "damaged";
		throw error;
	}
}

function toWhole(keys: PersonalKeys, row: typeof leads.$inferSelect): WholeLead {
	return {
		...decryptLead(keys, row.sealed),
		id: row.id,
		name: row.name,
		ageBand: row.age_band,
		// The code was verified before the lead was created.
		guardianVerifiedAt: row.guardian === null ? undefined : row.date_created.toISOString(),
		topic: row.topic,
		message: row.message,
		language: row.language,
		callWindow: row.call_window,
		source: row.source,
		consents: row.consents,
		extra: row.extra,
		createdAt: row.date_created.toISOString(),
	};
}
