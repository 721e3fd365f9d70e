import { createHash } from "node:crypto";
import { json } from "node:stream/consumers";
import { VISITOR_BROWSER_HEADER } from "@uchit/contract/visitor.ts";
import { expect, test } from "vitest";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { sendCodeFromForm, verifyCodeFromForm } from "./code-steps.server.ts";
import { solvePuzzle } from "./solve-puzzle.ts";

function posted(url: string, fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	const site = trialRequest(url, { browser: () => "the-browser-of-this-visitor" });
	return { site, form, url: new URL("https://uchit.example/hi/login"), headers: new Headers() };
}

test("a code is requested and submitted under the id of the visitor's browser", async () => {
	const named: unknown[] = [];
	const url = await startServer((request, reply) => {
		named.push([request.url, request.headers[VISITOR_BROWSER_HEADER]]);
		const sent = { sentTo: "+91•••", expiresInSeconds: 300, resendAfterSeconds: 30 };
		reply.end(JSON.stringify(request.url === "/v1/otp/send" ? sent : { token: "t", expiresInSeconds: 600 }));
	});
	const fields = { kind: "phone", contact: "98765 43210" };
	expect(await sendCodeFromForm(posted(url, fields), "sign-in")).toMatchObject({ kind: "sent" });
	expect(await verifyCodeFromForm(posted(url, { ...fields, code: "123456" }), "sign-in")).toMatchObject({
		kind: "right",
	});
	expect(named).toEqual([
		["/v1/otp/send", "the-browser-of-this-visitor"],
		["/v1/otp/verify", "the-browser-of-this-visitor"],
	]);
});

const PUZZLE = { challenge: "signed", bits: 3 };

test("the browser's solution of a puzzle is sent along, and no second puzzle follows the first", async () => {
	const bodies: unknown[] = [];
	const url = await startServer(async (request, reply) => {
		bodies.push(await json(request));
		const headers = { "retry-after": "120", "content-type": "application/problem+json" };
		const problem = { type: "about:blank", title: "-", status: 429, puzzle: PUZZLE };
		reply.writeHead(429, headers).end(JSON.stringify(problem));
	});
	const contact = { kind: "phone", value: "98765 43210" };
	const fields = { kind: "phone", contact: contact.value, challenge: "signed", nonce: "41" };
	expect(await sendCodeFromForm(posted(url, fields), "sign-in")).toMatchObject({
		problem: { kind: "too-many", minutes: 2 },
	});
	expect(bodies).toEqual([
		{ contact, purpose: "sign-in", language: "hi", puzzle: { challenge: "signed", nonce: "41" } },
	]);
});

test("a browser solves a puzzle by trial, until it is cancelled", async () => {
	const puzzle = { challenge: "signed", bits: 10 };
	const solution = await solvePuzzle(puzzle, new AbortController().signal);
	const digest = createHash("sha256").update(`signed:${solution?.nonce}`).digest();
	expect(digest.readUInt16BE() >> 6).toBe(0);
	expect(await solvePuzzle({ challenge: "signed", bits: 32 }, AbortSignal.timeout(50))).toBeUndefined();
});

test.each([
	[
		400,
		{ errors: [{ field: "contact/value", reason: "not there", code: "no-codes-abroad" }] },
		{},
		{ kind: "contact", why: "no-codes-abroad" },
	],
	[429, { code: "country-day" }, { "retry-after": "80000" }, { kind: "abroad" }],
	[429, { code: "contact-day" }, { "retry-after": "80000" }, { kind: "no-more-today", hours: 23 }],
	[429, { code: "contact-day" }, { "retry-after": "20" }, { kind: "no-more-today", hours: 1 }],
	[429, { puzzle: PUZZLE }, { "retry-after": "3600" }, { kind: "puzzle", minutes: 60, puzzle: PUZZLE }],
	[429, {}, { "retry-after": "3600" }, { kind: "too-many", minutes: 60 }],
	[
		400,
		{ errors: [{ field: "contact/value", reason: "this number is too short", code: "too-short" }] },
		{},
		{ kind: "contact", why: "too-short" },
	],
] as const)("why no code was sent is told apart (%s %j)", async (status, body, headers, problem) => {
	const url = await startServer((_incoming, reply) => {
		reply
			.writeHead(status, { ...headers, "content-type": "application/problem+json" })
			.end(JSON.stringify({ type: "about:blank", title: "-", status, ...body }));
	});
	const written = { kind: "phone", contact: "+44 7400 123456" };
	expect(await sendCodeFromForm(posted(url, written), "sign-in")).toMatchObject({ kind: "not-sent", problem });
});
