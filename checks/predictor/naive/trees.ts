import * as z from "zod";
import { oneLine, readJson } from "./files.ts";
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
	colleges: z.array(z.object({ code: z.string(), name: z.string() })),
	branches: z.array(z.object({ code: z.string(), name: z.string() })),
	records: z.array(z.object({ college: z.string(), branch: z.string(), rank: z.number() })),
});

export function readComedk(): Printed[] {
	const file = "comedk/2025/comedk_data.json.gz";
	const { colleges, branches, records } = readJson(Comedk, file);
	return records.flatMap(({ college, branch, rank }, index) =>
		toPrinted({
			...{ dataset: "comedk-2025", file, line: index + 1, quota: "COMEDK", category: "General merit" },
			institute: colleges.find(({ code }) => code === college)?.name ?? "",
			programme: oneLine(branches.find(({ code }) => code === branch)?.name ?? ""),
			...{ year: 2025, round: 3, closing: rank },
		}),
	);
}
