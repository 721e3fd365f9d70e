import { expect, test } from "vitest";
import { createQueue, Overloaded } from "./queue.ts";

function setUp(options: { atOnce: number; waiting: number }) {
	const queue = createQueue(options);
	const begun: string[] = [];
	const add = (name: string) => {
		const { promise, resolve, reject } = Promise.withResolvers<string>();
		const result = queue(() => {
			begun.push(name);
			return promise;
		});
		return { result, finish: () => resolve(name), fail: () => reject(new Error(name)) };
	};
	return { add, begun };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("as many as the limit allows run at once, and the others follow in turn", async () => {
	const { add, begun } = setUp({ atOnce: 2, waiting: 9 });
	const [a, , c] = [add("a"), add("b"), add("c"), add("d")];
	await settle();
	expect(begun).toEqual(["a", "b"]);
	a?.finish();
	expect(await a?.result).toBe("a");
	await settle();
	expect(begun).toEqual(["a", "b", "c"]);
	c?.finish();
	await settle();
	expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("failed work makes room too", async () => {
	const { add, begun } = setUp({ atOnce: 1, waiting: 9 });
	const [a] = [add("a"), add("b")];
	a?.fail();
	await expect(a?.result).rejects.toThrow("a");
	await settle();
	expect(begun).toEqual(["a", "b"]);
});

test("a full queue refuses at once, and has room again later", async () => {
	const { add, begun } = setUp({ atOnce: 1, waiting: 1 });
	const [a, b] = [add("a"), add("b")];
	await expect(add("c").result).rejects.toThrow(Overloaded);
	a?.finish();
	b?.finish();
	await Promise.all([a?.result, b?.result]);
	add("d");
	await settle();
	expect(begun).toEqual(["a", "b", "d"]);
});
