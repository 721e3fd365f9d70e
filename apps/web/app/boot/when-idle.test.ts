import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test("each moment does one piece, in the order of asking; one that fails does not keep the others", () => {
	const moments: (() => void)[] = [];
	vi.stubGlobal("requestIdleCallback", (moment: () => void) => moments.push(moment));
	const done: string[] = [];
	whenIdle(() => done.push("first"));
	whenIdle(() => {
		throw new Error("broken");
	});
	whenIdle(() => done.push("third"));
	expect(moments).toHaveLength(1);
	moments.shift()?.();
	expect(done).toEqual(["first"]);
	expect(moments.shift()).toThrow("broken");
	moments.shift()?.();
	expect(done).toEqual(["first", "third"]);
	expect(moments).toEqual([]);
});

test("what is asked for while a piece is done comes after those that wait", () => {
	const moments: (() => void)[] = [];
	vi.stubGlobal("requestIdleCallback", (moment: () => void) => moments.push(moment));
	const done: string[] = [];
	whenIdle(() => {
		done.push("first");
		whenIdle(() => done.push("asked by the first"));
	});
	whenIdle(() => done.push("second"));
	while (moments.length > 0) moments.shift()?.();
	expect(done).toEqual(["first", "second", "asked by the first"]);
});

test("a browser that knows no idle moments takes pauses", () => {
	vi.useFakeTimers();
	const done: string[] = [];
	whenIdle(() => done.push("first"));
	whenIdle(() => done.push("second"));
	expect(done).toEqual([]);
	vi.runAllTimers();
	expect(done).toEqual(["first", "second"]);
});
