import { createHash } from "node:crypto";
import type { ProblemCode } from "@uchit/contract/problem.ts";
import { expect, test } from "vitest";
import { messages as english } from "#app/platform/messages/en.ts";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { toHiddenFields } from "./form-values.ts";
import { handleLeadForm } from "./lead-steps.server.ts";
import { placeOf } from "./place.ts";

const PAGE = "/college/goa-university/ask";
const WRITTEN = {
	intent: "lead",
	ageBand: "18-or-over",
	name: "Asha Rao",
	reach: "98765 43210",
	message: "Which hostel?",
	key: "key-1",
	collegeName: "Goa University",
	isPassedOn: "yes",
};

async function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
	const sent: Record<string, unknown>[] = [];
	const url = await startServer(async (request, reply) => {
		sent.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
		reply.writeHead(status, headers).end(JSON.stringify(body));
	});
	const post = async (stated: Record<string, string>, consents: readonly string[] = [], page = PAGE, site = {}) => {
		const form = new FormData();
		for (const [name, value] of Object.entries(stated)) form.append(name, value);
		for (const consent of consents) form.append("consent", consent);
		const place = placeOf(page);
		if (place === undefined) throw new Error(`No form stands at ${page}.`);
		const posted = { site: trialRequest(url, site), form, url: new URL(page, "http://site.example") };
		return handleLeadForm({ ...posted, headers: new Headers() }, place);
	};
	return { sent, post };
}

const LEAD_TAKEN = {
	data: {
		id: "d987acfc-25d0-498a-b3fc-4317ef0d999d",
		topic: "ask-college",
		createdAt: "2026-11-21T10:00:00.000Z",
		keptUntil: "2027-05-23T10:00:00.000Z",
	},
};
const problem = (status: number, field?: string, code?: ProblemCode) => ({
	...{ type: "about:blank", title: "Refused", status },
	errors: field === undefined ? [] : [{ field, reason: "no", code }],
});

test("a form without an age is not sent, and all input comes back beside the question", async () => {
	const { post, sent } = await answering(201, LEAD_TAKEN);
	const { answer, status, headers } = await post({ ...WRITTEN, ageBand: "" }, ["contact-by-us"]);
	expect([status, headers, answer.step]).toMatchObject([400, [], { kind: "details", wrong: ["ageBand"] }]);
	expect(answer.said).toMatchObject({ name: "Asha Rao", reach: "98765 43210", consent: "contact-by-us", key: "key-1" });
	expect((await post({ intent: "lead" })).answer.step).toMatchObject({
		wrong: ["ageBand", "name", "reach", "message", "consent"],
	});
	expect(sent).toEqual([]);
});

test("a parent's code follows the form of a visitor under 18, and the form is sent once the parent agrees", async () => {
	const { post, sent } = await answering(201, { ...LEAD_TAKEN, token: "agreed", expiresInSeconds: 600 });
	const { answer, status, headers } = await post({ ...WRITTEN, ageBand: "under-18" }, ["contact-by-us"]);
	expect([status, answer.step]).toEqual([200, { kind: "guardian", isAgain: false }]);
	expect(headers.map(([, cookie]) => cookie.split(";")[0])).toEqual(["age-band=under-18", "analytics-consent="]);
	expect(sent).toEqual([]);
	const carried = { ...toHiddenFields(answer.said), purpose: "lead-guardian", kind: "phone", contact: "98000 00000" };
	expect((await post({ ...carried, intent: "back" })).answer).toEqual(answer);
	const agreed = await post({ ...carried, intent: "verify", code: "123456", sentTo: "+91•••" });
	expect(agreed.answer.step.kind).toBe("sent");
	const guardian = { contact: { kind: "phone", value: "98000 00000" }, token: "agreed" };
	expect(sent.at(-1)).toMatchObject({ name: "Asha Rao", message: "Which hostel?", ageBand: "under-18", guardian });
});

test("the device remembers the age, and a signed-in visitor's own age takes precedence over the form's", async () => {
	const { post, sent } = await answering(201, LEAD_TAKEN);
	const { headers } = await post(WRITTEN, ["contact-by-us"]);
	expect(headers).toEqual([["set-cookie", expect.stringMatching(/^age-band=18-or-over;/)]]);
	const visitor = { id: "v", name: "Tara", language: "en", ageBand: "under-18", assertion: "signed" } as const;
	const young = await post(WRITTEN, ["contact-by-us"], PAGE, { visitor: async () => visitor });
	expect(young.answer).toMatchObject({ step: { kind: "guardian" }, said: { ageBand: "under-18" } });
	expect(sent).toHaveLength(1);
});

test("a ticked consent is sent with its recipient, the notice's version and a hash of its exact words", async () => {
	const { post, sent } = await answering(201, LEAD_TAKEN);
	const { answer, status } = await post(WRITTEN, ["contact-by-college"]);
	expect([status, answer.step]).toMatchObject([200, { kind: "sent", reference: "d987acfc" }]);
	const words = english.lead.consent["contact-by-college"].replace("{college}", "Goa University");
	expect(sent).toMatchObject([
		{
			contact: { kind: "phone", value: "98765 43210" },
			topic: "ask-college",
			source: { page: PAGE, college: "goa-university" },
			consents: [
				{
					purpose: "contact-by-college",
					recipient: "goa-university",
					noticeVersion: "2026-11-21",
					textHash: createHash("sha256").update(words).digest("hex"),
				},
			],
		},
	]);
});

test("a college that takes no requests from the site is never a recipient, whatever the form contains", async () => {
	const { post, sent } = await answering(201, LEAD_TAKEN);
	const alone = await post({ ...WRITTEN, isPassedOn: "" }, ["contact-by-college"]);
	expect(alone.answer.step).toMatchObject({ kind: "details", wrong: ["consent"] });
	await post({ ...WRITTEN, isPassedOn: "" }, ["contact-by-us", "contact-by-college"]);
	expect(sent).toMatchObject([{ consents: [{ purpose: "contact-by-us", recipient: "site" }] }]);
});

test("a form without a tick is not sent, unless it is a complaint, which needs an answer", async () => {
	const { post, sent } = await answering(201, LEAD_TAKEN);
	expect((await post(WRITTEN)).answer.step).toMatchObject({ kind: "details", wrong: ["consent"] });
	expect(sent).toEqual([]);
	expect((await post({ ...WRITTEN, topic: "complaint" })).answer.step.kind).toBe("details");
	expect((await post({ ...WRITTEN, topic: "complaint" }, [], "/contact-us")).answer.step.kind).toBe("sent");
	expect(sent).toMatchObject([{ topic: "complaint", consents: [] }]);
});

test.each([
	[
		"the contact",
		400,
		problem(400, "contact/value", "too-short"),
		{ kind: "details", wrong: ["reach"], why: "too-short" },
	],
	[
		"a college that is gone",
		400,
		problem(400, "source/college", "no-such-college"),
		{ kind: "details", problem: { kind: "gone" } },
	],
	["a parent's code that has run out", 400, problem(400, "guardian/token", "bad-token"), { kind: "guardian" }],
	["an owner who wants to be left alone", 400, problem(400, "contact", "left-alone"), { kind: "left-alone" }],
	["another text under the same key", 409, problem(409), { kind: "details", problem: { kind: "changed" } }],
	["a failure", 500, {}, { kind: "details", problem: { kind: "away" } }],
])("a form refused for %s comes back filled in", async (_what, status, body, step) => {
	const { post } = await answering(status, body);
	const { answer } = await post(WRITTEN, ["contact-by-us", "contact-by-college"]);
	expect(answer.step).toMatchObject(step);
	const { name, reach, message, consent, key } = answer.said;
	expect([name, reach, message, consent]).toEqual([
		...["Asha Rao", "98765 43210", "Which hostel?"],
		"contact-by-us contact-by-college",
	]);
	expect(key === "key-1").toBe(status !== 409);
});

test("“too soon” differs from “too many”, and retains its status", async () => {
	const soon = await answering(429, problem(429), { "retry-after": "2" });
	expect(await soon.post(WRITTEN, ["contact-by-us"])).toMatchObject({
		status: 429,
		answer: { step: { problem: { kind: "too-soon", seconds: 2 } } },
	});
	const much = await answering(429, problem(429), { "retry-after": "3000" });
	expect(await much.post(WRITTEN, ["contact-by-us"])).toMatchObject({
		answer: { step: { problem: { kind: "too-many", minutes: 50 } } },
	});
});
