import type { SignUpDraft } from "@uchit/contract/internal-auth.ts";
import { expect, test } from "vitest";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { spec } from "../../../../e2e/support/spec.ts";
import { register } from "./registration.server.ts";

const DRAFT: SignUpDraft & { name: string } = { name: "Asha", ageBand: "18-or-over", language: "en", consents: [] };
const VERIFIED = { contact: { kind: "phone", value: "+919800000000" }, token: "token" } as const;
const signing = { draft: DRAFT, verified: VERIFIED, visitorAddress: "203.0.113.7" };

test("the answers are sent with the verified contact, and the response data is returned", async () => {
	const data = { id: "d987acfc-25d0-498a-b3fc-4317ef0d999d", name: "Asha", isVerified: true };
	const url = await startServer(async (request, reply) => {
		const { contact, token, ...rest } = JSON.parse(Buffer.concat(await request.toArray()).toString());
		expect([request.url, contact, token, rest]).toEqual(["/v1/User/Register", VERIFIED.contact, "token", DRAFT]);
		reply.writeHead(201).end(JSON.stringify({ data }));
	});
	expect(await register(trialRequest(url), signing)).toEqual({ kind: "taken", value: { data } });
});

test(`${spec("7.22", "7.23", "8.17")} a failed registration is logged and returns nothing`, async () => {
	const url = await startServer((_, reply) => {
		reply.writeHead(500).end("{}");
	});
	const request = trialRequest(url);
	expect(await register(request, signing)).toEqual({ kind: "away" });
	expect(request.errors).toHaveLength(1);
});
