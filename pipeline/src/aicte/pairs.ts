import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { csvFormatRows } from "d3-dsv";
import { readAicteInstitutes } from "#pipeline/aicte/read.ts";
import { type AicteMatch, pairInstitutes } from "#pipeline/aicte/resolve.ts";
import { type DirectoryCollege, toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import type { ResolvedMention } from "#pipeline/colleges/build.ts";
import { readKnownNames } from "#pipeline/colleges/names.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { readSourceCsv, readSourceText, sourcesDir } from "#pipeline/source-files.ts";

const FILE = "aicte/pairs.csv";

/** Which institution of the directory each institute of AICTE is, by AICTE's permanent id: `aicte/pairs.csv`. */
export function readPairs(): Map<string, string> {
	const rows = readSourceCsv(FILE).map((cells): [string, string] => [
		cells.aicte_id ?? "",
		toCanonicalCode(cells.college_id ?? ""),
	]);
	return new Map(rows.filter(([, collegeId]) => collegeId !== "none"));
}

/** The institutes that a person has judged, whether paired or found to stand alone. */
function readReviewedIds(): Set<string> {
	const reviewed = readSourceCsv(FILE).filter(({ by }) => by === "reviewed");
	return new Set(reviewed.map((cells) => cells.aicte_id ?? ""));
}

/**
 * Pairs all institutes anew and writes the file, because pairing takes as long as reading everything else; says whether it changed.
 * A person's pair (`by` is `reviewed`) stays as it is, and `none` in it says that the directory lacks the institute.
 */
export function writePairs(mentions: readonly ResolvedMention[]): boolean {
	const reviewed = readSourceCsv(FILE).filter(({ by }) => by === "reviewed");
	const decided = readReviewedIds();
	const directory = withPrintedNames(toDirectory(readAisheRows()), mentions);
	const found = [...pairInstitutes(readAicteInstitutes(), directory)].filter(([id]) => !decided.has(id));
	const rows = [
		...found.map(([id, { collegeId, by }]: [string, AicteMatch]) => [id, collegeId, by, ""]),
		...reviewed.map((cells) => [cells.aicte_id ?? "", cells.college_id ?? "", "reviewed", cells.why ?? ""]),
	].sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
	const text = `${csvFormatRows([["aicte_id", "college_id", "by", "why"], ...rows])}\n`;
	if (text === readSourceText(FILE)) return false;
	writeFileSync(join(sourcesDir(), FILE), text);
	return true;
}

/**
 * The directory with the names that rankings, counselling and people use: AICTE writes "Thapar Institute", as they do. A name that a
 * list prints for two institutions tells neither of them.
 */
export function withPrintedNames(
	directory: readonly DirectoryCollege[],
	mentions: readonly ResolvedMention[],
): DirectoryCollege[] {
	const printed = Map.groupBy(mentions, ({ match }) => match.collegeId);
	const known = readKnownNames();
	const owners = Map.groupBy(mentions, ({ mention: { name, state } }) => `${name}|${state}`);
	const isShared = ({ mention: { name, state } }: ResolvedMention) =>
		new Set(owners.get(`${name}|${state}`)?.map(({ match }) => match.collegeId)).size > 1;
	return directory.map((college) => {
		const names = (printed.get(college.code) ?? [])
			.filter((each) => !isShared(each))
			.map(({ mention }) => mention.name);
		const name = known.get(college.code);
		const others = [...college.otherNames, ...names, ...(name === undefined ? [] : [name])];
		return { ...college, otherNames: [...new Set(others)].filter((other) => other !== college.name) };
	});
}
