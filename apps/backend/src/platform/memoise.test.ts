import { expect, test } from "vitest";
import { memoiseUntilChanged } from "./memoise.ts";

function counting(answer: (call: number) => Promise<number>) {
	let calls = 0;
	return memoiseUntilChanged(() => answer(++calls));
}

test("callers share one answer until it is dropped", async () => {
	const cached = counting(async (call) => call);
	expect(await Promise.all([cached.get(), cached.get()])).toEqual([1, 1]);
	expect(await cached.get()).toBe(1);
	cached.drop();
	expect(await cached.get()).toBe(2);
});

test("an answer that was under way when it was dropped is not kept", async () => {
	const cached = counting(async (call) => call);
	const underWay = cached.get();
	cached.drop();
	expect([await underWay, await cached.get()]).toEqual([1, 2]);
});

test("a failure is told to those who wait, and tried again", async () => {
	const cached = counting(async (call) => {
		if (call === 1) throw new Error("away");
		return call;
	});
	await expect(cached.get()).rejects.toThrow("away");
	expect(await cached.get()).toBe(2);
});
