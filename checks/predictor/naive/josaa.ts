import * as z from "zod";
import { oneLine, readCsv, readJson, readOwn } from "./files.ts";
import { type Printed, toPrinted } from "./printed.ts";

/** The years in which JoSAA printed seat pools by gender. Earlier figures are of one pool for everyone and not comparable. */
const YEARS = [2018, 2019, 2020, 2021, 2022, 2023, 2024];

const oldNames = new Map(readOwn("old-names.csv").map(([before = "", now = ""]) => [before, now]));

const RENAMED = readOwn("renamed-programmes.csv").map(
	([institute = "", before = "", now = ""]) => [institute, before, now] as const,
);

const renamed = new Map(RENAMED.map(([institute, before, now]) => [`${institute}|${before}`, now]));

/** All rows since 2018 except preparatory courses, under today's names. */
export function readJosaa(): Printed[] {
	return doubtSmall([...YEARS.flatMap(readOldYear), ...readCoded(), ...readPasted()].map(toToday)).map(toNewName);
}

/** IIT ranks of SC, ST or disability before 2025 below a fifth of the seat's median (of two, the larger) are doubted. */
function doubtSmall(rows: readonly Printed[]): Printed[] {
	const mayBeDoubted = ({ list, category, year = 0 }: Printed) =>
		list === "advanced" && year < 2025 && /^ST|^SC|PwD/.test(category);
	const nameOf = ({ institute, programme, quota, category, gender }: Printed) =>
		[institute, programme, quota, category, gender].join("|");
	const middle = new Map<string, number>();
	for (const [name, seat] of Map.groupBy(rows.filter(mayBeDoubted), nameOf)) {
		const closings = seat.map(({ closing }) => closing).sort((a, b) => a - b);
		middle.set(name, closings[Math.trunc(closings.length / 2)] ?? 0);
	}
	return rows.map((row) =>
		mayBeDoubted(row) && row.closing * 5 < (middle.get(nameOf(row)) ?? 0) ? { ...row, isDoubted: true } : row,
	);
}

function readOldYear(year: number): Printed[] {
	const file = `josaa/2016_2024_all_rounds/josaa_${year}_all_rounds.csv.gz`;
	const [, ...rows] = readCsv(file);
	return rows.flatMap((cells, index) => {
		const [, round, institute, kind, programme = "", quota, category, gender, opening, closing] = cells.map(oneLine);
		return toPrinted({
			...{ dataset: `josaa-${year}`, file, line: index + 1, institute, programme, quota, category, gender, year },
			...{ round: Number(round), opening: Number(opening), closing: Number(closing) },
			list: listOf(kind === "Indian Institute of Technology", programme),
		});
	});
}

const Coded = z.object({
	institutes: z.array(z.string()),
	programs: z.array(z.string()),
	quotas: z.array(z.string()),
	seat_types: z.array(z.string()),
	genders: z.array(z.string()),
	preparatory_row_indexes: z.array(z.int()),
	rows: z.array(z.array(z.number())),
});

function readCoded(): Printed[] {
	const file = "josaa/2025_all_rounds/josaa_2025_all_rounds.json.gz";
	const coded = readJson(Coded, file);
	const preparatory = new Set(coded.preparatory_row_indexes);
	return coded.rows.flatMap((codes, index) => {
		const [institute = -1, programme = -1, quota = -1, category = -1, gender = -1, round, opening, closing] = codes;
		const name = oneLine(coded.institutes[institute] ?? "");
		const course = oneLine(coded.programs[programme] ?? "");
		const isIit = name.startsWith("Indian Institute of Technology");
		return toPrinted({
			...{ dataset: "josaa-2025", file, line: index + 1, institute: name, programme: course, year: 2025, round },
			...{ quota: coded.quotas[quota], category: coded.seat_types[category], gender: coded.genders[gender] },
			...{ opening, closing, list: preparatory.has(index) ? "preparatory" : listOf(isIit, course) },
		});
	});
}

/**
 * The table of 2026 as pasted from the page. A `P` suffix marks the preparatory course; one rank with and one without are of two lists.
 */
function readPasted(): Printed[] {
	const file = "josaa/2026_all_rounds/josaa_2026_all_rounds.csv.gz";
	const [, ...rows] = readCsv(file);
	return rows.map((cells, index) => {
		const [round, institute = "", programme = "", quota = "", category = "", gender = "", opening = "", closing = ""] =
			cells.map(oneLine);
		const isOfCourse = closing.includes("P");
		return {
			...{ dataset: "josaa-2026", file, line: index + 1, institute, programme, quota, category, gender, year: 2026 },
			round: Number(round),
			opening: Number.parseInt(opening, 10),
			closing: Number.parseInt(closing, 10),
			isDoubted: opening.includes("P") !== isOfCourse,
			list: isOfCourse ? "preparatory" : listOf(/^Indian Institute of (Technology|Science)/.test(institute), programme),
		};
	});
}

function listOf(isIit: boolean, programme: string): string {
	if (isIit) return "advanced";
	if (programme.includes("Bachelor of Architecture")) return "architecture";
	return programme.includes("Bachelor of Planning") ? "planning" : "main";
}

function toToday(row: Printed): Printed {
	const institute = oldNames.get(row.institute) ?? row.institute;
	return { ...row, institute };
}

function toNewName(row: Printed): Printed {
	return { ...row, programme: renamed.get(`${row.institute}|${row.programme}`) ?? row.programme };
}
