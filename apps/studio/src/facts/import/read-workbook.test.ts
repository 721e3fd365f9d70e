import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UnreadableFile } from "@uchit/text/unreadable-file.ts";
import { expect, test } from "vitest";
import { readFile, readTable } from "./read-rows.ts";

const testing = (name: string) => new Blob([readFileSync(join(import.meta.dirname, "testing", name))]);

test("reads the first sheet of a workbook, with ISO days and full numbers, and skips empty rows", async () => {
	const rows = await readTable(testing("kinds.xlsx"));
	expect(rows.map(({ line }) => line)).toEqual([2, 4]);
	expect(rows.map(({ cells }) => cells)).toEqual([
		{
			name: 'पहली पंक्ति, "एक"',
			day: "2026-01-01",
			moment: "2026-01-01T12:00:00.000Z",
			amount: "1250.50",
			odd: "0.30000000000000004",
			yes: "true",
		},
		{ name: "  second  ", day: "", moment: "", amount: "125000", odd: "1E-3", yes: "false" },
	]);
});

test("a workbook too large to unpack here is refused at once", async () => {
	await expect(readFile("redirects", testing("large.xlsx"))).rejects.toThrow(/^The workbook is too large/);
});

test.each([
	["an archive that is no workbook", new Blob(["PK\u0003\u0004 and nothing else"]), /^This workbook cannot be read/],
	["an older workbook", new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])]), /older workbook \(\.xls\)/],
	["a picture", new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])]), /neither a workbook/],
])("%s is refused by name", async (_what, file, reason) => {
	const reading = readFile("redirects", file);
	await expect(reading).rejects.toThrow(UnreadableFile);
	await expect(readFile("redirects", file)).rejects.toThrow(reason);
});

test("a text file is read as text, whatever its name", async () => {
	expect(await readFile("redirects", new Blob(["from_path,to_path\n/a,/b"]))).toEqual([
		{ from_path: "/a", to_path: "/b" },
	]);
});
