import type { PredictExam } from "@uchit/contract/predict-exam.schema.ts";

/** What a row of a class says, in the order in which a row without a line of names is read. */
export const COLUMNS = ["name", "common", "rank", "category", "gender", "homeState"] as const;
export type Column = (typeof COLUMNS)[number];

type Asked = Pick<PredictExam, "hasBothRanks" | "homeState" | "lists">;

/** What this exam asks for, and nothing that another would. */
export function columnsOf({ hasBothRanks, homeState, lists }: Asked): Column[] {
	const hasPools = lists.some(({ categories }) => categories.some(({ genders }) => genders.length > 0));
	return COLUMNS.filter(
		(column) =>
			(column !== "rank" || hasBothRanks) &&
			(column !== "gender" || hasPools) &&
			(column !== "homeState" || homeState === "asked"),
	);
}

/** How schools name their columns, letters alone. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
	name: ["name", "student", "studentname", "candidate", "नाम", "छात्र"],
	common: [
		"common",
		"commonrank",
		"crl",
		"crlrank",
		"air",
		"rank",
		"generalrank",
		"marks",
		"score",
		"रैंक",
		"कॉमनरैंक",
		"अंक",
	],
	rank: ["categoryrank", "catrank", "ownrank", "obcrank", "आरक्षणवर्गकीरैंक", "वर्गकीरैंक"],
	category: ["category", "reservationcategory", "cat", "caste", "आरक्षणवर्ग", "वर्ग"],
	gender: ["gender", "sex", "जेंडर", "लिंग"],
	homeState: ["homestate", "state", "domicile", "गृहराज्य", "राज्य"],
};

/** The column that a cell of the first line names. */
export function columnNamed(text: string): Column | undefined {
	const folded = text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, "");
	return COLUMNS.find((column) => NAMES[column].includes(folded));
}
