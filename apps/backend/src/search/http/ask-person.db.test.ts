import { Answer } from "@uchit/contract/answer.ts";
import { isAnnounced } from "@uchit/contract/exam.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { integer } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";

const backend = useBackend();
useSeedGuides(backend);

function ask(q: string): Promise<Answer> {
	return backend.read(Answer, `/v1/ask?${new URLSearchParams({ q })}`);
}

test.each([
	[
		"is vit vellore good for cse",
		"vellore-institute-of-technology",
		["rank", "salary", "seats", "recognition"],
		["cutoff"],
	],
	["iit patna kaisa hai", "indian-institute-of-technology-patna", ["rank", "salary", "cutoff", "recognition"], []],
])("a question whether a college is good is answered from official lists: %s", async (q, slug, kinds, unknown) => {
	const { card, sources } = await ask(q);
	expect(card).toMatchObject({ kind: "about", college: { slug }, unknown });
	if (card?.kind !== "about") throw new Error("no card of a college");
	expect(card.facts.map(({ kind }) => kind)).toEqual(kinds);
	const named = card.facts.flatMap((fact) =>
		fact.kind === "recognition" ? fact.bodies.map(({ sourceId }) => sourceId) : fact.sourceId,
	);
	expect(sources.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
});

test("a college's main facts are its rank, salary and seat, not its best place in any list", async () => {
	const { card } = await ask("is kiit good");
	if (card?.kind !== "about") throw new Error("no card of a college");
	expect(card.facts.find(({ kind }) => kind === "rank")).toMatchObject({ list: "engineering" });
	expect(card.facts.filter(({ kind }) => kind === "cutoff")).toEqual([]);
});

test.each([
	"best colleges in pune",
	"is hostel of vit good",
	"good engineering colleges in bihar",
	"vit jaisa accha college",
])("“%s” is not read as a question whether one college is good", async (q) => {
	expect((await ask(q)).card?.kind).not.toBe("about");
});

test.each([
	["josaa documents", "https://josaa.nic.in/"],
	["documents required for josaa counselling", "https://josaa.nic.in/"],
	["neet counselling documents required", "https://mcc.nic.in/"],
	["education loan kaise milega", "https://pmvidyalaxmi.co.in/"],
	["neet cutoff 2025 general", "https://neet.nta.nic.in/"],
])("“%s” is referred to the body that publishes it", async (q, site) => {
	const { card, colleges } = await ask(q);
	expect(card).toMatchObject({ kind: "not-held", site });
	expect(colleges).toEqual([]);
});

test("an exam without a page shows its conducting body where it is known", async () => {
	expect((await ask("norcet form date")).unknown).toEqual([
		expect.objectContaining({ conductedBy: { body: "AIIMS New Delhi", site: "https://www.aiimsexams.ac.in/" } }),
	]);
});

test("the seats of one degree are summed over a list's colleges, with the number of colleges counted", async () => {
	const { card, list } = await ask("mbbs seats in karnataka");
	expect(card).toMatchObject({ kind: "seat-total", degree: "mbbs", year: 2025, of: list?.total });
	if (card?.kind !== "seat-total") throw new Error("no total");
	expect(card.colleges).toBeLessThanOrEqual(card.of);
	const [own] = await readRows(
		backend.db,
		{ seats: integer },
		sql`SELECT sum(seats)::int AS seats FROM intakes JOIN colleges ON colleges.id = college_id
			WHERE degree = 'mbbs' AND year = 2025 AND state_slug = 'karnataka' AND authority = 'nmc'`,
	);
	expect(card.count).toBe(own?.seats);
	expect((await ask("mbbs seats in karnataka 2015")).card).toBeUndefined();
});

test("a low-fee question with too few known fees puts government colleges first, and states this rule", async () => {
	expect((await ask("bca college in lucknow low fees")).list?.first).toBe("government");
	expect((await ask("low fees btech pune")).list?.first).toBe("cheapest");
	expect((await ask("btech pune")).list?.first).toBeUndefined();
	expect((await ask("low fees private bca lucknow")).list?.first).toBeUndefined();
});

test("colleges that fit the question's preference come first, by a stated rule", async () => {
	const priced = await ask("btech under 50000 pune");
	expect(priced.list?.first).toBe("affordable");
	const fees = priced.colleges.map(({ fee }) => fee?.least);
	const known = fees.filter((fee) => fee !== undefined);
	expect(known.length).toBeGreaterThan(0);
	expect(fees.slice(0, known.length)).toEqual(known.toSorted((one, other) => one - other));
	expect(Math.max(...known)).toBeLessThanOrEqual(50_000);
	const polytechnics = await ask("polytechnic near nagpur");
	expect(polytechnics.list?.first).toBe("polytechnic");
	expect(polytechnics.colleges[0]?.name).toBe("Government Polytechnic, Sadar, Nagpur");
	expect(polytechnics.colleges.filter(({ fee }) => fee !== undefined)).toEqual([]);
	const nursing = await ask("private bsc nursing colleges in bihar");
	expect(nursing.readings.find(({ kind }) => kind === "ownership")?.notApplied).toBe("owner-not-known");
	expect(nursing.list?.first).toBeUndefined();
	const mba = await ask("mba colleges in pune cat 85 percentile");
	expect(mba.list?.first).toBe("accepting");
	expect(mba.colleges.map(({ slug }) => slug)).not.toContain("symbiosis-institute-of-business-management-pune");
});

test("the Ministry's fee for every IIT and NIT is given with its period and year", async () => {
	const { card } = await ask("nit trichy fees");
	expect(card).toMatchObject({ kind: "page-fees", items: [{ amount: 125_000, period: "year", year: 2016 }] });
});

test("the first college of a list around a town is not shown as the country's best", async () => {
	expect((await ask("best engineering colleges in manipal")).card).toBeUndefined();
});

test("a score without a programme lists each college once, where it closed at the score or below", async () => {
	const { card } = await ask("cuet 700/1000 du colleges");
	if (card?.kind !== "scores") throw new Error("no scores");
	expect(card.marks).toBe(700);
	const slugs = card.items.map(({ college }) => college.slug);
	expect(new Set(slugs).size).toBe(slugs.length);
	for (const { closing } of card.items) expect(closing).toBeLessThanOrEqual(700);
	const all = await ask("delhi university bcom hons cutoff");
	expect(all.card).toMatchObject({ kind: "scores" });
	expect(all.card).not.toHaveProperty("marks");
});

test.each([
	["mht cet 95 percentile cse colleges in pune", "mht-cet", "percentile", 95],
	["mht cet 88 percentile obc mumbai computer", "mht-cet", "percentile", 88],
	["gate 650 cse mtech nit", "gate", "score", 650],
	["bitsat 280 which branch", "bitsat-exam", "marks", 280],
	["du ba political science 800", "cuet-ug", "marks", 800],
])("“%s” lists the seats that closed at the figure or below, highest first", async (q, slug, figure, marks) => {
	const { card } = await ask(q);
	expect(card).toMatchObject({ kind: "scores", exam: { slug }, figure, marks });
	const closings = card?.kind === "scores" ? card.items.map(({ closing }) => closing) : [];
	expect(closings.length).toBeGreaterThan(0);
	expect(closings).toEqual(closings.toSorted((one, other) => other - one));
	expect(Math.max(...closings)).toBeLessThanOrEqual(marks);
});

test("Maharashtra colleges are limited to the named town and to seats open to anyone of the category", async () => {
	const { card } = await ask("mht cet 95 percentile cse colleges in pune");
	const items = card?.kind === "scores" ? card.items : [];
	expect(items.every(({ seatType = "" }) => /^GOPEN[SHO]$/.test(seatType))).toBe(true);
	const [{ rows }] = [
		await backend.db.execute<{ slug: string }>(
			sql`SELECT colleges.slug FROM colleges JOIN districts ON districts.id = district_id WHERE districts.name = 'Pune'`,
		),
	];
	const ofPune = new Set(rows.map(({ slug }) => slug));
	expect(items.filter(({ college }) => !ofPune.has(college.slug))).toEqual([]);
});

test.each([
	["neet 800 marks", "marks", 800, 720],
	["jee main 105 percentile", "percentile", 105, 100],
	["jee main 320 marks", "marks", 320, 300],
	["cuet 1200 marks du bcom", "marks", 1200, 1000],
	["jee main rank 0", "rank", 0, 3_000_000],
])("“%s” is impossible and is refused", async (q, what, given, most) => {
	expect((await ask(q)).card).toMatchObject({ kind: "impossible", what, given, most });
});

test("Uttar Pradesh's counselling is found by its own name and uses the JEE Main rank", async () => {
	expect((await ask("uptac 60000 rank cse aktu college")).card).toMatchObject({
		kind: "predict",
		exam: { slug: "jee-mains" },
		authority: "UPTAC",
		rank: 60_000,
		homeState: { slug: "uttar-pradesh" },
	});
});

test("an institution's rank is its overall place, not its best in one field", async () => {
	expect((await ask("kiit ranking nirf")).card).toMatchObject({ kind: "rank", list: "overall" });
	expect((await ask("kiit law ranking nirf")).card).toMatchObject({ kind: "rank", list: "law" });
});

test("a NEET closing rank comes from the newest list, as in the predictor", async () => {
	expect((await ask("aiims delhi cutoff")).card).toMatchObject({ kind: "cutoff", exam: "neet", year: 2026 });
});

test("the open forms are those open today: announced last days first, each part sorted by closing date", async () => {
	const { card } = await ask("which forms are open now");
	if (card?.kind !== "forms") throw new Error("no forms");
	const lastDaysOf = (items: typeof card.items) =>
		items.map(({ event: { starts, ends = starts } }) => (ends.length === 7 ? `${ends}-31` : ends));
	const announced = card.items.filter(({ event }) => isAnnounced(event));
	expect(card.items.slice(0, card.announced)).toEqual(announced);
	for (const items of [announced, card.items.slice(card.announced)])
		expect(lastDaysOf(items)).toEqual(lastDaysOf(items).toSorted());
	expect((await ask("forms closing this month")).card).toEqual(card);
	const site = expect.stringContaining("jeemain.nta");
	expect((await ask("last date to apply jee main 2027")).card).toMatchObject({ kind: "date", site });
});
