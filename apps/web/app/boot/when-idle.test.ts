import { afterEach, expect, test, vi } from "vitest";
import { runWhenIdle } from "./when-idle.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test("each idle moment does one task, in the order requested, and a failed task does not stop the others", () => {
	const moments: (() => void)[] = [];
	vi.stubGlobal("requestIdleCallback", (moment: () => void) => moments.push(moment));
	const done: string[] = [];
	runWhenIdle(() => done.push("first"));
	runWhenIdle(() => {
		throw new Error("broken");
	});
	runWhenIdle(() => done.push("third"));
	expect(moments).toHaveLength(1);
	moments.shift()?.();
	expect(done).toEqual(["first"]);
	expect(moments.shift()).toThrow("broken");
	moments.shift()?.();
	expect(done).toEqual(["first", "third"]);
	expect(moments).toEqual([]);
});

test("a task requested during another task runs after the waiting ones", () => {
	const moments: (() => void)[] = [];
	vi.stubGlobal("requestIdleCallback", (moment: () => void) => moments.push(moment));
	const done: string[] = [];
	runWhenIdle(() => {
		done.push("first");
		runWhenIdle(() => done.push("asked by the first"));
	});
	runWhenIdle(() => done.push("second"));
	while (moments.length > 0) moments.shift()?.();
	expect(done).toEqual(["first", "second", "asked by the first"]);
});

test("a browser without idle callbacks uses pauses", () => {
	vi.useFakeTimers();
	const done: string[] = [];
	runWhenIdle(() => done.push("first"));
	runWhenIdle(() => done.push("second"));
	expect(done).toEqual([]);
	vi.runAllTimers();
	expect(done).toEqual(["first", "second"]);
});
