import { Course, CourseList, findSubject, MIN_FIGURES } from "@uchit/contract/course.ts";
import { NamedPlaces, PlaceAddresses, PlacedResults, PlacePage } from "@uchit/contract/place.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

type Counted = { total: number; known: number; government: number; ranked: number; women: number };

test.each(["bihar", "telangana"])(
	"the figures of %s equal the totals of its rows and state how many rows they cover",
	async (state) => {
		const { figures } = await backend.read(PlacePage, `/v1/places/${state}`);
		const { rows } = await backend.db.execute<Counted>(sql`
		SELECT count(*)::int AS total, count(o.value)::int AS known, count(*) FILTER (WHERE o.value = 'government')::int AS government,
			count(*) FILTER (WHERE EXISTS (SELECT FROM rankings r WHERE r.college_id = c.id AND r.year = (SELECT max(year) FROM rankings)))::int AS ranked,
			count(*) FILTER (WHERE w.value = 'yes')::int AS women
		FROM colleges c
		LEFT JOIN LATERAL (SELECT value FROM college_facts WHERE college_id = c.id AND field = 'ownership' ORDER BY year DESC NULLS LAST, source_id LIMIT 1) o ON true
		LEFT JOIN LATERAL (SELECT value FROM college_facts WHERE college_id = c.id AND field = 'women-only' ORDER BY year DESC NULLS LAST, source_id LIMIT 1) w ON true
		WHERE c.state_slug = ${state}`);
		const { total, ownership, ranked, women } = figures;
		expect({
			total,
			known: ownership?.known,
			government: ownership?.government,
			ranked: ranked?.count,
			women: women?.count,
		}).toEqual(rows[0]);
	},
);

test("approved seats are summed over the colleges whose seats are known, and the largest is one of these", async () => {
	const { figures } = await backend.read(PlacePage, "/v1/places/kerala?of=mbbs");
	const { rows } = await backend.db.execute<{ seats: number; slug: string }>(sql`
		SELECT c.slug, sum(i.seats)::int AS seats FROM intakes i JOIN colleges c ON c.id = i.college_id
		WHERE i.degree = 'mbbs' AND c.state_slug = 'kerala' AND i.seats IS NOT NULL AND i.mode IN ('regular', 'part-time')
			AND i.year = (SELECT max(year) FROM intakes newest WHERE newest.authority = i.authority) GROUP BY c.slug`);
	expect(figures.seats).toMatchObject({
		isOfSubject: true,
		known: rows.length,
		seats: rows.reduce((sum, { seats }) => sum + seats, 0),
	});
	expect(rows.find(({ slug }) => slug === figures.seats?.most.slug)?.seats).toBe(figures.seats?.most.seats);
});

test("fees are a range over the institutions whose fee is published", async () => {
	const { figures } = await backend.read(PlacePage, "/v1/places/telangana?of=engineering");
	const { rows } = await backend.db.execute<{ known: number; least: number; middle: number; most: number }>(sql`
		SELECT count(*)::int AS known, min(fee)::int AS least, percentile_cont(0.5) WITHIN GROUP (ORDER BY fee) AS middle, max(fee)::int AS most FROM (
			SELECT min(amount) AS fee FROM college_fees f JOIN colleges c ON c.id = f.college_id
			JOIN college_categories k ON k.college_id = c.id AND k.category_id = 1
			WHERE c.state_slug = 'telangana' AND seats = 'regular' AND year = (SELECT max(year) FROM college_fees n WHERE n.authority = f.authority)
			GROUP BY f.college_id) fees`);
	expect(figures.fees).toMatchObject(rows[0] ?? {});
});

test.each([
	["bihar/patna", "", "state=bihar&district=bihar/patna"],
	["tamil-nadu", "?of=engineering", "category=1&state=tamil-nadu"],
	["kerala", "?of=mbbs", "degree=mbbs&state=kerala"],
	["karnataka", "?of=computer-science", "course=computer-science&state=karnataka"],
])(
	"%s%s shows the institutions of its list in the same order, and the list links to it",
	async (path, query, filters) => {
		const page = await backend.read(PlacePage, `/v1/places/${path}${query}`);
		const list = await backend.read(PlacedResults, `/v1/colleges?${filters}`);
		expect(page.figures.total).toBe(list.total);
		expect(page.items.map(({ slug }) => slug)).toEqual(list.items.map(({ slug }) => slug));
		const [state, district] = path.split("/");
		expect(list.placePage).toEqual(
			page.isIndexable ? { of: page.subject?.slug ?? "in", state, ...(district && { district }) } : undefined,
		);
	},
);

test("a list with other filters has no place page", async () => {
	for (const filters of ["state=kerala&state=goa", "state=kerala&q=law", "category=1", "state=goa&ownership=private"]) {
		expect([filters, (await backend.read(PlacedResults, `/v1/colleges?${filters}`)).placePage]).toEqual([
			filters,
			undefined,
		]);
	}
});

test("a district's name matches the district of that name, or all districts that share it", async () => {
	const named = async (called: string) =>
		(await backend.read(NamedPlaces, `/v1/places?called=${called}`)).items.map(({ state }) => state.slug);
	expect(await named("patna")).toEqual(["bihar"]);
	expect(await named("hamirpur")).toEqual(["himachal-pradesh", "uttar-pradesh"]);
	expect(await named("atlantis")).toEqual([]);
});

test("search engines get the places with enough figures, each with a source", {
	timeout: 60_000,
}, async () => {
	const { places } = await backend.read(PlaceAddresses, "/v1/addresses/places");
	expect(places.length).toBeGreaterThan(1_000);
	for (const { of, state, district } of places.filter((_, place) => place % 211 === 0)) {
		const address = `/v1/places/${[state, district].flatMap((part) => part ?? []).join("/")}${of === undefined ? "" : `?of=${of}`}`;
		const { isIndexable, figures, sources } = await backend.read(PlacePage, address);
		expect([address, isIndexable, figures.ownFigures >= MIN_FIGURES]).toEqual([address, true, true]);
		const known = new Set(sources.map(({ id }) => id));
		const named = Object.values(figures).flatMap((part) => String(Object(part).sourceId ?? "") || []);
		expect(named.filter((id) => !known.has(id))).toEqual([]);
		for (const part of Object.values(figures)) expect(Object(part).known ?? 1).toBeGreaterThan(0);
	}
});

test("a course's closing ranks are ranges over the institutions of one list and pool", async () => {
	const course = await backend.read(Course, "/v1/courses/computer-science");
	expect(course.evidence.approved).toBeGreaterThan(1_000);
	for (const { known, least, middle, most, round } of course.closing) {
		expect(known).toBeGreaterThanOrEqual(5);
		expect([least <= middle, middle <= most]).toEqual([true, true]);
		expect(round === undefined || round > 0).toBe(true);
	}
	const kinds = course.closing.map(({ rankSpace, pool, authority }) => `${authority} ${rankSpace} ${pool}`);
	expect(kinds).toEqual([...new Set(kinds)]);
	const inStates = course.states.reduce((sum, { count }) => sum + count, 0);
	expect(inStates).toBeLessThanOrEqual(course.figures.total);
});

test("every course of the list has a page, and other courses have none", async () => {
	const { items } = await backend.read(CourseList, "/v1/courses");
	expect(items.every(({ slug, facet }) => findSubject(slug)?.facet === facet)).toBe(true);
	expect(items.map(({ slug }) => slug)).toContain("mbbs");
	expect((await backend.get("/v1/courses/ba")).statusCode).toBe(404);
	expect((await backend.get("/v1/courses/medicine")).statusCode).toBe(404);
	expect((await backend.get("/v1/places/bihar?of=nothing")).statusCode).toBe(404);
	expect((await backend.get("/v1/places/atlantis")).statusCode).toBe(404);
});
