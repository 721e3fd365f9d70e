import { GuideAddresses } from "@uchit/contract/address.ts";
import { CollegeResults } from "@uchit/contract/college.ts";
import { EXAM_FIELDS } from "@uchit/contract/exam.ts";
import { ExamList } from "@uchit/contract/exam-list.ts";
import { compareStandings, standingOf } from "@uchit/contract/exam-order.ts";
import { Exam } from "@uchit/contract/exam-record.ts";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";

const backend = useBackend();
const { exams } = useSeedGuides(backend);

const list = (query = "") => backend.read(ExamList, `/v1/exams${query}`);
const exam = (slug: string) => backend.read(Exam, `/v1/exams/${slug}`);
const namesOf = ({ items }: ExamList) => items.map(({ slug }) => slug);
const find = async (q: string) => namesOf(await list(`?q=${encodeURIComponent(q)}`));

describe("the list", () => {
	test("has every shipped exam on pages of 50, each once, with the source that it names", async () => {
		const [first, second] = await Promise.all([list(), list("?page=2")]);
		const slugs = [...namesOf(first), ...namesOf(second)];
		expect(first.items).toHaveLength(Math.min(50, first.total));
		expect(new Set(slugs).size).toBe(slugs.length);
		for (const { slug } of exams) expect(slugs, slug).toContain(slug);
		const sources = new Set(first.sources.map(({ id }) => id));
		for (const { slug, sourceId } of first.items) expect(sources, slug).toContain(sourceId);
		expect((await list("?page=99")).items).toEqual([]);
	});

	test("is sorted by the next closing date; ended exams come last", async () => {
		const { items } = await list();
		const today = dayInIndia(new Date());
		const stands = items.map((item) => standingOf(item, today));
		expect(stands).toEqual(stands.toSorted(compareStandings));
		expect(new Set(stands.map(({ standing }) => standing)).size).toBeGreaterThan(1);
	});

	test.each(["stream", "level", "state", "mode", "open"] as const)(
		"each option of %s gives as many as it says",
		async (facet) => {
			const { facets } = await list();
			for (const { value, count } of facets[facet]) {
				const { total, facets: narrowed } = await list(`?${facet}=${value}`);
				expect(total, value).toBe(count);
				expect(narrowed[facet], value).toEqual(
					facets[facet].map((option) => ({ ...option, selected: option.value === value })),
				);
			}
		},
	);

	test("several options of one facet widen, another facet narrows, and an unknown option matches nothing", async () => {
		const [law, medical, both, narrow, unknown] = await Promise.all([
			list("?stream=law"),
			list("?stream=medical"),
			list("?stream=law&stream=medical"),
			list("?stream=law&stream=medical&level=postgraduate"),
			list("?stream=magic"),
		]);
		expect(both.total).toBeGreaterThan(Math.max(law.total, medical.total));
		expect(namesOf(both)).toEqual(expect.arrayContaining([...namesOf(law), ...namesOf(medical)]));
		expect(narrow.total).toBeLessThan(both.total);
		expect(narrow.items.every(({ level }) => level === "postgraduate")).toBe(true);
		expect(narrow.facets.stream.find(({ value }) => value === "law")?.count).toBeLessThan(law.total);
		expect(unknown).toMatchObject({ total: 0, items: [], unknown: [{ facet: "stream", value: "magic" }] });
	});

	test("shows the dates of the newest two cycles, in order", async () => {
		for (const { slug, events } of (await list()).items) {
			const all = exams.find((each) => each.slug === slug)?.events ?? events;
			const cycles = [...new Set(all.map(({ cycle }) => cycle))].sort().slice(-2);
			expect(new Set(events.map(({ cycle }) => cycle)), slug).toEqual(new Set(cycles));
			expect(events.map(({ starts }) => starts)).toEqual(events.map(({ starts }) => starts).sort());
		}
	});
});

describe("an exam search", () => {
	test.each([
		["its short name", "JEE Main", "jee-mains"],
		["letters only", "jeemain", "jee-mains"],
		["its whole name", "Graduate Aptitude Test in Engineering", "gate"],
		["its Hindi name", "नीट", "neet"],
		["another name in Hindi", "जेईई मेन", "jee-mains"],
		["a name that it had once", "AIEEE", "jee-mains"],
		["the name of an exam that is no more", "AIIMS PG", "aiims-pg"],
		["the name of another that is no more", "jipmer pg", "jipmer-pg"],
		["a typing error", "viteeee", "viteee"],
		["swapped letters", "jee mian", "jee-mains"],
		["a year beside it", "gate 2027", "gate"],
	])("finds the exam by %s", async (_how, q, slug) => {
		expect((await find(q))[0]).toBe(slug);
	});

	test("finds an exam by its stream and its state", async () => {
		expect(await find("karnataka engineering")).toContain("kcet");
		expect(await find("ஐஐடி")).toEqual([]);
	});
});

describe("one exam", () => {
	test("is returned whole, with every source that it names", async () => {
		for (const { slug } of exams) {
			const found = await exam(slug);
			const sources = new Set(found.sources.map(({ id }) => id));
			const named = [...Object.values(found.receipts), ...found.cutoffYears.map(({ sourceId }) => sourceId)];
			expect(
				named.filter((id) => !sources.has(id)),
				slug,
			).toEqual([]);
			const withReceipt = EXAM_FIELDS.filter(
				(field) => found[field] !== undefined && found.receipts[field] === undefined,
			);
			expect(withReceipt, slug).toEqual([]);
			for (const { key } of found.events ?? []) expect(found.receipts[`events.${key}`], slug).toBeDefined();
			expect(found.version).toBeGreaterThan(0);
		}
	});

	test("names its replacement, and the replacement names it", async () => {
		const old = await exam("aiims-pg");
		expect(old.lifecycle.writeNow).toEqual([{ slug: "ini-cet", shortName: expect.any(String) }]);
		const { replaces } = await exam("ini-cet");
		expect(replaces.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["aiims-pg", "jipmer-pg"]));
	});

	test("its cutoffs equal the stored ones, and its colleges those of the list", async () => {
		const found = await exam("neet");
		const { rows } = await backend.db.execute<{ rows: number; colleges: number }>(sql`
			SELECT count(*)::int AS rows, count(DISTINCT college_id)::int AS colleges FROM cutoffs
			WHERE exam = 'neet' AND year = 2024`);
		expect(found.cutoffYears.find(({ year }) => year === 2024)).toMatchObject({ authority: "MCC", ...rows[0] });
		expect(found.cutoffYears.at(-1)?.year).toBeUndefined();
		const colleges = await backend.read(CollegeResults, "/v1/colleges?exam=neet");
		expect(found.colleges.total).toBe(colleges.total);
		expect(found.colleges.top.map(({ slug }) => slug)).toEqual(colleges.items.slice(0, 10).map(({ slug }) => slug));
		expect(await exam("cat")).toMatchObject({ cutoffYears: [], colleges: { total: 0, top: [] } });
	});

	test("answers 404 with a hint for an unknown exam", async () => {
		const reply = await backend.get("/v1/exams/owl");
		expect(reply.statusCode).toBe(404);
		expect(reply.headers["content-type"]).toMatch("application/problem+json");
		expect(reply.json().detail).toContain("/v1/exams?q=");
	});
});

test("the states, colleges and exams that an exam names exist", async () => {
	const known = async (query: string) => new Set((await backend.db.$client.query(query)).rows.map(({ slug }) => slug));
	const states = await known("SELECT slug FROM states");
	const colleges = await known("SELECT slug FROM colleges");
	const slugs = new Set(exams.map(({ slug }) => slug));
	for (const { slug, states: named, acceptedBy, eligibility = [] } of exams) {
		const domiciles = eligibility.flatMap((rule) => (rule.kind === "domicile" ? rule.states : []));
		expect(
			[...named, ...domiciles].filter((state) => !states.has(state)),
			slug,
		).toEqual([]);
		expect(
			(acceptedBy?.colleges ?? []).filter((college) => !colleges.has(college)),
			slug,
		).toEqual([]);
		const others = eligibility.flatMap((rule) => (rule.kind === "other-exam" ? [rule.exam] : []));
		expect(
			others.filter((other) => !slugs.has(other)),
			slug,
		).toEqual([]);
	}
});

test("the site map has the address of every exam and country", async () => {
	const { slugs } = await backend.read(GuideAddresses, "/v1/addresses/exams");
	expect(slugs).toEqual(expect.arrayContaining(exams.map(({ slug }) => slug)));
	expect((await backend.read(GuideAddresses, "/v1/addresses/countries")).slugs).toContain("germany");
});

test("the replies carry the cache tags of their data", async () => {
	const tagsOf = async (address: string) => String((await backend.get(address)).headers["cache-tag"]).split(" ");
	expect(await tagsOf("/v1/exams")).toContain("content:exams");
	expect(await tagsOf("/v1/exams/gate")).toEqual(["content:exams", "content:exams:gate", "colleges", "sources"]);
	expect(await tagsOf("/v1/exams/owl")).toEqual(["content:exams"]);
	expect(await tagsOf("/v1/suggest?q=gate")).toEqual(["colleges", "content:exams", "content:countries"]);
});
