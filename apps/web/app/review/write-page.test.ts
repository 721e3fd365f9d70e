import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { startServer, TRIAL_VISITOR, trialRequest } from "#app/testing/trial-request.ts";
import { action, loader } from "./write-page.tsx";

const FIELDS = {
	college: "iit-goa",
	collegeName: "IIT Goa",
	programme: "B.Tech. in Civil Engineering",
	batchYear: "2024",
	"rating-teaching": "4",
	pros: "Small groups.",
	cons: "",
	text: "Four years of civil engineering.",
};
const WRITTEN = {
	programme: FIELDS.programme,
	batchYear: "2024",
	ratings: { teaching: "4" },
	pros: FIELDS.pros,
	cons: "",
	text: FIELDS.text,
};

async function send(backend: string, changes: Partial<RequestContext> = {}) {
	const url = new URL("https://uchit.example/college/review?college=iit-goa");
	const body = new URLSearchParams(FIELDS);
	const site = trialRequest(backend, { visitor: async () => ({ ...TRIAL_VISITOR, ageBand: "under-18" }), ...changes });
	const context = new RouterContextProvider(new Map([[requestContext, site]]));
	const args = { url, context, params: {}, pattern: "/college/review" } as const;
	const answer = await action({ ...args, request: new Request(url, { method: "POST", body }) });
	return { answer, loaded: await loader({ ...args, request: new Request(url) }) };
}

test("an unreachable backend answers 503 and leaves the written form filled", async () => {
	const backend = await startServer((_, reply) => {
		reply.writeHead(503).end("{}");
	});
	const { answer, loaded } = await send(backend);
	expect(answer.init).toMatchObject({ status: 503 });
	expect(answer.data).toEqual({ written: WRITTEN, wrong: [], problem: "away" });
	expect(loaded.step).toMatchObject({ kind: "write", college: { slug: "iit-goa", name: "IIT Goa" }, isYoung: true });
});

test("an ended session answers 401 and leaves the written form filled", async () => {
	const { answer, loaded } = await send("http://127.0.0.1:9", { visitor: async () => undefined });
	expect(answer.init).toMatchObject({ status: 401 });
	expect(answer.data).toMatchObject({ written: WRITTEN, problem: "signed-out" });
	expect(loaded.step).toMatchObject({ kind: "write", college: { slug: "iit-goa" } });
});

test("the errors from the backend appear by field", async () => {
	const errors = [
		{ field: "text", reason: "at least 100 characters" },
		{ field: "ratings.teaching", reason: "at most 5" },
	];
	const backend = await startServer((_, reply) => {
		reply.writeHead(400, { "content-type": "application/problem+json" });
		reply.end(JSON.stringify({ type: "about:blank", title: "Bad Request", status: 400, errors }));
	});
	const { answer } = await send(backend);
	expect(answer.init).toMatchObject({ status: 400 });
	expect(answer.data).toMatchObject({ wrong: ["ratings", "text"], problem: "fields", written: WRITTEN });
});

test.each([
	[404, "gone", undefined],
	[409, "closed", "review-closed"],
	[409, "same-course", "same-course"],
	[429, "too-many", undefined],
] as const)("a refusal of %i has its own words: %s", async (status, problem, code) => {
	const backend = await startServer((_, reply) => {
		reply.writeHead(status).end(JSON.stringify({ type: "about:blank", title: "No", status, code }));
	});
	expect((await send(backend)).answer).toMatchObject({ init: { status }, data: { problem, written: WRITTEN } });
});

test("an accepted review leads to the visitor's own reviews, and its request to the backend is signed", async () => {
	const requests: (string | undefined)[] = [];
	const backend = await startServer((request, reply) => {
		requests.push(`${request.method} ${request.url}`, String(request.headers["x-visitor-assertion"]));
		reply.writeHead(201).end(JSON.stringify({ id: TRIAL_VISITOR.id, state: "submitted", version: 1 }));
	});
	const thrown: unknown = await send(backend).catch((error: unknown) => error);
	if (!(thrown instanceof Response)) throw new Error("There is no way on.");
	expect(thrown.status).toBe(303);
	expect(thrown.headers.get("location")).toBe("/account/reviews?sent=iit-goa");
	expect(requests).toEqual(["POST /v1/reviews", "signed"]);
});
