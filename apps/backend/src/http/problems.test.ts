import fastify from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import * as z from "zod";
import { Conflict } from "#backend/errors.ts";
import { answerWithProblems } from "./problems.ts";

const Body = z.object({
	name: z.string().max(3),
	years: z.array(z.int()).min(2),
	kind: z.enum(["phone", "email"]),
	day: z.string().refine((day) => day !== "never", "is no day"),
});

test("a schema error gives each field's fault by code, with its minimum and maximum", async () => {
	const app = fastify().setValidatorCompiler(validatorCompiler);
	answerWithProblems(app);
	app.post("/", { schema: { body: Body } }, async () => "taken");
	const codesOf = async (body: object) => {
		const reply = await app.inject({ method: "POST", url: "/", payload: body });
		const errors: { field: string; code: string; values?: object }[] = reply.json().errors;
		return errors.map(({ field, code, values }) => [field, code, values]);
	};
	const good = { name: "Ash", years: [1, 2], kind: "phone", day: "monday" };
	expect(await codesOf({ ...good, name: "Asha", years: [1], kind: "post", day: "never" })).toEqual([
		["name", "over-most", { most: 3 }],
		["years", "under-least", { least: 2 }],
		["kind", "not-a-choice", undefined],
		["day", "invalid", undefined],
	]);
	expect(await codesOf({ ...good, name: undefined, years: 7 })).toEqual([
		["name", "missing", undefined],
		["years", "invalid", undefined],
	]);
});

test("a conflict with the current state has a code too", async () => {
	const app = fastify();
	answerWithProblems(app);
	app.get("/", async () => {
		throw new Conflict("no-email", "The account has no e-mail address to write to.");
	});
	const reply = await app.inject("/");
	expect(reply.json()).toMatchObject({ status: 409, code: "no-email", detail: expect.stringContaining("no e-mail") });
});
