import { CATEGORIES } from "@uchit/contract/category.ts";
import { COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import { seededRandom } from "@uchit/pipeline/labels/random.ts";
import type { Pool } from "pg";

export type Claim =
	| { kind: "list"; path: string; category?: number; state?: string; degree?: string; of?: string }
	| { kind: "near"; path: string; pin: string }
	| { kind: "college"; path: string; id: string }
	| { kind: "placements"; path: string; id: string }
	| { kind: "country"; path: string; slug: string };

const SEED = 20_261_122;
const CATEGORY_IDS = CATEGORIES.map(({ id }) => id).toSorted((a, b) => a - b);

/** Deterministic for the same facts; a smaller sample is a prefix of a larger one. */
export async function drawAddresses(database: Pool, count: number): Promise<Claim[]> {
	const random = seededRandom(SEED);
	const oneOf = <Each>(all: readonly Each[]): Each => {
		const each = all[Math.floor(random() * all.length)];
		if (each === undefined) throw new Error("There is nothing to draw from.");
		return each;
	};
	const column = async (statement: string) =>
		(await database.query<{ one: string }>(statement)).rows.map(({ one }) => one);
	const states = await column("SELECT slug AS one FROM states ORDER BY 1");
	const degrees = await column("SELECT DISTINCT degree AS one FROM intakes WHERE degree IS NOT NULL ORDER BY 1");
	const pins = await column("SELECT pin AS one FROM pins WHERE latitude IS NOT NULL ORDER BY 1");
	const everywhere = await column("SELECT id AS one FROM colleges ORDER BY 1");
	const ranked = await column("SELECT DISTINCT college_id AS one FROM rankings ORDER BY 1");
	const reporting = await column("SELECT DISTINCT college_id AS one FROM outcomes WHERE measure = 'placed' ORDER BY 1");
	const countries = await column("SELECT slug AS one FROM countries WHERE status = 'published' ORDER BY 1");
	const slugs = new Map(
		(await database.query<{ id: string; slug: string }>("SELECT id, slug FROM colleges")).rows.map(({ id, slug }) => [
			id,
			slug,
		]),
	);
	const pathOf = (id: string) => `/college/${slugs.get(id)}`;
	const draws: (() => Claim)[] = [
		() => {
			const category = random() < 0.7 ? oneOf(CATEGORY_IDS) : undefined;
			const state = random() < 0.7 ? oneOf(states) : undefined;
			const of = random() < 0.3 ? oneOf(COLLEGE_KINDS) : undefined;
			const given = Object.entries({ category, state, kind: of }).flatMap(([name, value]) =>
				value === undefined ? [] : [[name, String(value)]],
			);
			return { kind: "list", path: `/colleges?${new URLSearchParams(given)}`, category, state, of };
		},
		() => {
			const degree = oneOf(degrees);
			const state = random() < 0.6 ? oneOf(states) : undefined;
			return {
				kind: "list",
				path: `/colleges?degree=${degree}${state === undefined ? "" : `&state=${state}`}`,
				degree,
				state,
			};
		},
		() => {
			const pin = oneOf(pins);
			return { kind: "near", path: `/colleges?near=${pin}&category=${oneOf(CATEGORY_IDS)}`, pin };
		},
		() => {
			const id = oneOf(random() < 0.7 ? ranked : everywhere);
			return { kind: "college", path: pathOf(id), id };
		},
		() => {
			const id = oneOf(reporting);
			return { kind: "placements", path: `${pathOf(id)}/placements`, id };
		},
		() => {
			const slug = oneOf(countries);
			return { kind: "country", path: `/study-abroad/${slug}`, slug };
		},
	];
	const found = new Map<string, Claim>();
	for (let round = 0; found.size < count && round < 4 * count; round++) {
		const draw = draws[round % draws.length];
		if (draw === undefined) continue;
		const claim = draw();
		found.set(claim.path, claim);
	}
	return [...found.values()];
}
