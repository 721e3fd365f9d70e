import * as z from "zod";
import { oneLine, readCsv, readJson } from "./files.ts";
import { type Printed, toPrinted } from "./printed.ts";

const Rounds = z.record(
	z.string(),
	z.object({ college_name: z.string(), courses: z.record(z.string(), z.record(z.string(), z.string())) }),
);

/** The last of three rounds, each of which prints every seat filled by then. */
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

/** Keyed by the consortium's own codes: all of 2024, 2025's last list, and what only its first list had. */
export function readComedk(): Printed[] {
	return [
		...readComedkTree("comedk-2024", 2024, 3),
		...readComedkTree("comedk-2025-round-1", 2025, 1),
		...readComedkLast(),
	];
}

export function readComedkTree(dataset: string, year: number, round: number): Printed[] {
	const file = `comedk/${year}/round${round}.json.gz`;
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

/** Repairs words broken by a narrow column: `Comm- unication`, `Communicati on`. */
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

/** The law schools' last list: a text table, one row per category. */
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

/** State letters such as in `BC-B-AP` or `SC-TL-G2` reserve a seat for that state's people. */
function quotaOf(category: string): string {
	const parts = category.replace(/-G\d$/, "").split("-");
	const last = parts.at(-1) ?? "";
	const isState = parts.length > 1 && !["SC", "ST", "OBC", "A", "B", "C", "D", "E"].includes(last);
	return isState ? `Domicile ${last}` : "All India";
}
