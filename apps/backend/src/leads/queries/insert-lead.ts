import { randomUUID } from "node:crypto";
import type { Consent } from "@uchit/contract/account.schema.ts";
import { sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { boolean } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import type { Target } from "#backend/leads/rules/targets.ts";
import { mask } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { encryptLead } from "./encrypted-lead.ts";
import type { LeadRequest } from "./repeated.ts";
import type { LeadOf } from "./taken.ts";

const DAY_MS = 86_400_000;

export type Inserting = {
	lead: LeadOf;
	request: LeadRequest;
	/** HMACs of the contact and of the guardian's. */
	lookup: string;
	guardianLookup: string | undefined;
	keptDays: number;
	targets: readonly Target[];
};

export type Inserted = {
	id: string;
	createdAt: string;
	keptUntil: string;
	/** There was one with this key, and it has been deleted. */
	isGone: boolean;
	/** Whoever owns the contact asked to be left alone. */
	isLeftAlone: boolean;
};

const STANDING = { is_gone: boolean, is_left_alone: boolean };

/**
 * Writes a lead, its consents, and what is to be delivered, and reads what may stand against it: one statement, because each way
 * to the database and back is a good part of what a lead costs. Undefined where the lead is there already; who sends the same at
 * the same time waits here for the first.
 */
export async function insertLead(tx: Queryable, personal: Personal, asked: Inserting): Promise<Inserted | undefined> {
	const { lead, lookup, request, targets } = asked;
	const row = rowOf(personal, asked);
	const names = sql.join(
		Object.keys(row).map((name) => sql.identifier(name)),
		sql`, `,
	);
	const by = lead.ageBand === "under-18" ? "guardian" : "self";
	const goals = targets.map(({ name: target, recipient }) => ({ target, recipient }));
	const [found] = await readRows(
		tx,
		STANDING,
		sql`
			WITH made AS (
				INSERT INTO ${leads} (${names}) SELECT ${names} FROM jsonb_populate_record(NULL::${leads}, ${JSON.stringify(row)}::jsonb)
				ON CONFLICT DO NOTHING RETURNING id, date_created
			), said AS (
				INSERT INTO consents (subject, subject_kind, action, purpose, recipient, notice_version, language, text_hash, channel, by, at)
				SELECT made.id, 'lead', 'given', c.purpose, c.recipient, c."noticeVersion", c.language, c."textHash", ${lead.channel}, ${by}, made.date_created
				FROM made, jsonb_to_recordset(${JSON.stringify(distinct(lead.consents))}::jsonb)
					AS c (purpose text, recipient text, "noticeVersion" text, language text, "textHash" text)
			), queued AS (
				INSERT INTO lead_deliveries (lead_id, target, recipient, kind, created_at, next_try_at)
				SELECT made.id, t.target, t.recipient, 'lead', made.date_created, made.date_created
				FROM made, jsonb_to_recordset(${JSON.stringify(goals)}::jsonb) AS t (target text, recipient text)
			)
			SELECT EXISTS (SELECT FROM lead_endings WHERE request_key = ${request.key}) AS is_gone,
				EXISTS (SELECT FROM do_not_contact WHERE lookup = ${lookup}) AS is_left_alone
			FROM made`,
	);
	if (found === undefined) return undefined;
	const times = { createdAt: row.date_created, keptUntil: row.expires_at };
	return { id: row.id, ...times, isGone: found.is_gone, isLeftAlone: found.is_left_alone };
}

/** The values of the row by the names of its columns. */
function rowOf({ keys, now }: Personal, { lead, request, lookup, guardianLookup, keptDays }: Inserting) {
	const { guardian, contact, consents } = lead;
	const parent = guardian && { kind: guardian.contact.kind, value: mask(guardian.contact) };
	return {
		id: lead.id ?? randomUUID(),
		name: lead.name,
		contact: { kind: contact.kind, value: mask(contact) },
		age_band: lead.ageBand,
		guardian: guardian && { name: guardian.name, contact: parent },
		topic: lead.topic,
		message: lead.message,
		source: lead.source,
		consents: distinct(consents).map(({ purpose, recipient, noticeVersion, language }) => ({
			...{ purpose, recipient, noticeVersion, language },
		})),
		extra: lead.extra,
		status: "new",
		date_created: now.toISOString(),
		language: lead.language,
		call_window: lead.callWindow,
		channel: lead.channel,
		visitor_id: lead.visitorId,
		verified_at: lead.token === undefined ? undefined : now.toISOString(),
		sealed: encryptLead(keys, lead),
		lookup,
		guardian_lookup: guardianLookup,
		request_key: request.key,
		request_hash: request.hash,
		kept_days: keptDays,
		last_contact_at: now.toISOString(),
		expires_at: new Date(now.getTime() + keptDays * DAY_MS).toISOString(),
	} satisfies Partial<Record<keyof typeof leads.$inferInsert, unknown>>;
}

/** The same one said twice is one. */
function distinct(consents: readonly Consent[]): Consent[] {
	return [...new Map(consents.map((consent) => [`${consent.purpose} ${consent.recipient}`, consent])).values()];
}
