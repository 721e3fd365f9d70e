import { randomInt } from "node:crypto";
import { Problem } from "@uchit/contract/problem.ts";
import { eq, like } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { colleges } from "#backend/db/schema/college.ts";
import { collegeFacts } from "#backend/db/schema/college-fact.ts";
import { publishFact } from "#backend/db/testing/publish-fact.ts";
import { aReview, type Place, useReviews } from "#backend/testing/reviews.ts";

const { backend, send, writer, college } = await useReviews();
const IIT_MADRAS = "U-0456";
const SOURCE = "world-universities-2026";
const OURS = `domain-${randomInt(10 ** 9)}`;

afterAll(async () => {
	await backend.db.delete(collegeFacts).where(like(collegeFacts.value, `%${OURS}%`));
});

async function withSite(place: Place, domain: string): Promise<Place> {
	const value = `https://www.${domain}/`;
	await publishFact(backend.db, { collegeId: place.id, field: "website", value, printed: value, sourceId: SOURCE });
	return place;
}

function someoneAt(host: string): string {
	return `someone.${randomInt(10 ** 12)}@${host}`;
}

async function whyNoClaim(slug: string, email: string): Promise<string | undefined> {
	const sent = { headers: (await writer()).headers, body: { email } };
	const reply = await send("POST", `/v1/colleges/${slug}/claims/code`, sent);
	return reply.statusCode === 200 ? undefined : Problem.parse(reply.json()).errors?.[0]?.reason;
}

async function whyNoLevel(slug: string, collegeEmail: string): Promise<string | undefined> {
	const programme = `Course ${randomInt(10 ** 9)}`;
	const body = aReview({ college: slug, programme, collegeEmail });
	const reply = await send("POST", "/v1/reviews", { headers: (await writer()).headers, body });
	return reply.statusCode === 201 ? undefined : Problem.parse(reply.json()).errors?.[0]?.reason;
}

describe("the domain in a source", () => {
	test("allows a claim for IIT Madras only at its own domain, not a subdomain, a lookalike or a public mail domain", async () => {
		const [place] = await backend.db.select().from(colleges).where(eq(colleges.id, IIT_MADRAS));
		const slug = place?.slug ?? "";
		expect(await whyNoClaim(slug, someoneAt("iitm.ac.in"))).toBeUndefined();
		for (const host of [
			"smail.iitm.ac.in",
			"xiitm.ac.in",
			"iitm.ac.in.example.org",
			"iitm.co.in",
			"iitd.ac.in",
			"ac.in",
			"gmail.com",
		]) {
			expect(await whyNoClaim(slug, someoneAt(host)), host).toBe("an address at iitm.ac.in, the college's own site");
		}
	});

	test("proves that a writer studies there, also from a subdomain, but not from a lookalike or a consumer domain", async () => {
		const { slug } = await withSite(await college(), `${OURS}.ac.in`);
		expect(await whyNoLevel(slug, someoneAt(`${OURS}.ac.in`))).toBeUndefined();
		expect(await whyNoLevel(slug, someoneAt(`students.${OURS}.ac.in`))).toBeUndefined();
		for (const host of [`x${OURS}.ac.in`, `${OURS}.ac.in.example.org`, `${OURS}.in`, "gmail.com"]) {
			expect(await whyNoLevel(slug, someoneAt(host)), host).toContain(`an address at ${OURS}.ac.in`);
		}
	});

	test("belongs only to that college when it is a subdomain of another college", async () => {
		const university = await withSite(await college(), `${OURS}-u.ac.in`);
		const law = await withSite(await college(), `law.${OURS}-u.ac.in`);
		const student = () => someoneAt(`law.${OURS}-u.ac.in`);
		expect(await whyNoLevel(law.slug, student())).toBeUndefined();
		expect(await whyNoLevel(university.slug, student())).toContain("an address at");
		expect(await whyNoLevel(university.slug, someoneAt(`x.law.${OURS}-u.ac.in`))).toContain("an address at");
		expect(await whyNoLevel(university.slug, someoneAt(`arts.${OURS}-u.ac.in`))).toBeUndefined();
		expect(await whyNoClaim(university.slug, student())).toContain("an address at");
		expect(await whyNoClaim(law.slug, student())).toBeUndefined();
	});

	test("belongs to no college when it is a consumer domain, whichever college records it", async () => {
		const place = await withSite(await college(), `${OURS}.blogspot.com`);
		expect(await whyNoClaim(place.slug, someoneAt(`${OURS}.blogspot.com`))).toContain("none of our sources");
		expect(await whyNoLevel(place.slug, someoneAt("blogspot.com"))).toContain("none of our sources");
	});
});
