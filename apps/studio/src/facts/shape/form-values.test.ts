import { readdirSync, readFileSync } from "node:fs";
import { CountryRecord } from "@uchit/contract/country.ts";
import { ExamRecord } from "@uchit/contract/exam-record.ts";
import { expect, test } from "vitest";
import { fieldsToForm, fromForm, toForm } from "./form-values.ts";
import { type Fields, readFields, type Shape } from "./shape.ts";

const CONTENT = new URL("../../../../../content/", import.meta.url);
test.each([
	["exams", ExamRecord],
	["countries", CountryRecord],
] as const)("every record of %s comes out of its form as it went in", (folder, schema) => {
	const fields = readFields(schema.shape);
	for (const name of readdirSync(new URL(`${folder}/`, CONTENT))) {
		const record = schema.parse(JSON.parse(readFileSync(new URL(`${folder}/${name}`, CONTENT), "utf8")));
		const form = fieldsToForm(fields, record);
		const sent = Object.entries(form).map(([field, value]) => [field, fromForm(shapeOf(fields, field), value)]);
		expect(JSON.stringify(Object.fromEntries(sent)), name).toBe(JSON.stringify(record));
	}
});

const eligibility = shapeOf(readFields(ExamRecord.shape), "eligibility");

test("a row has an input for every field, so that it inherits nothing from the row it replaces", () => {
	const [row] = Array.of(toForm(eligibility, [{ kind: "gender", only: "women", stage: "exam" }])).flat();
	expect(row).toMatchObject({
		kind: "gender",
		only: "women",
		anyOf: [],
		leastPercent: { general: null },
		noteHi: null,
	});
	expect(row).toMatchObject({ receipt: { publisher: null, line: null } });
});

test("fields of another kind of rule are left out", () => {
	const written = { kind: "attempts", most: 3, only: "women", receipt: { publisher: "", date: null } };
	expect(fromForm(eligibility, [written, { kind: null, note: "" }])).toEqual([{ kind: "attempts", most: 3 }]);
});

test("a part's required lists are present even when empty, and a part without any content is absent", () => {
	const pattern = shapeOf(readFields(ExamRecord.shape), "pattern");
	expect(fromForm(pattern, { year: "2027", papers: [{ name: "Paper 1", sections: [] }] })).toEqual({
		...{ year: "2027", papers: [{ name: "Paper 1", sections: [] }] },
	});
	expect(fromForm(pattern, toForm(pattern))).toBeUndefined();
});

function shapeOf(fields: Fields, name: string): Shape {
	const shape = fields[name];
	if (shape === undefined) throw new Error(`There is no ${name}`);
	return shape;
}
