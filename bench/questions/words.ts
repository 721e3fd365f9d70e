import type { Drawn } from "./draw.ts";
import type { BenchQuestion, Language } from "./question.ts";

export type Made = Omit<BenchQuestion, "id" | "kind" | "language" | "question">;
/** A kind of question: how many, how it is asked in each language, and what its row makes the answer. */
export type Kind = {
	rows: string;
	count: number;
	wording: Record<Language, (row: Drawn) => string>;
	make: (row: Drawn) => Made;
};

const SHORT: readonly (readonly [RegExp, string])[] = [
	[/^Indian Institute of Technology /, "IIT "],
	[/^National Institute of Technology,? /, "NIT "],
	[/^Indian Institute of Management /, "IIM "],
	[/^All India Institute of Medical Sciences /, "AIIMS "],
];
const POOLS: Readonly<Record<string, string>> = { AI: "all India", HS: "home state", OS: "other state" };
const MEASURED: Readonly<Record<string, string>> = { ug: "UG", pg: "PG" };

/** As people call it. */
export function nameOf({ college = "" }: Drawn): string {
	const [found] = SHORT.filter(([long]) => long.test(college));
	return found === undefined ? college : college.replace(...found);
}

export function programmeOf({ programme = "" }: Drawn): string {
	return programme.replace(/^(.*) \(4 Years, Bachelor of Technology\)$/, "B.Tech $1");
}

export const poolOf = ({ quota = "", seatType = "", gender = "" }: Drawn) =>
	[seatType, POOLS[quota] ?? quota, gender.replace(/ \(.*/, "")].filter((each) => each !== "" && each !== "NA");
export const seatOf = (row: Drawn) => poolOf(row).join(", ");
export const schoolYear = ({ year = "" }: Drawn) => `${year}-${String(Number(year) + 1).slice(2)}`;
export const levelOf = ({ level = "" }: Drawn) =>
	level.replace(/^(ug|pg)-(\d)$/, (_all, stage, years) => `${MEASURED[stage]} (${years} years)`);
export const listOf = ({ list = "" }: Drawn) => list.replace("state-public-university", "State Public University");
export const marksOf = ({ rankSpace = "" }: Drawn) => (rankSpace.endsWith("-score") ? "score" : "rank");

export const institution = ({ slug = "" }: Drawn) => ({ tool: "get_institution", arguments: { slug } });
