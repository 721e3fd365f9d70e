import { toHost, toSite } from "#pipeline/abroad/site.ts";
import { type CollegeFact, type FactSource, toFactSource } from "#pipeline/colleges/fact.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import type { Refusal } from "#pipeline/report.ts";
import type { FindInstitution, InstitutionMatch } from "./find.ts";
import {
	type PrintedInstitution,
	readJosaaInstitutes,
	readMailDomains,
	readRorOrganisations,
	readTneaColleges,
} from "./read.ts";

export const JOSAA_INSTITUTES = "josaa-institutes-2025";
export const ROR = "ror-2026";
export const TNEA_BROCHURE = "tnea-brochure-2023";
export const MAIL_DOMAINS = "mail-domains-2026";

type List = { sourceId: string; rows: readonly PrintedInstitution[]; find: FindInstitution };

/**
 * Sites, founding years and minority status from lists of institutions: JoSAA's institutes, the Research Organization Registry, Tamil
 * Nadu's admission, a list of mail domains. A row without a certain match is refused with the reason.
 */
export function buildInstitutionFacts(find: { byName: FindInstitution; byBeginning: FindInstitution }): FactSource[] {
	return [
		{ sourceId: JOSAA_INSTITUTES, rows: readJosaaInstitutes(), find: requireSameCode(find.byName) },
		{ sourceId: ROR, rows: readRorOrganisations(), find: find.byName },
		{ sourceId: TNEA_BROCHURE, rows: readTneaColleges(), find: find.byBeginning },
		{ sourceId: MAIL_DOMAINS, rows: readMailDomains(), find: matchByDecision },
	].map(buildList);
}

/** The copy's code counts only if the name leads to the same institution: some codes are wrong. */
function requireSameCode(find: FindInstitution): FindInstitution {
	return (row) => {
		const found = find(row);
		if ("why" in found || row.aisheCode === "" || found.collegeId === row.aisheCode) return found;
		return { why: `the name is that of ${found.collegeId}, the copy's code that of ${row.aisheCode}` };
	};
}

/** A list knows of no later year than its own, with which its id ends. */
export function requirePossibleYear(sourceId: string, find: FindInstitution): FindInstitution {
	const latest = Number(sourceId.slice(-4));
	return (row) => {
		const year = Number(row.established);
		if (row.established === "" || (year >= EARLIEST && year <= latest)) return find(row);
		return { why: `its founding year, ${row.established}, is not from ${EARLIEST} to ${latest}` };
	};
}

function matchByDecision({
	decision,
	refusal = "nobody has decided whose domain this is",
}: PrintedInstitution): InstitutionMatch {
	return decision === undefined ? { why: refusal } : { collegeId: toCanonicalCode(decision) };
}

function buildList({ sourceId, rows, find }: List): FactSource {
	const findOne = requirePossibleYear(sourceId, find);
	const found = rows.map((row) => ({ row, found: findOne(row) }));
	const rowsOf = Map.groupBy(found, (each) => idOf(each.found));
	const byHost = Map.groupBy(found, ({ row }) => hostOf(row));
	const facts: CollegeFact[] = [];
	const refusals: Refusal[] = [];
	for (const { row, found: answer } of found) {
		const collegeId = idOf(answer);
		const isDoubled = collegeId !== undefined && (rowsOf.get(collegeId)?.length ?? 0) > 1;
		if (collegeId === undefined || isDoubled) {
			const reason = "why" in answer ? answer.why : "two rows of the list are found to be one institution";
			const raw = [row.name, row.city, row.state, row.website, row.established].join("|");
			refusals.push({ dataset: sourceId, file: row.file, line: row.line, reason, raw });
			continue;
		}
		const isShared = (byHost.get(hostOf(row))?.length ?? 0) > 1;
		for (const fact of factsOf(row, isShared)) facts.push({ ...fact, collegeId, year: undefined, sourceId });
	}
	return toFactSource(sourceId, rows.length, facts, refusals);
}

function idOf(found: InstitutionMatch): string | undefined {
	return "why" in found ? undefined : found.collegeId;
}

function hostOf({ website }: PrintedInstitution): string | undefined {
	const site = toSite(website);
	return site && toHost(site);
}

/** Sites on which anyone can have a page, and the network that was shut down. */
const NO_SITE = /(facebook|blogspot|wordpress|wixsite|weebly|google|wikipedia)\.|\.ernet\.in$/;
const EARLIEST = 1700;

type Fact = Pick<CollegeFact, "field" | "value" | "printed">;

/** A site that two rows share belongs to neither. */
function factsOf(row: PrintedInstitution, isShared: boolean): Fact[] {
	const { website, established, minority } = row;
	const site = toSite(website);
	const isMinority = { yes: "yes", no: "no" }[minority.toLowerCase()];
	return [
		site !== undefined && !isShared && !NO_SITE.test(toHost(site))
			? ({ field: "website", value: site, printed: website } as const)
			: undefined,
		established === ""
			? undefined
			: ({ field: "established", value: String(Number(established)), printed: established } as const),
		isMinority === undefined ? undefined : ({ field: "minority", value: isMinority, printed: minority } as const),
	].filter((fact) => fact !== undefined);
}
