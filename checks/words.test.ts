import { settingsTable } from "@uchit/settings/table.ts";
import { expect, test } from "vitest";
import { listSourceFiles, read } from "./source-tree.ts";

const scripts: unknown = JSON.parse(read("package.json")).scripts;

test("every setting is in .env.example, and every setting there exists", () => {
	const shown = [...read(".env.example").matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
	expect(shown.sort()).toEqual(Object.keys(settingsTable).sort());
});

test("every command named in the documents exists", () => {
	const documents = ["README.md", "CONTRIBUTING.md"].map(read).join("\n");
	const named = [...documents.matchAll(/(?:^|`|&& )npm (?:run )?([a-z:]+)/gm)].map(([, name]) => name ?? "");
	const builtIn = ["ci", "install"];
	expect(named.length).toBeGreaterThan(0);
	expect(named.filter((name) => !builtIn.includes(name))).toSatisfy((names: string[]) =>
		names.every((name) => Object.hasOwn(Object(scripts), name)),
	);
});

test("the code has no unfinished work: no notes to self, no skipped test", () => {
	const loose = /\b(TODO|FIXME|XXX)\b|\.(skip|only|todo)\(|@ts-(ignore|expect-error|nocheck)|biome-ignore/;
	const files = listSourceFiles(/\.(ts|tsx|mjs|css)$/).filter(({ path }) => !path.startsWith("checks/"));
	expect(files.filter(({ text }) => loose.test(text)).map(({ path }) => path)).toEqual([]);
});
