import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { spec } from "../../../../../e2e/support/spec.ts";
import { QueryError, ServerError } from "./graphql-client.ts";
import { createGraphqlStore, waitBeforeRetry } from "./graphql-store.ts";

const FIVE_MINUTES_MS = 5 * 60_000;

let store: QueryClient;
beforeEach(() => {
	vi.useFakeTimers();
	store = createGraphqlStore();
});
afterEach(() => {
	store.clear();
	vi.useRealTimers();
});

/** Something to ask, which counts how often it was. */
function createSource(answer: (times: number) => Promise<string> = async (times) => `answer ${times}`) {
	const source = { times: 0, ask: () => store.fetchQuery({ queryKey: ["colleges", "iit"], queryFn }) };
	const queryFn = () => {
		source.times += 1;
		return answer(source.times);
	};
	return { source, queryFn };
}

test(`${spec("9.54")} what is in the cache is the answer, and nobody is asked again`, async () => {
	const { source } = createSource();
	expect(await source.ask()).toBe("answer 1");
	await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS - 1_000);
	expect(await source.ask()).toBe("answer 1");
	expect(source.times).toBe(1);
});

test(`${spec("9.55")} those who ask the same at once share one request`, async () => {
	const { source } = createSource(async () => new Promise((resolve) => setTimeout(() => resolve("late"), 500)));
	const all = Promise.all([source.ask(), source.ask(), source.ask()]);
	await vi.advanceTimersByTimeAsync(500);
	expect(await all).toEqual(["late", "late", "late"]);
	expect(source.times).toBe(1);
});

test(`${spec("9.56")} after five minutes it is asked for anew, and what nobody looks at is forgotten`, async () => {
	const { source, queryFn } = createSource();
	const leave = new QueryObserver(store, { queryKey: ["colleges", "iit"], queryFn }).subscribe(() => undefined);
	await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS + 1);
	expect(await source.ask()).toBe("answer 2");
	leave();
	await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS - 1_000);
	expect(store.getQueryData(["colleges", "iit"])).toBe("answer 2");
	await vi.advanceTimersByTimeAsync(2_000);
	expect(store.getQueryData(["colleges", "iit"])).toBeUndefined();
});

test(`${spec("9.57", "9.58")} a failure is tried again after 1, 2 and 4 seconds, and then told`, async () => {
	const begun: number[] = [];
	const start = Date.now();
	const { source } = createSource(async () => {
		begun.push(Date.now() - start);
		throw new ServerError("away", 503, "");
	});
	const asked = expect(source.ask()).rejects.toThrow("away");
	await vi.advanceTimersByTimeAsync(60_000);
	await asked;
	expect(begun).toEqual([0, 1_000, 3_000, 7_000]);
});

test(`${spec("9.57")} an answer that comes on a retry is the answer`, async () => {
	const { source } = createSource(async (times) => {
		if (times < 4) throw new TypeError("Failed to fetch");
		return "at last";
	});
	const asked = source.ask();
	await vi.advanceTimersByTimeAsync(7_000);
	expect(await asked).toBe("at last");
});

test.each([
	["a refusal", new ServerError("no", 400, "")],
	["a query that cannot be answered", new QueryError("no such field")],
])("%s is not tried again: it would be refused again", async (_what, error) => {
	const { source } = createSource(() => Promise.reject(error));
	await expect(source.ask()).rejects.toBe(error);
	expect(source.times).toBe(1);
});

test(`${spec("9.58", "9.59")} the wait doubles, up to thirty seconds`, () => {
	expect([0, 1, 2, 3, 4, 5, 6, 20, 2_000].map(waitBeforeRetry)).toEqual([
		1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000,
	]);
});
