import { expect, test } from "vitest";
import * as z from "zod";
import { scrub, scrubAddress } from "./scrub.ts";
import { serializeError } from "./serialize-error.ts";

const NAME = "Zara Privatova";

function thrownBy(work: () => unknown): unknown {
	try {
		work();
	} catch (error) {
		return error;
	}
	throw new Error("It threw nothing");
}

test("the input that JSON.parse and a schema repeat in their errors is left out", () => {
	const errors = [
		thrownBy(() => JSON.parse(`{"a": ${NAME}}`)),
		thrownBy(() => z.object({ name: z.literal("x") }).parse({ name: NAME, [NAME]: 1 })),
		thrownBy(() => new URL(`http://${NAME}`)),
	];
	for (const error of errors) expect(JSON.stringify(serializeError(error))).not.toContain("Zara");
	expect(serializeError(errors[1]).message).toBe("Not of the expected shape: name (invalid_value)");
});

test("the stack keeps its frames and loses every line of a multi-line message", () => {
	const { stack } = serializeError(new Error(`first\n    at ${NAME} (file:///x.ts:1:1)`));
	expect(stack).not.toContain("Zara");
	expect(stack).toMatch(/^ {4}at .*serialize-error\.test\.ts:\d+:\d+/m);
	const changed = new Error("before");
	changed.message = `after\n    at ${NAME} (file:///x.ts:1:1)`;
	expect(serializeError(changed).stack).not.toContain("Zara");
});

test("causes are logged with their codes, and a circle of causes ends", () => {
	const cause: Error = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:4000"), { code: "ECONNREFUSED" });
	cause.cause = cause;
	const logged = serializeError(new TypeError("fetch failed", { cause }));
	expect(logged).toMatchObject({ type: "TypeError", message: "fetch failed", cause: { code: "ECONNREFUSED" } });
	expect(JSON.stringify(logged).length).toBeLessThan(20_000);
});

test("a thrown value that is not an error is logged by its type alone", () => {
	expect(serializeError(NAME)).toEqual({ type: "string", message: "Something was thrown that is no error", stack: "" });
});

test.each([
	["The backend answered 500 to /v1/colleges?q=Zara+Privatova&page=2.", "The backend answered 500 to /v1/colleges?…"],
	['Unexpected "Zara \\" Privatova" here', 'Unexpected "…" here'],
	["cut within “Zara Priv", 'cut within "…"'],
	["mail to zara@example.org failed", "mail to …@… failed"],
	["call +91 98123 45678 or 09812345678", "call … or …"],
	["the token rT9xQ2kLm_4vBz81nQwErTy0 is used", "the token … is used"],
	["to /v1/sessions/0b6f2f1e-3c0a-4a55-9a53-0f9a3f5b7a10", "to /v1/sessions/0b6f2f1e-3c0a-4a55-9a53-0f9a3f5b7a10"],
	["page of indian-institute-of-technology-madras", "page of indian-institute-of-technology-madras"],
	["it took longer than 10000 ms, error 22P02", "it took longer than 10000 ms, error 22P02"],
])("%s", (text, scrubbed) => {
	expect(scrub(text)).toBe(scrubbed);
});

test("an address is logged with its path only", () => {
	expect(scrubAddress("https://uchit.example/colleges?q=Zara#x")).toBe("https://uchit.example/colleges");
	expect(scrubAddress("/reports/rT9xQ2kLm4vBz81nQwErTy0")).toBe("/reports/…");
});
