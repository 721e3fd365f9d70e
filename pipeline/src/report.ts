import type { DatasetState } from "@uchit/contract/data.ts";

export type Refusal = { dataset: string; file: string; line: number; reason: string; raw: string };

export const UNDECIDED_INSTITUTION = "nobody has decided which institution this is";

/** `joined`: a repeat of a stored row; `marked`: stored, but shown as odd and left out of tools. */
export type DatasetReport = Required<Omit<DatasetState, "loadedAt">>;

export function toReport(
	counts: Pick<DatasetReport, "dataset" | "read" | "kept"> & Partial<DatasetReport>,
): DatasetReport {
	return { joined: 0, marked: 0, refused: 0, notes: [], ...counts };
}

export function addReports(reports: readonly DatasetReport[]): DatasetReport[] {
	return [...Map.groupBy(reports, ({ dataset }) => dataset)].map(([dataset, parts]) => {
		const sum = (count: (part: DatasetReport) => number) => parts.reduce((total, part) => total + count(part), 0);
		return {
			dataset,
			read: sum(({ read }) => read),
			kept: sum(({ kept }) => kept),
			joined: sum(({ joined }) => joined),
			marked: sum(({ marked }) => marked),
			refused: sum(({ refused }) => refused),
			notes: parts.flatMap(({ notes }) => notes),
		};
	});
}

export function countByReason(refusals: readonly Refusal[]): string[] {
	const byReason = Map.groupBy(refusals, ({ reason }) => reason);
	return [...byReason].map(([reason, rows]) => `${rows.length} refused: ${reason}`);
}
