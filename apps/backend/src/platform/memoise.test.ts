import { expect, test, vi } from "vitest";
import { memoiseUntilChanged, memoiseWhileRenewed } from "./memoise.ts";

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

test("an answer still loading when the cache is dropped is not stored", async () => {
	const cached = counting(async (call) => call);
	const underWay = cached.get();
	cached.drop();
	expect([await underWay, await cached.get()]).toEqual([1, 2]);
});

test("a failure reaches the waiting callers, and the next call tries again", async () => {
	const cached = counting(async (call) => {
		if (call === 1) throw new Error("away");
		return call;
	});
	await expect(cached.get()).rejects.toThrow("away");
	expect(await cached.get()).toBe(2);
});

test("a dropped value is served until the new one is ready, and its replacement is announced", async () => {
	const answers = [1, 2, 3].map(() => Promise.withResolvers<number>());
	const onRenewed = vi.fn();
	let calls = 0;
	const renewed = memoiseWhileRenewed(() => answers[calls++]?.promise ?? Promise.reject(new Error("away")), onRenewed);
	answers[0]?.resolve(1);
	expect(await Promise.all([renewed.get(), renewed.get()])).toEqual([1, 1]);
	renewed.drop();
	expect([await renewed.get(), await renewed.get(), calls]).toEqual([1, 1, 2]);
	expect(onRenewed).not.toHaveBeenCalled();
	renewed.drop();
	answers[1]?.resolve(2);
	await vi.waitFor(() => expect(onRenewed).toHaveBeenCalledTimes(1));
	expect([await renewed.get(), calls]).toEqual([2, 3]);
	answers[2]?.resolve(3);
	await vi.waitFor(() => expect(onRenewed).toHaveBeenCalledTimes(2));
	expect(await renewed.get()).toBe(3);
	renewed.drop();
	expect(await renewed.get()).toBe(3);
	expect(await renewed.get()).toBe(3);
	expect(calls).toBe(5);
});

test("a first failure reaches the caller, and the next call tries again", async () => {
	let calls = 0;
	const find = async () => {
		calls += 1;
		if (calls === 1) throw new Error("away");
		return calls;
	};
	const renewed = memoiseWhileRenewed(find, () => undefined);
	await expect(renewed.get()).rejects.toThrow("away");
	expect(await renewed.get()).toBe(2);
});
