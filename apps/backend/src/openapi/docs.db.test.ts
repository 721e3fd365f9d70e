import { expect, test } from "vitest";
import * as z from "zod";
import { useReviews } from "#backend/testing/reviews.ts";

const { backend, send, writer } = await useReviews();

const Body = z.object({ schema: z.object({ example: z.unknown(), $ref: z.string() }).partial() });
const Operation = z.object({ requestBody: z.object({ content: z.record(z.string(), Body) }).optional() });
const OpenApi = z.object({
	paths: z.record(z.string(), z.object({ post: Operation.optional() })),
	components: z.object({ schemas: z.record(z.string(), z.object({ example: z.unknown() }).partial()) }),
});

const WITHOUT = ["/v1/User/Lookup", "/v1/otp/userInfo", "/v1/otp/verify"];

const SIGNED_IN = ["/v1/reviews"];

test("the documentation's example of each public POST succeeds unchanged", async () => {
	const { paths, components } = await backend.read(OpenApi, "/docs/json");
	const shown = Object.entries(paths).flatMap(([address, { post }]) => {
		const schema = post?.requestBody?.content["application/json"]?.schema;
		const named = components.schemas[schema?.$ref?.split("/").at(-1) ?? ""];
		const isPublic = address.startsWith("/v1/") && !/^\/v1\/(me\/|graphql$|.*\{)/.test(address);
		return post === undefined || !isPublic ? [] : [{ address, example: schema?.example ?? named?.example }];
	});
	expect(
		shown
			.filter(({ example }) => example === undefined)
			.map(({ address }) => address)
			.toSorted(),
	).toEqual(WITHOUT);
	const examples = shown.filter(({ example }) => example !== undefined);
	expect(examples.map(({ address }) => address)).toEqual(
		expect.arrayContaining(["/v1/User/Register", "/v1/otp/send", "/v1/reports"]),
	);
	const { headers } = await writer();
	for (const { address, example } of examples) {
		const payload = Object(example);
		const reply = SIGNED_IN.includes(address)
			? await send("POST", address, { body: payload, headers })
			: await backend.app.inject({ method: "POST", url: address, payload });
		expect([address, reply.statusCode < 300]).toEqual([address, true]);
	}
});

const Described = z.object({
	operationId: z.string(),
	security: z.array(z.record(z.string(), z.array(z.string()))),
	responses: z.record(z.string(), z.object({ description: z.string().min(1) })),
});
const Whole = z.object({
	info: z.object({ license: z.object({ name: z.string() }) }),
	servers: z.array(z.object({ url: z.string() })).min(1),
	paths: z.record(z.string(), z.record(z.string(), Described)),
	components: z.object({ securitySchemes: z.record(z.string(), z.looseObject({ type: z.string() })) }),
});

test("each operation has its own name, its allowed callers, and its success and error answers", async () => {
	const { paths, components } = await backend.read(Whole, "/docs/json");
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, described]) => ({ name: `${method} ${path}`, ...described })),
	);
	expect(operations.length).toBeGreaterThan(160);
	expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
	const without = (first: string) =>
		operations.filter(({ responses }) => !Object.keys(responses).some((status) => status.startsWith(first)));
	expect(without("2")).toEqual([]);
	expect(without("4").map(({ name }) => name)).toEqual(["get /health/live", "get /health/ready"]);
	const schemes = operations.flatMap(({ security }) => security.flatMap((each) => Object.keys(each)));
	expect(new Set(schemes)).toEqual(new Set(Object.keys(components.securitySchemes)));
	const own = paths["/v1/me/shortlist"]?.put;
	expect(own).toMatchObject({ operationId: "putV1MeShortlist", security: [{ ourProgram: [], visitor: [] }] });
});
