import type { Match, Mention } from "#pipeline/match/mention.ts";
import { toNameKey, toNameWords } from "#pipeline/match/normalise.ts";
import { toNirfMention } from "#pipeline/nirf/rankings.ts";
import type { NirfRow } from "#pipeline/nirf/read.ts";
import type { SheetRow } from "#pipeline/nirf-sheets/figures.ts";

type Resolve = (mention: Mention) => Match | undefined;

/**
 * Finds a sheet's institution: by the same line of the same file of the ranking, whose institutes are all decided; else by id; else by a
 * name unique in that list and year, or in that list in any year; else by `matches.csv`. Never by a name without a list.
 */
export function createInstituteResolver(
	ranked: readonly NirfRow[],
	resolve: Resolve,
	reviewed: Resolve,
): (row: SheetRow) => string | undefined {
	const colleges = new Map<string, Set<string>>();
	for (const row of ranked) {
		const match = resolve(toNirfMention(row));
		if (match === undefined) continue;
		for (const key of keysOfRanked(row)) colleges.set(key, (colleges.get(key) ?? new Set()).add(match.collegeId));
	}
	return (row) => {
		for (const key of keysOfSheet(row)) {
			const [college, other] = colleges.get(key) ?? [];
			if (college !== undefined && other === undefined) return college;
		}
		const { institute: name, list, year } = row;
		return reviewed({ source: "nirf", name, city: "", state: "", list, year })?.collegeId;
	};
}

const nameKey = (name: string) => toNameKey(toNameWords(name));

function keysOfRanked({ file, line, nirfId, list, year, name }: NirfRow): string[] {
	return toKeys(file, line, nirfId, list, year, name);
}

function keysOfSheet({ file, line, nirfId, list, year, institute }: SheetRow): string[] {
	return toKeys(file, line, nirfId, list, year, institute);
}

function toKeys(file: string, line: number, nirfId: string | undefined, list: string, year: number, name: string) {
	return [
		`${file}:${line}`,
		...(nirfId === undefined ? [] : [`id ${nirfId}`]),
		`${list} ${year} ${nameKey(name)}`,
		`${list} ${nameKey(name)}`,
	];
}
