import { expect, test } from "vitest";
import { parseCsv, readRows } from "./read-rows.ts";
import { UnreadableFile } from "./unreadable-file.ts";

test("a CSV is read with its quotes, commas and line breaks", () => {
	const text = '\uFEFFslug,title,summary\r\na,"One, ""two""","line 1\nline 2"\r\n\r\nb,,plain\r\n';
	expect(parseCsv(text)).toEqual([
		{ slug: "a", title: 'One, "two"', summary: "line 1\nline 2" },
		{ slug: "b", title: "", summary: "plain" },
	]);
});

test.each([
	["a quotation mark that is not closed", 'slug\n"a'],
	["text after a quoted one", 'slug\n"a"b'],
	["a name twice", "slug,slug\na,b"],
	["more cells than names", "slug\na,b"],
])("%s is refused", (_what, text) => {
	expect(() => parseCsv(text)).toThrow(UnreadableFile);
});

test("cells become what their fields hold, and empty ones say nothing", () => {
	expect(readRows("redirects", "from_path,to_path,status_code\n/a,/b,308\n/c,/d,\n/e,/f,soon")).toEqual([
		{ from_path: "/a", to_path: "/b", status_code: 308 },
		{ from_path: "/c", to_path: "/d" },
		{ from_path: "/e", to_path: "/f", status_code: "soon" },
	]);
	expect(readRows("news", "slug,related_colleges\na,iit-madras | iit-bombay")).toEqual([
		{ slug: "a", related_colleges: ["iit-madras", "iit-bombay"] },
	]);
});

test("a column that there is not is named, with those that there are", () => {
	expect(() => readRows("redirects", "College,to_path\n/a,/b")).toThrow(
		"There is no column “College” here. The columns are: from_path, to_path, status_code.",
	);
});

test("JSON is a list of objects", () => {
	expect(readRows("news", ' [{ "slug": "a", "related_exams": [] }]')).toEqual([{ slug: "a", related_exams: [] }]);
	expect(() => readRows("news", "[1]")).toThrow("Row 1 is no object.");
	expect(() => readRows("news", "[{]")).toThrow(/^This is no JSON/);
});

test("a file with no row, or too many, is refused", () => {
	expect(() => readRows("news", "slug,title\n")).toThrow("The file holds no row.");
	expect(() => readRows("news", `slug\n${"a\n".repeat(1001)}`)).toThrow(/1001 rows/);
});
