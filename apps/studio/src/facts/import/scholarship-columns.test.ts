import { ImportedScholarship } from "@uchit/contract/scholarship-import.ts";
import { expect, test } from "vitest";
import { guessMapping } from "./columns.ts";
import { COLUMNS, toScheme } from "./scholarship-columns.ts";

test("the desk knows each column of the contract", () => {
	expect(COLUMNS.map(({ id }) => id).toSorted()).toEqual(Object.keys(ImportedScholarship.shape).toSorted());
});

test("a row of a file becomes what the wire takes, its columns found by what they are called", () => {
	const cells = {
		...{ Scheme: "Merit Award", "Amount (to)": "₹ 50,000", Gender: "female", State: "any", Stream: "law | medicine" },
		...{
			Publisher: "A trust",
			Document: "Rules",
			"Source URL": "https://trust.example/rules",
			"Read on": "2026-11-20",
		},
		...{ Remarks: "not ours", Category: "" },
	};
	const row = toScheme(cells, guessMapping({ columns: COLUMNS, headings: Object.keys(cells) }));
	expect(ImportedScholarship.parse(row)).toMatchObject({
		...{ slug: "merit-award", amount_most_inr: 50_000, genders: ["female"], states: [], streams: ["law", "medicine"] },
		...{ source_read_on: "2026-11-20" },
	});
	expect(row).not.toHaveProperty("groups");
});

test("what cannot be read stays as it is written, for the dry run to say so", () => {
	expect(
		toScheme(
			{ awards: "many", is_of_fees: "perhaps" },
			guessMapping({ columns: COLUMNS, headings: ["awards", "is_of_fees"] }),
		),
	).toMatchObject({
		...{ awards: "many", is_of_fees: "perhaps" },
	});
});
