import type { SearchRows, Valued } from "./queries/search-rows.ts";

/** A list of one city's or one state's colleges says nothing of who teaches a degree elsewhere. */
const LEAST_STATES = 3;

/** Degrees of which the sources tell who teaches them in the country. */
export function listToldDegrees(
	degrees: readonly Valued<string>[],
	colleges: SearchRows["colleges"],
): ReadonlySet<string> {
	const stateOf = new Map(colleges.map(({ id, stateSlug }) => [id, stateSlug]));
	const states = new Map<string, Set<string | null | undefined>>();
	for (const { collegeId, value } of degrees)
		states.set(value, (states.get(value) ?? new Set()).add(stateOf.get(collegeId)));
	return new Set([...states].filter(([, { size }]) => size >= LEAST_STATES).map(([degree]) => degree));
}
