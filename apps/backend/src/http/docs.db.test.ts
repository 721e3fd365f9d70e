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

/** These need what only somebody with a code, a sign-in or a file has: there is no example that works for everybody. */
const WITHOUT = ["/v1/User/Lookup", "/v1/otp/userInfo", "/v1/otp/verify"];

/** These are for whoever is signed in. */
const SIGNED_IN = ["/v1/reviews"];

test("the example of each public POST that the documentation shows succeeds as it stands", async () => {
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
