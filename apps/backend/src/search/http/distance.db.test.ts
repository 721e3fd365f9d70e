import { CollegeResults } from "@uchit/contract/college.ts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();
const ADDRESS = "/v1/colleges?near=110016&category=1&sort=distance";

/** A busy machine may not answer while it builds the index. */
beforeAll(async () => {
	const isUp = async () => expect((await backend.get(ADDRESS)).statusCode).toBe(200);
	await vi.waitFor(isUp, { timeout: 60_000, interval: 500 });
}, 65_000);

async function readMany() {
	const first = await backend.read(CollegeResults, ADDRESS);
	const pages = Math.ceil(first.total / first.pageSize);
	const items = [...first.items];
	for (let page = 2; page <= pages; page++) {
		if (page > 20 && page % 7 !== 0 && page < pages - 1) continue;
		const next = await backend.read(CollegeResults, `${ADDRESS}&page=${page}`);
		expect(next.items).toHaveLength(page === pages ? first.total - 20 * (pages - 1) : 20);
		items.push(...next.items);
	}
	return { first, items };
}

/**
 * Expected distances from 110016 in km, by PostgreSQL over a sphere (law of cosines): for institutions with their own PIN, and for those
 * without PIN and town, by the district's centre. Only towns printed alike are matched here.
 */
async function readDistances(): Promise<ReadonlyMap<string, { km: number; of: string }>> {
	const { rows } = await backend.db.execute<{ slug: string; km: number; of: string }>(sql`
		WITH own_pins AS (
			SELECT DISTINCT ON (college_id) college_id, value AS pin FROM college_facts WHERE field = 'pin'
			ORDER BY college_id, year DESC NULLS LAST, source_id
		), points AS (
			SELECT c.slug, p.latitude, p.longitude, p.position_of AS of FROM colleges c JOIN own_pins o ON o.college_id = c.id JOIN pins p ON p.pin = o.pin
				WHERE p.latitude IS NOT NULL
			UNION ALL
			SELECT c.slug, d.latitude, d.longitude, 'district' FROM colleges c JOIN districts d ON d.id = c.district_id
				WHERE d.latitude IS NOT NULL AND c.city IS NULL AND c.id NOT IN (SELECT college_id FROM own_pins)
		)
		SELECT slug, x.of, 6371 * acos(least(1, sin(radians(h.latitude)) * sin(radians(x.latitude))
			+ cos(radians(h.latitude)) * cos(radians(x.latitude)) * cos(radians(x.longitude - h.longitude)))) AS km
		FROM points x, pins h WHERE h.pin = '110016'`);
	return new Map(rows.map(({ slug, ...truth }) => [slug, truth]));
}

test("a PIN sorts by true distance, lists nobody twice, and puts institutions without a known place last", {
	timeout: 90_000,
}, async () => {
	const [{ first, items }, distances] = await Promise.all([readMany(), readDistances()]);
	expect(first.near?.place).toMatchObject({ pin: "110016", name: "Hauz Khas" });
	expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length);

	const checked = items.flatMap(({ slug, distanceKm }) => {
		const truth = distances.get(slug);
		return truth === undefined ? [] : [{ slug, ...truth, shown: distanceKm }];
	});
	expect(checked.length).toBeGreaterThan(1_000);
	const shown = checked.filter((each) => each.shown !== undefined);
	expect(shown.length).toBeGreaterThan(100);
	expect(shown.filter((each) => !(Math.abs(each.km - (each.shown ?? Number.NaN)) <= 0.501))).toEqual([]);
	expect(shown.filter(({ of }) => of === "district" || of === "area")).toEqual([]);
	expect(checked.filter(({ km }, place) => place > 0 && km < (checked[place - 1]?.km ?? 0) - 0.002)).toEqual([]);
	const kilometres = items.flatMap(({ distanceKm }) => distanceKm ?? []);
	expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
});

test("an unknown place is reported as unknown and does not empty the list", async () => {
	const [nowhere, everywhere] = await Promise.all([
		backend.read(CollegeResults, "/v1/colleges?near=nowhereville&category=1"),
		backend.read(CollegeResults, "/v1/colleges?category=1"),
	]);
	expect(nowhere.near).toEqual({ asked: "nowhereville", others: [] });
	expect([nowhere.total, nowhere.sort]).toEqual([everywhere.total, "nirf"]);
});

test("no distance is shown near the middle of a district", async () => {
	const { items, near } = await backend.read(CollegeResults, "/v1/colleges?near=East+Godavari&category=1");
	expect(near?.place?.of).toBe("district");
	expect(items.filter(({ distanceKm }) => distanceKm !== undefined)).toEqual([]);
});
