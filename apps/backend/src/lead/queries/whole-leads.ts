import { inArray } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { DecryptionError } from "#backend/personal/encrypt.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { decryptLead, type Reachable } from "./encrypted-lead.ts";
import type { LeadRow } from "./insert-lead.ts";

/** The row of a lead with its contacts decrypted. */
export type WholeLead = Reachable &
	Pick<LeadRow, "id" | "name" | "age_band" | "topic" | "message" | "language" | "call_window" | "source"> &
	Pick<LeadRow, "consents" | "extra" | "date_created">;

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

function readWhole(keys: PersonalKeys, row: LeadRow): WholeLead | "damaged" {
	try {
		return { ...row, guardian: undefined, ...decryptLead(keys, row.sealed) };
	} catch (error) {
		if (error instanceof DecryptionError) return "damaged";
		throw error;
	}
}
