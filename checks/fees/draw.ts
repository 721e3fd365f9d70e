import {
	ANDHRA,
	branchOf,
	type Cells,
	readAndhraBranches,
	readSheet,
	type Sheet,
	TELANGANA,
} from "../predictor/naive/eapcet.ts";

export type DrawnRank = {
	exam: string;
	authority: string;
	code: string;
	year: number;
	round: number | undefined;
	name: string;
	area: string;
	category: string;
	isForWomen: boolean;
	rank: number;
	/** True if the cell repeats the open seat's rank: no evidence for the category. */
	isRepeated: boolean;
};

type DrawnFee = { authority: string; code: string; branch: string; year: number; amount: number };
type Line = { sheet: Sheet; cells: Cells };

/** Ranks only of institutes with a fee, because the tables have the others under no code. */
export function readSheets(): { fees: DrawnFee[]; ranks: DrawnRank[] } {
	const lines = [...TELANGANA, ANDHRA].flatMap((sheet) => readSheet(sheet));
	const fees = lines.flatMap(feeOf);
	const codes = new Set(fees.map(({ authority, code }) => `${authority} ${code}`));
	const names = readAndhraBranches();
	const ranks = lines.flatMap((line) => ranksOf(line, names));
	return { fees, ranks: ranks.filter(({ authority, code }) => codes.has(`${authority} ${code}`)) };
}

function aboutOf({ sheet, cells }: Line) {
	const about =
		sheet === ANDHRA ? { exam: "ap-eapcet", authority: "APSCHE" } : { exam: "ts-eapcet", authority: "TGCHE" };
	return { ...about, year: sheet.year, code: cells.get("INSTCODE") ?? "" };
}

function feeOf(line: Line): DrawnFee[] {
	const amount = Number(line.cells.get("TUITION_FEE") ?? line.cells.get("Tuition Fee"));
	return amount > 0 ? [{ ...aboutOf(line), branch: branchOf(line.cells), amount }] : [];
}

function ranksOf(line: Line, names: ReadonlyMap<string, string>): DrawnRank[] {
	const { sheet, cells } = line;
	const branch = branchOf(cells);
	const about = {
		...aboutOf(line),
		round: sheet.round,
		name: cells.get("BRANCH_NAME") || (names.get(branch) ?? branch),
	};
	const [everyone, women] = [cells.get("OC_BOYS"), cells.get("OC_GIRLS")];
	return [...cells].flatMap(([column, text]): DrawnRank[] => {
		const [, category = "", pool] = /^(\w+)_(BOYS|GIRLS)$/.exec(column) ?? [];
		const rank = Number(text);
		if (category === "" || !(rank > 0)) return [];
		const isForWomen = pool === "GIRLS";
		const isRepeated = category !== "OC" && (text === everyone || (isForWomen && text === women));
		return [{ ...about, area: cells.get("A_REG") ?? "", category, isForWomen, rank, isRepeated }];
	});
}
