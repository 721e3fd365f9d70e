import type { CollegeFact as Published } from "@uchit/contract/college-fact.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import type { Intake } from "#pipeline/colleges/intake.ts";
import { type DatasetReport, type Refusal, toReport } from "#pipeline/report.ts";

export type CollegeFact = Omit<Published, "year"> & { collegeId: string; year: number | undefined };

export type FactSource = {
	facts: CollegeFact[];
	intakes: Intake[];
	names: { collegeId: string; name: string; sourceId: string }[];
	own: DirectoryCollege[];
	refusals: Refusal[];
	report: DatasetReport;
};

export function toFactSource(
	dataset: string,
	read: number,
	facts: CollegeFact[],
	refusals: Refusal[] = [],
	notes: string[] = [],
): FactSource {
	const refused = refusals.length;
	const report = toReport({ dataset, read, kept: read - refused, refused, notes });
	return { facts, intakes: [], names: [], own: [], refusals, report };
}
