import { expect, test } from "vitest";
import { trialRequest } from "#app/testing/trial-request.ts";
import { memoiseUntilChanged } from "./until-changed.server.ts";

const URL = "http://127.0.0.1:9";

function counted(freshMs?: number) {
	let count = 0;
	return memoiseUntilChanged(async (request, key: "en" | "hi") => {
		request.cacheTags.add("menus");
		if (freshMs !== undefined) request.limitFreshness(freshMs);
		count += 1;
		return `${key} ${count}`;
	});
}

test("a value is built once for each key, and again after a change", async () => {
	const get = counted();
	const request = async (key: "en" | "hi", changes: number | undefined) => get(trialRequest(URL, { changes }), key);
	expect(await Promise.all([request("en", 1), request("en", 1), request("hi", 1)])).toEqual(["en 1", "en 1", "hi 2"]);
	expect([await request("en", 1), await request("en", 2)]).toEqual(["en 1", "en 3"]);
	expect([await request("en", undefined), await request("en", undefined)]).toEqual(["en 4", "en 5"]);
});

test("every page that shows the value carries its tags", async () => {
	const get = counted();
	const [first, second] = [trialRequest(URL), trialRequest(URL)];
	await get(first, "en");
	await get(second, "en");
	expect([...second.cacheTags]).toEqual(["menus"]);
});

test("a value with limited freshness is not remembered, and limits each page that shows it", async () => {
	const get = counted(5_000);
	const limits: number[] = [];
	const ask = () => get(trialRequest(URL, { limitFreshness: (ms) => limits.push(ms) }), "en");
	expect([await ask(), await ask()]).toEqual(["en 1", "en 2"]);
	expect(limits).toEqual([5_000, 5_000]);
});

test("a build continues when the request that began it ends", async () => {
	const ended = new AbortController();
	const get = memoiseUntilChanged(async (request, _key: "en") => {
		ended.abort();
		return request.signal.aborted;
	});
	expect(await get(trialRequest(URL, { signal: ended.signal }), "en")).toBe(false);
});

test("a failed build is tried again", async () => {
	let count = 0;
	const get = memoiseUntilChanged(async (_request, _key: "en") => {
		count += 1;
		if (count === 1) throw new Error("away");
		return count;
	});
	await expect(get(trialRequest(URL), "en")).rejects.toThrow("away");
	expect(await get(trialRequest(URL), "en")).toBe(2);
});
