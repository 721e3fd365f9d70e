import { compareCodes } from "#pipeline/aishe/colleges.ts";
import { toSlug } from "#pipeline/text/words.ts";

/** The parts of a slug. `known` institutions keep the bare name when others share it. */
export type Sluggable = {
	id: string;
	name: string;
	city: string | undefined;
	stateSlug: string | undefined;
	known: boolean;
};

/** How the address of an institution ends that editors added at the desk, where no load sees it. */
const OF_DESK = /-e\d+$/;

/** Addresses under /college that are pages of their own. */
const RESERVED = ["review"];

/**
 * Gives every institution its address: the name in kebab case; where several share it, the name and the city, then the state too,
 * then a number, in the order of ids; at most 80 characters of whole words. A slug once given stays: `given` wins, new institutions make
 * way, and one of the `former` is given to nobody else.
 */
export function assignSlugs(
	institutions: readonly Sluggable[],
	given: ReadonlyMap<string, string>,
	former: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
	const slugs = new Map(given);
	const taken = new Set([...RESERVED, ...given.values(), ...former.keys()]);
	const newcomers = institutions.filter(({ id }) => !slugs.has(id)).sort(byFame);
	for (const toCandidate of CANDIDATES) {
		const open = newcomers.filter(({ id }) => !slugs.has(id));
		const bySlug = Map.groupBy(open, toCandidate);
		for (const [slug, claimants] of bySlug) {
			const winner = claimants.length === 1 || claimants[0]?.known ? claimants[0] : undefined;
			if (winner === undefined || slug === "" || taken.has(slug) || OF_DESK.test(slug)) continue;
			slugs.set(winner.id, slug);
			taken.add(slug);
		}
	}
	for (const newcomer of newcomers.filter(({ id }) => !slugs.has(id)))
		slugs.set(newcomer.id, numbered(newcomer, taken));
	return slugs;
}

/** Longer addresses break in messages and are read by nobody. */
const LONGEST_SLUG = 80;

/** A counselling's code, a PIN code or a telephone number, as addresses once were made of. */
const CODE_IN_SLUG = /^\d{3,6}-|^[a-z]\d{3}-|-\d{6}(-|$)|-\d{3}-\d{3}(-|$)|-inst-?code-|-cc-[0-9a-z]{2}(-|$)|\d{8,}/;

/**
 * Whether an address was given before names were cleaned (docs/decisions/0093): such a one is given anew, and leads on. What the name
 * itself still says would come back with the new one, build after build, and stays.
 */
export function isOutgrown(slug: string, name = ""): boolean {
	return slug.length > LONGEST_SLUG || (CODE_IN_SLUG.test(slug) && !CODE_IN_SLUG.test(toSlug(name)));
}

/** The slugs that an institution may get, the shortest first. */
const CANDIDATES = [(college: Sluggable) => shorten(toSlug(college.name)), withCity, withState];

function withCity({ name, city }: Sluggable): string {
	return join(toSlug(name), toSlug(city ?? ""));
}

function withState({ name, city, stateSlug = "" }: Sluggable): string {
	return join(join(toSlug(name), toSlug(city ?? ""), stateSlug.length + 1), stateSlug);
}

/** Shortens to as many whole words as fit. */
function shorten(slug: string, room = LONGEST_SLUG): string {
	if (slug.length <= room) return slug;
	const cut = slug.slice(0, room + 1);
	return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0)).replace(/(-(of|and|the|for|in|at))+$/, "");
}

/** A place that the slug already names is not said twice; `reserved` characters are left free behind it. */
function join(slug: string, place: string, reserved = 0): string {
	const whole = shorten(slug, LONGEST_SLUG - reserved);
	if (place === "" || `-${whole}-`.includes(`-${place}-`)) return whole;
	return slug === "" ? place : `${shorten(slug, LONGEST_SLUG - reserved - place.length - 1)}-${place}`;
}

function numbered(college: Sluggable, taken: Set<string>): string {
	const base = shorten(withState(college), LONGEST_SLUG - 4) || "institution";
	let number = 2;
	while (taken.has(`${base}-${number}`)) number += 1;
	taken.add(`${base}-${number}`);
	return `${base}-${number}`;
}

function byFame(a: Sluggable, b: Sluggable): number {
	return Number(b.known) - Number(a.known) || compareCodes(a.id, b.id);
}
