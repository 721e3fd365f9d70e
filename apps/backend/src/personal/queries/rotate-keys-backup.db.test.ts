import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportVisitor } from "#backend/account/queries/visitor-export.ts";
import type { Database } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { leadEndings } from "#backend/db/schema/lead.ts";
import { eraseOwnLeads } from "#backend/lead/queries/own-data.ts";
import { expireLeads } from "#backend/lead/queries/retention.ts";
import { exportLeads, type Subject } from "#backend/lead/queries/subject.ts";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { DecryptionError } from "#backend/personal/encrypt.ts";
import { keysOf, type PersonalKeys } from "#backend/personal/keys.ts";
import { newEmail, newPhone } from "#backend/testing/accounts.ts";
import { useLeads } from "#backend/testing/leads.ts";
import { PERSONAL_PARTS } from "#backend/visitors.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { restoreBackup, takeBackup } from "./testing/backup.ts";

const { backend, clock, signUp, tokenFor, leave, deliver } = await useLeads();
const { db, env } = backend;

const old = keysOf(env);
const [newest] = old.encryption;
const next = { id: `next-${randomBytes(4).toString("hex")}`, key: randomBytes(32) };
/** After a rotation the older key stays, because backups need it. */
const stored: PersonalKeys = { ...old, encryption: [next, newest] };
const alone: PersonalKeys = { ...old, encryption: [next] };

const [contact, guardian] = [newEmail(), newPhone()];
const ofContact: Subject = { lookups: [lookupOf(old, normaliseContact(contact))], masked: [] };
const ofGuardian: Subject = { lookups: [lookupOf(old, normaliseContact(guardian))], masked: [] };
const known = { adult: "", child: "", visitor: "" };
let restored: Database;
let drop = async () => {};

beforeAll(async () => {
	known.adult = (await leave({ contact })).id;
	const token = await tokenFor(guardian, "lead-guardian");
	known.child = (await leave({ ageBand: "under-18", guardian: { contact: guardian, token } })).id;
	known.visitor = (await signUp(newPhone())).session.visitor.id;
	// Delivers first: a delivery during the backup would reach only one of the two databases.
	await deliver();
	const backup = await takeBackup(db);
	await rotateKeys(db, stored);
	expect(await exportLeads(db, alone, ofContact)).toMatchObject([{ id: known.adult, contact }]);
	({ db: restored, drop } = await restoreBackup(db, env.DATABASE_URL, backup));
}, 60_000);
afterAll(() => drop());

async function keyOf(id: string): Promise<string | undefined> {
	const [row] = await restored.select({ sealed: leads.sealed }).from(leads).where(eq(leads.id, id));
	return row?.sealed?.split(".")[1];
}

test("a backup from before a rotation is unreadable with the newest key alone, and trying loses nothing", async () => {
	expect(await keyOf(known.adult)).toBe(newest.id);
	await expect(exportLeads(restored, alone, ofContact)).rejects.toThrow(DecryptionError);
	const { unknown } = await rotateKeys(restored, alone);
	expect(unknown).toBeGreaterThanOrEqual(3);
	expect(await keyOf(known.adult)).toBe(newest.id);
});

test("with the old key, the backup exports the same leads as the live system, before and after its own rotation", async () => {
	const running = await exportLeads(db, stored, ofContact);
	expect(running).toMatchObject([{ id: known.adult, contact, consents: [{}, {}] }]);
	const child = [{ id: known.child, guardian: { contact: guardian } }];
	expect(await exportLeads(restored, stored, ofContact)).toEqual(running);
	expect(await exportLeads(restored, stored, ofGuardian)).toMatchObject(child);

	await rotateKeys(restored, stored);
	expect(await keyOf(known.adult)).toBe(next.id);
	expect(await exportLeads(restored, alone, ofContact)).toEqual(running);
	expect(await exportLeads(restored, alone, ofGuardian)).toMatchObject(child);
	const visitor = await exportVisitor(restored, alone, { id: known.visitor, parts: PERSONAL_PARTS });
	expect(visitor).toMatchObject({ account: { contacts: [{ kind: "phone" }] } });
});

test("restored leads can be erased, expire on time, and leave only a record that they existed", async () => {
	expect(await eraseOwnLeads(restored, { subject: ofContact, channel: "link", now: clock.now })).toMatchObject({
		ids: [known.adult],
	});
	const later = new Date(clock.now.getTime() + 92 * 86_400_000);
	await expireLeads(restored, { keys: alone, now: later }, async () => "https://site.example/link");
	expect(await exportLeads(restored, alone, ofContact)).toEqual([]);
	expect(await exportLeads(restored, alone, ofGuardian)).toEqual([]);
	for (const id of [known.adult, known.child]) {
		expect(await restored.select().from(leadEndings).where(eq(leadEndings.lead_id, id))).toHaveLength(1);
	}
	await expect(restored.execute(sql`DELETE FROM consents WHERE subject = ${known.adult}::uuid`)).rejects.toThrow();
});
