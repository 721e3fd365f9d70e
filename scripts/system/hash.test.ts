import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashFiles } from "#scripts/system/hash.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "hash-"));
	mkdirSync(join(folder, "src"));
	writeFileSync(join(folder, "src/a.ts"), "one");
	writeFileSync(join(folder, "src/b.ts"), "two");
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = (root = folder) => hashFiles(["src/**", "src/*.ts"], root);

test("a copy in another folder has the same hash", () => {
	const copy = `${folder}-copy`;
	cpSync(folder, copy, { recursive: true });
	expect(hash(copy)).toBe(hash());
	rmSync(copy, { recursive: true });
});

test.each([
	["changed", () => writeFileSync(join(folder, "src/a.ts"), "other")],
	["added", () => writeFileSync(join(folder, "src/c.ts"), "")],
	["gone", () => rmSync(join(folder, "src/a.ts"))],
	["renamed", () => cpSync(join(folder, "src/a.ts"), join(folder, "src/d.ts"))],
])("a %s file changes the hash", (_what, change) => {
	const before = hash();
	change();
	expect(hash()).not.toBe(before);
});

test("a changed test does not change the hash", () => {
	const before = hash();
	writeFileSync(join(folder, "src/a.test.ts"), "expect");
	expect(hash()).toBe(before);
});
