import { bandOfRank, finalRows, nameOfSeat, rowsOf } from "./answer.ts";
import type { Printed } from "./printed.ts";

type Line = {
	year: number;
	group: string;
	options: number;
	inside: number;
	close: { options: number; inside: number };
	gone: number;
};

const GROUPS = "likely possible one reach unlisted".split(" ");
const RANKS = [
	...[10, 15, 20, 30, 40, 50, 70, 100, 150, 200, 300, 400, 500, 700, 1000, 1500, 2000, 3000, 4000, 5000, 7000],
	...[10000, 15000, 20000, 30000, 40000, 50000, 70000, 100000, 150000, 200000, 300000],
];
/** The usual rank lists of each exam; only all-India, home-state and other-state quotas count. */
const LISTS: Record<string, readonly string[]> = {
	"jee-mains": ["main"],
	"jee-advanced": ["advanced"],
	"jee-main-paper-2": ["architecture", "planning"],
};
const QUOTAS = ["AI", "HS", "OS"];

export type Report = { all: Line[]; branches: Map<string, Line[]> };

export function reportNaively(exam: string, isUndecided: (row: Printed) => boolean): Report {
	const rows = rowsOf(exam).filter((row) => isCounted(exam, row) && !isUndecided(row));
	const [, ...years] = yearsOf(rows);
	const isChecked = [...Map.groupBy(rows, ({ list, category }) => `${list}|${category}`).values()].some(
		(ofList) => yearsOf(ofList).length > 1,
	);
	if (!isChecked) return { all: [], branches: new Map() };
	const branches = new Map<string, Map<string, Line>>();
	const seats = Map.groupBy(rows, (row) => `${nameOfSeat(row)}|${row.category}|${row.list}`);
	for (const seat of seats.values()) {
		const branch = branchOf(seat.at(-1)?.programme ?? "");
		const own = branches.get(branch) ?? emptyLines(years);
		branches.set(branch, own);
		const closings = new Map(finalRows(exam, seat).map(({ year = 0, closing }) => [year, closing]));
		for (const year of years) countYear(own, closings, year);
	}
	const listed = [...branches].map(([branch, lines]): [string, Line[]] => [branch, [...lines.values()]]);
	return {
		all: addUp(years, [...branches.values()]),
		branches: new Map(listed.filter(([, lines]) => lines.some(({ options, gone }) => options + gone > 0))),
	};
}

function addUp(years: readonly number[], parts: readonly ReadonlyMap<string, Line>[]): Line[] {
	const all = emptyLines(years);
	for (const [key, line] of all)
		for (const part of parts) {
			const { options = 0, inside = 0, close, gone = 0 } = part.get(key) ?? {};
			line.options += options;
			line.inside += inside;
			line.close.options += close?.options ?? 0;
			line.close.inside += close?.inside ?? 0;
			line.gone += gone;
		}
	return [...all.values()];
}

function emptyLines(years: readonly number[]): Map<string, Line> {
	const lines = new Map<string, Line>();
	for (const year of years)
		for (const group of GROUPS)
			lines.set(`${year}${group}`, { year, group, options: 0, inside: 0, close: { options: 0, inside: 0 }, gone: 0 });
	return lines;
}

/** Only JoSAA, CSAB and Uttar Pradesh print seats for small groups in lists of several years; those are excluded. */
function isCounted(exam: string, { list, quota, category }: Printed): boolean {
	if (exam === "csab") return QUOTAS.includes(quota);
	if (exam === "uptac") return !/\((AF|FF|TF)\)$/.test(category);
	const lists = LISTS[exam];
	return lists === undefined || (lists.includes(list) && QUOTAS.includes(quota));
}

function yearsOf(rows: readonly Printed[]): number[] {
	return [...new Set(rows.flatMap(({ year }) => year ?? []))].sort((a, b) => a - b);
}

function countYear(lines: ReadonlyMap<string, Line>, closings: ReadonlyMap<number, number>, year: number): void {
	const newest = closings.get(year - 1);
	if (newest === undefined) return;
	const before = [...closings].filter(([closingYear]) => closingYear < year).map(([, closing]) => closing);
	const happened = closings.get(year);
	for (const rank of RANKS) {
		const line = lines.get(`${year}${bandOfRank(rank, before) || "unlisted"}`);
		if (line === undefined) continue;
		if (happened === undefined) {
			line.gone += 1;
			continue;
		}
		const inside = happened >= rank ? 1 : 0;
		const close = 10 * Math.abs(newest - rank) <= rank ? 1 : 0;
		line.options += 1;
		line.inside += inside;
		line.close.options += close;
		line.close.inside += close * inside;
	}
}

/** Words of branch kinds without spaces, collected by hand. The first matching line wins; a word after `!` must be absent. */
const LINES = [
	"dental: bds dental",
	"medicine: mbbs",
	"nursing: nursing",
	"law: llb",
	"pharmacy: pharm",
	"architecture: barch",
	"architecture: architecture !naval",
	"planning: planning",
	"ai-data: artificial machinelearning datascience dataanalytic dataengineer aiml",
	"electronics: ^electronicscomputer ^electronicsandcomputer electricalcommunication",
	"electrical: electrical",
	"computer: comput software cyber internetofthings",
	"computer: informationtechnology informationscience informationcommunication",
	"computer: informationandtechnology informationandscience informationandcommunication",
	"electronics: electronic communication vlsi",
	"mechanical: mechanical mechatronic automobile automotive",
	"civil: civil",
	"biotechnology: biotech biomedical bioengineering biological bioscience",
	"chemical: chemicaland chemicalengineering chemicalengg chemicaltech petrochem",
	"aerospace: aero",
	"materials: metallurg material",
].map((line) => {
	const [branch = "", words = ""] = line.split(": ");
	return { branch, words: words.split(" ") };
});

function branchOf(programme: string): string {
	const letters = [...programme.toLowerCase()].filter((letter) => letter >= "a" && letter <= "z").join("");
	const found = LINES.find(({ words }) => {
		if (words.some((word) => word.startsWith("!") && letters.includes(word.slice(1)))) return false;
		return words.some((word) =>
			word.startsWith("^") ? letters.startsWith(word.slice(1)) : !word.startsWith("!") && letters.includes(word),
		);
	});
	return found?.branch ?? "other";
}
