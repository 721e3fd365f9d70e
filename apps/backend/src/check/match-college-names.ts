import type { MatchedCollege, NameMatch, NameMatchQuery } from "@uchit/contract/fact-import.ts";
import type * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { CollegeRow } from "#backend/search/queries/search-rows.ts";
import { findNamed } from "./check.ts";
import { placeLine } from "./lists.ts";
import { listByAddress } from "./queries/by-address.ts";

type Parts = { db: Database; index: CollegeIndex };
const MAX_CANDIDATES = 8;

/**
 * Matches the names of a file. Only an id, an address, a name with its place, or a code with the name of its college decides; others get
 * candidates.
 */
export async function matchCollegeNames(parts: Parts, { names }: z.infer<typeof NameMatchQuery>): Promise<NameMatch[]> {
	const written = names.flatMap(({ name, code = "" }) => [addressIn(name), code.trim()]);
	const byAddress = await listByAddress(parts.db, written);
	const candidateAt = (address: string) => {
		const college = parts.index.colleges[parts.index.numbers.get(byAddress.get(address) ?? "") ?? -1];
		return college && toCandidate(parts.index, college);
	};
	const called: NameMatch[] = [];
	for (const { name, place = "", code = "" } of names) {
		const college = candidateAt(addressIn(name));
		if (college !== undefined) called.push({ is: "certain", colleges: [college] });
		else called.push(withCode(await findByName(parts, name, place.trim()), candidateAt(code.trim())));
		await yieldToLoop();
	}
	return called;
}

function withCode(named: NameMatch, coded: MatchedCollege | undefined): NameMatch {
	if (coded === undefined) return named;
	const others = named.colleges.filter(({ id }) => id !== coded.id);
	if (others.length < named.colleges.length) return { is: "certain", colleges: [coded] };
	return { is: "unsure", colleges: [coded, ...others].slice(0, MAX_CANDIDATES) };
}

/** `U-0456`, `iit-goa`, or the address of one of its pages. */
function addressIn(name: string): string {
	return /\/college\/([^/?#]+)/.exec(name)?.[1] ?? name.trim();
}

async function findByName(parts: Parts, name: string, place: string): Promise<NameMatch> {
	const query = { name, ...(place !== "" && { place }) };
	const { candidates, fits, here } = await findNamed(parts, query);
	const isAlone = here.length === 1;
	const is = !isAlone ? "unsure" : place !== "" && fits.has("same") ? "certain" : "exact";
	const likely = isAlone ? here : [...here, ...candidates.filter((college) => !here.includes(college))];
	return { is, colleges: likely.slice(0, MAX_CANDIDATES).map((college) => toCandidate(parts.index, college)) };
}

function toCandidate(
	{ districtNames, stateNames }: CollegeIndex,
	{ id, name, city, districtId, stateSlug }: CollegeRow,
): MatchedCollege {
	return { id, name, place: placeLine(city ?? districtNames.get(districtId ?? ""), stateNames.get(stateSlug ?? "")) };
}
