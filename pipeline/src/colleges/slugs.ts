import { compareCodes } from "#pipeline/aishe/colleges.ts";
import { toSlug } from "#pipeline/text/words.ts";

/** What a slug is made of. `known` institutions keep the bare name when others share it. */
export type Sluggable = {
	id: string;
	name: string;
	city: string | undefined;
	stateSlug: string | undefined;
	known: boolean;
};

/** Addresses under /college that are pages of their own. */
const RESERVED = ["review"];

/**
 * Gives every institution its address: the name in kebab case; where several share it, the name and the city, then the state too,
 * then a number, in the order of ids. A slug once given never changes: `given` wins, and new institutions make way.
 */
export function assignSlugs(
	institutions: readonly Sluggable[],
	given: ReadonlyMap<string, string>,
): Map<string, string> {
	const slugs = new Map(given);
	const taken = new Set([...RESERVED, ...given.values()]);
	const newcomers = institutions.filter(({ id }) => !slugs.has(id)).sort(byFame);
	for (const toCandidate of CANDIDATES) {
		const open = newcomers.filter(({ id }) => !slugs.has(id));
		const bySlug = Map.groupBy(open, toCandidate);
		for (const [slug, claimants] of bySlug) {
			const winner = claimants.length === 1 || claimants[0]?.known ? claimants[0] : undefined;
			if (winner === undefined || slug === "" || taken.has(slug)) continue;
			slugs.set(winner.id, slug);
			taken.add(slug);
		}
	}
	for (const newcomer of newcomers.filter(({ id }) => !slugs.has(id)))
		slugs.set(newcomer.id, numbered(newcomer, taken));
	return slugs;
}

/** The slugs that an institution may get, the shortest first. */
const CANDIDATES = [(college: Sluggable) => toSlug(college.name), withCity, withState];

function withCity({ name, city }: Sluggable): string {
	return join(toSlug(name), toSlug(city ?? ""));
}

function withState(college: Sluggable): string {
	return join(withCity(college), college.stateSlug ?? "");
}

/** A place that the slug already names is not said twice. */
function join(slug: string, place: string): string {
	if (place === "" || `-${slug}-`.includes(`-${place}-`)) return slug;
	return slug === "" ? place : `${slug}-${place}`;
}

function numbered(college: Sluggable, taken: Set<string>): string {
	const base = withState(college) || "institution";
	let number = 2;
	while (taken.has(`${base}-${number}`)) number += 1;
	taken.add(`${base}-${number}`);
	return `${base}-${number}`;
}

function byFame(a: Sluggable, b: Sluggable): number {
	return Number(b.known) - Number(a.known) || compareCodes(a.id, b.id);
}
