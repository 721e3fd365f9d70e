import * as z from "zod";
import { readCsab, readMpDte, readUptac } from "../../predictor/naive/by-jee-main.ts";
import { oneLine, readJson, readTable, Table } from "../../predictor/naive/files.ts";
import { NEET_STATES, readNeet2025, readNeet2026, readNeetOf } from "../../predictor/naive/neet.ts";
import { readJacDelhi } from "../../predictor/naive/others.ts";
import { type Printed, toPrinted } from "../../predictor/naive/printed.ts";
import { readClat, readComedkTree } from "../../predictor/naive/trees.ts";

type Row = z.output<typeof Table>[number];

function ofTable(dataset: string, file: string, read: (row: Row) => Partial<Printed> | undefined): Printed[] {
	const rows: Row[] = file.includes(".csv") ? readTable(file) : readJson(Table, file);
	return rows.flatMap((row, index) => toPrinted({ dataset, file, line: index + 1, ...(read(row) ?? {}) }));
}

const text = (cell: Row[string] | undefined) => oneLine(String(cell ?? ""));

function readBitsat(year: number): Printed[] {
	return ofTable(`bitsat-${year}`, "bitsat/cutoffs.csv", (row) =>
		Number(row.year) === year
			? { institute: text(row.campus), programme: text(row.programme), year, closing: Number(row.cutoff_score) }
			: undefined,
	);
}

const PARTS: Record<string, string> = { Round: "", "Special Round": "-special", "National Spot Round": "-spot" };

function readCcmt(year: number): Printed[] {
	return Object.entries(PARTS).flatMap(([part, id]) =>
		ofTable(`ccmt-${year}${id}`, `ccmt/${year}_rounds.json.gz`, (row) => {
			const round = text(row.round);
			if (round.replace(/ \d$/, "") !== part) return undefined;
			return {
				...{ institute: text(row.institute), programme: text(row.program), category: text(row.category) },
				...{ round: Number(/\d$/.exec(round)?.[0] ?? 1), year, closing: Number(row.closingRank) },
			};
		}),
	);
}

const Colleges = z.array(
	z.object({
		name: z.string(),
		branches: z.array(z.object({ name: z.string(), cutoffs2025: z.record(z.string(), z.number()) })),
	}),
);

function readMaharashtra(): Printed[] {
	const file = "mhtcet/2025_cap_round_4/cutoffs.json.gz";
	let line = 0;
	return readJson(Colleges, file).flatMap(({ name, branches }) =>
		branches.flatMap((branch) =>
			Object.entries(branch.cutoffs2025).flatMap(([category, closing]) =>
				toPrinted({
					...{ dataset: "mht-cet-2025", file, line: ++line, institute: text(name), programme: text(branch.name) },
					...{ category, round: 4, year: 2025, closing },
				}),
			),
		),
	);
}

/** Each line is a cell of the sheet. A category rank equal to the course's open one is no evidence for the category. */
function readIcet(year: number): Printed[] {
	const file = "tg-icet/ranks_and_fees.csv.gz";
	const seatOf = (row: Row) => [row.year, row.inst_code, row.course].join(" ");
	const open = Map.groupBy(
		readTable(file).filter(({ category }) => category === "OC"),
		seatOf,
	);
	return ofTable(`tg-icet-${year}`, file, (row) => {
		const [all, women] = open.get(seatOf(row)) ?? [];
		const repeats = (row.gender === "Female" ? [all, women] : [all]).map((each) => each?.closing_rank);
		if (Number(row.year) !== year || (row.category !== "OC" && repeats.includes(String(row.closing_rank))))
			return undefined;
		return {
			...{ institute: `${text(row.institute)} ${text(row.place)}`, programme: text(row.course), year },
			...{ category: text(row.category).replace("-", "_"), closing: Number(row.closing_rank) },
		};
	});
}

function readDelhi(): Printed[] {
	const file = "du-csas/2025/rounds_1_and_3.csv.gz";
	let line = 0;
	return readTable(file).flatMap((row) =>
		["UR", "OBC", "SC", "ST", "EWS", "PwBD"].flatMap((category) => {
			const closing = Number(row[`r1_${category}`]);
			if (!(closing > 0)) return [];
			return toPrinted({
				...{ dataset: "du-csas-2025", file, line: ++line, institute: text(row.college), programme: text(row.program) },
				...{ category, round: 1, year: 2025, closing },
			});
		}),
	);
}

/** Closing lists added after the first version, read without the site's code and only when called. */
export const LISTS: readonly (() => Printed[])[] = [
	...[readCsab, readJacDelhi, readUptac, readMpDte, readClat, readMaharashtra, readDelhi, readNeet2025, readNeet2026],
	...NEET_STATES.map((state) => () => readNeetOf(state)),
	...[1, 2, 3].map((round) => () => readComedkTree("comedk-2024", 2024, round)),
	() => readComedkTree("comedk-2025-round-1", 2025, 1),
	...[2022, 2023, 2024, 2025, 2026].map((year) => () => readBitsat(year)),
	...[2021, 2022, 2023, 2024, 2025].map((year) => () => readCcmt(year)),
	() =>
		ofTable("mht-cet-2025-round-3", "mhtcet/2025_cap_round_3/cutoffs.csv.gz", (row) => ({
			...{ institute: text(row.College_Name), programme: text(row.Branch_Name), category: text(row.Category) },
			...{ round: 3, year: 2025, closing: Number(row.Rank) },
		})),
	...[2023, 2024].map((year) => () => readIcet(year)),
];
