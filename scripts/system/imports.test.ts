import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listImported } from "#scripts/system/imports.ts";

let folder = "";
beforeEach(() => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), "imports-")));
	write("package.json", '{ "imports": { "#own/*": "./src/*" } }');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
}

test("the files of a program are its imports and their imports, in every form", () => {
	write("main.ts", 'import {\n\ta,\n\tb,\n} from "./src/a.ts";\nimport "./src/effect.ts";\nimport pg from "pg";\n');
	write("src/a.ts", 'export { b } from "#own/deep/b.ts";\nexport const a = 1;\n');
	write("src/deep/b.ts", 'import { a } from "../a.ts";\nexport const b = () => import("../later.ts");\n');
	write("src/effect.ts", "");
	write("src/later.ts", "");
	write("src/alone.ts", "");
	const all = ["main.ts", "src/a.ts", "src/deep/b.ts", "src/effect.ts", "src/later.ts"];
	expect(listImported(["main.ts"], folder)).toEqual(all);
});

test("type imports are not listed", () => {
	write("main.ts", 'import type { A } from "./a.ts";\nexport type { B } from "./b.ts";\n');
	expect(listImported(["main.ts"], folder)).toEqual(["main.ts"]);
});

test("a missing file is an error, not a shorter list", () => {
	write("main.ts", 'import { gone } from "./gone.ts";\n');
	expect(() => listImported(["main.ts"], folder)).toThrow("gone.ts");
});

test("the list for the loader has the contract's words, and none of the contract's leads", () => {
	const files = listImported(["pipeline/src/load/main.ts"]);
	expect(files).toContain("pipeline/src/catalogue.ts");
	expect(files).toContain("packages/contract/src/words.ts");
	expect(files.filter((path) => path.includes("lead"))).toEqual([]);
});
