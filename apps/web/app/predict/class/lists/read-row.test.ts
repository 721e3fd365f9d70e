import { expect, test } from "vitest";
import { COLUMNS, columnNamed, LIST_COLUMNS } from "../columns.ts";
import type { ClassExam } from "../query-fields.ts";
import { readClass } from "../students.ts";
import { fileKey, type ListFiles, readRow, sharedNames } from "./read-row.ts";

const EXAM: ClassExam = { exam: "jee-mains", hasBothRanks: true, homeState: "asked", lists: [] };
const choice = (programme: string, exam = "jee-mains") => ({
	...{ key: programme, exam, authority: "JoSAA", rankSpace: "jee-main-crl", isScore: false, asked: 9_000 },
	...{ college: { slug: "nit-goa", name: "NIT Goa" }, programme, quota: "OS", seatType: "OPEN", gender: "", years: [] },
});
const listOf = (...choices: unknown[]) => JSON.stringify({ choices });
const filesOf = (files: Record<string, string>): ListFiles =>
	new Map(Object.entries(files).map(([name, text]) => [fileKey(name), { name, text }]));

const HEAD = "Name\tRank\tPwD\tDecision\tList of choices";
function read(rows: string, files: Record<string, string> = {}) {
	const { students } = readClass(`${HEAD}\n${rows}`, [...COLUMNS, ...LIST_COLUMNS]);
	const of = { exam: EXAM, rankSpace: "", files: filesOf(files), shared: sharedNames(students) };
	return students.map((student) => readRow(student, of));
}
const faults = (rows: string, files?: Record<string, string>) =>
	read(rows, files).map((row) => (row.kind === "unread" ? row.faults.map(({ why, text }) => [why, text]) : row.kind));

test("a row takes its list from the file named after the student, the file named in its cell, or the cell itself", () => {
	const asha = { "ASHA  Rao.json": listOf(choice("Civil")), "list 7.json": listOf(choice("Physics")) };
	const cell = listOf(choice("Art")).replaceAll('"', '""');
	const rows = read(`Asha Rao\t9,000\tno\tslide\t\nRavi\t800\t\t\tList 7\nMira\t70\tyes\tफ़्रीज़\t"${cell}"`, asha);
	const bodies = rows.flatMap((row) => (row.kind === "list" ? [row.list.body] : []));
	expect(bodies.map(({ choices }) => choices[0]?.programme)).toEqual(["Civil", "Physics", "Art"]);
	expect(bodies).toMatchObject([
		{ exam: "jee-mains", common: "9,000", pwd: false, decision: "slide" },
		{ common: "800", pwd: undefined, decision: "float" },
		{ common: "70", pwd: true, decision: "freeze" },
	]);
});

test("two students of one name do not get the same file", () => {
	const files = { "Asha.json": listOf(choice("Civil")), "Asha 2.json": listOf(choice("Art")) };
	expect(faults("Asha\t1\nasha\t2\t\t\tAsha 2.json", files)).toEqual([[["same-name", "Asha"]], "list"]);
});

test("a row reports all its errors at once", () => {
	expect(faults("Asha\t1\tperhaps\tjump\tno such file")).toEqual([
		[
			["pwd", "perhaps"],
			["decision", "jump"],
			["no-list", "no such file"],
		],
	]);
	expect(faults("\t1")).toEqual([[["no-list", ""]]]);
});

test("a file without a list or a choice of the exam is named; left-out entries of other files are counted", () => {
	const files = {
		"a.json": "{}",
		"b.json": listOf(choice("Physics", "jee-advanced")),
		"c.json": listOf(choice("Civil"), choice("Physics", "jee-advanced"), { key: 1 }),
	};
	expect(faults("a\t1\nb\t1", files)).toEqual([[["not-a-list", "a.json"]], [["no-choices", "b.json"]]]);
	expect(read("c\t1", files)).toMatchObject([
		{ left: { unreadable: 1, otherExam: 1 }, list: { sent: [{ place: 1 }] } },
	]);
});

test.each([
	["PwD (yes or no)", "pwd"],
	["दिव्यांग (हाँ या नहीं)", "pwd"],
	["Float, slide or freeze", "decision"],
	["फ़्लोट, स्लाइड या फ़्रीज़", "decision"],
	["List of choices", "choices"],
	["विकल्पों की लिस्ट", "choices"],
	["File name", "choices"],
	["PwD rank", "rank"],
])("the heading %s is read as %s", (heading, column) => expect(columnNamed(heading)).toBe(column));
