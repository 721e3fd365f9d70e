import fc from "fast-check";
import { expect, test } from "vitest";
import { ADULT, CONSENT, newPhone, useAccounts } from "#backend/testing/accounts.ts";
import { searchDepth } from "#backend/testing/depth.ts";
import { replaceAt } from "#backend/testing/fuzz/requests.ts";

const { clock, send, signUp } = await useAccounts();

const INTERNAL = "/v1/internal/auth";
const CONTACT = { kind: "phone", value: "9876543210" };
const DRAFT = { ...ADULT, guardian: { contact: CONTACT, token: "x" } };
/** A valid body for each address; fuzz breaks one part of it. */
const BODIES = {
	"POST /v1/otp/send": { contact: CONTACT, purpose: "sign-in", language: "en" },
	"POST /v1/otp/verify": { contact: CONTACT, purpose: "sign-in", code: "123456" },
	"POST /v1/otp/userInfo": { token: "x", client_id: "uchit", client_secret: "x" },
	"POST /v1/User/Register": { ...DRAFT, contact: CONTACT, token: "x", extra: { more: [1] } },
	"POST /v1/User/Lookup": { token: "x" },
	[`POST ${INTERNAL}/sign-in/otp`]: { token: "x", wish: DRAFT },
	[`POST ${INTERNAL}/sign-in/oauth`]: {
		provider: "oidc",
		providerAccountId: "x",
		isEmailVerified: true,
		email: "a@b.example",
	},
	[`POST ${INTERNAL}/sign-in/email`]: {
		provider: "email",
		providerAccountId: "x",
		isEmailVerified: true,
		email: "a@b.example",
	},
	[`POST ${INTERNAL}/sessions`]: { visitor: "00000000-0000-4000-8000-000000000000", userAgent: "x" },
	[`POST ${INTERNAL}/email-links`]: { identifier: "a@b.example", token: "x", expires: "2026-11-21T10:00:00.000Z" },
	[`POST ${INTERNAL}/email-links/use`]: { identifier: "a@b.example", token: "x" },
	[`POST ${INTERNAL}/mail`]: { to: "a@b.example", url: "https://x.example", language: "en" },
	"PATCH /v1/me": { name: "Asha", language: "hi" },
	"POST /v1/me/contacts": { token: "x" },
	"PUT /v1/me/shortlist": {
		entries: [{ college: "x", note: "", position: 0, isRemoved: false, changedAt: "2026-11-21T10:00:00.000Z" }],
	},
	"PUT /v1/me/applications": {
		entries: [
			{
				id: "x",
				form: {
					for: { kind: "own", name: "x" },
					state: "to-do",
					...{ session: "", lastDay: "", examDay: "", number: "", note: "" },
				},
				changedAt: "2026-11-21T10:00:00.000Z",
			},
		],
	},
	"POST /v1/me/consents": { purpose: CONSENT.purpose, recipient: "site" },
} as const;

const ODD = fc.oneof(
	fc.constantFrom(
		"\0",
		"\ud800",
		"x".repeat(10_000),
		"",
		" ",
		"'; DROP TABLE visitors; --",
		"٣",
		"𝟙𝟚𝟛",
		"275760-09-13T00:00:00.001Z",
	),
	fc.string({ unit: "binary" }),
	fc.jsonValue(),
	fc.constantFrom(2 ** 53, -1, 1e308, 0.5, null, true),
);

test.each(Object.entries(BODIES))("%s answers any body without failing", async (address, body) => {
	const { headers } = await signUp(newPhone());
	const [method, url] = address.split(" ");
	const path = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 });
	await fc.assert(
		fc.asyncProperty(path, ODD, async (where, odd) => {
			if (method !== "POST" && method !== "PUT" && method !== "PATCH") throw new Error(`${method} is not sent`);
			const text = JSON.stringify(replaceAt(body, where, odd));
			const reply = await send(method, url ?? "", {
				text,
				headers: { ...headers, "content-type": "application/json" },
			});
			if (reply.statusCode >= 500) throw new Error(`${reply.statusCode} for ${text.slice(0, 300)}`);
		}),
		searchDepth(60),
	);
	expect((await send("GET", "/v1/me", { headers })).statusCode).toBe(200);
	clock.pass(1);
});
