import { randomUUID } from "node:crypto";
import { ReviewReceipt, ReviewVotes } from "@uchit/contract/review.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "#backend/db/schema/review.ts";
import { aReview, someText, useReviews } from "#backend/testing/reviews.ts";

const { backend, send, writer, college, send201, staff, publish, listOf, ownOf } = await useReviews();

test("a review is public once a moderator publishes it, and names nobody", async () => {
	const [asha, place, moderator] = [await writer(), await college(), await staff("moderator")];
	const text = someText();
	const { id, state } = await send201(asha, { college: place.slug, text, ratings: { teaching: 4, hostel: 2 } });
	expect(state).toBe("submitted");
	expect((await listOf(place.slug)).total).toBe(0);
	await publish(moderator, id);
	const list = await listOf(place.slug);
	expect(list.items).toMatchObject([
		{ id, text, ratings: { teaching: 4, hostel: 2 }, verified: "contact", helpful: 0 },
	]);
	expect(JSON.stringify(list)).not.toContain(asha.id);
	expect((await backend.get(`/v1/colleges/${place.slug}/reviews`)).headers["cache-tag"]).toContain(
		`college:${place.id}`,
	);
	expect((await backend.get(`/v1/colleges/${place.slug}`)).json().reviews).toEqual({ count: 1, removed: 0 });
});

test("an edited review stays public in its old form until the new version is approved", async () => {
	const [asha, place, moderator] = [await writer(), await college(), await staff("moderator")];
	const first = aReview({ college: place.slug });
	const { id } = await send201(asha, first);
	await publish(moderator, id);
	const text = someText();
	const edited = await send("PATCH", `/v1/reviews/${id}`, { headers: asha.headers, body: { text } });
	expect(edited.json()).toEqual({ id, state: "submitted", version: 2 });
	expect((await listOf(place.slug)).items[0]?.text).toBe(first.text);
	expect(await ownOf(asha)).toMatchObject([{ id, text, state: "submitted", version: 2, isPublic: true }]);
	await publish(moderator, id);
	const [shown] = (await listOf(place.slug)).items;
	expect(shown).toMatchObject({ text, pros: first.pros, editedOn: expect.any(String) });
	const versions = await moderator("GET", `/items/review_versions?filter[review_id]=${id}&sort=version`);
	expect(versions.json().data.map(({ version }: { version: number }) => version)).toEqual([1, 2]);
});

test("a review is counted without naming anyone", async () => {
	const [asha, place] = [await writer(), await college()];
	const { rows: before } = await backend.db.execute(sql`SELECT 1 FROM limits WHERE key LIKE 'review-visitor:%'`);
	await send201(asha, { college: place.slug });
	const { rows } = await backend.db.execute(sql`SELECT key FROM limits WHERE key LIKE 'review-visitor:%'`);
	expect(rows.length).toBeGreaterThan(before.length);
	expect(JSON.stringify(rows)).not.toContain(asha.id);
});

test("one person has one review per college and programme: another is its next version, parallel ones merge", async () => {
	const [asha, place] = [await writer(), await college()];
	const sent = await Promise.all(
		["B.Tech. (Civil)", "btech civil", "B Tech CIVIL"].map((programme) =>
			send201(asha, { college: place.slug, programme }),
		),
	);
	expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
	expect(sent.map(({ version }) => version).toSorted()).toEqual([1, 2, 3]);
	const other = await send201(asha, { college: place.slug, programme: "M.A." });
	expect(other.id).not.toBe(sent[0]?.id);
	const body = { programme: "B.Tech Civil" };
	const refused = await send("PATCH", `/v1/reviews/${other.id}`, { headers: asha.headers, body });
	expect(refused.json()).toMatchObject({ status: 409, code: "same-course" });
	expect((await send201(await writer(), { college: place.slug })).version).toBe(1);
});

test("a review sent twice with one Idempotency-Key counts once, and another review under that key is refused", async () => {
	const [asha, place] = [await writer(), await college()];
	const headers = { ...asha.headers, "idempotency-key": randomUUID() };
	const body = aReview({ college: place.slug });
	const replies = await Promise.all([1, 2, 3].map(() => send("POST", "/v1/reviews", { headers, body })));
	expect(replies.map((reply) => ReviewReceipt.parse(reply.json()))).toEqual(Array(3).fill(replies[0]?.json()));
	expect(replies[0]?.json().version).toBe(1);
	const other = await send("POST", "/v1/reviews", { headers, body: { ...body, text: someText() } });
	expect(other.json()).toMatchObject({ status: 409, code: "other-body" });
});

test("a vote counts once, can be withdrawn, cannot go to one's own review, and sorts the most helpful first", async () => {
	const [asha, place, moderator] = [await writer(), await college(), await staff("editor")];
	const [one, two] = [
		await send201(asha, { college: place.slug }),
		await send201(await writer(), { college: place.slug }),
	];
	const unseen = await send("PUT", `/v1/reviews/${one.id}/helpful`, { headers: (await writer()).headers });
	expect(unseen.statusCode).toBe(404);
	for (const { id } of [one, two]) await publish(moderator, id);
	const voter = await writer();
	const vote = async (method: "PUT" | "DELETE", id: string) =>
		ReviewVotes.parse((await send(method, `/v1/reviews/${id}/helpful`, { headers: voter.headers })).json());
	await Promise.all([1, 2, 3].map(() => vote("PUT", one.id)));
	expect(await vote("PUT", one.id)).toEqual({ helpful: 1, isMine: true });
	expect((await listOf(place.slug)).items.map(({ id }) => id)).toEqual([two.id, one.id]);
	expect((await listOf(place.slug, "?sort=helpful")).items.map(({ id }) => id)).toEqual([one.id, two.id]);
	expect(await vote("DELETE", one.id)).toEqual({ helpful: 0, isMine: false });
	const own = await send("PUT", `/v1/reviews/${one.id}/helpful`, { headers: asha.headers });
	expect(own.statusCode).toBe(409);
});

test("another person's, a non-public and a missing review get the same answer", async () => {
	const [asha, other, place] = [await writer(), await writer(), await college()];
	const { id } = await send201(asha, { college: place.slug });
	const request = (which: string) => [
		send("PATCH", `/v1/reviews/${which}`, { headers: other.headers, body: { pros: "x" } }),
		send("DELETE", `/v1/reviews/${which}`, { headers: other.headers }),
		send("PUT", `/v1/reviews/${which}/helpful`, { headers: other.headers }),
		send("PUT", `/v1/reviews/${which}/reply`, { headers: other.headers, body: { text: "Thank you for telling us." } }),
		send("POST", `/v1/reviews/${which}/appeal`, { headers: other.headers, body: { text: "It is right as it is." } }),
		send("POST", `/v1/reviews/${which}/college-email`, { headers: other.headers, body: { token: "guessed" } }),
		send("POST", `/v1/reviews/${which}/report`, { body: { reason: "abuse" } }),
	];
	const [hidden, none] = [await Promise.all(request(id)), await Promise.all(request(randomUUID()))];
	expect(hidden.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404));
	expect(hidden.map(({ body }) => body)).toEqual(none.map(({ body }) => body));
	expect(await ownOf(other)).toEqual([]);
});

test("a visitor without a session can neither write nor read own reviews", async () => {
	const body = aReview({ college: (await college()).slug });
	for (const [method, address] of [
		["POST", "/v1/reviews"],
		["GET", "/v1/me/reviews"],
		["GET", "/v1/me/claims"],
		["DELETE", `/v1/reviews/${randomUUID()}`],
	] as const) {
		expect((await send(method, address, method === "POST" ? { body } : {})).statusCode, address).toBe(401);
	}
});

test("deleting a review removes all of it, also from the page", async () => {
	const [asha, place, moderator] = [await writer(), await college(), await staff("moderator")];
	const { id } = await send201(asha, { college: place.slug });
	await publish(moderator, id);
	expect((await send("DELETE", `/v1/reviews/${id}`, { headers: asha.headers })).statusCode).toBe(204);
	expect((await listOf(place.slug)).items).toEqual([]);
	expect((await moderator("GET", `/items/review_versions?filter[review_id]=${id}`)).json().data).toEqual([]);
});

test("a deleted account leaves its public review anonymous or removes it, as the owner chooses", async () => {
	const [place, moderator] = [await college(), await staff("moderator")];
	const [stays, goes] = [await writer(), await writer()];
	for (const who of [stays, goes]) await publish(moderator, (await send201(who, { college: place.slug })).id);
	expect((await listOf(place.slug)).total).toBe(2);
	await send("DELETE", "/v1/me?reviews=keep", { headers: stays.headers });
	await send("DELETE", "/v1/me?reviews=remove", { headers: goes.headers });
	const list = await listOf(place.slug);
	expect(list.total).toBe(1);
	const rows = await backend.db.select().from(reviews);
	expect(rows.find(({ id }) => id === list.items[0]?.id)?.visitorId).toBeNull();
});
