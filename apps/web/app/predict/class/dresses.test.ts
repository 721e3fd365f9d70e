import type { ClassFile } from "@uchit/contract/predict-class.ts";
import { readClassFile } from "@uchit/predictor/class-file.ts";
import { expect, test } from "vitest";
import { COLUMNS, columnNamed } from "./columns.ts";
import { type ClassExam, toQueryFields } from "./query-fields.ts";
import { makeSheet } from "./sheet.ts";
import { decodeTable, readClass } from "./students.ts";

const POOLS = ["Gender-Neutral", "Female-only (including Supernumerary)"];
const STATES = ["bihar", "odisha", "uttar-pradesh"];

/** Four programmes of a kind: one all-India, and one for the people of each of three states; in both pools. */
function groupOf(rankSpace: "jee-main-crl" | "jee-main-category", seatType: "OPEN" | "OBC-NCL", closing: number) {
	const seats = POOLS.flatMap((_, pool) => [0, 1, 2, 3].map((place) => ({ pool, place })));
	return {
		...{ rankSpace, seatType, pwd: false, genders: POOLS, isSpecial: false },
		socialCategory: seatType === "OPEN" ? ("open" as const) : ("obc-ncl" as const),
		seats: {
			college: seats.map(({ place }) => place % 3),
			programme: seats.map(({ place }) => place),
			quota: seats.map(({ place }) => (place === 3 ? 4 : 5)),
			gender: seats.map(({ pool }) => 6 + pool),
			pool: seats.map(({ place }) => (place === 3 ? ("all-india" as const) : ("home-state" as const))),
		},
		closings: [seats.map(({ pool, place }) => closing + 1_000 * pool + 100 * place)],
	};
}

const FILE: ClassFile = {
	exam: "jee-mains",
	states: STATES.map((slug) => ({ slug, name: slug })),
	colleges: STATES.map((slug, state) => ({ slug, name: slug, state, isForWomen: false })),
	texts: ["A", "B", "C", "D", "AI", "HS", ...POOLS],
	counsellings: [
		{
			...{ exam: "jee-mains", authority: "JoSAA", years: [2025], quotas: [] },
			groups: [groupOf("jee-main-crl", "OPEN", 46_000), groupOf("jee-main-category", "OBC-NCL", 24_000)],
		},
	],
};
const INDEX = readClassFile(FILE);
const EXAM: ClassExam = {
	...{ exam: "jee-mains", hasBothRanks: true, homeState: "asked" },
	lists: (["jee-main-crl", "jee-main-category"] as const).map((rankSpace, place) => ({
		...{ rankSpace, figure: "rank", apart: false, ofCategory: place === 1 },
		categories: [
			{ value: "OPEN", socialCategory: "open" as const, pwd: false, pools: [], genders: POOLS },
			{ value: "OBC-NCL", socialCategory: "obc-ncl" as const, pwd: false, pools: [], genders: POOLS },
		].slice(place, place + 1),
	})),
};

const sheetsOf = (text: string) =>
	readClass(text, COLUMNS).students.map((student) => makeSheet(INDEX, toQueryFields(EXAM, student, ""), 10));

const PLAIN_CSV = `Name,Rank,Category rank,Reservation category,Gender,Home state
Asha,45678,23456,OBC-NCL,F,Uttar Pradesh
Ravi,"1,23,456",,OPEN,M,Odisha
Mira,45000,,OPEN,F,Bihar`;
const utf16 = (text: string) =>
	Uint8Array.from([...`\uFEFF${text}`].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]));

const DRESSES: Readonly<Record<string, string>> = {
	"other headings": PLAIN_CSV.replace(
		/^.*/,
		"Name of Student,All India Rank,OBC-NCL Rank,Category,Sex,State of Eligibility",
	),
	"still others": PLAIN_CSV.replace(/^.*/, "Candidate's Name,CRL Rank,Category Rank,Caste,Gender (M/F),Domicile State"),
	"Hindi headings": PLAIN_CSV.replace(/^.*/, "छात्र का नाम,रैंक,श्रेणी रैंक,श्रेणी,लिंग,गृह राज्य"),
	abbreviations: PLAIN_CSV.replace("Uttar Pradesh", "UP")
		.replace("Odisha", "Orissa")
		.replace(",F,Bihar", ",Girl,BR")
		.replace(",M,", ",Boy,"),
	"Hindi states": PLAIN_CSV.replace("Uttar Pradesh", "उत्तर प्रदेश")
		.replace("Odisha", "ओडिशा")
		.replace(",F,Bihar", ",लड़की,बिहार"),
	"numbers of programs": PLAIN_CSV.replace("45678,23456", "45678.0,23456.0").replace("45000", "45000.0"),
	"spaces in numbers": PLAIN_CSV.replace("45678,23456", "45 678,23\u00a0456").replace("45000", "\u200e45000"),
	"Devanagari digits": PLAIN_CSV.replace("45678,23456", "४५६७८,२३४५६").replace("45000", "४५०००"),
	"sep=; and semicolons": `sep=;\r\n${PLAIN_CSV.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, ";").replaceAll("\n", "\r\n")}`,
	tabs: PLAIN_CSV.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, "\t"),
	"a title row above": `Class XII-B ranks\n\n${PLAIN_CSV}`,
	"UTF-16": decodeTable(utf16(PLAIN_CSV)),
};

test("the class file in twelve formats gives the same sheets for the same students", () => {
	const plain = sheetsOf(PLAIN_CSV);
	expect(plain.map((sheet) => sheet.kind === "answer" && sheet.total)).toEqual([8, 0, 4]);
	expect(Object.keys(DRESSES)).toHaveLength(12);
	for (const [dress, text] of Object.entries(DRESSES)) expect([dress, sheetsOf(text)]).toEqual([dress, plain]);
});

test("a line without commas fails without affecting the others", () => {
	const [alone, ...others] = sheetsOf("Ravi Kumar 45000\nAman,46000,,General,M,Bihar\nMira,45000,,OPEN,F,Bihar");
	expect([alone, ...others].map((sheet) => sheet?.kind)).toEqual(["refused", "answer", "answer"]);
});

test("unread columns are reported: unknown headings, duplicates, and those that the exam does not need", () => {
	const { columns, above } = readClass(
		"Roll No,Name,Father's Name,Rank,School rank,CRL\n7,Asha,Ram,45000,3,45000",
		COLUMNS,
	);
	expect([above, ...columns.filter(({ column }) => column === undefined).map(({ heading }) => heading)]).toEqual([
		0,
		"Roll No",
		"Father's Name",
		"School rank",
		"CRL",
	]);
	expect(readClass("Name,AIR,Home state\nAsha,5,Bihar", ["name", "common"]).columns.at(-1)?.column).toBeUndefined();
});

test.each([
	["JEE Main CRL", "common"],
	["NEET AIR 2026", "common"],
	["Rank (or marks)", "common"],
	["Marks", "common"],
	["GEN-EWS Rank", "rank"],
	["वर्ग की रैंक", "rank"],
	["State code of eligibility", "homeState"],
	["Mobile", undefined],
	["Mother's name", undefined],
	["State rank", undefined],
])("the heading %s is read as %s", (heading, column) => expect(columnNamed(heading)).toBe(column));
