import { randomUUID } from "node:crypto";
import { Me } from "@uchit/contract/account.ts";
import { PRIVACY_LINK_HEADER } from "@uchit/contract/lead.ts";
import { eq } from "drizzle-orm";
import { stopAddress } from "#backend/account/letters/stop-link.ts";
import { collegeClaims } from "#backend/db/schema/review.ts";
import { shortlistAlerts } from "#backend/db/schema/shortlist-alert.ts";
import { signPrivacyLink } from "#backend/lead/privacy-link.ts";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { aNotice, newDocument } from "#backend/testing/access/documents.ts";
import { type AccessAttempt, newWord, type Prepare, type World } from "#backend/testing/access/world.ts";
import { ADULT, CONSENT, newEmail, newPhone } from "#backend/testing/accounts.ts";
import { aReview, someText } from "#backend/testing/reviews.ts";

const IIT = "indian-institute-of-technology-madras";
const SHOWN_REVIEW = { text: "What is public of it.", programme: "B.Tech.", batchYear: 2024, ratings: { teaching: 4 } };

export const VISITOR_REQUESTS: Readonly<Record<string, Prepare>> = {
	"POST /v1/claims": () => ({ body: { text: "IIT Madras, estd 1959" } }),
	"POST /v1/predict/replay": () => ({
		body: {
			...{ exam: "jee-mains", common: 20_000, category: "OPEN", gender: "Gender-Neutral", decision: "float" },
			choices: [{ college: "national-institute-of-technology-patna", programme: "Civil Engineering" }],
		},
	}),
	"POST /mcp": () => ({ body: { jsonrpc: "2.0", id: 1, method: "tools/list" } }),
	"POST /v1/graphql": () => ({ body: { query: "{ exams { slug } }" } }),
	"POST /v1/reports": () => ({ body: { college: IIT, fact: "established", message: newWord() } }),
	"GET /v1/reports/{token}": async (world) => ({ params: { token: await newReport(world) } }),
	"POST /v1/otp/send": () => ({ body: { contact: newPhone() } }),
	"POST /v1/otp/verify": async ({ send, codeOf }) => {
		const contact = newPhone();
		await send("POST", "/v1/otp/send", { body: { contact } });
		return { body: { contact, code: await codeOf(contact) } };
	},
	"POST /v1/otp/userInfo": async ({ tokenFor, backend: { env } }) => ({
		body: { token: await tokenFor(newPhone()), client_id: env.OTP_PROVIDER_CLIENT_ID, client_secret: env.BACKEND_KEY },
	}),
	"POST /v1/User/Register": () => ({ body: { ...ADULT, contact: newEmail() } }),
	"POST /v1/User/Lookup": async ({ tokenFor }) => ({ body: { token: await tokenFor(newPhone()) } }),
	"POST /v1/User/Lead": () => ({ body: aLead() }),
	"POST /v1/privacy/link": () => ({ body: { contact: newEmail() } }),

	"PATCH /v1/me": () => ({ body: { name: "Asha" } }),
	"DELETE /v1/me": asFreshVisitor,
	"POST /v1/me/contacts": async ({ tokenFor }) => ({ body: { token: await tokenFor(newPhone(), "add-contact") } }),
	"DELETE /v1/me/contacts/{id}": async (world, access) => ({ params: { id: await newContact(world, access) } }),
	"DELETE /v1/me/sessions": asFreshVisitor,
	"DELETE /v1/me/sessions/{id}": async (world, access) => {
		const visitor = world.ownerOf(access, "visitor").session?.visitor.id;
		const begun = await world.send("POST", "/v1/internal/auth/sessions", { body: { visitor } });
		return { params: { id: begun.json().id } };
	},
	"PUT /v1/me/shortlist": () => ({ body: { entries: [] } }),
	"PUT /v1/me/applications": () => ({ body: { entries: [] } }),
	"DELETE /v1/me/applications": () => ({}),
	"PUT /v1/me/shortlist/alert": () => ({ body: { isOn: false } }),
	"PUT /v1/me/exam-alerts": () => ({ body: { exam: "jee-mains", isOn: false } }),
	"POST /v1/me/shortlist/alert/stop": async ({ backend: { db, env }, somebody }) => {
		const visitorId = somebody.session?.visitor.id ?? "";
		await db.insert(shortlistAlerts).values({ visitorId }).onConflictDoNothing();
		const [row] = await db.select().from(shortlistAlerts).where(eq(shortlistAlerts.visitorId, visitorId));
		const address = await stopAddress(env, keysOf(env), { stopId: row?.stopId ?? "", language: "en" });
		return { body: { link: new URL(address).searchParams.get("link") } };
	},
	"POST /v1/me/consents": async ({ fresh }, { who }) => {
		const caller = who.session === undefined ? who : await fresh(who.name);
		return { body: { purpose: "analytics", recipient: "site" }, headers: caller.headers };
	},
	"POST /v1/me/privacy/withdraw": async (world, access) => ({ body: { lead: await newLead(world, access) } }),
	"DELETE /v1/me/privacy": asFreshVisitor,
	"DELETE /v1/me/privacy/link": async ({ backend: { env }, clock }) => {
		const keys = keysOf(env);
		const lookup = lookupOf(keys, normaliseContact(newEmail()));
		return { headers: { [PRIVACY_LINK_HEADER]: await signPrivacyLink(keys, { lookup, now: clock.now }) } };
	},

	"POST /v1/reviews": async (world) => ({ body: aReview({ college: world.site.slug, programme: newWord() }) }),
	"PATCH /v1/reviews/{id}": async (world, access) => ({
		params: { id: await reviewOf(world, access) },
		body: { text: someText() },
	}),
	"DELETE /v1/reviews/{id}": async (world, access) => ({ params: { id: await reviewOf(world, access) } }),
	"PUT /v1/reviews/{id}/helpful": async (world, access) => ({ params: { id: await publicReviewOf(world, access) } }),
	"DELETE /v1/reviews/{id}/helpful": async (world, access) => ({ params: { id: await publicReviewOf(world, access) } }),
	"POST /v1/reviews/{id}/report": async (world, access) => ({
		params: { id: await publicReviewOf(world, access) },
		body: { reason: "abuse", message: "It names somebody." },
	}),
	"PUT /v1/reviews/{id}/reply": async (world, access) => {
		await claimFor(world, access);
		return { params: { id: await publicReviewOf(world, access) }, body: { text: "Thank you: the fans are ordered." } };
	},
	"POST /v1/reviews/{id}/appeal": async (world, access) => ({
		params: { id: await reviewOf(world, access, { state: "rejected" }) },
		body: { text: "It is what I saw there, and names nobody." },
	}),
	"POST /v1/reviews/{id}/college-email": async (world, access) => ({
		params: { id: await reviewOf(world, access) },
		body: { token: await collegeToken(world, "college-email") },
	}),
	"POST /v1/colleges/{slug}/claims/code": async ({ site }) => {
		const { slug, domain } = site;
		return { params: { slug }, body: { email: `${newWord()}@${domain}` } };
	},
	"POST /v1/colleges/{slug}/claims": async (world) => ({
		params: { slug: world.site.slug },
		body: { token: await collegeToken(world, "college-claim") },
	}),

	"POST /v1/colleges/{slug}/documents": async ({ site }) => ({ params: { slug: site.slug }, ...(await aNotice()) }),
	"DELETE /v1/me/documents/{id}": async (world, access) => ({
		params: { id: await newDocument(world, world.ownerOf(access, "visitor").session?.visitor.id) },
	}),

	"POST /v1/internal/misses": () => ({ body: [] }),
	"POST /v1/internal/auth/sign-in/otp": async ({ tokenFor }) => ({
		body: { token: await tokenFor(newPhone()), wish: ADULT },
	}),
	"POST /v1/internal/auth/sign-in/oauth": () => ({
		body: { provider: "oidc", providerAccountId: randomUUID(), isEmailVerified: true, email: newEmail().value },
	}),
	"POST /v1/internal/auth/sign-in/email": () => {
		const { value } = newEmail();
		return { body: { provider: "email", providerAccountId: value, isEmailVerified: true, email: value } };
	},
	"POST /v1/internal/auth/sessions": ({ somebody }) => ({ body: { visitor: somebody.session?.visitor.id } }),
	"GET /v1/internal/auth/sessions/{id}": ({ somebody }) => ({ params: { id: somebody.session?.id ?? "" } }),
	"DELETE /v1/internal/auth/sessions/{id}": () => ({ params: { id: randomUUID() } }),
	"POST /v1/internal/auth/email-links": () => ({ body: aLink() }),
	"POST /v1/internal/auth/email-links/use": async ({ send }) => {
		const { expires: _, ...link } = aLink();
		await send("POST", "/v1/internal/auth/email-links", { body: { ...link, expires: LATER } });
		return { body: link };
	},
	"POST /v1/internal/auth/mail": () => ({
		body: { to: newEmail().value, url: "https://uchit.example/x", language: "en" },
	}),
};

const LATER = "2027-11-21T10:00:00.000Z";

function aLink() {
	return { identifier: newEmail().value, token: randomUUID(), expires: LATER };
}

/** Without a college, so that no college is notified. */
export function aLead(contact = newEmail()) {
	const consents = [{ ...CONSENT, purpose: "contact-by-us" }];
	const lead = { name: newWord(), ageBand: "18-or-over", topic: "contact-us", source: { page: "/" } };
	return { ...lead, message: newWord(), contact, consents };
}

async function asFreshVisitor({ fresh }: World, { who }: AccessAttempt) {
	return who.session === undefined ? {} : { headers: (await fresh(who.name)).headers };
}

async function newReport({ send }: World): Promise<string> {
	const body = { college: IIT, fact: "established", message: newWord() };
	return (await send("POST", "/v1/reports", { body })).json().token;
}

async function newContact(world: World, access: AccessAttempt): Promise<string> {
	const owner = world.ownerOf(access, "visitor");
	const { headers } = owner;
	const before = Contacts.parse((await world.send("GET", "/v1/me", { headers })).json()).contacts;
	const [first] = before;
	// A caller cannot remove items of others, so any existing one is enough.
	if (owner !== access.who) return first?.id ?? "";
	const body = { token: await world.tokenFor(newPhone(), "add-contact") };
	const after = Contacts.parse((await world.send("POST", "/v1/me/contacts", { headers, body })).json()).contacts;
	return after.find(({ id }) => before.every((known) => known.id !== id))?.id ?? "";
}

const Contacts = Me.pick({ contacts: true });

async function claimFor(world: World, access: AccessAttempt): Promise<void> {
	const { id: collegeId, domain } = world.site;
	const { db } = world.backend;
	const visitorId = world.ownerOf(access, "visitor").session?.visitor.id ?? "";
	await db.update(collegeClaims).set({ status: "declined" }).where(eq(collegeClaims.collegeId, collegeId));
	await db
		.insert(collegeClaims)
		.values({ collegeId, visitorId, domain, status: "approved" })
		.onConflictDoUpdate({ target: [collegeClaims.collegeId, collegeClaims.visitorId], set: { status: "approved" } });
}

async function newLead(world: World, access: AccessAttempt): Promise<string> {
	const { email = "" } = world.ownerOf(access, "visitor");
	const body = aLead({ kind: "email", value: email });
	return (await world.send("POST", "/v1/User/Lead", { body })).json().data.id;
}

function reviewOf(world: World, access: AccessAttempt, given: Parameters<World["newReview"]>[0] = {}): Promise<string> {
	return world.newReview({ visitorId: world.ownerOf(access, "visitor").session?.visitor.id, ...given });
}

function publicReviewOf(world: World, access: AccessAttempt): Promise<string> {
	return reviewOf(world, access, { state: "published", shown: SHOWN_REVIEW, publishedAt: new Date() });
}

async function collegeToken({ site, tokenFor }: World, purpose: "college-claim" | "college-email"): Promise<string> {
	const { domain } = site;
	return tokenFor({ kind: "email", value: `${newWord()}@${domain}` }, purpose);
}
