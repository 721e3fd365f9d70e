import { startSmsGateway } from "@uchit/fakes/sms-gateway.ts";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { createOutbox, deliverDue, type OutboxParts } from "#backend/delivery/outbox.ts";
import { createSend } from "#backend/delivery/senders.ts";
import { normaliseContact } from "#backend/personal/contact.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { newPhone, useAccounts } from "#backend/testing/accounts.ts";
import { PATIENCE } from "#backend/testing/patience.ts";
import { queueMessage } from "./queries/outgoing-messages.ts";

const { backend, sms, clock, send, codeOf } = await useAccounts({ SMS_GATEWAY_KEY: "the gateway's key" });
const keys = keysOf(backend.env);
const warnings: object[] = [];
const log = { info: () => undefined, warn: (what: object) => warnings.push(what) };
const parts: OutboxParts = { db: backend.db, keys, now: () => clock.now, send: createSend(backend.env, log), log };

const Row = z.object({ tries: z.int(), sent: z.boolean(), sealed: z.string(), failed_for: z.string().nullable() });
async function queue(goodUntil?: Date) {
	const contact = newPhone();
	const to = normaliseContact(contact);
	const values = { contact: "a•••@example.org" };
	await queueMessage(
		backend.db,
		{ keys, now: clock.now },
		{ to, template: "contact-added", values, language: "en", ...(goodUntil && { goodUntil }) },
	);
	const { rows } = await backend.db.execute(
		sql`SELECT id FROM outgoing_messages WHERE sealed LIKE ${`v1.${keys.encryption[0].id}.%`} ORDER BY created_at DESC LIMIT 1`,
	);
	const id = String(rows[0]?.id);
	const state = async () => {
		const found = await backend.db.execute(
			sql`SELECT tries, sent_at IS NOT NULL AS sent, sealed, failed_for FROM outgoing_messages WHERE id = ${id}::uuid`,
		);
		return Row.parse(found.rows[0]);
	};
	return { id, contact, state, arrived: () => sms.messages.filter(({ to: number }) => number === contact.value) };
}

test("the answer does not wait for the gateway, and a message that the gateway refused is retried later", async () => {
	sms.failNext(1);
	const contact = newPhone();
	expect((await send("POST", "/v1/otp/send", { body: { contact } })).statusCode).toBe(200);
	await vi.waitFor(async () => {
		const { rows } = await backend.db.execute(
			sql`SELECT tries FROM outgoing_messages WHERE sealed LIKE ${`v1.${keys.encryption[0].id}.%`}`,
		);
		expect(rows).toEqual([{ tries: 1 }]);
	}, PATIENCE);
	await deliverDue(parts);
	expect(sms.messages.filter(({ to }) => to === contact.value)).toEqual([]);
	clock.pass(6);
	await deliverDue(parts);
	expect(await codeOf(contact)).toMatch(/^\d{6}$/);
});

test("a delivered message is stored without contact and code, and is sent once, even by several senders at once", async () => {
	const message = await queue();
	await Promise.all([deliverDue(parts), deliverDue(parts), deliverDue(parts)]);
	expect(message.arrived()).toEqual([
		expect.objectContaining({ key: "the gateway's key", idempotencyKey: message.id, language: "en" }),
	]);
	expect(message.arrived()[0]).not.toHaveProperty("templateId");
	expect(await message.state()).toEqual({ tries: 1, sent: true, sealed: "", failed_for: null });
});

test("each pause doubles, up to ten minutes; after eight tries the message is given up, with the reason", async () => {
	const message = await queue();
	sms.failNext(100);
	const pauses: number[] = [];
	for (let tried = 1; tried < 8; tried++) {
		await deliverDue(parts);
		let waited = 0;
		for (const step of [5, 5, 10, 20, 40, 80, 160, 280]) {
			if ((await message.state()).tries > tried) break;
			clock.pass(step);
			waited += step;
			await deliverDue(parts);
		}
		pauses.push(waited);
	}
	sms.failNext(0);
	expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320]);
	expect(await message.state()).toEqual({
		tries: 8,
		sent: false,
		sealed: "",
		failed_for: "The SMS gateway answered 503",
	});
	expect(warnings.at(-1)).toMatchObject({ isDead: true, tries: 8 });
	expect(JSON.stringify(warnings)).not.toContain(message.contact.value);
	clock.pass(3_600);
	await deliverDue(parts);
	expect(message.arrived()).toEqual([]);
});

test("a code that expires before it is sent is not sent", async () => {
	const message = await queue(clock.now);
	await deliverDue(parts);
	expect(message.arrived()).toEqual([]);
	expect(await message.state()).toMatchObject({ sealed: "", failed_for: "It ran out before it could be sent" });
});

test("an unreachable gateway is reported by its error, not by the recipient", async () => {
	const gone = await startSmsGateway();
	await gone.close();
	const away = { ...backend.env, SMS_GATEWAY_URL: gone.url };
	const message = await queue();
	await deliverDue({ ...parts, send: createSend(away, log) });
	expect(warnings.at(-1)).toMatchObject({ reason: "The SMS gateway did not answer: ECONNREFUSED" });
	clock.pass(6);
	await deliverDue(parts);
	expect(message.arrived()).toHaveLength(1);
});

test("without a gateway the message is one log line", async () => {
	const lines: { what: object; text: string }[] = [];
	const printing = { info: (what: object, text: string) => lines.push({ what, text }), warn: () => undefined };
	const send = createSend({ ...backend.env, SMS_GATEWAY_URL: undefined }, printing);
	const to = normaliseContact(newPhone());
	const due = {
		id: "x",
		tries: 1,
		to,
		template: "code",
		language: "en",
		values: { code: "123456", purpose: "sign-in" },
	} as const;
	await send(due);
	expect(lines).toHaveLength(1);
	expect(lines[0]?.text).toContain("123456 is your Uchit code to sign in.");
	expect(lines[0]?.text).not.toContain("\n");
	expect(JSON.stringify(lines)).not.toContain(to.value);
});

test("a message left by another instance is sent by the next sender; a stopped one sends nothing new", async () => {
	const message = await queue();
	const outbox = createOutbox(parts);
	outbox.start();
	await vi.waitFor(() => expect(message.arrived()).toHaveLength(1), PATIENCE);
	await outbox.stop();
	const later = await queue();
	outbox.kick();
	expect(later.arrived()).toEqual([]);
	await deliverDue(parts);
});
