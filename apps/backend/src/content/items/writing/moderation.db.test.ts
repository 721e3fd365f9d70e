import { CHANGES_CHANNEL, Change } from "@uchit/contract/change.ts";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { FORBIDDEN, refusal } from "#backend/content/items/testing/newsroom.ts";
import { newEmail } from "#backend/testing/accounts.ts";
import { PATIENCE } from "#backend/testing/patience.ts";
import { useReviews } from "#backend/testing/reviews.ts";

const { backend, send, smtp, signUp, writer, college, send201, staff, publish, listOf, ownOf } = await useReviews();

test("nobody can change a reviewer's words: not a moderator, an editor or an admin", async () => {
	const { id } = await send201(await writer(), { college: (await college()).slug });
	for (const role of ["moderator", "editor", "admin"] as const) {
		const ask = await staff(role);
		for (const change of [
			{ text: "Better." },
			{ ratings: { teaching: 5 } },
			{ shown: {} },
			{ helpful: 99 },
			{ flags: [] },
		]) {
			expect(refusal(await ask("PATCH", `/items/reviews/${id}`, change)), role).toEqual(FORBIDDEN);
		}
		expect(refusal(await ask("DELETE", `/items/reviews/${id}`)), role).toEqual(FORBIDDEN);
		expect(refusal(await ask("POST", "/items/reviews", { text: "Mine." })), role).toEqual(FORBIDDEN);
	}
});

test("authors, the lead desk and the public can neither read nor decide; no API reveals the writer", async () => {
	const asha = await writer();
	const { id } = await send201(asha, { college: (await college()).slug });
	for (const role of ["author", "lead-desk"] as const) {
		const ask = await staff(role);
		for (const name of ["reviews", "review_versions", "review_reports", "college_claims", "review_replies"]) {
			expect(refusal(await ask("GET", `/items/${name}`)), `${role} ${name}`).toEqual(FORBIDDEN);
		}
		expect(refusal(await ask("PATCH", `/items/reviews/${id}`, { state: "in-moderation" }))).toEqual(FORBIDDEN);
	}
	const stranger = await backend.app.inject({ url: `/items/reviews/${id}` });
	expect(refusal(stranger)).toEqual(FORBIDDEN);
	const admin = await staff("admin");
	expect((await admin("GET", `/items/reviews/${id}?fields=*`)).body).not.toContain(asha.id);
	expect(refusal(await admin("GET", `/items/reviews?filter[visitor_id]=${asha.id}`))).toEqual(FORBIDDEN);
});

test("a wrong step is refused with the possible next ones, and a rejection is refused without a reason", async () => {
	const [{ id }, moderator] = [
		await send201(await writer(), { college: (await college()).slug }),
		await staff("moderator"),
	];
	const change = (values: object) => moderator("PATCH", `/items/reviews/${id}`, values);
	const early = await change({ state: "published" });
	expect(early.statusCode).toBe(400);
	expect(early.json().errors[0].message).toContain('cannot become "published" from "submitted"');
	expect((await change({ state: "in-moderation" })).statusCode).toBe(200);
	for (const state of ["returned", "rejected"]) {
		expect((await change({ state })).json().errors[0].extensions).toMatchObject({ field: "reasons" });
	}
	expect((await change({ state: "removed", reasons: ["abuse"] })).json().errors[0].message).toContain("never public");
	expect((await change({ reasons: ["because"] })).statusCode).toBe(400);
});

test("a review is returned, sent again and published: the writer reads every reason, revisions have no text or contact", async () => {
	const [place, moderator] = [await college(), await staff("moderator")];
	const asha = await signUp(newEmail());
	const letters = () => smtp.messages.filter(({ to }) => to.includes(asha.contact.value)).map(({ text }) => text);
	const { id } = await send201(asha, { college: place.slug });
	await moderator("PATCH", `/items/reviews/${id}`, { state: "in-moderation" });
	const returned = { state: "returned", reasons: ["names-a-person"], decision_note: "Leave the name out." };
	expect((await moderator("PATCH", `/items/reviews/${id}`, returned)).statusCode).toBe(200);
	const decision = { reasons: ["names-a-person"], note: "Leave the name out." };
	expect(await ownOf(asha)).toMatchObject([{ state: "returned", decision }]);
	// Whatever is sent next also sends what waits.
	await signUp(newEmail());
	await vi.waitFor(() => expect(letters().join()).toContain(`${place.name} was sent back to you`), PATIENCE);
	const again = await send("PATCH", `/v1/reviews/${id}`, { headers: asha.headers, body: { pros: "Small groups." } });
	expect(again.json()).toMatchObject({ state: "submitted", version: 2 });
	expect((await ownOf(asha))[0]?.decision).toBeUndefined();
	await publish(moderator, id);
	expect((await listOf(place.slug)).items[0]?.pros).toBe("Small groups.");
	const admin = await staff("admin");
	const revisions = await admin("GET", `/revisions?filter[collection]=reviews&filter[item]=${id}&fields=data,delta`);
	expect(revisions.json().data).toHaveLength(4);
	expect(revisions.body).not.toContain("Small groups.");
	expect(revisions.body).not.toContain(asha.contact.value);
});

test("an appeal reopens a decision once, and gets an answer", async () => {
	const [place, asha, moderator] = [await college(), await writer(), await staff("moderator")];
	const { id } = await send201(asha, { college: place.slug });
	const appeal = () =>
		send("POST", `/v1/reviews/${id}/appeal`, {
			headers: asha.headers,
			body: { text: "It is about this very college." },
		});
	expect((await appeal()).json()).toMatchObject({ status: 409, code: "nothing-to-appeal" });
	await publish(moderator, id);
	await moderator("PATCH", `/items/reviews/${id}`, { state: "removed", reasons: ["not-about-this-college"] });
	expect((await listOf(place.slug)).total).toBe(0);
	const edit = await send("PATCH", `/v1/reviews/${id}`, { headers: asha.headers, body: { pros: "x" } });
	expect(edit.statusCode).toBe(409);
	expect((await appeal()).json()).toMatchObject({ state: "in-moderation" });
	const silent = await moderator("PATCH", `/items/reviews/${id}`, { state: "published" });
	expect(silent.json().errors[0].extensions).toMatchObject({ field: "appeal_outcome" });
	await moderator("PATCH", `/items/reviews/${id}`, { state: "published", appeal_outcome: "You are right." });
	expect((await listOf(place.slug)).items).toMatchObject([{ id }]);
	expect(await ownOf(asha)).toMatchObject([{ state: "published", appeal: { outcome: "You are right." } }]);
	await moderator("PATCH", `/items/reviews/${id}`, { state: "removed", reasons: ["legal"] });
	expect((await appeal()).json()).toMatchObject({ status: 409, code: "appealed-before" });
});

test("the transaction that makes a review public also notifies the college's pages", async () => {
	const [place, moderator] = [await college(), await staff("moderator")];
	const client = new pg.Client({ connectionString: backend.env.DATABASE_URL });
	const heard: string[] = [];
	client.on("notification", ({ payload }) => heard.push(...Change.parse(JSON.parse(payload ?? "")).tags));
	await client.connect();
	await client.query(`LISTEN ${CHANGES_CHANNEL}`);
	const { id } = await send201(await writer(), { college: place.slug });
	await moderator("PATCH", `/items/reviews/${id}`, { state: "in-moderation" });
	await client.query("SELECT 1");
	expect(heard).not.toContain(`college:${place.id}`);
	await moderator("PATCH", `/items/reviews/${id}`, { state: "published" });
	await vi.waitFor(() => expect(heard).toContain(`college:${place.id}`), PATIENCE);
	await client.end();
});
