import { expect, test } from "vitest";
import { memoiseUntilChanged } from "./memoise.ts";

function counting(answer: (call: number) => Promise<number>) {
	let calls = 0;
	return memoiseUntilChanged(() => answer(++calls));
}

test("callers share one answer until it is dropped", async () => {
	const kept = counting(async (call) => call);
	expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
	expect(await kept.get()).toBe(1);
	kept.drop();
	expect(await kept.get()).toBe(2);
});

test("an answer that was under way when it was dropped is not kept", async () => {
	const kept = counting(async (call) => call);
	const underWay = kept.get();
	kept.drop();
	expect([await underWay, await kept.get()]).toEqual([1, 2]);
});

test("a failure is told to those who wait, and tried again", async () => {
	const kept = counting(async (call) => {
		if (call === 1) throw new Error("away");
		return call;
	});
	await expect(kept.get()).rejects.toThrow("away");
	expect(await kept.get()).toBe(2);
});
