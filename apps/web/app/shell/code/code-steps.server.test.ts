import { VISITOR_BROWSER_HEADER } from "@uchit/contract/visitor.ts";
import { expect, test } from "vitest";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { sendCodeOf, tryCodeOf } from "./code-steps.server.ts";

function posted(url: string, fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	const site = trialRequest(url, { browser: () => "the-browser-of-this-visitor" });
	return { site, form, url: new URL("https://uchit.example/hi/login"), headers: new Headers() };
}

test("a code is asked for and shown in the name of the visitor's browser", async () => {
	const named: unknown[] = [];
	const url = await startServer((asked, reply) => {
		named.push([asked.url, asked.headers[VISITOR_BROWSER_HEADER]]);
		const sent = { sentTo: "+91•••", expiresInSeconds: 300, resendAfterSeconds: 30 };
		reply.end(JSON.stringify(asked.url === "/v1/otp/send" ? sent : { token: "t", expiresInSeconds: 600 }));
	});
	const fields = { kind: "phone", contact: "98765 43210" };
	expect(await sendCodeOf(posted(url, fields), "sign-in")).toMatchObject({ kind: "sent" });
	expect(await tryCodeOf(posted(url, { ...fields, code: "123456" }), "sign-in")).toMatchObject({ kind: "right" });
	expect(named).toEqual([
		["/v1/otp/send", "the-browser-of-this-visitor"],
		["/v1/otp/verify", "the-browser-of-this-visitor"],
	]);
});

test.each([
	[
		400,
		{ errors: [{ field: "contact/value", reason: "not there", code: "no-codes-abroad" }] },
		{},
		{ kind: "contact", why: "no-codes-abroad" },
	],
	[429, {}, { "retry-after": "80000" }, { kind: "abroad" }],
	[429, {}, { "retry-after": "3600" }, { kind: "too-many", minutes: 60 }],
	[
		400,
		{ errors: [{ field: "contact/value", reason: "this number is too short", code: "too-short" }] },
		{},
		{ kind: "contact", why: "too-short" },
	],
] as const)("why no code was sent is told apart (%s %j)", async (status, said, headers, problem) => {
	const url = await startServer((_asked, reply) => {
		reply.writeHead(status, headers).end(JSON.stringify({ type: "about:blank", title: "-", status, ...said }));
	});
	const written = { kind: "phone", contact: "+44 7400 123456" };
	expect(await sendCodeOf(posted(url, written), "sign-in")).toMatchObject({ kind: "not-sent", problem });
});
