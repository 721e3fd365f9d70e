import * as z from "zod";
import { oneLine, readCsv, readJson } from "./files.ts";
import { type Printed, toPrinted } from "./printed.ts";

const Rounds = z.record(
	z.string(),
	z.object({ college_name: z.string(), courses: z.record(z.string(), z.record(z.string(), z.string())) }),
);

/** The last of three rounds, each of which prints every seat that is held then. */
export function readKcet(): Printed[] {
	const file = "kcet/2025/round3_cutoffs.json.gz";
	let line = 0;
	return Object.entries(readJson(Rounds, file)).flatMap(([code, { college_name: institute, courses }]) =>
		Object.entries(courses).flatMap(([programme, seats]) =>
			Object.entries(seats).flatMap(([category, rank]) =>
				toPrinted({
					...{ dataset: "kcet-2025", file, line: ++line, institute: `${code} ${oneLine(institute)}`, programme },
					...{ quota: `KEA ${code}`, category, year: 2025, round: 3, closing: Number(rank) },
				}),
			),
		),
	);
}

const Comedk = z.object({
	branches: z.array(z.object({ code: z.string(), name: z.string() })),
	records: z.array(z.object({ college: z.string(), branch: z.string(), rank: z.number() })),
});

const Branches = z.array(z.object({ code: z.string(), courses: z.record(z.string(), z.string()) }));

/** Colleges by the consortium's own codes, which its lists of both years print: 2024 to its end, 2025's last list and what its first had. */
export function readComedk(): Printed[] {
	return [
		...readComedkTree("comedk-2024", 2024, 3),
		...readComedkTree("comedk-2025-round-1", 2025, 1),
		...readComedkLast(),
	];
}

export function readComedkTree(dataset: string, year: number, round: number): Printed[] {
	const file = `comedk/${year}/round${round}.json.gz`;
	// The site counts the rows of a document file by file, as here.
	let line = 0;
	return readJson(Branches, file).flatMap(({ code, courses }) =>
		Object.entries(courses).flatMap(([course, rank]) =>
			toPrinted({
				...{ dataset, file, line: ++line, institute: code, quota: "COMEDK", category: "General merit" },
				...{ programme: joinWords(oneLine(course.slice(course.indexOf("-") + 1))), year, round, closing: Number(rank) },
			}),
		),
	);
}

/** A narrow column ended in a word: `Comm- unication`, `Communicati on`. */
function joinWords(course: string): string {
	const joined = course.split("- ").reduce((text, part) => text + (/^[a-z]/.test(part) ? part : `-${part}`));
	return joined.replaceAll("ati on", "ation").replaceAll("Bio-technology", "Biotechnology");
}

function readComedkLast(): Printed[] {
	const file = "comedk/2025/comedk_data.json.gz";
	const { branches, records } = readJson(Comedk, file);
	return records.flatMap(({ college, branch, rank }, index) =>
		toPrinted({
			...{ dataset: "comedk-2025", file, line: index + 1, quota: "COMEDK", category: "General merit" },
			institute: college,
			programme: joinWords(oneLine(branches.find(({ code }) => code === branch)?.name ?? "")),
			...{ year: 2025, round: 3, closing: rank },
		}),
	);
}

/** The law schools' last list: a table of text, one row for a category. */
export function readClat(): Printed[] {
	const file = "clat/2026/closing_ranks.csv";
	const [, ...rows] = readCsv(file);
	return rows.flatMap(([institute = "", programme = "", category = "", , rank = ""], index) =>
		toPrinted({
			...{ dataset: "clat-2026", file, line: index + 1, institute, programme, category, year: 2026, round: 5 },
			...{ quota: quotaOf(category), gender: category.startsWith("W-") ? "Female-Only" : "", closing: Number(rank) },
		}),
	);
}

/** `BC-B-AP`, `SC-TL-G2`: the letters of a state, of which the list has these, keep a seat for its people. */
function quotaOf(category: string): string {
	const parts = category.replace(/-G\d$/, "").split("-");
	const last = parts.at(-1) ?? "";
	const isState = parts.length > 1 && !["SC", "ST", "OBC", "A", "B", "C", "D", "E"].includes(last);
	return isState ? `Domicile ${last}` : "All India";
}
