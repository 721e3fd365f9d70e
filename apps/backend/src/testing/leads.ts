import { randomBytes } from "node:crypto";
import type { Contact } from "@uchit/contract/account.ts";
import { type LeadTaken, PRIVACY_LINK_HEADER, LeadTaken as Taken } from "@uchit/contract/lead.ts";
import { type Receiver, startReceiver } from "@uchit/fakes/receiver.ts";
import { and, eq, inArray, like, sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, vi } from "vitest";
import type { Database } from "#backend/db/client.ts";
import { consents } from "#backend/db/schema/consent.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { leadDeliveries, leadEndings, leadEvents } from "#backend/db/schema/lead.ts";
import { signPrivacyLink } from "#backend/lead/privacy-link.ts";
import { targetsOf } from "#backend/lead/rules/targets.ts";
import { deliverDue } from "#backend/lead/worker.ts";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { newEmail, type Sent, type TestAccounts, useAccounts } from "#backend/testing/accounts.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

export type TestLeads = TestAccounts & {
	receiver: Receiver;
	leadOf: (own?: Record<string, unknown>) => Record<string, unknown> & { contact: Contact };
	post: (body: unknown, more?: Omit<Sent, "body">) => Promise<LightMyRequestResponse>;
	leave: (own?: Record<string, unknown>, more?: Omit<Sent, "body">) => Promise<LeadTaken["data"]>;
	deliver: () => Promise<void>;
	/** What `deliver` has logged. */
	logged: object[];
	/** Waits for deliveries in flight: the test clock does not advance during a request. */
	untilArrived: () => Promise<void>;
	byLink: (contact: Contact) => Promise<Record<string, string>>;
	rowsOf: (
		name: "lead" | "lead_deliveries" | "consents" | "lead_events" | "lead_endings",
		id: string,
	) => Promise<Record<string, unknown>[]>;
};

export const CONTACT_CONSENT = {
	purpose: "contact-by-us",
	recipient: "site",
	noticeVersion: "2026-11-21",
	language: "en",
} as const;
export const COLLEGE = "indian-institute-of-technology-madras";
export const COLLEGE_CONSENT = { ...CONTACT_CONSENT, purpose: "contact-by-college", recipient: COLLEGE } as const;

/**
 * The real service with receivers for leads: the webhooks of the site and of a college, and optionally a foreign content system. Use it
 * in one file only, because files share a database and one file's receiver would take the other's leads.
 */
export async function useLeads({ hasContent = false } = {}): Promise<TestLeads> {
	let clock: TestAccounts["clock"] | undefined;
	const receiver = await startReceiver({ now: () => clock?.now ?? new Date() });
	afterAll(() => receiver.close());
	const mark = randomBytes(4).toString("hex");
	const hook = (name: string, recipient: string) => ({
		...{ name: `${name}-${mark}`, recipient, url: `${receiver.url}/hooks/${name}` },
		secret: receiver.secret,
	});
	const accounts = await useAccounts({
		...(hasContent && { CONTENT_URL: receiver.url, CONTENT_TOKEN: receiver.token }),
		LEAD_WEBHOOKS: JSON.stringify([hook("site", "site"), hook("college", COLLEGE)]),
	});
	const { backend, send } = accounts;
	const logged: object[] = [];
	clock = accounts.clock;
	const leadOf: TestLeads["leadOf"] = (own = {}) => ({ ...LEAD, contact: newEmail(), ...own });
	const post: TestLeads["post"] = (body, more = {}) => send("POST", "/v1/User/Lead", { ...more, body });
	const parts = () => ({
		...{ db: backend.db, keys: keysOf(backend.env), now: () => accounts.clock.now, targets: targetsOf(backend.env) },
		log: { warn: (what: object) => void logged.push(what) },
	});
	// The service's own worker may have taken some.
	const requireArrived = async () => {
		if (await areAway(backend.db, accounts.clock.now, mark)) throw new Error("Some are on their way");
	};
	return {
		...accounts,
		receiver,
		leadOf,
		post,
		logged,
		async leave(own = {}, more = {}) {
			const reply = await post(leadOf(own), more);
			if (reply.statusCode !== 201) throw new Error(`The lead was answered ${reply.statusCode}: ${reply.body}`);
			return Taken.parse(reply.json()).data;
		},
		async deliver() {
			await vi.waitFor(async () => {
				const brought = await Promise.all(parts().targets.map((target) => deliverDue(parts(), target)));
				if (brought.some((count) => count > 0)) throw new Error("What follows them may be due now");
				await requireArrived();
			}, PATIENCE);
		},
		untilArrived: () => vi.waitFor(requireArrived, PATIENCE),
		async byLink(contact) {
			const keys = keysOf(backend.env);
			const lookup = lookupOf(keys, normaliseContact(contact));
			return { [PRIVACY_LINK_HEADER]: await signPrivacyLink(keys, { lookup, now: clock.now }) };
		},
		async rowsOf(name, id) {
			const { table, key } = TABLES[name];
			const rows = await backend.db
				.select({ row: sql<Record<string, unknown>>`to_jsonb(${table})` })
				.from(table)
				.where(eq(key, id));
			return rows.map(({ row }) => row);
		},
	};
}

const TABLES = {
	lead: { table: leads, key: leads.id },
	lead_deliveries: { table: leadDeliveries, key: leadDeliveries.lead_id },
	consents: { table: consents, key: consents.subject },
	lead_events: { table: leadEvents, key: leadEvents.lead_id },
	lead_endings: { table: leadEndings, key: leadEndings.lead_id },
} as const;

/** Rows about to be leased are locked; the lease is visible only after the commit. */
async function areAway(db: Database, now: Date, mark: string): Promise<boolean> {
	const { id, state, leased_until: until, lead_id: lead, target } = leadDeliveries;
	const ours = db
		.select({ lead })
		.from(leadDeliveries)
		.where(like(target, `%${mark}`));
	const areWaiting = and(eq(state, "waiting"), inArray(lead, ours));
	const waiting = await db.select({ id }).from(leadDeliveries).where(areWaiting);
	const unlocked = await db
		.select({ id, until })
		.from(leadDeliveries)
		.where(areWaiting)
		.for("share", { skipLocked: true });
	const left = new Set(unlocked.filter((row) => row.until === null || row.until <= now).map((row) => row.id));
	return waiting.some((row) => !left.has(row.id));
}

const LEAD = {
	name: "Asha Rao",
	ageBand: "18-or-over",
	topic: "ask-college",
	message: "Which round should I wait for?",
	source: { page: "/college/indian-institute-of-technology-madras", college: COLLEGE },
	consents: [CONTACT_CONSENT, COLLEGE_CONSENT],
};
