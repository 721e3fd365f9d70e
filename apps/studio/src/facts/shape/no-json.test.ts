import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DESK = new URL("../../", import.meta.url);

test("no page of the desk requires anybody to write JSON", () => {
	const pages = readdirSync(DESK, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".tsx"));
	const offenders = pages.filter((path) => /\(JSON[,)]|JSON\.parse/.test(readFileSync(new URL(path, DESK), "utf8")));
	expect(pages.length).toBeGreaterThan(50);
	expect(offenders).toEqual([]);
});
