import { Overloaded } from "@uchit/pictures/queue.ts";
import { expect, test } from "vitest";
import { createFairQueue } from "#server/pages/queue.ts";

function setUpFair(options: { atOnce: number; waiting: number; each: { atOnce: number; waiting: number } }) {
	const queue = createFairQueue(options);
	const begun: string[] = [];
	const add = (whose: string, what: string) => {
		const { promise, resolve } = Promise.withResolvers<string>();
		const result = queue.run(
			() => {
				begun.push(what);
				return promise;
			},
			{ whose, what },
		);
		return { result, finish: () => resolve(what) };
	};
	return { queue, add, begun };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("visitors take turns, however many pages one of them requests", async () => {
	const { add, begun } = setUpFair({ atOnce: 1, waiting: 99, each: { atOnce: 1, waiting: 99 } });
	const much = Array.from({ length: 50 }, (_, place) => add("a", `a${place}`));
	const [one, two, other] = [add("b", "b0"), add("b", "b1"), add("c", "c0")];
	for (const page of [much[0], much[1], one, other, much[2], two]) {
		page?.finish();
		await page?.result;
		await settle();
	}
	expect(begun).toEqual(["a0", "a1", "b0", "c0", "a2", "b1", "a3"]);
});

test("one visitor runs as many as allowed, and leaves the other places free", async () => {
	const { add, begun } = setUpFair({ atOnce: 4, waiting: 99, each: { atOnce: 2, waiting: 99 } });
	const [first] = [add("a", "a0"), add("a", "a1"), add("a", "a2"), add("a", "a3"), add("b", "b0")];
	await settle();
	expect(begun).toEqual(["a0", "a1", "b0"]);
	first?.finish();
	await first?.result;
	await settle();
	expect(begun).toEqual(["a0", "a1", "b0", "a2"]);
});

test("a visitor who needs a page from another visitor's queue gets it in their own turn", async () => {
	const { queue, add, begun } = setUpFair({ atOnce: 1, waiting: 99, each: { atOnce: 1, waiting: 99 } });
	const pages = Array.from({ length: 9 }, (_, place) => add("a", `a${place}`));
	queue.join({ whose: "b", what: "a7" });
	for (const page of [pages[0], pages[1], pages[7]]) {
		page?.finish();
		await page?.result;
		await settle();
	}
	expect(begun).toEqual(["a0", "a1", "a7", "a2"]);
});

test("one visitor's queue is limited, and others find room when all queues together are full", async () => {
	const { queue, add, begun } = setUpFair({ atOnce: 1, waiting: 4, each: { atOnce: 1, waiting: 4 } });
	const pages = Array.from({ length: 5 }, (_, place) => add("a", `a${place}`));
	expect([queue.hasRoomFor("a"), queue.hasRoomFor("b")]).toEqual([false, true]);
	await expect(add("a", "a5").result).rejects.toThrow(Overloaded);
	const other = add("b", "b0");
	await expect(pages[4]?.result).rejects.toThrow(Overloaded);
	for (const page of [pages[0], pages[1], other, pages[2], pages[3]]) page?.finish();
	await Promise.all([pages[0], pages[1], other, pages[2], pages[3]].map((page) => page?.result));
	expect(begun.toSorted()).toEqual(["a0", "a1", "a2", "a3", "b0"]);
	expect(queue.hasRoomFor("a")).toBe(true);
});
