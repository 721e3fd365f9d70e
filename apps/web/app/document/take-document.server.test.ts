import { expect, test } from "vitest";
import { startServer, TRIAL_VISITOR, trialRequest } from "#app/testing/trial-request.ts";
import { handleErasureForm } from "./take-document.server.ts";

test.each([
	[204, "erased"],
	[404, "not-there"],
	[400, "not-there"],
])("a notice with the erasure status %i is reported as %s", async (status, done) => {
	const backend = await startServer((_, reply) => {
		reply.writeHead(status).end(status === 204 ? "" : JSON.stringify({ type: "about:blank", title: "No", status }));
	});
	const site = trialRequest(backend, { visitor: async () => TRIAL_VISITOR });
	const body = new FormData();
	body.set("document", "8d3f3a1c-6f0f-4a6e-9f0b-0a6f0b0f8f22");
	const url = new URL("https://uchit.example/account/documents");
	const erasing = handleErasureForm({ site, request: new Request(url, { method: "POST", body }), url });
	const answer: unknown = await erasing.catch((thrown: unknown) => thrown);
	expect(answer instanceof Response && answer.headers.get("location")).toBe(`/account/documents?done=${done}`);
});
