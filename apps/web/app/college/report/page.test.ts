import { json } from "node:stream/consumers";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { action } from "./page.tsx";

test("a report names the receipt from which the visitor came", async () => {
	const backend = await startServer(async (request, reply) => {
		expect(await json(request)).toMatchObject({ college: "iit", fact: "Rank", about: "rank-overall-2025" });
		reply.writeHead(201).end(JSON.stringify({ number: 1, token: "t" }));
	});
	const url = new URL("https://uchit.example/college/iit/report?fact=Rank&about=rank-overall-2025");
	await expect(act(backend, url)).rejects.toMatchObject({ status: 303 });
});

test("a visitor over the limit retains the text, and the page states in how many minutes to try again", async () => {
	const backend = await startServer((_, reply) => {
		reply.writeHead(429, { "retry-after": "1790" }).end("{}");
	});
	const url = new URL("https://uchit.example/college/iit/report");
	const answer = await act(backend, url);
	expect(answer.init).toMatchObject({ status: 429, headers: { "retry-after": "1790" } });
	expect(answer.data).toEqual({
		written: { fact: "Rank", message: "It was another.", evidence: "" },
		wrong: [],
		failed: { retryAfterSeconds: 1_790 },
	});
	expect(translators.en("reporting.tooMany", { minutes: 30 })).toContain("try again in 30 minutes");
	expect(translators.hi("reporting.tooMany", { minutes: 30 })).toContain("30 मिनट बाद");
});

function act(backend: string, url: URL) {
	const body = new URLSearchParams({ fact: "Rank", message: "It was another.", evidence: "" });
	const request = new Request(url, { method: "POST", body, headers: { [VISITOR_ADDRESS_HEADER]: "203.0.113.7" } });
	const context = new RouterContextProvider(new Map([[requestContext, trialRequest(backend)]]));
	return action({ request, url, context, params: { slug: "iit" }, pattern: "/college/:slug/report" });
}
