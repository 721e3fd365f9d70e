import { readPairs } from "#pipeline/aicte/pairs.ts";
import { readFormerSlugs, readGivenSlugs } from "#pipeline/colleges/given-slugs.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";

const FILE = "former-slugs.csv";

/** An old address that leads to an institution's page; `formerId` is the id of its own that it had, if any. */
export type FormerAddress = { slug: string; collegeId: string; formerId: string | undefined };

/**
 * Where old addresses lead. An address in `slugs.csv` whose institution was merged leads to that institution: another code of it
 * (`same-as.csv`) or a paired AICTE entry (`aicte/pairs.csv`). Entries of `former-slugs.csv` lead where they state. `living` are the
 * present ids. Throws if an address in use is also listed as a former one.
 */
export function readFormerAddresses(living: ReadonlySet<string>): FormerAddress[] {
	const givenSlugs = readGivenSlugs();
	const inUse = new Set([...givenSlugs].filter(([id]) => living.has(id)).map(([, slug]) => slug));
	const findNow = createPresentIdFinder();
	const merged = [...givenSlugs].flatMap(([formerId, slug]) => {
		const collegeId = living.has(formerId) ? undefined : findNow(formerId);
		return collegeId !== undefined && living.has(collegeId) ? [{ slug, collegeId, formerId }] : [];
	});
	const idOfGone = new Map([...givenSlugs].flatMap(([id, slug]) => (living.has(id) ? [] : [[slug, id] as const])));
	const written = [...readFormerSlugs()].map(([slug, code]) => {
		const collegeId = findNow(code) ?? code;
		if (!living.has(collegeId)) throw new Error(`${FILE}: ${slug} leads to ${code}, which there is not`);
		if (inUse.has(slug)) throw new Error(`${FILE}: ${slug} is the address of an institution`);
		return { slug, collegeId, formerId: idOfGone.get(slug) };
	});
	return [...new Map([...merged, ...written].map((address) => [address.slug, address])).values()];
}

export function createPresentIdFinder(): (id: string) => string | undefined {
	const pairs = readPairs();
	return (id) => {
		const paired = pairs.get(/^X-AICTE-(.+)$/.exec(id)?.[1] ?? "") ?? id;
		const code = toCanonicalCode(paired);
		return code === id ? undefined : code;
	};
}
