import { Deleted } from "@uchit/contract/account.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as z from "zod";
import { ADULT, newEmail, newPhone, type Somebody, useAccounts } from "#backend/testing/accounts.ts";

const { backend, clock, send, tokenFor, signUp } = await useAccounts();

const Rows = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });
const read = async (query: ReturnType<typeof sql>) => Rows.parse(await backend.db.execute(query)).rows;

/** Every row of our tables, as text, that contains this text. */
async function whereStands(text: string): Promise<string[]> {
	const tables = await read(
		sql`SELECT table_name AS name FROM information_schema.tables
			WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name ~
				'^(visitor|guardian|registration|otp|email_link|limit|consent|shortlist|outgoing|kept_answer|review|college_claim)'`,
	);
	expect(tables.length).toBeGreaterThan(15);
	const found = await Promise.all(
		tables.map(async ({ name }) => {
			const table = sql.identifier(String(name));
			const rows = await read(sql`SELECT 1 FROM ${table} AS t WHERE t::text ILIKE ${`%${text}%`} LIMIT 1`);
			return rows.length === 0 ? [] : [String(name)];
		}),
	);
	return found.flat();
}

const review = async ({ session }: Somebody, state = "published") => {
	const publishedAt = state === "published" ? clock.now.toISOString() : null;
	const [row] =
		await read(sql`INSERT INTO reviews (visitor_id, college_id, programme, programme_key, batch_year, ratings, text, state, published_at)
		SELECT ${session.visitor.id}::uuid, id, 'B.Tech.', ${state}, 2024, '{"teaching":4}', 'A text', ${state}, ${publishedAt}::timestamptz
		FROM colleges LIMIT 1 RETURNING id`);
	return String(row?.id);
};
const reviewOf = (id: string) => read(sql`SELECT visitor_id FROM reviews WHERE id = ${id}::uuid`);

test("no contact is readable anywhere in the database, in any state of an account or message", async () => {
	const phone = newPhone();
	const email = newEmail();
	const parent = newPhone();
	const guardian = { contact: parent, token: await tokenFor(parent, "guardian") };
	const asha = await signUp(phone, { ageBand: "under-18", guardian });
	const token = await tokenFor(email, "add-contact");
	await send("POST", "/v1/me/contacts", { body: { token }, headers: asha.headers });
	const waiting = newEmail();
	const registration = { ...ADULT, contact: waiting, whatsapp: waiting.value };
	const headers = { "idempotency-key": `key of ${waiting.value}` };
	expect((await send("POST", "/v1/User/Register", { body: registration, headers })).statusCode).toBe(201);
	const verified = newPhone();
	const known = { ...ADULT, contact: verified, token: await tokenFor(verified), whatsapp: verified.value };
	expect((await send("POST", "/v1/User/Register", { body: known })).statusCode).toBe(201);
	const linked = newEmail();
	const link = {
		identifier: linked.value,
		token: `h-${clock.now.getTime()}-${process.pid}`,
		expires: clock.now.toISOString(),
	};
	await send("POST", "/v1/internal/auth/email-links", { body: link });
	for (const { value } of [phone, email, parent, waiting, verified, linked]) {
		expect(await whereStands(value.replace("+91", ""))).toEqual([]);
	}
	expect(await whereStands("Asha Rao")).toContain("visitors");
});

test("a deleted account frees its contacts and ends its sessions at once; public reviews stay without a name", async () => {
	const asha = await signUp(newPhone());
	const reviewId = await review(asha);
	const unseen = await review(asha, "rejected");
	await send("PUT", "/v1/me/applications", {
		body: { entries: [{ id: "one", changedAt: clock.now.toISOString() }] },
		headers: asha.headers,
	});
	await send("PUT", "/v1/me/shortlist", {
		body: { entries: [{ college: "one", changedAt: clock.now.toISOString() }] },
		headers: asha.headers,
	});
	const reply = await send("DELETE", "/v1/me", { headers: asha.headers });
	const answer = Deleted.parse(reply.json());
	const own = [
		"name",
		"contacts",
		"guardian",
		"sessions",
		"shortlist",
		"applications",
		"votes",
		"college-claims",
		"documents",
		"requests",
	];
	expect(answer.deleted).toEqual(own);
	expect(answer.kept.map(({ what }) => what)).toEqual(["consents", "reviews"]);
	expect(answer.kept[0]?.why).toContain("Digital Personal Data Protection Act");
	expect((await send("GET", "/v1/me", { headers: asha.headers })).statusCode).toBe(401);
	expect(await reviewOf(reviewId)).toEqual([{ visitor_id: null }]);
	expect(await reviewOf(unseen)).toEqual([]);
	const { id } = asha.session.visitor;
	expect(await whereStands(id)).toEqual(["consents"]);
	const ledger = await read(sql`SELECT action FROM consents WHERE subject = ${id}::uuid ORDER BY id`);
	expect(ledger).toEqual([{ action: "given" }, { action: "withdrawn" }]);
	clock.pass(3_601);
	const again = await signUp(asha.contact);
	expect(again.session.visitor.id).not.toBe(id);
});

test("deleting the account also deletes the reviews if the user requests it", async () => {
	const asha = await signUp(newPhone());
	const gone = await review(asha);
	const reply = await send("DELETE", "/v1/me?reviews=remove", { headers: asha.headers });
	expect(Deleted.parse(reply.json()).kept.map(({ what }) => what)).toEqual(["consents"]);
	expect(await reviewOf(gone)).toEqual([]);
	const bad = await signUp(newPhone());
	expect((await send("DELETE", "/v1/me?reviews=some", { headers: bad.headers })).statusCode).toBe(400);
});

test("deleting an account removes its votes from the counts, and its replies for a college", async () => {
	const [writer, asha] = [await signUp(newPhone()), await signUp(newPhone())];
	const id = await review(writer);
	const visitor = asha.session.visitor.id;
	await backend.db.execute(
		sql`INSERT INTO review_votes (review_id, visitor_id) VALUES (${id}::uuid, ${visitor}::uuid)`,
	);
	await backend.db.execute(sql`UPDATE reviews SET helpful = 1 WHERE id = ${id}::uuid`);
	await backend.db.execute(
		sql`WITH claim AS (INSERT INTO college_claims (college_id, visitor_id, domain)
				SELECT college_id, ${visitor}::uuid, 'example.ac.in' FROM reviews WHERE id = ${id}::uuid RETURNING id)
			INSERT INTO review_replies (review_id, claim_id, text) SELECT ${id}::uuid, id, 'A reply' FROM claim`,
	);
	expect((await send("DELETE", "/v1/me", { headers: asha.headers })).statusCode).toBe(200);
	const left =
		await read(sql`SELECT helpful, (SELECT count(*)::int FROM review_replies WHERE review_id = r.id) AS replies
		FROM reviews AS r WHERE id = ${id}::uuid`);
	expect(left).toEqual([{ helpful: 0, replies: 0 }]);
});
