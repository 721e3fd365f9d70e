import { CollegeResults, type CollegeSummary } from "@uchit/contract/college.ts";
import { isFresh } from "@uchit/contract/comparable.ts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();
const NEWEST = 2025;
const PAGES = 6;

const ranked = new Set<string>();
const fieldSeats = new Map<string, number>();

beforeAll(async () => {
	const approved = await backend.db.execute<{ key: string; seats: number }>(
		sql`SELECT concat(c.slug, '|', i.programme) AS key, sum(i.seats)::int AS seats FROM intakes i JOIN colleges c ON c.id = i.college_id
			WHERE i.seats IS NOT NULL AND i.mode IN ('regular', 'part-time') GROUP BY 1`,
	);
	for (const { key, seats } of approved.rows) fieldSeats.set(key, seats);
	const { rows } = await backend.db.execute<{ slug: string }>(
		sql`SELECT DISTINCT c.slug FROM rankings r JOIN colleges c ON c.id = r.college_id WHERE r.year > ${NEWEST - 3}`,
	);
	for (const { slug } of rows) ranked.add(slug);
});

async function listed(query: string): Promise<CollegeSummary[]> {
	const first = await backend.read(CollegeResults, `/v1/colleges?${query}`);
	const pages = Math.min(PAGES, Math.ceil(first.total / first.pageSize));
	const others = Array.from({ length: pages - 1 }, (_, place) =>
		backend.read(CollegeResults, `/v1/colleges?${query}&page=${place + 2}`),
	);
	return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
}

const LISTS = [
	"degree=mba&district=maharashtra/pune",
	"degree=bca&state=maharashtra",
	"category=law&state=uttar-pradesh",
	"category=engineering&state=bihar&sort=salary",
	"category=management&sort=-nirf",
	"degree=btech&state=kerala&sort=established",
	"kind=college&state=goa",
	"category=medical&state=uttar-pradesh&ownership=private",
	"category=engineering&state=bihar&kind=college",
];

test.each(LISTS)("no card of %s says a rank of three years before the newest", async (query) => {
	const years = (await listed(query)).flatMap(({ ranking }) => ranking?.year ?? []);
	expect(years.filter((year) => !isFresh(year, NEWEST))).toEqual([]);
});

test.each(LISTS.filter((query) => !query.includes("sort")))(
	"%s: newer ranks before older, then most seats in the field, then those ranked elsewhere, then by approved seats, not by name",
	async (query) => {
		const items = await listed(query);
		const years = items.flatMap(({ ranking }) => ranking?.year ?? []);
		expect(years).toEqual(years.toSorted((a, b) => b - a));
		const tail = items.slice(items.findLastIndex(({ ranking }) => ranking !== undefined) + 1);
		const inField = tail.map(({ slug }) => seatsInField(query, slug));
		expect(inField).toEqual(inField.toSorted((a, b) => b - a));
		const others = tail.filter(({ slug }) => seatsInField(query, slug) === 0);
		const isRanked = others.map(({ slug }) => ranked.has(slug));
		expect(isRanked).toEqual(isRanked.toSorted((a, b) => Number(b) - Number(a)));
		const unranked = others.filter(({ slug }) => !ranked.has(slug));
		const seats = unranked.map((item) => item.seats?.count ?? 0);
		expect(seats).toEqual(seats.toSorted((a, b) => b - a));
		const names = tail.map(({ name }) => name);
		expect(names.length).toBeGreaterThan(4);
		expect(names).not.toEqual(names.toSorted());
	},
);

const FIELDS = {
	"Engineering and Technology": /btech|=engineering/,
	Management: /mba|=management/,
	Medicine: /=medical/,
};

function seatsInField(query: string, slug: string): number {
	const [field] = Object.entries(FIELDS).find(([, queries]) => queries.test(query)) ?? [];
	return fieldSeats.get(`${slug}|${field}`) ?? 0;
}
