import { ImportedEvent, ImportedScholarship, ROW_TABLES } from "@uchit/contract/row-import.ts";
import { expect, test } from "vitest";
import { guessMapping } from "./columns.ts";
import { toRow } from "./row-values.ts";

const SCHEMAS = { event: ImportedEvent, scholarship: ImportedScholarship };

test.each(ROW_TABLES)("the columns of $name are those that the wire takes", ({ id, columns }) => {
	expect(columns.map((column) => column.id).toSorted()).toEqual(Object.keys(SCHEMAS[id].shape).toSorted());
});

function read(id: "event" | "scholarship", cells: Record<string, string>) {
	const table = ROW_TABLES.find((each) => each.id === id);
	if (table === undefined) throw new Error(`There is no table ${id}`);
	const mapping = guessMapping({ columns: table.columns, headings: Object.keys(cells) });
	return toRow({ line: 2, cells }, { table, mapping });
}

test("a file's row becomes the record that the server takes, with columns found by their names", () => {
	const { row, values } = read("scholarship", {
		...{ Scheme: "Merit Award", "Amount (to)": "₹ 50,000", Gender: "female", State: "any", Stream: "law | medicine" },
		...{ Frequency: "Year", Deadline: "31/12/2026", Remarks: "not ours", Category: "" },
	});
	expect(row).toBe(2);
	expect(ImportedScholarship.parse(values)).toMatchObject({
		...{ slug: "merit-award", amount_most_inr: 50_000, genders: ["female"], states: [], streams: ["law", "medicine"] },
		...{ per: "year", last_date: "2026-12-31" },
	});
	expect(values).not.toHaveProperty("groups");
});

test("an exam date is read as people write it", () => {
	const { values } = read("event", {
		Exam: "CUET UG",
		Event: "Admit Card",
		Year: "2027",
		Start: "15/01/2027",
		End: "",
	});
	expect(ImportedEvent.parse(values)).toEqual({
		...{ exam: "CUET UG", kind: "admit-card", cycle: "2027", starts: "2027-01-15", status: "official" },
	});
});

test("an unreadable value stays as written, so that the dry run can report it", () => {
	const { values } = read("scholarship", { Name: "A", awards: "many", is_of_fees: "perhaps", last_date: "soon" });
	expect(values).toMatchObject({ awards: "many", is_of_fees: "perhaps", last_date: "soon" });
});
