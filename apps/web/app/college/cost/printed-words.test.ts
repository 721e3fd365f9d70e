import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { printedWords } from "./printed-words.ts";

const RULES = new URL("../../../../../data/sources/fee-pages/rules.csv", import.meta.url);

test("the printed rules of every IIT and NIT are translated into Hindi, and stay as printed in English", async () => {
	const [english, hindi] = [await translateFor("en"), await translateFor("hi")];
	const [head = [], ...rows] = readFileSync(RULES, "utf8").trim().split("\n").map(cells);
	const printed = rows.flatMap((row) =>
		["programme_printed", "students_printed", "includes"].map((name) => row[head.indexOf(name)] ?? ""),
	);
	expect(printed.length).toBeGreaterThan(8);
	for (const text of printed) {
		expect(printedWords(english, text)).toBe(text);
		expect(printedWords(hindi, text)).toMatch(/\p{Script=Devanagari}/u);
	}
	expect(printedWords(hindi, "from 2016-17")).toBe("2016-17 से");
	expect(printedWords(hindi, "convener quota")).toBeUndefined();
});

const cells = (line: string) =>
	[...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => cell.replaceAll('"', ""));
