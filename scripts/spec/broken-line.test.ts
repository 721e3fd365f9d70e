import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { breakLine, mendLeftover } from "#scripts/spec/broken-line.ts";

const ORIGINAL = "const first = 1;\nconst speed = 200;\n";
let file = "";
let note = "";

beforeEach(() => {
	const folder = mkdtempSync(join(tmpdir(), "broken-line-"));
	file = join(folder, "x.ts");
	note = join(folder, "notes", "broken.json");
	writeFileSync(file, ORIGINAL);
});

const line = () => ({ file, text: "= 200", broken: "= 250" });
const content = () => readFileSync(file, "utf8");

test("a line is broken, and is as it was when it is mended, however often", () => {
	const mend = breakLine(line(), note);
	expect(content()).toBe(ORIGINAL.replace("200", "250"));
	mend();
	mend();
	expect(content()).toBe(ORIGINAL);
	expect(existsSync(note)).toBe(false);
});

test("what a killed process left broken is mended by the next one", () => {
	breakLine(line(), note);
	expect(mendLeftover(note)).toBe(file);
	expect(content()).toBe(ORIGINAL);
	expect(mendLeftover(note)).toBeUndefined();
});

test("what somebody else changed meanwhile stays", () => {
	const mend = breakLine(line(), note);
	writeFileSync(file, content().replace("first = 1", "first = 2"));
	mend();
	expect(content()).toBe(ORIGINAL.replace("first = 1", "first = 2"));
});

test.each(["= 300", "const"])("a text that does not stand there exactly once is refused: %s", (text) => {
	expect(() => breakLine({ file, text, broken: "x" }, note)).toThrow("not once");
	expect(content()).toBe(ORIGINAL);
});
