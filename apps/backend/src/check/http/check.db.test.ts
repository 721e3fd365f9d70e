import { readFileSync } from "node:fs";
import { Check, FakeList } from "@uchit/contract/check.ts";
import { describe, expect, test } from "vitest";
import { listFakeUniversities } from "#backend/check/queries/fake-universities.ts";
import { createNameMatcher } from "#backend/check/same-name.ts";
import { placeWordsOfFake } from "#backend/check/typed-place.ts";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

const check = (name: string, place = "") =>
	backend.read(Check, `/v1/check?${new URLSearchParams({ name, ...(place !== "" && { place }) })}`);

const NAMES = readFileSync(new URL("../testing/names.tsv", import.meta.url), "utf8")
	.trimEnd()
	.split("\n")
	.slice(1)
	.map((line) => {
		const [kind = "", name = "", place = "", verdict, slug = "", similar = ""] = line.split("\t");
		return { kind, name, place, verdict, slug, similar };
	});

test("there are forty labelled names", () => expect(NAMES).toHaveLength(40));

test.each(NAMES)("$kind: $name, $place is $verdict", async ({ name, place, verdict, slug, similar }) => {
	const found = await check(name, place);
	expect(found.verdict).toBe(verdict);
	if (slug !== "") expect(found.entries.map((entry) => entry.slug)).toContain(slug);
	if (similar !== "") expect(found.similar.map((each) => each.name)).toContain(similar);
});

describe("an answer", () => {
	test("quotes a listed name with its place, the list's month, its receipt and UGC's page", async () => {
		const { entries, sources, ask } = await check("saint johns university", "kerala");
		expect(entries).toEqual([
			{
				...{ list: "ugc-fake", name: "St. John's University", as: "St. John's University" },
				...{ place: "Kishanattam, Kerala", date: "2026-02", sourceId: "ugc-fake-2026-02" },
			},
		]);
		expect(sources.find(({ id }) => id === "ugc-fake-2026-02")).toMatchObject({
			document: expect.stringContaining("seen in a public copy"),
			address: "https://www.ugc.gov.in/",
		});
		expect(ask).toEqual([
			{ body: "ugc", address: "https://www.ugc.gov.in/" },
			{ body: "aicte", address: expect.stringContaining("aicte-india.org") },
			{ body: "state", state: "kerala" },
		]);
	});

	test("lists a college that is on the list and in the national directory as both", async () => {
		const { entries } = await check("Usha Latchumanan College of Education");
		expect(entries.map(({ list, as }) => `${list} ${as}`)).toEqual(
			expect.arrayContaining(["ugc-fake Usha Latchumanan College of Education", "aishe C-6565"]),
		);
	});

	test("names a source for each list, the recognising lists first", async () => {
		const { entries, sources } = await check("BHU");
		expect(entries.map(({ list }) => list)).toEqual(["ugc", "nmc", "aishe"]);
		expect(entries[0]).toMatchObject({ as: "Central University", since: "1916", date: "2025", sourceId: "ugc-2025" });
		const ids = sources.map(({ id }) => id);
		expect(entries.filter(({ sourceId }) => !ids.includes(sourceId))).toEqual([]);
	});

	test("reports an unknown place and does not compare it", async () => {
		expect(await check("Christ University", "Nowhereabad")).toMatchObject({
			verdict: "recognised",
			isPlaceKnown: false,
		});
		expect(await check("Christ University", "Noida")).toMatchObject({ verdict: "partly", why: "other-place" });
	});

	test.each([
		["Indian Institute of Science", "Mysuru", "other-place"],
		["Azim Premji University", "Mysuru", "other-place"],
		["University of Allahabad", "Kanpur", "other-place"],
		["Manipal Academy of Higher Education", "Manipal", undefined],
		["Jadavpur University", "Kolkata", undefined],
		["NALSAR University of Law", "Hyderabad", undefined],
	])("%s with the typed place %s is not confirmed at another town of its state", async (name, place, why) => {
		const { verdict, why: reason } = await check(name, place);
		expect([verdict, reason]).toEqual([why === undefined ? "recognised" : "partly", why]);
	});

	test("reports an unknown place where its district is unknown", async () => {
		expect(await check("Jadavpur University", "Siliguri")).toMatchObject({ isPlaceKnown: false });
	});

	test.each([
		["Magadh University", "magadh-university-bodh-gaya"],
		["मगध विश्वविद्यालय", "magadh-university-bodh-gaya"],
		["Arni University", "arni-university-katgarh-indora-kangra"],
	])("finds %s, which the lists print with the town after the name", async (name, slug) => {
		const { verdict, entries } = await check(name);
		expect([verdict, ...new Set(entries.map((entry) => entry.slug))]).toEqual(["recognised", slug]);
	});

	test("is ambiguous where names differ only by the address after them", async () => {
		const { verdict, entries } = await check("Rajiv Gandhi Institute of Technology");
		expect(verdict).toBe("ambiguous");
		expect(entries.map(({ name }) => name).join(" ")).toMatch(/Kottayam/);
		expect(await check("Rajiv Gandhi Institute of Technology", "Kottayam")).toMatchObject({ verdict: "recognised" });
	});

	test("is ambiguous for a listed name that a foreign university shares, and for a common name", async () => {
		const nations = await check("United Nations University");
		expect(nations).toMatchObject({ verdict: "ambiguous", total: 2 });
		expect(nations.entries.map(({ list, place }) => [list, place])).toEqual([
			["ugc-fake", "Delhi"],
			["other", "Japan"],
		]);
		const { verdict, entries } = await check("St Johns University");
		expect([verdict, entries.map(({ place }) => place).join(" | ")]).toEqual([
			"ambiguous",
			expect.stringMatching(/Kishanattam.*Queens, United States|Kishanattam.*Thailand/),
		]);
		expect((await check("Institute of Management and Engineering")).verdict).toBe("ambiguous");
		expect((await check("Institute of Management and Engineering", "Delhi")).verdict).toBe("listed-fake");
	});

	test("marks the listed name at another place as the same name, and puts a real institution of the place first", async () => {
		const { similar } = await check("St. John's University", "New York");
		expect(similar.find(({ isListedFake }) => isListedFake)).toMatchObject({ isSameName: true });
		const [first] = (await check("Rajiv Gandhi Institute of Technology", "Mumbai")).similar;
		expect(first).toMatchObject({ isListedFake: false, name: expect.stringMatching(/rajiv gandhi/i) });
	});

	test("reports that the typed name is a former name", async () => {
		expect(await check("University of Pune", "Pune")).toMatchObject({ verdict: "recognised", isByOtherName: true });
		expect(await check("BHU", "Varanasi")).toMatchObject({ isByOtherName: true });
		expect(await check("Jadavpur University")).toMatchObject({ isByOtherName: false });
	});

	test("lists every institution of a shared name, never only the first", async () => {
		const { total, entries } = await check("St. Xavier's College");
		expect(total).toBeGreaterThan(5);
		expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
	});
});

test("only one institution has a name or alias that is a listed fake, whatever the place", async () => {
	const fakes = await listFakeUniversities(backend.db);
	const beginnings = fakes.map(({ name }) => name.split(/[ .]/, 1)[0]?.toLowerCase());
	const { rows } = await backend.db.$client.query<{ id: string; name: string }>(
		`SELECT id, name FROM (SELECT id, name FROM colleges UNION SELECT id, official_name FROM colleges
			UNION SELECT college_id, name FROM college_names UNION SELECT college_id, alias FROM aliases) named
			WHERE lower(split_part(translate(name, '.', ' '), ' ', 1)) = ANY($1)`,
		[beginnings],
	);
	expect(rows.length).toBeGreaterThan(1_000);
	const listed = fakes.flatMap((fake) => {
		const [fit, place] = [createNameMatcher(fake.name), placeWordsOfFake(fake)];
		return rows.filter(({ name }) => fit(name, place) !== undefined).map(({ id }) => id);
	});
	expect(new Set(listed)).toEqual(new Set(["C-6565"]));
});

test("returns UGC's whole list of fake universities, each name with its state and month", async () => {
	const { items, sources } = FakeList.parse((await backend.get("/v1/check/fakes")).json());
	const { rows } = await backend.db.$client.query<{ count: number }>("SELECT count(*)::int FROM fake_universities");
	expect(items.length).toBe(rows[0]?.count);
	expect(items).toContainEqual(
		expect.objectContaining({ name: "Vocational University", state: expect.objectContaining({ slug: "delhi" }) }),
	);
	expect(sources.map(({ id }) => id)).toEqual(["ugc-fake-2026-02"]);
});

test.each([
	["no name", "place=Delhi"],
	["an empty name", "name="],
	["spaces", "name=%20%20"],
	["signs alone", "name=!!!"],
	["a name that is too long", `name=${"a".repeat(301)}`],
	["a place that is too long", `name=a&place=${"a".repeat(101)}`],
])("refuses %s", async (_what, query) => {
	expect((await backend.get(`/v1/check?${query}`)).statusCode).toBe(400);
});

test.each(["' OR 1=1 --", "<script>alert(1)</script>", "அண்ணா பல்கலைக்கழகம்", "a".repeat(300), `${"(".repeat(150)}a`])(
	"%j matches no institution and does no harm",
	async (name) => {
		expect((await check(name)).verdict).toBe("not-found");
	},
);

describe("a course", () => {
	const courseOf = async (name: string, course: string) =>
		(await backend.read(Check, `/v1/check?${new URLSearchParams({ name, course })}`)).course;

	test("is looked up in its council's list, and the answer gives the year of the list", async () => {
		const course = await courseOf("All India Institute of Medical Sciences Delhi", "MBBS");
		expect(course).toMatchObject({ council: "nmc", list: { year: 2025 }, entries: [{ course: "MBBS" }] });
	});

	test("is neither present nor missing where we have no list of its council", async () => {
		expect(await courseOf("Miranda House", "B.Ed")).toEqual({ typed: "B.Ed", council: "ncte", entries: [] });
	});

	test("is not looked up where the name matches several institutions or none", async () => {
		expect(await courseOf("St. Xavier's College", "MBA")).toBeUndefined();
		expect(await courseOf("Vocational University", "MBA")).toBeUndefined();
	});
});
