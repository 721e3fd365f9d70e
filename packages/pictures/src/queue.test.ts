import { expect, test } from "vitest";
import { createQueue, Overloaded } from "./queue.ts";

function setUp(options: { atOnce: number; waiting: number }) {
	const queue = createQueue(options);
	const started: string[] = [];
	const add = (name: string) => {
		const { promise, resolve, reject } = Promise.withResolvers<string>();
		const result = queue(() => {
			started.push(name);
			return promise;
		});
		return { result, finish: () => resolve(name), fail: () => reject(new Error(name)) };
	};
	return { add, started };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("as many as the limit allows run at once, and the others follow in turn", async () => {
	const { add, started } = setUp({ atOnce: 2, waiting: 9 });
	const [a, , c] = [add("a"), add("b"), add("c"), add("d")];
	await settle();
	expect(started).toEqual(["a", "b"]);
	a?.finish();
	expect(await a?.result).toBe("a");
	await settle();
	expect(started).toEqual(["a", "b", "c"]);
	c?.finish();
	await settle();
	expect(started).toEqual(["a", "b", "c", "d"]);
});

test("failed work makes room too", async () => {
	const { add, started } = setUp({ atOnce: 1, waiting: 9 });
	const [a] = [add("a"), add("b")];
	a?.fail();
	await expect(a?.result).rejects.toThrow("a");
	await settle();
	expect(started).toEqual(["a", "b"]);
});

test("a full queue refuses at once, and has room again later", async () => {
	const { add, started } = setUp({ atOnce: 1, waiting: 1 });
	const [a, b] = [add("a"), add("b")];
	await expect(add("c").result).rejects.toThrow(Overloaded);
	a?.finish();
	b?.finish();
	await Promise.all([a?.result, b?.result]);
	add("d");
	await settle();
	expect(started).toEqual(["a", "b", "d"]);
});
