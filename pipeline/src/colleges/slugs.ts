import { compareCodes } from "#pipeline/aishe/colleges.ts";
import { toSlug } from "#pipeline/text/words.ts";

export type Sluggable = {
	id: string;
	name: string;
	city: string | undefined;
	stateSlug: string | undefined;
	known: boolean;
};

/** The address ending of institutions that editors added at the desk, which no load sees. */
const DESK_ENDING = /-e\d+$/;

const RESERVED = ["review"];

/**
 * Gives each institution its address: the name in kebab case; if shared, with the city, then the state, then a number, in id order; at
 * most 80 characters of whole words. Permanent: `given` wins, new institutions make way, and no other institution gets one of the
 * `former`.
 */
export function assignSlugs(
	institutions: readonly Sluggable[],
	givenSlugs: ReadonlyMap<string, string>,
	former: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
	const slugs = new Map(givenSlugs);
	const taken = new Set([...RESERVED, ...givenSlugs.values(), ...former.keys()]);
	const newcomers = institutions.filter(({ id }) => !slugs.has(id)).sort(byFame);
	for (const toCandidate of CANDIDATES) {
		const open = newcomers.filter(({ id }) => !slugs.has(id));
		const bySlug = Map.groupBy(open, toCandidate);
		for (const [slug, claimants] of bySlug) {
			const winner = claimants.length === 1 || claimants[0]?.known ? claimants[0] : undefined;
			if (winner === undefined || slug === "" || taken.has(slug) || DESK_ENDING.test(slug)) continue;
			slugs.set(winner.id, slug);
			taken.add(slug);
		}
	}
	for (const newcomer of newcomers.filter(({ id }) => !slugs.has(id)))
		slugs.set(newcomer.id, numbered(newcomer, taken));
	return slugs;
}

/** Longer addresses break in messages, and no one reads them. */
const MAX_SLUG_LENGTH = 80;

const CODE_IN_SLUG = /^\d{3,6}-|^[a-z]\d{3}-|-\d{6}(-|$)|-\d{3}-\d{3}(-|$)|-inst-?code-|-cc-[0-9a-z]{2}(-|$)|\d{8,}/;

/**
 * Whether an address is from before names were cleaned (docs/decisions/0093): it is replaced and redirects. A code that is still in the
 * name would return with each build, so that address stays.
 */
export function isOutgrown(slug: string, name = ""): boolean {
	return slug.length > MAX_SLUG_LENGTH || (CODE_IN_SLUG.test(slug) && !CODE_IN_SLUG.test(toSlug(name)));
}

const CANDIDATES = [(college: Sluggable) => shorten(toSlug(college.name)), withCity, withState];

function withCity({ name, city }: Sluggable): string {
	return join(toSlug(name), toSlug(city ?? ""));
}

function withState({ name, city, stateSlug = "" }: Sluggable): string {
	return join(join(toSlug(name), toSlug(city ?? ""), stateSlug.length + 1), stateSlug);
}

function shorten(slug: string, room = MAX_SLUG_LENGTH): string {
	if (slug.length <= room) return slug;
	const cut = slug.slice(0, room + 1);
	return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0)).replace(/(-(of|and|the|for|in|at))+$/, "");
}

function join(slug: string, place: string, reserved = 0): string {
	const whole = shorten(slug, MAX_SLUG_LENGTH - reserved);
	if (place === "" || `-${whole}-`.includes(`-${place}-`)) return whole;
	return slug === "" ? place : `${shorten(slug, MAX_SLUG_LENGTH - reserved - place.length - 1)}-${place}`;
}

function numbered(college: Sluggable, taken: Set<string>): string {
	const base = shorten(withState(college), MAX_SLUG_LENGTH - 4) || "institution";
	let number = 2;
	while (taken.has(`${base}-${number}`)) number += 1;
	taken.add(`${base}-${number}`);
	return `${base}-${number}`;
}

function byFame(a: Sluggable, b: Sluggable): number {
	return Number(b.known) - Number(a.known) || compareCodes(a.id, b.id);
}
