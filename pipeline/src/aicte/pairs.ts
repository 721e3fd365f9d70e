import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { csvFormatRows } from "d3-dsv";
import { type AicteMatch, pairInstitutes } from "#pipeline/aicte/pair-institutes.ts";
import { readAicteInstitutes } from "#pipeline/aicte/read.ts";
import { type DirectoryCollege, toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import type { ResolvedMention } from "#pipeline/colleges/build.ts";
import { readKnownNames } from "#pipeline/colleges/names.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { readSourceCsv, readSourceText, sourcesDir } from "#pipeline/source-files.ts";

const FILE = "aicte/pairs.csv";

export function readPairs(): Map<string, string> {
	const rows = readSourceCsv(FILE).map((cells): [string, string] => [
		cells.aicte_id ?? "",
		toCanonicalCode(cells.college_id ?? ""),
	]);
	return new Map(rows.filter(([, collegeId]) => collegeId !== "none"));
}

function readReviewedIds(): Set<string> {
	const reviewed = readSourceCsv(FILE).filter(({ by }) => by === "reviewed");
	return new Set(reviewed.map((cells) => cells.aicte_id ?? ""));
}

/**
 * Pairs all institutes and writes the file, as pairing takes as long as reading everything else; returns whether it changed. A person's
 * pair (`by` is `reviewed`) stays, and `none` in it means the directory lacks the institute.
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
