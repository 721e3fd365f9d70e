import { type AffiliationRow, readAffiliations } from "#pipeline/affiliations/read.ts";
import { toInstituteWords } from "#pipeline/aicte/words.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { type CollegeFact, type FactSource, toFactSource } from "#pipeline/colleges/fact.ts";
import type { Refusal } from "#pipeline/report.ts";
import { toSlug } from "#pipeline/text/words.ts";

const SOURCE = "affiliations-2015";

/**
 * Who affiliated a college about 2015-16, for codes that the directory still has under the same name. Universities were divided and
 * founded since, so the year is part of the fact.
 */
export function buildAffiliations(directory: readonly DirectoryCollege[]): FactSource {
	const byCode = new Map(directory.map((college) => [college.code, college]));
	const rows = readAffiliations();
	const facts = new Map<string, CollegeFact>();
	const refusals: Refusal[] = [];
	const seen = new Set<string>();
	for (const row of rows) {
		const college = byCode.get(row.collegeCode ?? "");
		const reason = refusalReason(row, college, seen);
		if (reason !== undefined || college === undefined) {
			const raw = `${row.college}|${row.university}|${row.collegeType}|${row.state}`;
			refusals.push({ dataset: SOURCE, file: row.file, line: row.line, reason: reason ?? "", raw });
			continue;
		}
		seen.add(`${college.code}|${row.university}`);
		for (const fact of factsOf(row, college.code, byCode))
			facts.set(`${fact.collegeId}|${fact.field}|${fact.value}`, fact);
	}
	return toFactSource(SOURCE, rows.length, [...facts.values()], refusals);
}

function refusalReason(row: AffiliationRow, college: DirectoryCollege | undefined, seen: ReadonlySet<string>) {
	if (row.collegeCode === undefined) return "no code of the college";
	if (college === undefined) return "the directory of 2025 no longer has the code";
	if (!sharesName(row, college)) return "the directory has another name under the code";
	if (seen.has(`${college.code}|${row.university}`)) return "repeats another row";
	return undefined;
}

/** Some codes were given to other colleges: the names must share a word that is not in every name. */
function sharesName({ college: printed }: AffiliationRow, { name, otherNames }: DirectoryCollege): boolean {
	const folds = new Set(toInstituteWords(printed).map(({ fold }) => fold));
	return [name, ...otherNames].some((other) => toInstituteWords(other).some(({ fold }) => folds.has(fold)));
}

function factsOf(
	{ university, universityCode, collegeType, year }: AffiliationRow,
	collegeId: string,
	byCode: ReadonlyMap<string, DirectoryCollege>,
): CollegeFact[] {
	const printed = university.replace(/ \(Id: [^)]*\)$/, "");
	const value = universityCode !== undefined && byCode.has(universityCode) ? universityCode : printed;
	const common = { collegeId, year, sourceId: SOURCE };
	return [
		{ ...common, field: "affiliated-to", value, printed },
		{ ...common, field: "college-type", value: toSlug(collegeType), printed: collegeType },
	];
}
