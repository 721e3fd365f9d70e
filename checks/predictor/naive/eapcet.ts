import { oneLine, readCsv, readTable } from "./files.ts";
import { type Printed, toPrinted } from "./printed.ts";

type Cells = ReadonlyMap<string, string>;
type Sheet = { dataset: string; file: string; year: number; round: number | undefined };

export const TELANGANA: readonly Sheet[] = [
	...[3].map((round) => ({ year: 2023, round })),
	...[1, 2, 3].map((round) => ({ year: 2024, round })),
	...[1, 2, 3].map((round) => ({ year: 2025, round })),
].map((sheet) => ({
	...sheet,
	dataset: `tg-eapcet-${sheet.year}`,
	file: `tg-eapcet/${sheet.year}/phase${sheet.round}.csv.gz`,
}));

/** The same seats under different codes in different years, mapped by hand. */
const SAME_CODE: Record<string, string> = {
	ANUG: "CVSR",
	ESUT: "KUCE",
	KUCESF: "KUCE",
	KUEWSF: "KUEWS",
	MGUNS: "MGUN",
	MGUNSF: "MGUN",
	JNTHMT: "JNTHM",
};

export function readTelangana(): Printed[] {
	const rows = TELANGANA.flatMap((sheet) => readSheet(sheet));
	const names = usualNames(rows.map(({ cells }) => cells));
	return rows.flatMap((row) => {
		const { cells } = row;
		const code = cells.get("INSTCODE") ?? "";
		const isIntegrated = code.startsWith("JNTHM");
		const type = (cells.get("TYPE") ?? "").replace("Type ", "");
		return ranksOf(row, {
			institute: `TG ${SAME_CODE[code] ?? code}`,
			programme: `${names.get(branchOf(cells)) ?? ""}${isIntegrated ? " (5 YEAR INTEGRATED MTECH)" : ""}`,
			quota: type === "SF" ? "SF" : "",
		});
	});
}

export const ANDHRA: Sheet = {
	...{ dataset: "ap-eapcet-2024", file: "ap-eapcet/2024/last_ranks.csv.gz", year: 2024, round: undefined },
};

function readAndhraBranches(): ReadonlyMap<string, string> {
	return new Map(readTable("ap-eapcet/branches.csv").map(({ code = "", name = "" }) => [code, name]));
}

export function readAndhra(): Printed[] {
	const names = readAndhraBranches();
	return readSheet(ANDHRA).flatMap((row) => {
		const { cells } = row;
		const branch = branchOf(cells);
		const code = cells.get("INSTCODE") ?? "";
		const beside = code.endsWith("OC")
			? " OFF CAMPUS"
			: /^(SF|SS)$/.test(cells.get("TYPE") ?? "")
				? ` ${cells.get("TYPE")}`
				: "";
		return ranksOf(row, {
			institute: `AP ${code}`,
			programme: `${names.get(branch) ?? branch}${code === "VITAPUMT" ? " (5 YEAR INTEGRATED MTECH)" : ""}`,
			quota: `${cells.get("A_REG")}${beside}`,
		});
	});
}

type Row = { sheet: Sheet; number: number; cells: Cells };

export function readSheet(sheet: Sheet): Row[] {
	const [head = [], ...rows] = readCsv(sheet.file);
	return rows
		.map((row, index) => ({
			sheet,
			number: index,
			cells: new Map(row.map((text, at) => [nameOf(head[at] ?? ""), oneLine(text)])),
		}))
		.filter(({ cells }) => branchOf(cells) !== "");
}

/** Unifies column names across years: `BC_A \nBOYS` and `BC_A_BOYS`. */
function nameOf(column: string): string {
	const name = oneLine(column.replace("\uFEFF", ""));
	const others: Record<string, string> = {
		"Inst Code": "INSTCODE",
		"College Type": "TYPE",
		"Branch Code": "BRANCH",
		"Branch Name": "BRANCH_NAME",
		"EWS GEN OU": "EWS_BOYS",
		"EWS GIRLS OU": "EWS_GIRLS",
	};
	return others[name] ?? name.replace(/ (BOYS|GIRLS)$/, "_$1");
}

export function branchOf(cells: Cells): string {
	return (cells.get("BRANCH") ?? "").replace("Code ", "");
}

/** Cells with a rank, except a category's that only repeats the open one. */
function ranksOf({ sheet, number, cells }: Row, about: Partial<Printed>): Printed[] {
	const columns = [...cells].filter(([name]) => /_(BOYS|GIRLS)$/.test(name));
	const open = [cells.get("OC_BOYS"), cells.get("OC_GIRLS")];
	return columns.flatMap(([name, text], place) => {
		const pool = name.endsWith("_GIRLS") ? "GIRLS" : "BOYS";
		const category = name.slice(0, -pool.length - 1);
		const repeats = pool === "GIRLS" ? open : open.slice(0, 1);
		if (category !== "OC" && repeats.includes(text)) return [];
		const gender = pool === "GIRLS" ? "Female-Only" : "Gender-Neutral";
		const line = number * columns.length + place + 1;
		return toPrinted({ ...sheet, ...about, line, category, gender, closing: Number(text) });
	});
}

/** Merged columns garble some branch names, so the usual spelling is taken. */
function usualNames(rows: readonly Cells[]): Map<string, string> {
	const names = new Map<string, string>();
	for (const [branch, own] of Map.groupBy(rows, branchOf)) {
		const counted = Map.groupBy(own, (cells) => cells.get("BRANCH_NAME") ?? "");
		const [usual] = [...counted].sort(([, a], [, b]) => b.length - a.length);
		names.set(branch, usual?.[0] ?? "");
	}
	return names;
}
