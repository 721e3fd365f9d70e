import { VISITOR_ASSERTION_HEADER } from "@uchit/contract/visitor.ts";
import { expect, test } from "vitest";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { spec } from "../../../../e2e/support/spec.ts";
import { sendLead } from "./data.server.ts";

const LEAD = {
	name: "Asha Rao",
	contact: { kind: "email", value: "asha@example.org" },
	ageBand: "18-or-over",
	topic: "contact-us",
	source: { page: "/contact-us" },
	consents: [],
} as const;
const LEAD_BODY = { ...LEAD, consents: [] };
const how = { key: "key-1", visitorAddress: "203.0.113.7", visitor: undefined };
const DATA = {
	id: "d987acfc-25d0-498a-b3fc-4317ef0d999d",
	topic: "contact-us",
	createdAt: "2026-11-21T10:00:00.000Z",
	keptUntil: "2027-05-23T10:00:00.000Z",
};

test(`${spec("1.23", "7.24", "7.25")} the lead is sent under its key, and the full response is returned`, async () => {
	const url = await startServer(async (request, reply) => {
		const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString());
		expect([request.method, request.url, request.headers["idempotency-key"]]).toEqual([
			"POST",
			"/v1/User/Lead",
			"key-1",
		]);
		expect(body).toEqual(LEAD_BODY);
		reply.writeHead(201).end(JSON.stringify({ data: DATA }));
	});
	expect(await sendLead(trialRequest(url), LEAD_BODY, how)).toEqual({ kind: "taken", value: { data: DATA } });
});

test(`${spec("7.26", "7.27", "8.18", "8.22")} a failed lead is logged and returns nothing`, async () => {
	const url = await startServer((_, reply) => {
		reply.writeHead(503).end("{}");
	});
	const request = trialRequest(url);
	expect(await sendLead(request, LEAD_BODY, how)).toEqual({ kind: "away" });
	expect(request.errors).toHaveLength(1);
});

test("a lead names the signed-in visitor, and is anonymous after the session ends", async () => {
	const requests: unknown[] = [];
	const url = await startServer(async (request, reply) => {
		const assertion = request.headers[VISITOR_ASSERTION_HEADER];
		requests.push(assertion);
		if (assertion === undefined) reply.writeHead(201).end(JSON.stringify({ data: DATA }));
		else reply.writeHead(401).end(JSON.stringify({ type: "about:blank", title: "Unauthorized", status: 401 }));
	});
	const visitor = { id: "v", name: "Asha", language: "en", ageBand: "18-or-over", assertion: "signed" } as const;
	expect((await sendLead(trialRequest(url), LEAD_BODY, { ...how, visitor })).kind).toBe("taken");
	expect(requests).toEqual(["signed", undefined]);
});
