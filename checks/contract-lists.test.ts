import { expect, test } from "vitest";
import { listSourceFiles, ROOT } from "./source-tree.ts";

/** Two shared words may be a coincidence. */
const MIN_WORDS = 3;
const LIST = /\[\s*"[^"\n]*"(?:,\s*"[^"\n]*")*,?\s*\]/g;
const code = listSourceFiles(/^(?:apps|packages|pipeline|scripts|e2e|checks|bench)\/.*\.tsx?$/);

test("no code repeats a list of the contract", async () => {
	const lists = await readLists();
	expect(lists.size).toBeGreaterThan(30);
	const again = code
		.filter(({ path }) => !/^packages\/contract\/|\.test\.tsx?$/.test(path))
		.flatMap(({ path, text }) =>
			[...text.matchAll(LIST)].flatMap(([list]) => {
				const name = lists.get(keyOf([...list.matchAll(/"([^"]*)"/g)].map(([, word = ""]) => word)));
				return name === undefined ? [] : [`${path} repeats ${name}`];
			}),
		);
	expect(again).toEqual([]);
});

async function readLists(): Promise<ReadonlyMap<string, string>> {
	const files = code.filter(({ path }) => /^packages\/contract\/src\/[a-z-]+\.ts$/.test(path));
	const modules = await Promise.all(files.map(({ path }): Promise<object> => import(ROOT + path)));
	return new Map(
		modules
			.flatMap((module) => Object.entries(module))
			.filter(([, list]) => Array.isArray(list) && list.length >= MIN_WORDS && list.every(isWord))
			.map(([name, list]) => [keyOf(list), name]),
	);
}

function isWord(value: unknown): boolean {
	return typeof value === "string";
}

function keyOf(words: readonly string[]): string {
	return JSON.stringify(words);
}
