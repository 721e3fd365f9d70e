import { ExamFees } from "@uchit/contract/exam-record.ts";
import { expect, test } from "vitest";
import jee from "../../../../../content/exams/jee-mains.json" with { type: "json" };
import { feeFor } from "./fee.ts";

const person = (category?: "general" | "ews" | "obc-ncl" | "sc" | "st", gender?: "woman" | "man") => ({
	...{ category, gender, hasDisability: false },
});

const fees = ExamFees.parse(jee.fees);

test.each([
	["a general man", person("general", "man"), 1000, 1000],
	["a general woman", person("general", "woman"), 800, 800],
	["a man of OBC-NCL", person("obc-ncl", "man"), 900, 900],
	["a woman of SC", person("sc", "woman"), 500, 500],
	["someone of the general category whose gender is not known", person("general"), 800, 1000],
	["nobody that we know", person(), 500, 1000],
	["a general man with a disability", { ...person("general", "man"), hasDisability: true }, 1000, 1000],
])("JEE Main costs %s the fee in its list", (_, applicant, least, most) => {
	expect(feeFor(fees, applicant)).toEqual({ least, most });
});

test("a group of all women and some categories covers women of any category, and men of those categories", () => {
	const items = [
		{ who: ["women" as const, "sc" as const, "st" as const, "pwd" as const], amountInr: 1600 },
		{ who: ["general" as const, "ews" as const, "obc-ncl" as const, "men" as const], amountInr: 3200 },
	];
	expect(feeFor({ items }, person("general", "woman"))).toEqual({ least: 1600, most: 1600 });
	expect(feeFor({ items }, person("sc", "man"))).toEqual({ least: 1600, most: 1600 });
	expect(feeFor({ items }, person("general", "man"))).toEqual({ least: 3200, most: 3200 });
});
