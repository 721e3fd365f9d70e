import { expect, test } from "vitest";
import { toReadableCity, toReadableName } from "#pipeline/colleges/names.ts";

test.each([
	["MALIK DEENAR COLLEGE OF GRADUATE STUDIES", "Malik Deenar College of Graduate Studies"],
	["KLR COLLEGE OF EDUCATION, GIDDALUR", "KLR College of Education, Giddalur"],
	["ANDAMAN COLLEGE (ANCOL)", "Andaman College (ANCOL)"],
	["SRI SAI RAM COLLEGE", "Sri Sai Ram College"],
	["DR A R UNDRE WOMEN’S COLLEGE", "Dr A R Undre Women’s College"],
	["GNM/ANM TRAINING CENTRE", "GNM/ANM Training Centre"],
	["Government College", "Government College"],
])("a name in capitals becomes readable: %s", (printed, readable) => {
	expect(toReadableName(printed)).toBe(readable);
});

test("a city in capitals or small letters gets its usual spelling", () => {
	expect(["COIMBATORE", "new delhi", "Pune"].map(toReadableCity)).toEqual(["Coimbatore", "New Delhi", "Pune"]);
});
