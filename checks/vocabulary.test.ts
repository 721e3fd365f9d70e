import { expect, test } from "vitest";
import { listSourceFiles, read } from "./source-tree.ts";

/** Top-level types and classes, exported functions and constants, private fields of classes. */
const NAMED =
	/^(?:export )?(?:abstract )?(?:type|interface|class) (\w+)|^export (?:async )?(?:function\*? ?|const |let )(\w+)|^\t(?:static |readonly )*(#\w+)/gm;

const houseWords = [...read("docs/vocabulary.md").matchAll(/^\| [^|]+ \| (`[^|]+`) \|/gm)].flatMap(([, words = ""]) =>
	[...words.matchAll(/`(\w+)`/g)].map(([, word = ""]) => word),
);

test("names use the trade's words: docs/vocabulary.md says which word to use instead", () => {
	expect(houseWords).toContain("kept");
	const named = listSourceFiles(/\.tsx?$/)
		.filter(({ path }) => !/\.(?:test|e2e)\.tsx?$|\/testing\/|^e2e\//.test(path))
		.flatMap(({ text }) => [...text.matchAll(NAMED)])
		.map(([, type, exported, field]) => type ?? exported ?? field ?? "");
	expect(named.length).toBeGreaterThan(1_000);
	expect(named.filter(isOf(houseWords))).toEqual([]);
});

function isOf(words: readonly string[]): (name: string) => boolean {
	const refused = new Set(words.flatMap((word) => [word, `${word}s`, `${word}es`]));
	return (name) => wordsOf(name).some((word) => refused.has(word));
}

function wordsOf(name: string): string[] {
	return name
		.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
		.toLowerCase()
		.split(/[^a-z0-9]+/);
}
