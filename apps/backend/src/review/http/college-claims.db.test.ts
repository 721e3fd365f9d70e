import { type Contact, OtpVerified } from "@uchit/contract/account.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { CollegeClaims } from "@uchit/contract/review.ts";
import { and, eq, like, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { collegeFacts } from "#backend/db/schema/college-fact.ts";
import { publishFact } from "#backend/db/testing/publish-fact.ts";
import { aReview, type Place, useReviews, type Writer } from "#backend/testing/reviews.ts";

const { backend, send, tokenFor, codeOf, writer, college, send201, staff, publish, listOf } = await useReviews();

let made = 0;
afterAll(async () => {
	await backend.db.delete(collegeFacts).where(like(collegeFacts.value, `%test-${process.pid}-%`));
});

async function collegeWithSite(): Promise<Place & { domain: string }> {
	const place = await college();
	made += 1;
	const domain = `test-${process.pid}-${made}.ac.in`;
	const [source] = (await backend.db.execute<{ id: string }>(sql`SELECT id FROM sources LIMIT 1`)).rows;
	const value = `https://www.${domain}/`;
	const sourceId = source?.id ?? "";
	await publishFact(backend.db, { collegeId: place.id, field: "website", value, printed: value, sourceId });
	return { ...place, domain };
}

async function claim({ headers }: Writer, { slug, domain }: { slug: string; domain: string }) {
	const email: Contact = { kind: "email", value: `dean.${made}@${domain}` };
	const response = await send("POST", `/v1/colleges/${slug}/claims/code`, { headers, body: { email: email.value } });
	expect(response.statusCode).toBe(200);
	const code = await codeOf(email);
	const body = { contact: email, purpose: "college-claim", code };
	const { token } = OtpVerified.parse((await send("POST", "/v1/otp/verify", { body })).json());
	return CollegeClaims.parse((await send("POST", `/v1/colleges/${slug}/claims`, { headers, body: { token } })).json());
}

test("a college answers a review after its domain address is approved, and the answer is moderated too", async () => {
	const [place, moderator, dean] = [await collegeWithSite(), await staff("moderator"), await writer()];
	const { id } = await send201(await writer(), { college: place.slug });
	await publish(moderator, id);
	const { items } = await claim(dean, place);
	expect(items).toMatchObject([{ college: { slug: place.slug }, domain: place.domain, status: "open" }]);
	const reply = () =>
		send("PUT", `/v1/reviews/${id}/reply`, {
			headers: dean.headers,
			body: { text: "Thank you: the <b>fans</b> are ordered." },
		});
	expect((await reply()).statusCode).toBe(409);
	const approved = await moderator("PATCH", `/items/college_claims/${items[0]?.id}`, { status: "approved" });
	expect(approved.json().data).toMatchObject({ status: "approved", decided_by: expect.any(String) });
	expect((await reply()).statusCode).toBe(204);
	expect((await listOf(place.slug)).items[0]?.reply).toBeUndefined();
	expect((await moderator("PATCH", `/items/review_replies/${id}`, { state: "published" })).statusCode).toBe(200);
	expect((await listOf(place.slug)).items[0]?.reply?.text).toBe("Thank you: the fans are ordered.");
	expect((await send("DELETE", "/v1/me", { headers: dean.headers })).statusCode).toBe(200);
	expect((await listOf(place.slug)).items[0]?.reply).toBeUndefined();
});

test("an address elsewhere is refused with the required domain, and an approval counts for one college", async () => {
	const [place, other] = [await collegeWithSite(), await collegeWithSite()];
	const [dean, moderator] = [await writer(), await staff("moderator")];
	for (const email of [`dean@gmail.com`, `dean@not-${place.domain}`, `dean@${other.domain}`]) {
		const reply = await send("POST", `/v1/colleges/${place.slug}/claims/code`, {
			headers: dean.headers,
			body: { email },
		});
		expect(Problem.parse(reply.json()).errors?.[0]?.reason).toContain(`an address at ${place.domain}`);
	}
	const token = await tokenFor({ kind: "email", value: `registrar.${made}@${other.domain}` }, "college-claim");
	const foreign = await send("POST", `/v1/colleges/${place.slug}/claims`, { headers: dean.headers, body: { token } });
	expect(foreign.statusCode).toBe(400);
	const { items } = await claim(dean, other);
	await moderator("PATCH", `/items/college_claims/${items[0]?.id}`, { status: "approved" });
	const { id } = await send201(await writer(), { college: place.slug });
	await publish(moderator, id);
	const body = { text: "We are another college altogether." };
	expect((await send("PUT", `/v1/reviews/${id}/reply`, { headers: dean.headers, body })).statusCode).toBe(409);
});

test("a college without a sourced site, or with a shared site, cannot be claimed by mail", async () => {
	const [one, two, dean] = [await collegeWithSite(), await college(), await writer()];
	const none = await send("POST", `/v1/colleges/${two.slug}/claims/code`, {
		headers: dean.headers,
		body: { email: "dean@somewhere.ac.in" },
	});
	expect(Problem.parse(none.json()).errors?.[0]?.reason).toContain("none of our sources");
	const [fact] = await backend.db
		.select()
		.from(collegeFacts)
		.where(and(eq(collegeFacts.collegeId, one.id), eq(collegeFacts.field, "website")));
	if (fact === undefined) throw new Error("The site is not there");
	await publishFact(backend.db, { ...fact, collegeId: two.id });
	const shared = await send("POST", `/v1/colleges/${one.slug}/claims/code`, {
		headers: dean.headers,
		body: { email: `dean@${one.domain}` },
	});
	expect(shared.statusCode).toBe(400);
});

test("a code mailed to the college raises a review's level once, and a code for something else does not", async () => {
	const [place, asha, moderator] = [await collegeWithSite(), await writer(), await staff("moderator")];
	const address: Contact = { kind: "email", value: `asha.${made}@students.${place.domain}` };
	const { id } = await send201(asha, { college: place.slug, collegeEmail: address.value });
	await publish(moderator, id);
	expect((await listOf(place.slug)).items[0]?.verified).toBe("contact");
	const show = (token: string) =>
		send("POST", `/v1/reviews/${id}/college-email`, { headers: asha.headers, body: { token } });
	const code = await codeOf(address);
	const body = { contact: address, purpose: "college-email", code };
	const { token } = OtpVerified.parse((await send("POST", "/v1/otp/verify", { body })).json());
	const foreign = await tokenFor({ kind: "email", value: `asha.${made}@gmail.com` }, "college-email");
	expect((await show(foreign)).statusCode).toBe(400);
	expect((await show(token)).statusCode).toBe(204);
	expect((await show(token)).statusCode).toBe(400);
	expect((await listOf(place.slug)).items[0]?.verified).toBe("college-email");
	const elsewhere = await send("POST", "/v1/reviews", {
		headers: asha.headers,
		body: aReview({ college: place.slug, programme: "M.A.", collegeEmail: "asha@gmail.com" }),
	});
	expect(elsewhere.statusCode).toBe(400);
});
