import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const SOURCES = new URL("../../data/sources/", import.meta.url);
const SEED = 20_262_711;

/** One cell of a last rank sheet, as it stands in the copy. */
export type DrawnRank = {
	exam: string;
	authority: string;
	code: string;
	year: number;
	round: number | undefined;
	/** The branch's name as printed or as the table of codes has it, else its code. */
	name: string;
	area: string;
	category: string;
	isForWomen: boolean;
	rank: number;
	/** The open seat's rank stands in the same cell: no evidence of the category. */
	isRepeated: boolean;
};

export type DrawnFee = { authority: string; code: string; branch: string; year: number; amount: number; file: string };

type Sheet = { file: string; exam: string; authority: string; year: number; round: number | undefined };
type Line = ReadonlyMap<string, string>;

const SHEETS: readonly Sheet[] = [
	...["2023/3", "2024/1", "2024/2", "2024/3", "2025/1", "2025/2", "2025/3"].map((path) => ({
		file: `tg-eapcet/${path.replace("/", "/phase")}.csv.gz`,
		exam: "ts-eapcet",
		authority: "TGCHE",
		year: Number(path.slice(0, 4)),
		round: Number(path.slice(5)),
	})),
	{ file: "ap-eapcet/2024/last_ranks.csv.gz", exam: "ap-eapcet", authority: "APSCHE", year: 2024, round: undefined },
];

/** Fees and ranks drawn by seed from the copies themselves: as many of each as asked, of all sheets alike. */
export function draw(count: number): { fees: DrawnFee[]; ranks: DrawnRank[]; repeated: DrawnRank[] } {
	const random = randomOf(SEED);
	const lines = SHEETS.flatMap((sheet) => read(sheet.file).map((line) => ({ sheet, line })));
	const fees = lines.flatMap(({ sheet, line }) => feeOf(sheet, line));
	const codes = new Set(fees.map(({ authority, code }) => `${authority} ${code}`));
	// An institute without any fee is found under no code in the tables.
	const ranks = lines
		.flatMap(({ sheet, line }) => ranksOf(sheet, line))
		.filter(({ authority, code }) => codes.has(`${authority} ${code}`));
	const take = <Row>(rows: readonly Row[]) =>
		Array.from({ length: count }, () => rows[Math.floor(random() * rows.length)]).flatMap((row) => row ?? []);
	return {
		fees: take(fees),
		ranks: take(ranks.filter(({ isRepeated }) => !isRepeated)),
		repeated: take(ranks.filter(({ isRepeated }) => isRepeated)),
	};
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function feeOf({ authority, year, file }: Sheet, line: Line): DrawnFee[] {
	const amount = Number(first(line, "TUITION_FEE", "Tuition Fee"));
	if (!(amount > 0)) return [];
	return [{ authority, year, file, amount, code: codeOf(line), branch: branchOf(line) }];
}

function ranksOf({ exam, authority, year, round }: Sheet, line: Line): DrawnRank[] {
	const about = { exam, authority, year, round, code: codeOf(line) };
	const open = [...line].filter(([column]) => /^OC /.test(column)).map(([, text]) => text);
	return [...line].flatMap(([column, text]): DrawnRank[] => {
		const [, category = "", pool = ""] = /^(\w+) (BOYS|GIRLS|GEN OU|GIRLS OU)$/.exec(column) ?? [];
		const rank = Number(text);
		if (category === "" || !(rank > 0)) return [];
		const isForWomen = pool.startsWith("GIRLS");
		const [everyone, women] = open;
		const isRepeated = category !== "OC" && (text === everyone || (isForWomen && text === women));
		const name = first(line, "BRANCH_NAME", "Branch Name") || nameOfCode(branchOf(line));
		return [{ ...about, name, area: first(line, "A_REG"), category, isForWomen, rank, isRepeated }];
	});
}

/** Andhra's sheet prints codes alone. */
function nameOfCode(code: string): string {
	const table = readFileSync(new URL("ap-eapcet/branches.csv", SOURCES), "utf8");
	const row = table.split("\n").find((line) => line.startsWith(`${code},`));
	return row?.split(",")[1] ?? code;
}

function codeOf(line: Line): string {
	return first(line, "INSTCODE", "Inst Code");
}

function branchOf(line: Line): string {
	return first(line, "BRANCH", "Branch Code").replace(/^Code /, "");
}

function first(line: Line, ...columns: string[]): string {
	return columns.flatMap((column) => line.get(column) ?? [])[0] ?? "";
}

/** Rows by column; `BC_A \nBOYS` and `BC_A_BOYS` are both `BC_A BOYS`. */
function read(file: string): Line[] {
	const text = gunzipSync(readFileSync(new URL(file, SOURCES)))
		.toString("utf8")
		.replace("\uFEFF", "");
	// No cell but a heading is broken over lines, and none holds a quoted quote.
	const cells = text.replace(/"[^"]*"/g, (quoted) => quoted.replaceAll(/[\r\n]+/g, " ").replaceAll(",", "\u0001"));
	const [head = [], ...rows] = cells.split(/\r?\n/).map((row) => row.split(",").map(plain));
	const columns = head.map((column) => column.replace(/_(BOYS|GIRLS)$/, " $1"));
	return rows
		.map((row) => new Map(columns.map((column, at) => [column, row[at] ?? ""])))
		.filter((line) => branchOf(line) !== "");
}

function plain(cell: string): string {
	return cell.replaceAll('"', "").replaceAll("\u0001", ",").replaceAll(/\s+/g, " ").trim();
}
