import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keysOf } from "#backend/personal/keys.ts";
import { CONTACT_CONSENT, useLeads } from "#backend/testing/leads.ts";
import { expireLeads } from "./retention.ts";

const { backend, clock, receiver, leave, deliver, rowsOf } = await useLeads();

const run = () =>
	expireLeads(backend.db, { keys: keysOf(backend.env), now: clock.now }, async () => "https://site.example/link");

/** Moves the lead's end instead of the clock, so that other leads of this database do not expire. */
async function endsIn(id: string, days: number) {
	const end = new Date(clock.now.getTime() + days * 86_400_000).toISOString();
	await backend.db.execute(sql`UPDATE lead SET expires_at = ${end}::timestamptz WHERE id = ${id}::uuid`);
}

test("a lead gets one warning two weeks before its end, and ends on time, everywhere", async () => {
	const { id } = await leave({ consents: [CONTACT_CONSENT] });
	await deliver();
	await endsIn(id, 14.1);
	await run();
	expect((await rowsOf("lead", id))[0]?.warned_at).toBeNull();
	await endsIn(id, 13.9);
	await run();
	await run();
	expect(await rowsOf("lead_events", id)).toMatchObject([{ kind: "warned" }]);
	await endsIn(id, -0.1);
	await run();
	expect(await rowsOf("lead", id)).toEqual([]);
	expect(await rowsOf("lead_endings", id)).toMatchObject([{ why: "expired" }]);
	expect((await rowsOf("consents", id)).map(({ action }) => action)).toEqual(["given", "withdrawn"]);
	await deliver();
	const stop = receiver.received.find((one) => one.lead === id && one.body.type === "lead.stop");
	expect(stop?.body.data).toEqual({ id, reason: "expired" });
});

test("the record of an ended lead never changes", async () => {
	const { id } = await leave();
	await endsIn(id, -0.1);
	await run();
	await expect(backend.db.execute(sql`DELETE FROM lead_endings WHERE lead_id = ${id}::uuid`)).rejects.toThrow();
});
