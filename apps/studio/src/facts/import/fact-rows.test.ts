import { FACT_TABLES, type FactTableId, type ImportedFact } from "@uchit/contract/fact-import.ts";
import { parseCsv, type TableRow } from "@uchit/text/read-table.ts";
import { expect, test } from "vitest";
import { guessMapping } from "./columns.ts";
import { columnsOf, keyOfInstitutionName, readFactRows, templateOf, toFaultFile, whatIsMissing } from "./fact-rows.ts";
import { withExact } from "./names.ts";
import { leftAfter, toTriedRows } from "./outcomes.ts";

const GOA = { id: "U-1", name: "IIT Goa" };
const JOSAA = { id: "jee-mains JoSAA", name: "JoSAA: JEE Main" };

function tableOf(id: FactTableId) {
	const table = FACT_TABLES.find((each) => each.id === id);
	if (table === undefined) throw new Error(`There is no table of ${id}`);
	return table;
}

function read(id: FactTableId, rows: readonly TableRow[], same: Record<string, string> = {}) {
	const table = tableOf(id);
	const mapping = guessMapping({ columns: columnsOf(table), headings: Object.keys(rows[0]?.cells ?? {}) });
	const colleges = new Map(["", "Goa"].map((place) => [keyOfInstitutionName({ name: "IIT Goa", place }), GOA]));
	const reading = { table, mapping, same, colleges, counsellings: [JOSAA] };
	return { missing: whatIsMissing(reading), rows: readFactRows(rows, reading) };
}

test.each(FACT_TABLES)("the template of $id names every column, and its example is passed over", (table) => {
	const rows = parseCsv(templateOf(table));
	expect(rows).toHaveLength(1);
	expect(Object.values(rows[0]?.cells ?? {}).filter((cell) => cell === "")).toEqual([]);
	expect(read(table.id, rows)).toEqual({ missing: undefined, rows: [] });
});

test("a file with other headings and order is read, with values shared by all rows given separately", () => {
	const text = "Annual fee;Course;Institute;City;Remarks\n1,25,000;B.Tech;IIT Goa;Goa;ours\n12;B.Des;IIT Goa;Goa;";
	const same = { year: "2026", quota: "all", covers: "tuition" };
	const { missing, rows } = read("fee", parseCsv(text), same);
	expect(missing).toBeUndefined();
	const fact = { ...same, programme: "B.Tech" };
	expect(rows[0]?.facts).toEqual([{ row: 2, college_id: "U-1", field: "fee", value: "1,25,000", fact }]);
	expect(rows.map(({ isUnusual }) => isUnusual)).toEqual([false, true]);
	expect(read("fee", parseCsv(text)).missing).toBe(
		"Say which column this is: First year of the session (2025 is 2025-26); Whose seats; What it pays for.",
	);
});

test("a heading is matched by the words in it, where it can mean one column alone", () => {
	const headings = ["Name of college", "Programme offered", "Session (first year)", "Amount (Rs per year)", "Seats"];
	const guess = (id: FactTableId, named: readonly string[]) =>
		guessMapping({ columns: columnsOf(tableOf(id)), headings: named });
	expect(guess("fee", [...headings, "Pays for"])).toEqual({
		college: "Name of college",
		place: undefined,
		code: undefined,
		programme: "Programme offered",
		year: "Session (first year)",
		quota: "Seats",
		covers: "Pays for",
		"value-0": "Amount (Rs per year)",
	});
	expect(guess("fee", ["Fee (tuition)", "Fee (hostel)", "Total to be refunded"])["value-0"]).toBeUndefined();
});

test("a code beside the name is sent with it, and names that one college alone has are chosen to begin with", () => {
	const [row] = read("fee", parseCsv("College,AISHE code,Fee\nIIT Goa,U-1,125000")).rows;
	expect(row?.called).toEqual({ name: "IIT Goa", place: "", code: "U-1" });
	const names = ["A", "B", "C"].map((name) => ({ name, place: "" }));
	const answered = names.map((name, at) => ({
		...name,
		answer: { is: (["exact", "unsure", "exact"] as const)[at] ?? "unsure", colleges: [{ id: `U-${at}`, name: "" }] },
	}));
	const byHand = { id: "U-9", name: "By hand" };
	const keyC = keyOfInstitutionName({ name: "C", place: "" });
	const chosen = withExact(new Map([[keyC, byHand]]), { answered, known: [] });
	expect([...chosen.values()].map(({ id }) => id).toSorted()).toEqual(["U-0", "U-9"]);
	// What somebody took back stays open.
	expect(withExact(new Map(), { answered, known: answered }).size).toBe(0);
});

test("rows that were left out stay after the others are brought in, but for those that the site has", () => {
	const rows = (["new", "wrong", "same", "unusual"] as const).map((outcome, line) => ({
		...{ line, outcome, cells: {}, facts: [], says: "" },
	}));
	expect(leftAfter(rows, rows.slice(0, 1)).map(({ outcome }) => outcome)).toEqual(["wrong", "unusual"]);
});

test("a row may contain several facts, and a counselling is found by its body", () => {
	const contacts = read("contacts", parseCsv("College,Phone,Website,PIN\nIIT Goa,0832 249 0894,,403401"));
	expect(contacts.rows[0]?.facts).toEqual([
		{ row: 2, college_id: "U-1", field: "phone", value: "0832 249 0894" },
		{ row: 2, college_id: "U-1", field: "pin", value: "403401" },
	]);
	const same = { counselling: "josaa", year: "2025", programme: "Civil", seat_type: "OPEN" };
	const [closing] = read("closing-rank", parseCsv("College,Closing rank\nIIT Goa,18412"), same).rows;
	expect(closing?.facts).toMatchObject([{ value: "18412", fact: { ...same, counselling: JOSAA.id } }]);
	const [placement] = read("placement", parseCsv("College,Students placed\nIIT Goa,87"), {
		list: "engineering",
		year: "2025",
		level: "ug-4",
		cohort: "2021",
	}).rows;
	expect(placement?.facts).toMatchObject([{ value: "87", fact: { measure: "placed" } }]);
});

test.each([
	["IIT Goa,=1+1", "“=1+1” is a formula"],
	[",125000", "It names no college."],
	["IIT Goa,", "It has no value: Fee"],
	["Nobody's college,125000", "Choose above which college this is."],
	["C-9999999,125000", "No college has the id “C-9999999”."],
])("the row %s gets a fault in plain words", (row, reason) => {
	const same = { programme: "B.Tech", year: "2026", quota: "all", covers: "tuition" };
	expect(read("fee", parseCsv(`College,Fee\n${row}`), same).rows[0]?.fault).toContain(reason);
});

test("each row shows its outcome, a row with one wrong part is wrong, and its words are saved with the reason", () => {
	const { rows } = read(
		"contacts",
		parseCsv("College,Phone,PIN\nIIT Goa,none,403401\nIIT Goa,0832 249 0894,403401\nIIT Goa,,403401"),
	);
	const same: ImportedFact = { outcome: "same", was: "403401", waits: false };
	const tried = toTriedRows(rows, [
		{ outcome: "wrong", was: "", waits: false, reason: "It has to be a phone number." },
		same,
		{ outcome: "changed", was: "0832 1", waits: true },
		same,
		same,
	]);
	expect(tried.map(({ line, outcome, says }) => [line, outcome, says])).toEqual([
		[2, "wrong", "It has to be a phone number."],
		[3, "changed", "Phone: 0832 1 → 0832 249 0894, for a second person"],
		[4, "same", ""],
	]);
	const [wrong] = tried;
	const saved = parseCsv(toFaultFile([{ cells: wrong?.cells ?? {}, reason: wrong?.says ?? "" }]));
	expect(saved[0]?.cells).toEqual({
		College: "IIT Goa",
		Phone: "none",
		PIN: "403401",
		"What is wrong": "It has to be a phone number.",
	});
});
