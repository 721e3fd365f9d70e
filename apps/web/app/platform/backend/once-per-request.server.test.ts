import { expect, test } from "vitest";
import { trialRequest } from "#app/testing/trial-request.ts";
import { oncePerRequest } from "./once-per-request.server.ts";

test("two loaders of one request load a value once; another request loads it again", async () => {
	const loaded: string[] = [];
	const load = oncePerRequest(async (_, key) => `${key} ${loaded.push(key)}`);
	const [one, other] = [trialRequest("http://one.test"), trialRequest("http://other.test")];
	expect(await Promise.all([load(one, "a"), load(one, "a"), load(one, "b"), load(other, "a")])).toEqual([
		"a 1",
		"a 1",
		"b 2",
		"a 3",
	]);
});

test("every caller gets the same failure", async () => {
	const load = oncePerRequest(async (_, key) => {
		throw new Error(`${key} failed`);
	});
	const request = trialRequest("http://one.test");
	const [first, second] = await Promise.allSettled([load(request, "a"), load(request, "a")]);
	expect(first).toEqual({ status: "rejected", reason: new Error("a failed") });
	expect(second).toEqual(first);
});
