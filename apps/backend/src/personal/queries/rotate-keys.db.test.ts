import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { exportVisitor } from "#backend/account/queries/visitor-export.ts";
import { decryptLead, encryptLead } from "#backend/lead/queries/encrypted-lead.ts";
import { eraseOwnLeads } from "#backend/lead/queries/own-data.ts";
import { expireLeads } from "#backend/lead/queries/retention.ts";
import { exportLeads, type Subject } from "#backend/lead/queries/subject.ts";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { keysOf, type PersonalKeys } from "#backend/personal/keys.ts";
import { newEmail, newPhone } from "#backend/testing/accounts.ts";
import { useLeads } from "#backend/testing/leads.ts";
import { PERSONAL_PARTS } from "#backend/visitors.ts";
import { rotateKeys } from "./rotate-keys.ts";

const { backend, clock, signUp, leave, rowsOf } = await useLeads();
const { db } = backend;

function withNewKey(keys: PersonalKeys): PersonalKeys {
	const [newest, ...older] = keys.encryption;
	const next = { id: `next-${randomBytes(4).toString("hex")}`, key: randomBytes(32) };
	return { ...keys, encryption: [next, newest, ...older] };
}

async function keyOf(id: string): Promise<string | undefined> {
	return String((await rowsOf("lead", id))[0]?.sealed).split(".")[1];
}

test("an interrupted rotation resumes where it stopped, and then the newest key alone opens everything", async () => {
	const old = keysOf(backend.env);
	const { session } = await signUp(newPhone());
	const ids: string[] = [];
	for (let n = 0; n < 12; n++) ids.push((await leave()).id);
	const keys = withNewKey(old);
	const half = ids.slice(0, 5);
	for (const id of half) {
		const { contact } = decryptLead(old, String((await rowsOf("lead", id))[0]?.sealed));
		await db.execute(sql`UPDATE lead SET sealed = ${encryptLead(keys, { contact })} WHERE id = ${id}::uuid`);
	}
	const first = await rotateKeys(db, keys);
	expect(first.done).toBeGreaterThanOrEqual(8);
	for (const id of ids) expect(await keyOf(id)).toBe(keys.encryption[0].id);
	expect((await rotateKeys(db, keys)).done).toBe(0);
	const alone: PersonalKeys = { ...keys, encryption: [keys.encryption[0]] };
	for (const id of ids)
		expect(decryptLead(alone, String((await rowsOf("lead", id))[0]?.sealed)).contact.kind).toBe("email");
	expect(await exportVisitor(db, alone, { id: session.visitor.id, parts: PERSONAL_PARTS })).toMatchObject({
		account: { contacts: [{ kind: "phone" }] },
	});
});

test("a damaged row is counted and does not stop the rotation of other rows", async () => {
	const keys = withNewKey(keysOf(backend.env));
	const [bad, good] = [await leave(), await leave()];
	const sealed = String((await rowsOf("lead", bad.id))[0]?.sealed);
	await db.execute(sql`UPDATE lead SET sealed = ${`${sealed.slice(0, -4)}AAAA`} WHERE id = ${bad.id}::uuid`);
	const { left } = await rotateKeys(db, keys);
	expect(await keyOf(good.id)).toBe(keys.encryption[0].id);
	expect(left).toBeGreaterThanOrEqual(1);
	await db.execute(sql`DELETE FROM lead WHERE id = ${bad.id}::uuid`);
});

test("several programs can rotate at once, and every row is sealed once", async () => {
	const keys = withNewKey(keysOf(backend.env));
	const ids: string[] = [];
	for (let n = 0; n < 8; n++) ids.push((await leave()).id);
	await Promise.all([rotateKeys(db, keys), rotateKeys(db, keys), rotateKeys(db, keys)]);
	for (const id of ids) expect(await keyOf(id)).toBe(keys.encryption[0].id);
});

test("export, erasure and expiry work before, during and after a rotation", async () => {
	const old = keysOf(backend.env);
	const keys = withNewKey(old);
	const contact = newEmail();
	const subject: Subject = { lookups: [lookupOf(old, normaliseContact(contact))], masked: [] };
	const first = await leave({ contact });
	await rotateKeys(db, keys);
	const second = await leave({ contact, message: "Another" });
	const both = await exportLeads(db, keys, subject);
	expect(both.map((one) => one.contact)).toEqual([contact, contact]);
	expect(new Set(both.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
	const soon = new Date(clock.now.getTime() + 86_400_000).toISOString();
	await db.execute(sql`UPDATE lead SET expires_at = ${soon}::timestamptz WHERE id = ${second.id}::uuid`);
	await expireLeads(db, { keys, now: clock.now }, async () => "https://site.example/link");
	expect((await rowsOf("lead", second.id))[0]?.warned_at).not.toBeNull();
	await eraseOwnLeads(db, { subject, channel: "link", now: clock.now });
	expect(await exportLeads(db, keys, subject)).toEqual([]);
});
