import { readPairs } from "#pipeline/aicte/pairs.ts";
import { readFormerSlugs, readGivenSlugs } from "#pipeline/colleges/given-slugs.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";

const FILE = "former-slugs.csv";

/** An address that leads to an institution's page though the page has another; with the id of its own that it had, if it had one. */
export type FormerAddress = { slug: string; collegeId: string; formerId: string | undefined };

/**
 * Reads the present address of old ones. An address in `slugs.csv` whose institution is no longer one of its own leads to the
 * institution that it was found to be: another code of it (`same-as.csv`), or an entry of AICTE's that was paired since
 * (`aicte/pairs.csv`). Entries of `former-slugs.csv` lead where they say: addresses that an institution has changed, or that a
 * person wrote there. `living` are the ids of the institutions that there are. Throws where an address that is in use is also
 * called a former one.
 */
export function readFormerAddresses(living: ReadonlySet<string>): FormerAddress[] {
	const given = readGivenSlugs();
	const inUse = new Set([...given].filter(([id]) => living.has(id)).map(([, slug]) => slug));
	const findNow = createFinder();
	const merged = [...given].flatMap(([formerId, slug]) => {
		const collegeId = living.has(formerId) ? undefined : findNow(formerId);
		return collegeId !== undefined && living.has(collegeId) ? [{ slug, collegeId, formerId }] : [];
	});
	const idOfGone = new Map([...given].flatMap(([id, slug]) => (living.has(id) ? [] : [[slug, id] as const])));
	const written = [...readFormerSlugs()].map(([slug, code]) => {
		const collegeId = findNow(code) ?? code;
		if (!living.has(collegeId)) throw new Error(`${FILE}: ${slug} leads to ${code}, which there is not`);
		if (inUse.has(slug)) throw new Error(`${FILE}: ${slug} is the address of an institution`);
		return { slug, collegeId, formerId: idOfGone.get(slug) };
	});
	return [...new Map([...merged, ...written].map((address) => [address.slug, address])).values()];
}

/** Returns a function that finds the present id for an id that was an institution's own; undefined where nobody found it to be another. */
export function createFinder(): (id: string) => string | undefined {
	const pairs = readPairs();
	return (id) => {
		const paired = pairs.get(/^X-AICTE-(.+)$/.exec(id)?.[1] ?? "") ?? id;
		const code = toCanonicalCode(paired);
		return code === id ? undefined : code;
	};
}
