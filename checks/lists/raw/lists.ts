import * as z from "zod";
import { readJson, readTable, Table } from "../../predictor/naive/files.ts";

/** One closing figure as a document prints it. `file` and `line` name the row as the site does where it refuses one. */
export type Printed = {
	source: string;
	file: string;
	line: number;
	institute: string;
	programme: string;
	seatType: string;
	round: number | undefined;
	year: number;
	figure: number;
};

type Read = (cells: Record<string, string | number | null>) => Omit<Printed, "source" | "file" | "line"> | undefined;

/** The copy of 2025 has other words for whom a seat is for: what the list itself prints, by hand. */
const WOMEN: Record<string, string> = {
	OPEN: "OPEN(GIRL)",
	EWS: "EWS(GL)",
	"OBC-NCL": "BC(Girl)",
	SC: "SC(Girl)",
	ST: "ST(Girl)",
};
const BOTH: Record<string, string> = {
	EWS: "EWS(OPEN)",
	"OBC-NCL": "BC",
	"OPEN (PwD)": "OPEN(PH)",
	"EWS (PwD)": "EWS(PH)",
	"OBC-NCL (PwD)": "BC(PH)",
	"SC (PwD)": "SC(PH)",
};

function inUttarPradesh(row: Record<string, string | number | null>): string {
	const seat = text(row.Seat);
	const note = text(row.Program).endsWith("(FW)") ? "TF" : text(row.Note);
	if (note !== "") return `${seat.replace("OBC-NCL", "BC")}(${note})`;
	return (text(row.Gender).startsWith("Female") ? WOMEN : BOTH)[seat] ?? seat;
}

/** A file with several lists is unpacked once for all of them. */
let newest: { file: string; rows: z.output<typeof Table> } | undefined;

function ofTable(source: string, file: string, read: Read): Printed[] {
	if (newest?.file !== file) newest = { file, rows: file.includes(".csv") ? readTable(file) : readJson(Table, file) };
	return newest.rows.flatMap((cells, index) => {
		const printed = read(cells);
		return printed === undefined || !(printed.figure > 0) ? [] : [{ source, file, line: index + 1, ...printed }];
	});
}

function readBitsat(year: number): Printed[] {
	return ofTable(`bitsat-${year}`, "bitsat/cutoffs.csv", (row) =>
		Number(row.year) === year
			? {
					...{ institute: text(row.campus), programme: text(row.programme), seatType: "" },
					...{ round: undefined, year, figure: Number(row.cutoff_score) },
				}
			: undefined,
	);
}

/** By the copy's key; without a number where the round has none. */
const NEET_2025: Record<string, [id: string, round?: number]> = {
	aiq_2025_cutoffs: ["neet-2025", 1],
	andhra_2025_r3_cutoffs: ["neet-2025-andhra-pradesh", 3],
	gujarat_2025_cutoffs: ["neet-2025-gujarat", 3],
	himachal_2025_r3_cutoffs: ["neet-2025-himachal-pradesh", 3],
	karnataka_2025_r3_cutoffs: ["neet-2025-karnataka", 3],
	kerala_2025_cutoffs: ["neet-2025-kerala", 3],
	maharashtra_2025_r3_cutoffs: ["neet-2025-maharashtra", 3],
	mp_2025_cutoffs: ["neet-2025-madhya-pradesh", 1],
	punjab_2025_cutoffs: ["neet-2025-punjab", 2],
	telangana_2025_cutoffs: ["neet-2025-telangana"],
	westbengal_2025_cutoffs: ["neet-2025-west-bengal", 1],
};

function readNeet([key, [source, round]]: [string, [id: string, round?: number]]): Printed[] {
	return ofTable(source, "neet/2025_mcc_and_states/closing_ranks.csv.gz", (row) => {
		if (row.source !== key) return undefined;
		const category = text(row.category);
		return {
			...{ institute: text(row.institute), programme: text(row.programme).replace("BSc", "B.Sc."), year: 2025, round },
			seatType: source === "neet-2025" ? category.replace(/ PwD$/, " (PwD)") : category,
			figure: Number(row.closing_rank),
		};
	});
}

const PARTS: Record<string, string> = { Round: "", "Special Round": "-special", "National Spot Round": "-spot" };

function readCcmt(year: number): Printed[] {
	return Object.entries(PARTS).flatMap(([part, id]) =>
		ofTable(`ccmt-${year}${id}`, `ccmt/${year}_rounds.json.gz`, (row) => {
			const round = text(row.round);
			if (round.replace(/ \d$/, "") !== part) return undefined;
			return {
				...{ institute: text(row.institute), programme: text(row.program), seatType: text(row.category) },
				...{ round: Number(/\d$/.exec(round)?.[0] ?? 1), year, figure: Number(row.closingRank) },
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
			Object.entries(branch.cutoffs2025).map(([seatType, figure]) => ({
				...{ source: "mht-cet-2025", file, line: ++line, institute: text(name), programme: text(branch.name) },
				...{ seatType, round: 4, year: 2025, figure },
			})),
		),
	);
}

const Trees = z.array(z.object({ code: z.string(), courses: z.record(z.string(), z.string()) }));

function readComedk(year: number, round: number): Printed[] {
	const file = `comedk/${year}/round${round}.json.gz`;
	const source = year === 2024 ? "comedk-2024" : "comedk-2025-round-1";
	let line = 0;
	return readJson(Trees, file).flatMap(({ code, courses }) =>
		Object.entries(courses).map(([course, rank]) => ({
			...{ source, file, line: ++line, institute: code, programme: text(course.slice(course.indexOf("-") + 1)) },
			...{ seatType: "General merit", round, year, figure: Number(rank) },
		})),
	);
}

/** A line is a cell of the sheet; a category's that repeats the open one of its course says nothing of the category. */
function readIcet(year: number): Printed[] {
	const file = "tg-icet/ranks_and_fees.csv.gz";
	const rows = readTable(file);
	const seatOf = (row: Record<string, string>) => [row.year, row.inst_code, row.course].join(" ");
	const openRanks = new Map<string, string[]>();
	for (const row of rows)
		if (row.category === "OC")
			openRanks.set(seatOf(row), [...(openRanks.get(seatOf(row)) ?? []), row.closing_rank ?? ""]);
	return rows.flatMap((row, index) => {
		const figure = Number(row.closing_rank);
		const [all, women] = openRanks.get(seatOf(row)) ?? [];
		const repeats = row.gender === "Female" ? [all, women] : [all];
		if (Number(row.year) !== year || !(figure > 0)) return [];
		if (row.category !== "OC" && repeats.includes(row.closing_rank)) return [];
		const institute = `${text(row.institute)} ${text(row.place)}`;
		const seat = { programme: text(row.course), seatType: text(row.category).replace("-", "_"), round: undefined };
		return [{ source: `tg-icet-${year}`, file, line: index + 1, institute, year, figure, ...seat }];
	});
}

const DELHI = ["UR", "OBC", "SC", "ST", "EWS", "PwBD"];

function readDelhi(): Printed[] {
	const file = "du-csas/2025/rounds_1_and_3.csv.gz";
	const cells = readTable(file).flatMap((row) =>
		DELHI.map((seatType) => ({ row, seatType, figure: Number(row[`r1_${seatType}`]) })).filter(
			({ figure }) => figure > 0,
		),
	);
	return cells.map(({ row, seatType, figure }, index) => ({
		...{ source: "du-csas-2025", file, line: index + 1, institute: text(row.college), programme: text(row.program) },
		...{ seatType, round: 1, year: 2025, figure },
	}));
}

function text(cell: string | number | null | undefined): string {
	return String(cell ?? "")
		.replaceAll("&amp;", "&")
		.split(/\s+/)
		.join(" ")
		.trim();
}

/**
 * The lists of closing figures that came after the first version's, read without anything of the site; each is read when it is called.
 */
export const LISTS: readonly (() => Printed[])[] = [
	() =>
		ofTable("csab-2024", "csab/2024/csab_2024.csv.gz", (row) => ({
			...{ institute: text(row.institute), programme: text(row.branch), seatType: text(row.seat_type) },
			...{ round: Number(row.round), year: 2024, figure: Number(row.closing_rank) },
		})),
	() =>
		ofTable("csab-2025", "csab/2025/csab_2025.csv.gz", (row) => ({
			...{ institute: text(row.institute), programme: text(row.academic_program), seatType: text(row.seat_type) },
			...{ round: Number(row.round), year: 2025, figure: Number(row.closing_rank) },
		})),
	() =>
		ofTable("jac-delhi-2025", "jac-delhi/2025/round5.csv.gz", (row) => ({
			...{ institute: text(row.Institute), programme: text(row.Program), seatType: text(row.Code) },
			...{ round: 5, year: 2025, figure: Number(row["Closing Rank (int)"]) },
		})),
	() =>
		ofTable("uptac-2024", "uptac/2024/uptac_2024.json.gz", (row) => ({
			...{ institute: text(row.institute), programme: text(row.program), seatType: text(row.category) },
			...{ round: Number(row.round), year: 2024, figure: Number(row.cr) },
		})),
	() =>
		ofTable("uptac-2025", "uptac/2025/uptac_2025.csv.gz", (row) => ({
			...{ institute: text(row.Institute), programme: text(row.Program), seatType: inUttarPradesh(row) },
			...{ round: Number(text(row.Round).slice(-1)), year: 2025, figure: Number(row["Closing Rank (int)"]) },
		})),
	() =>
		ofTable("mpdte-2025", "mpdte/2025/mpdte_2025.csv.gz", (row) => ({
			...{ institute: text(row["INSTITUTE NAME"]), programme: text(row.BRANCH), round: undefined, year: 2025 },
			seatType: text(row["ALLOTTED CATEGORY"]) + (text(row.NATIONALPLAYER) === "" ? "" : ", national player"),
			figure: Number(row["CLOSING JEE COMMON RANK"]),
		})),
	() =>
		ofTable("clat-2026", "clat/2026/closing_ranks.csv", (row) => ({
			...{ institute: text(row.nlu), programme: text(row.programme), seatType: text(row.category_code) },
			...{ round: 5, year: 2026, figure: Number(row.closing_air) },
		})),
	readMaharashtra,
	...[1, 2, 3].map((round) => () => readComedk(2024, round)),
	() => readComedk(2025, 1),
	...[2022, 2023, 2024, 2025, 2026].map((year) => () => readBitsat(year)),
	readDelhi,
	() => Object.entries(NEET_2025).flatMap(readNeet),
	() =>
		ofTable("neet-2026", "neet/2026_mcc_rounds_1_2/allotments.csv.gz", (row) => ({
			...{ institute: text(row.institute), programme: text(row.course), round: undefined, year: 2026 },
			seatType: row.category === "General" ? "Open" : text(row.category),
			figure: Number(row.closing_rank),
		})),
	...[2021, 2022, 2023, 2024, 2025].map((year) => () => readCcmt(year)),
	() =>
		ofTable("mht-cet-2025-round-3", "mhtcet/2025_cap_round_3/cutoffs.csv.gz", (row) => ({
			...{ institute: text(row.College_Name), programme: text(row.Branch_Name), seatType: text(row.Category) },
			...{ round: 3, year: 2025, figure: Number(row.Rank) },
		})),
	...[2023, 2024].map((year) => () => readIcet(year)),
];
