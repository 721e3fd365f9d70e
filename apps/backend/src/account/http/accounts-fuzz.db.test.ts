import fc from "fast-check";
import { expect, test } from "vitest";
import { ADULT, newPhone, useAccounts } from "#backend/testing/accounts.ts";
import { searchDepth } from "#backend/testing/depth.ts";
import { oddValue } from "#backend/testing/fuzz/odd-values.ts";
import { replaceAt } from "#backend/testing/fuzz/requests.ts";

const { clock, send, signUp } = await useAccounts();

const INTERNAL = "/v1/internal/auth";
const CONTACT = { kind: "phone", value: "9876543210" };
const DRAFT = { ...ADULT, guardian: { contact: CONTACT, token: "x" } };
/** A valid body for each address that the service's documents leave out. The fuzz breaks one part of each. */
const BODIES = {
	[`${INTERNAL}/sign-in/otp`]: { token: "x", wish: DRAFT },
	[`${INTERNAL}/sign-in/oauth`]: {
		provider: "oidc",
		providerAccountId: "x",
		isEmailVerified: true,
		email: "a@b.example",
	},
	[`${INTERNAL}/sign-in/email`]: {
		provider: "email",
		providerAccountId: "x",
		isEmailVerified: true,
		email: "a@b.example",
	},
	[`${INTERNAL}/sessions`]: { visitor: "00000000-0000-4000-8000-000000000000", userAgent: "x" },
	[`${INTERNAL}/email-links`]: { identifier: "a@b.example", token: "x", expires: "2026-11-21T10:00:00.000Z" },
	[`${INTERNAL}/email-links/use`]: { identifier: "a@b.example", token: "x" },
	[`${INTERNAL}/mail`]: { to: "a@b.example", url: "https://x.example", language: "en" },
} as const;

test.each(Object.entries(BODIES))("%s answers any body without failing", async (url, body) => {
	const { headers } = await signUp(newPhone());
	const path = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 });
	await fc.assert(
		fc.asyncProperty(path, oddValue, async (where, odd) => {
			const text = JSON.stringify(replaceAt(body, where, odd));
			const reply = await send("POST", url, { text, headers: { ...headers, "content-type": "application/json" } });
			if (reply.statusCode >= 500) throw new Error(`${reply.statusCode} for ${text.slice(0, 300)}`);
		}),
		searchDepth(60),
	);
	expect((await send("GET", "/v1/me", { headers })).statusCode).toBe(200);
	clock.pass(1);
});
