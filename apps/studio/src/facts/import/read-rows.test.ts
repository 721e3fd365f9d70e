import { parseCsv } from "@uchit/text/read-table.ts";
import { UnreadableFile } from "@uchit/text/unreadable-file.ts";
import { expect, test } from "vitest";
import { readRows, readTable } from "./read-rows.ts";

test("a CSV is read with its quotes, commas and line breaks", () => {
	const text = '\uFEFFslug,title,summary\r\na,"One, ""two""","line 1\nline 2"\r\n\r\nb,,plain\r\n';
	expect(parseCsv(text)).toEqual([
		{ line: 2, cells: { slug: "a", title: 'One, "two"', summary: "line 1\nline 2" } },
		{ line: 4, cells: { slug: "b", title: "", summary: "plain" } },
	]);
});

test.each([
	["semicolons", new Blob(["College;Fee\nA, of Goa;125000"])],
	["tabs, as cells are copied", "College\tFee\nA, of Goa\t125000"],
	["UTF-16, as a spreadsheet saves Unicode text", new Blob([utf16("College\tFee\r\nA, of Goa\t125000\r\n")])],
])("reads a table separated by %s", async (_what, table) => {
	expect(await readTable(table)).toEqual([{ line: 2, cells: { College: "A, of Goa", Fee: "125000" } }]);
});

test.each([
	["an empty file", new Blob([""]), "There is no row under the headings"],
	["headings alone", new Blob(["College,Fee\n"]), "There is no row under the headings"],
	["a comma that nobody quoted", new Blob(["College,Fee\nA,Goa,1"]), "A cell with a comma in it needs quotation marks"],
	["more rows than are taken", new Blob([`a,b\n${"1,2\n".repeat(5_001)}`]), "The file has 5,001 rows; at most 5,000"],
	["a large file", new Blob([new Uint8Array(3 * 1024 ** 2)]), "The file has 3.0 MB; at most 2 MB"],
	[
		"an old alphabet",
		new Blob([new Uint8Array([0x43, 0x61, 0x66, 0xe9])]),
		"neither a workbook (.xlsx) nor a text in UTF-8",
	],
])("%s is refused with a sentence", async (_what, table, reason) => {
	await expect(readTable(table, 5_000)).rejects.toThrow(reason);
});

function utf16(text: string): Uint8Array<ArrayBuffer> {
	return new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);
}

test.each([
	["a quotation mark that is not closed", 'slug\n"a'],
	["text after a quoted one", 'slug\n"a"b'],
	["a name twice", "slug,slug\na,b"],
	["more cells than names", "slug\na,b"],
])("%s is refused", (_what, text) => {
	expect(() => parseCsv(text)).toThrow(UnreadableFile);
});

test("cells take the types of their fields, and empty cells are left out", () => {
	expect(readRows("redirects", "from_path,to_path,status_code\n/a,/b,308\n/c,/d,\n/e,/f,soon")).toEqual([
		{ from_path: "/a", to_path: "/b", status_code: 308 },
		{ from_path: "/c", to_path: "/d" },
		{ from_path: "/e", to_path: "/f", status_code: "soon" },
	]);
	expect(readRows("news", "slug,related_colleges\na,iit-madras | iit-bombay")).toEqual([
		{ slug: "a", related_colleges: ["iit-madras", "iit-bombay"] },
	]);
});

test("an unknown column is named, together with the known columns", () => {
	expect(() => readRows("redirects", "College,to_path\n/a,/b")).toThrow(
		"There is no column “College” here. The columns are: from_path, to_path, status_code.",
	);
});

test("a JSON file must be a list of objects", () => {
	expect(readRows("news", ' [{ "slug": "a", "related_exams": [] }]')).toEqual([{ slug: "a", related_exams: [] }]);
	expect(() => readRows("news", "[1]")).toThrow("Row 1 is no object.");
	expect(() => readRows("news", "[{]")).toThrow(/^This is no JSON/);
});

test("a file with no rows or too many is refused", () => {
	expect(() => readRows("news", "slug,title\n")).toThrow("There is no row under the headings");
	expect(() => readRows("news", `slug\n${"a\n".repeat(1001)}`)).toThrow(/1,001 rows/);
});
