import { isDecided, readWorldDecisions } from "#pipeline/abroad/decisions.ts";
import { readWorldRows, type WorldRow } from "#pipeline/abroad/read.ts";
import { createSameCollegeFinder } from "#pipeline/abroad/same-college.ts";
import { toSite } from "#pipeline/abroad/site.ts";
import { NO_EXTRA_FACTS, readUsStates, type University, type UsState } from "#pipeline/abroad/university.ts";
import type { Refusal } from "#pipeline/report.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { foldForeignLetters, toKey, toSlug } from "#pipeline/text/words.ts";

export const WORLD_SOURCE = "world-universities-2026";

export type BuiltWorld = {
	universities: University[];
	usColleges: University[];
	read: number;
	joinedToUs: number;
	joinedToItself: number;
	refusals: Refusal[];
};

export function buildWorld(listed: readonly University[]): BuiltWorld {
	const rows = readWorldRows();
	const decided = readWorldDecisions();
	const decisions = new Map(rows.map((row) => [row, decided.find((decision) => isDecided(decision, row))]));
	const findSame = createSameCollegeFinder(listed);
	const domains = new Map<string, string[]>();
	const refusals: Refusal[] = [];
	const own: WorldRow[] = [];
	for (const row of rows) {
		const decision = decisions.get(row);
		const same = decision === undefined && isAmerican(row) ? findSame(row) : undefined;
		if (decision?.decision === "refuse") refusals.push(refuseWorldRow(row, decision.why));
		else if (same !== undefined) domains.set(same.id, [...(domains.get(same.id) ?? []), ...row.domains]);
		else own.push(row);
	}
	const universities = nameRows(own, (row) => {
		const domain = decisions.get(row)?.decision;
		if (domain === undefined) return row;
		return own.find((other) => other.country === row.country && other.domains.includes(domain)) ?? row;
	});
	return {
		universities,
		usColleges: listed.map((college) => ({ ...college, domains: [...new Set(domains.get(college.id))] })),
		read: rows.length,
		joinedToUs: rows.length - own.length - refusals.length,
		joinedToItself: own.length - universities.length,
		refusals,
	};
}

const states = readUsStates();
const regionNames = new Map(
	readSourceCsv("world-universities/regions.csv").map(({ country = "", printed = "", region = "" }) => [
		`${country}|${printed}`,
		region,
	]),
);

/**
 * Groups rows by name: in the USA two colleges with one name are two, elsewhere one that is printed twice with two sites. `whichIs` maps
 * a row to the row that a person decided it is, for nearly all itself.
 */
function nameRows(rows: readonly WorldRow[], whichIs: (row: WorldRow) => WorldRow): University[] {
	const keyOf = (row: WorldRow) =>
		[row.country, toKey(foldForeignLetters(row.name)) || row.name, isAmerican(row) ? row.domains[0] : ""].join("|");
	const today = rows.filter((row) => whichIs(row) === row);
	const former = rows.filter((row) => whichIs(row) !== row);
	const groups = Map.groupBy([...today, ...former], (row) => keyOf(whichIs(row)));
	const bases = Map.groupBy(groups.values(), ([first]) => toBase(first));
	return [...groups.values()].map((group) => toUniversity(group, (bases.get(toBase(group[0])) ?? []).length > 1));
}

function toBase(row: WorldRow | undefined): string {
	return `${row?.country.toLowerCase()}-${toSlug(foldForeignLetters(row?.name ?? "")) || toSlug(row?.domains[0] ?? "")}`;
}

function toUniversity(group: readonly WorldRow[], isShared: boolean): University {
	const [first] = group;
	const domains = [...new Set(group.flatMap((row) => row.domains))];
	const state = usStateOf(first);
	const regions = group.map(toRegion).filter((region) => region !== undefined);
	return {
		...NO_EXTRA_FACTS,
		id: isShared ? `${toBase(first)}-${toSlug(domains[0] ?? "")}` : toBase(first),
		country: (state?.country ?? first?.country ?? "").toLowerCase(),
		name: first?.name ?? "",
		region: state?.region ?? regions[0],
		city: undefined,
		site: toSite(first?.pages[0] ?? ""),
		domains,
		latitude: undefined,
		longitude: undefined,
		sourceId: WORLD_SOURCE,
		alsoCalled: [...new Set(group.map(({ name }) => name))].slice(1),
	};
}

/** The US list includes the territories, which have country codes of their own in the world list. */
function isAmerican(row: WorldRow): boolean {
	return row.country === "US" || usStateOf(row) !== undefined;
}

function usStateOf(row: WorldRow | undefined): UsState | undefined {
	const state = states.get(row?.country ?? "");
	return TERRITORIES.has(state?.state ?? "") ? state : undefined;
}
/** Only territories: letters of other states are country codes, `CA` is Canada. */
const TERRITORIES: ReadonlySet<string> = new Set(["AS", "GU", "MP", "PR", "VI"]);

function toRegion({ country, region }: WorldRow): string | undefined {
	if (region === "" || region === "null") return undefined;
	const known = regionNames.get(`${country}|${region}`);
	if (known !== undefined) return known || undefined;
	return (country === "US" ? states.get(region)?.region : undefined) ?? region;
}

export function refuseWorldRow(row: WorldRow, reason: string): Refusal {
	const raw = [row.country, row.name, row.region, row.pages.join(" "), row.domains.join(" ")].join("|");
	return { dataset: WORLD_SOURCE, file: row.file, line: row.line, reason, raw };
}
