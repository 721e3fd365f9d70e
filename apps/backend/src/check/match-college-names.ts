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
const MOST_CANDIDATES = 8;

/** Matches the names of a file. Only an id, an address, or a name with its place decides; others get candidates. */
export async function matchCollegeNames(parts: Parts, { names }: z.infer<typeof NameMatchQuery>): Promise<NameMatch[]> {
	const written = names.map(({ name }) => addressIn(name));
	const byAddress = await listByAddress(parts.db, written);
	const called: NameMatch[] = [];
	for (const [at, { name, place = "" }] of names.entries()) {
		const one = byAddress.get(written[at] ?? "");
		const college = one === undefined ? undefined : parts.index.colleges[parts.index.numbers.get(one) ?? -1];
		if (college !== undefined) called.push({ is: "certain", colleges: [toCandidate(parts.index, college)] });
		else called.push(await findByName(parts, name, place.trim()));
		await yieldToLoop();
	}
	return called;
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
	return { is, colleges: likely.slice(0, MOST_CANDIDATES).map((college) => toCandidate(parts.index, college)) };
}

function toCandidate(
	{ districtNames, stateNames }: CollegeIndex,
	{ id, name, city, districtId, stateSlug }: CollegeRow,
): MatchedCollege {
	return { id, name, place: placeLine(city ?? districtNames.get(districtId ?? ""), stateNames.get(stateSlug ?? "")) };
}
