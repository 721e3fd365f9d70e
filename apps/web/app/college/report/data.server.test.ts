import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { expect, test } from "vitest";
import { startServer, TRIAL_KEY, trialRequest } from "#app/testing/trial-request.ts";
import { sendReport } from "./data.server.ts";

const REPORT = { college: "iit", fact: "established", message: "another year" };

test("a report is sent to the backend with the site's key and the visitor's address", async () => {
	const url = await startServer((request, reply) => {
		expect(request.headers).toMatchObject({
			authorization: `Bearer ${TRIAL_KEY}`,
			[VISITOR_ADDRESS_HEADER]: "203.0.113.7",
		});
		reply.writeHead(201).end(JSON.stringify({ number: 1, token: "t" }));
	});
	const sent = await sendReport(trialRequest(url), REPORT, "203.0.113.7");
	expect(sent).toEqual({ kind: "taken", value: { number: 1, token: "t" } });
});

test("a visitor over the limit gets the time to try again, and no outage is reported", async () => {
	const url = await startServer((_, reply) => {
		reply.writeHead(429, { "retry-after": "1800" }).end("{}");
	});
	const request = trialRequest(url);
	expect(await sendReport(request, REPORT, "203.0.113.7")).toEqual({ kind: "too-many", retryAfterSeconds: 1_800 });
	expect(request.errors).toEqual([]);
});
