import { isDecided, readWorldDecisions, type WorldDecision } from "#pipeline/abroad/decisions.ts";
import { readIndianRows, type WorldRow } from "#pipeline/abroad/read.ts";
import { toHost, toSite } from "#pipeline/abroad/site.ts";
import { refuseWorldRow, WORLD_SOURCE } from "#pipeline/abroad/world.ts";
import type { FindUniversity } from "#pipeline/affiliations/universities.ts";
import { type CollegeFact, type FactSource, toFactSource } from "#pipeline/colleges/fact.ts";
import type { Refusal } from "#pipeline/report.ts";

/** Domains given only to institutions. Others may have lapsed and belong to a stranger: the list has no date. */
const INSTITUTION_DOMAIN = /\.(?:ac\.in|edu\.in|res\.in|gov\.in|edu)$/;

const CODE = /^[CSU]-\d+$/;

type Found = {
	row: WorldRow;
	site: string | undefined;
	decision: WorldDecision | undefined;
	collegeId: string | undefined;
};

/**
 * Sites of India's universities, and of a few colleges, from the world list: matched by a unique name or a reviewed decision. Visitors
 * later prove by the site's domain that they belong to it, so an uncertain match is refused.
 */
export function buildUniversitySites(findUniversity: FindUniversity): FactSource {
	const decided = readWorldDecisions();
	const found = readIndianRows().map((row): Found => {
		const decision = decided.find((known) => isDecided(known, row));
		const collegeId =
			decision !== undefined && CODE.test(decision.decision)
				? decision.decision
				: findUniversity({ name: row.name, stateSlug: undefined });
		return { row, site: siteOf(row), decision, collegeId };
	});
	const byCollege = Map.groupBy(found, ({ collegeId }) => collegeId);
	const bySite = Map.groupBy(found, ({ site }) => site && toHost(site));
	const facts: CollegeFact[] = [];
	const refusals: Refusal[] = [];
	for (const one of found) {
		const { row, site, collegeId } = one;
		const isShared = (bySite.get(site && toHost(site))?.length ?? 0) > 1;
		const isDoubled = (byCollege.get(collegeId)?.length ?? 0) > 1;
		const reason = whyNot(one, { isShared, isDoubled });
		if (site === undefined || collegeId === undefined || reason !== undefined) {
			refusals.push(refuseWorldRow(row, reason ?? ""));
			continue;
		}
		// The list is undated, so the year is unknown.
		facts.push({ collegeId, field: "website", value: site, printed: site, year: undefined, sourceId: WORLD_SOURCE });
	}
	const notes = [`${facts.length} are the site of a university of India`];
	return toFactSource(WORLD_SOURCE, found.length, facts, refusals, notes);
}

function whyNot(
	{ site, decision, collegeId }: Found,
	{ isShared, isDoubled }: { isShared: boolean; isDoubled: boolean },
): string | undefined {
	if (decision?.decision === "refuse") return decision.why;
	if (collegeId === undefined) return "no university of the directory alone has this name";
	if (isDoubled) return "two rows of the list are found to be one university";
	if (site === undefined)
		return "the site's name is not one that institutions alone are given, or not among the domains";
	return isShared ? "two rows of the list have this site" : undefined;
}

function siteOf({ pages, domains }: WorldRow): string | undefined {
	return pages
		.map(toSite)
		.filter((site) => site !== undefined)
		.find((site) => {
			const host = toHost(site);
			const isOwn = domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
			return INSTITUTION_DOMAIN.test(host) && isOwn;
		});
}
