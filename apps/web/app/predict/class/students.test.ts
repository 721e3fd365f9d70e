import { expect, test } from "vitest";
import { COLUMNS } from "./columns.ts";
import { MAX_STUDENTS, readClass } from "./students.ts";

const cellsOf = (text: string) => readClass(text, COLUMNS).students.map(({ cells }) => cells);
const ASHA = { name: "Asha", common: "45,000", rank: "13500", category: "OBC", gender: "F", homeState: "Bihar" };

test("a class is read from a pasted spreadsheet, from CSV, and with semicolons", () => {
	expect(cellsOf("Asha\t45,000\t13500\tOBC\tF\tBihar")).toEqual([ASHA]);
	expect(cellsOf('\uFEFFAsha,"45,000",13500,OBC,F,Bihar\r\n')).toEqual([ASHA]);
	expect(cellsOf("Asha;45,000;13500;OBC;F;Bihar")).toEqual([ASHA]);
});

test("rows that mix tabs and commas are read as one table", () => {
	expect(cellsOf("Asha,45000,13500,OBC,F,Bihar\nRavi,45000\t,OPEN,M,Bihar\nMeena,46000,,SC,F,Goa")[1]).toMatchObject({
		name: "Ravi",
		common: "45000",
	});
	expect(cellsOf("Asha\t45000\t\tOBC\tF\tBihar\nRavi,46000,,OBC,M,Goa\nMeena\t47000\t\tSC\tF\tGoa")[1]).toEqual({
		...{ name: "Ravi", common: "46000", rank: "", category: "OBC", gender: "M", homeState: "Goa" },
	});
});

test("a header line allows the columns in any order, and unknown columns are ignored", () => {
	expect(cellsOf("Roll No,State,Category,CRL,Name\n7,Bihar,OBC,45000,Asha")).toEqual([
		{ name: "Asha", common: "45000", category: "OBC", homeState: "Bihar" },
	]);
	expect(cellsOf("नाम,रैंक,आरक्षण वर्ग\nआशा,45000,OBC")).toEqual([{ name: "आशा", common: "45000", category: "OBC" }]);
});

test.each([
	["Ravi,45,000,13,500,OBC,M,Goa", { common: "45,000", rank: "13,500", category: "OBC" }],
	["Ravi,1,23,456,,OPEN,M,Goa", { common: "1,23,456", rank: "", category: "OPEN" }],
	["Ravi,45,000", { common: "45,000" }],
	["Ravi,950,120,OBC,M,Goa", { common: "950", rank: "120", category: "OBC" }],
	["Name,Rank,Category\nRavi,12,345,OPEN", { common: "12,345", category: "OPEN" }],
	["Name,Rank,School rank\nRavi,345,123", { common: "345" }],
])("of the line %j the ranks are read with their commas: %o", (text, cells) => {
	expect(cellsOf(text)[0]).toMatchObject(cells);
});

test.each([
	["Ravi Kumar 45000", { name: "Ravi Kumar", common: "45000" }],
	[
		"Ravi Kumar 1,23,456 OBC M Madhya Pradesh",
		{ name: "Ravi Kumar", common: "1,23,456", category: "OBC", gender: "M", homeState: "Madhya Pradesh" },
	],
	[
		"Asha 45000 13500 OBC NCL F Bihar",
		{ name: "Asha", common: "45000", rank: "13500", category: "OBC NCL", gender: "F", homeState: "Bihar" },
	],
	["Ravi 45,000", { name: "Ravi", common: "45,000" }],
	["रवि कुमार 92.4 percentile SC", { name: "रवि कुमार", common: "92.4 percentile", category: "SC" }],
])("the line %j, parted by spaces alone, is read", (text, cells) => {
	expect(cellsOf(`${text}\nMeena 46000`)[0]).toMatchObject(cells);
	expect(cellsOf(`Meena,46000,,SC,F,Goa\n${text}`)[1]).toMatchObject(cells);
});

test("a numbered name beside a rank is no rank with a comma", () => {
	expect(cellsOf("Student 1,800\nStudent 2,900")[0]).toMatchObject({ name: "Student 1", common: "800" });
	expect(cellsOf("Student 1\t800\nStudent 2\t900")[0]).toMatchObject({ name: "Student 1", common: "800" });
});

test("each row has its line number, an empty line is skipped, and a cell too many is noticed", () => {
	const { students } = readClass("Asha,45000,,OPEN,F,Bihar\n\nRavi,45000,,OPEN,M,Bihar,Patna", COLUMNS);
	expect(students.map(({ line, hasMore }) => [line, hasMore])).toEqual([
		[1, false],
		[3, true],
	]);
});

test("students beyond the limit are counted, not silently dropped", () => {
	const { students, left } = readClass("A,1\n".repeat(MAX_STUDENTS + 3), COLUMNS);
	expect([students.length, left]).toEqual([MAX_STUDENTS, 3]);
});
