import { CutoffPage } from "@uchit/contract/cutoff.ts";
import type { PredictedSeat } from "@uchit/contract/predict.ts";
import { BANDS } from "@uchit/contract/predict-band.ts";
import { PredictExams } from "@uchit/contract/predict-exam.ts";
import { describe, expect, test } from "vitest";
import { usePredictor } from "#backend/testing/predictor.ts";

const { backend, ask, askAll } = usePredictor();

const OPEN = { category: "OPEN", gender: "Gender-Neutral" };
const NIT = { exam: "jee-mains", rank: "20000", ...OPEN, homeState: "goa" };
const closingOf = ({ evidence }: PredictedSeat) => evidence.at(-1)?.closingRank ?? Number.NaN;

describe("a list of seats", () => {
	test("comes in pages of twelve, likely options first, each group hardest first, without duplicates or gaps", async () => {
		const first = await ask(NIT);
		const all = await askAll(NIT);
		expect(first.items).toHaveLength(12);
		expect(first.colleges).toBe(new Set(all.map(({ college }) => college.slug)).size);
		expect(all).toHaveLength(first.total);
		const names = all.map(({ college, programme, quota }) => [college.slug, programme, quota].join("|"));
		expect(new Set(names).size).toBe(all.length);
		const order = all.map((seat) => BANDS.indexOf(seat.band) * 10_000_000 + closingOf(seat));
		expect(order).toEqual(order.toSorted((a, b) => a - b));
	});

	test("reverses with a minus, and can be sorted by evidence and by name", async () => {
		const possible = { ...NIT, band: "possible" };
		expect((await ask({ ...possible, sort: "-closing" })).items.map(closingOf)[0]).toBe(
			Math.max(...(await askAll(possible)).map(closingOf)),
		);
		const shares = (await askAll({ ...possible, sort: "evidence" })).map(
			({ insideYears, heldYears }) => insideYears / heldYears,
		);
		expect(shares).toEqual(shares.toSorted((a, b) => b - a));
		const [first] = (await ask({ ...possible, sort: "college" })).items;
		expect(first?.college.name).toBe((await askAll(possible)).map(({ college }) => college.name).toSorted()[0]);
	});

	test("by college, shows seats of the own category before everyone's, and the hardest college first of each", async () => {
		const { items } = await ask({ exam: "clat", common: "2500", category: "SC", sort: "college-closing" });
		expect(items[0]).toMatchObject({
			socialCategory: "sc",
			college: { name: expect.stringContaining("National Law School") },
		});
		const places = items.map(({ socialCategory }) => Number(socialCategory === "open"));
		expect(places).toEqual(places.toSorted());
		expect(new Set(items.slice(0, 3).map(({ college }) => college.slug)).size).toBe(3);
	});

	test("is narrowed by words and facets, and a facet's own choice does not shrink its options", async () => {
		const all = await askAll(NIT);
		const { facets } = await ask(NIT);
		for (const { value, count } of facets.band) expect(all.filter(({ band }) => band === value)).toHaveLength(count);
		for (const { value, count } of facets.kind)
			expect(all.filter(({ college }) => college.kind === value)).toHaveLength(count);
		const narrowed = await ask({ ...NIT, kind: "nit", state: "karnataka", q: "surathkal engineering" });
		expect(narrowed.total).toBeGreaterThan(0);
		expect(new Set(narrowed.items.map(({ college }) => college.slug)).size).toBe(1);
		expect(narrowed.facets.kind.find(({ value }) => value === "nit")).toMatchObject({ selected: true });
		const none = await ask({ ...NIT, kind: "castle" });
		expect([none.total, none.facets.kind.find(({ value }) => value === "castle")?.count]).toEqual([0, 0]);
	});

	test("suggests, when empty, which one filter to drop and how many seats that gives", async () => {
		const params = { ...NIT, q: "surathkal", state: "goa", band: "likely" };
		const { q, state, ...neither } = params;
		const { relax, total } = await ask(params);
		const [withoutWords, withoutState] = await Promise.all([ask({ ...neither, state }), ask({ ...neither, q })]);
		expect(total).toBe(0);
		expect(relax).toEqual(
			[
				{ filter: "q", count: withoutWords.total },
				{ filter: "state", count: withoutState.total },
			]
				.filter(({ count }) => count > 0)
				.toSorted((a, b) => b.count - a.count),
		);
		expect(relax.length).toBeGreaterThan(0);
		expect((await ask(NIT)).relax).toEqual([]);
	});

	test("shows, when nothing is in reach, the seats that closed nearest, one of each institute", async () => {
		const { total, nearest } = await ask({ ...NIT, rank: "900000", kind: "nit" });
		expect(total).toBe(0);
		expect(nearest.length).toBeGreaterThan(1);
		expect(new Set(nearest.map(({ college }) => college.slug)).size).toBe(nearest.length);
		expect(nearest.every(({ own, closing }) => own === 900_000 && closing < own)).toBe(true);
		const closings = nearest.map(({ closing }) => closing);
		expect(closings).toEqual(closings.toSorted((a, b) => b - a));
		const [others, groupAlone] = await Promise.all([ask(NIT), ask({ ...NIT, band: "likely", q: "surathkal" })]);
		expect([others.nearest, groupAlone.nearest]).toEqual([[], []]);
	});

	test("gives the source of every figure and the source row of each round of a seat", async () => {
		const page = await ask(NIT);
		const known = new Set(page.sources.map(({ id }) => id));
		for (const seat of page.items.slice(0, 6)) {
			expect(seat.evidence.every(({ sourceId }) => known.has(sourceId))).toBe(true);
			const rounds = await backend.read(CutoffPage, seat.rounds);
			const last = seat.evidence.at(-1);
			expect(rounds.total).toBeGreaterThanOrEqual(seat.heldYears);
			expect(rounds.items).toContainEqual(
				expect.objectContaining({ year: last?.year, round: last?.round, closingRank: last?.closingRank }),
			);
		}
	});
});

describe("the traps of cutoff data", () => {
	test("ranks of the preparatory course are never compared with main ranks", async () => {
		const fields = { ...OPEN, exam: "jee-advanced", category: "OPEN (PwD)", rank: "20" };
		const main = await askAll(fields);
		const preparatory = await askAll({ ...fields, rankSpace: "jee-advanced-preparatory" });
		// Copies before 2025 do not tell the two lists apart.
		expect(new Set(main.flatMap(({ evidence }) => evidence.map(({ year }) => year)))).toEqual(new Set([2025, 2026]));
		expect(preparatory.length).toBeGreaterThan(0);
		expect((await ask({ ...fields, rankSpace: "jee-advanced-preparatory" })).asked.rankSpace).toBe(
			"jee-advanced-preparatory",
		);
		const { cautions } = await ask({ exam: "jee-advanced", category: "SC", gender: "Gender-Neutral", rank: "300" });
		expect(cautions).toEqual(["may-hold-preparatory"]);
	});

	test("seats of a special pool are left out until their quota is chosen, and are listed as left out", async () => {
		const { leftOut } = await ask(NIT);
		expect(leftOut.find(({ reason }) => reason === "pool-not-asked")?.quotas).toEqual(["GO", "JK", "LA"]);
		expect((await askAll(NIT)).map(({ pool }) => pool)).not.toContain("special");
		const goan = await askAll({ ...NIT, quota: "GO" });
		expect(new Set(goan.map(({ quota, pool }) => `${quota} ${pool}`))).toEqual(new Set(["GO special"]));
	});

	test("a misprint in the tens of millions admits nobody", async () => {
		expect(await askAll({ ...NIT, homeState: "mizoram", rank: "2900000" })).toEqual([]);
	});

	test("NRI and management seats belong neither to the state pool nor to the all-India pool", async () => {
		const pools = async (fields: Record<string, string>) =>
			new Set((await askAll({ exam: "neet", rank: "1000", category: "Open", ...fields })).map(({ pool }) => pool));
		expect(await pools({ homeState: "delhi" })).toEqual(new Set(["all-india", "management"]));
		expect(await pools({ quota: "Delhi University" })).toEqual(new Set(["special"]));
		expect(await pools({ quota: "Deemed/Paid Seats" })).toEqual(new Set(["management"]));
		expect(await pools({ quota: "Non-Resident Indian" })).toEqual(new Set(["nri"]));
	});

	test("a government-quota seat does not make a government college", async () => {
		const seats = await askAll({ exam: "kcet", rank: "50000", category: "GM" });
		expect(new Set(seats.map(({ pool }) => pool))).toEqual(new Set(["home-state"]));
		expect(seats.filter(({ college }) => college.kind === "private").length).toBeGreaterThan(100);
	});

	test("what a deemed university of the government fills at its own fee is no government seat", async () => {
		const seats = await askAll({ exam: "neet", rank: "20000", category: "Open", kind: "government" });
		expect(seats.length).toBeGreaterThan(0);
		expect(seats.filter(({ pool }) => pool === "management")).toEqual([]);
	});

	test("ranks of other lists are ignored: a category's, architecture's, another exam's, marks", async () => {
		const seats = await askAll({ exam: "jee-mains", rank: "1", category: "SC", gender: "Gender-Neutral" });
		expect(seats.filter(({ programme }) => /Bachelor of (Architecture|Planning)/.test(programme))).toEqual([]);
		expect(new Set(seats.map(({ seatType }) => seatType))).toEqual(new Set(["SC"]));
		const own = await ask({ exam: "wbjee", rank: "3000", category: "Open", homeState: "west-bengal" });
		const byJeeMain = await ask({ exam: "wbjee", rank: "3000", category: "Open", rankSpace: "jee-main-crl" });
		expect([own.asked.rankSpace, byJeeMain.asked.rankSpace]).toEqual(["wbjee-general-merit", "jee-main-crl"]);
		expect(byJeeMain.items.some(({ rounds }) => !rounds.includes("exam=jee-mains"))).toBe(false);
	});

	test("a year that prints no final round of a seat does not count for it", async () => {
		const seats = await askAll({ ...NIT, rank: "1000" });
		const { years } = await ask({ ...NIT, rank: "1000" });
		const gaps = seats.filter(({ evidence, heldYears }) => heldYears === evidence.length && heldYears < years.length);
		expect(gaps.length).toBeGreaterThan(10);
		expect(gaps.some(({ band, evidence }) => band === "likely" && evidence.every(({ inside }) => inside))).toBe(true);
	});

	test("the single pool of 2016 and 2017 does not count as evidence for a gender pool", async () => {
		expect((await ask(NIT)).years[0]).toBe(2018);
	});

	test("the four groups of institutes in JoSAA are named, with the right number of institutes", async () => {
		const { facets } = await ask({ ...NIT, rank: "1" });
		const seats = [
			...(await askAll({ ...NIT, rank: "1" })),
			...(await askAll({ exam: "jee-advanced", rank: "1", ...OPEN })),
		];
		const ofKind = (kind: string) =>
			new Set(seats.flatMap(({ college }) => (college.kind === kind ? college.slug : []))).size;
		expect([ofKind("iit"), ofKind("nit"), ofKind("iiit")]).toEqual([23, 32, 26]);
		expect(facets.kind.map(({ value }) => value)).toEqual(["nit", "iiit", "gfti"]);
	});

	test("institutions with similar names stay separate: three campuses, three addresses", async () => {
		const seats = await askAll({ ...NIT, rank: "1000", q: "birla institute of technology" });
		expect(new Set(seats.map(({ college }) => college.name)).size).toBe(3);
		expect(new Set(seats.map(({ college }) => college.slug)).size).toBe(3);
	});

	test("a renamed branch retains its years where a reviewer confirms the rename, and not with another curriculum", async () => {
		const [renamed] = await askAll({ ...NIT, rank: "60000", homeState: "goa", q: "punjab metallurgical" });
		expect(renamed).toMatchObject({ heldYears: 9 });
		expect(renamed?.earlierNames).toEqual([
			"Materials and Metallurgical Engineering (4 Years, Bachelor of Technology)",
		]);
		const varanasi = await askAll({ exam: "jee-advanced", rank: "2000", ...OPEN, q: "(bhu) engineering physics" });
		expect(varanasi.map(({ programme, heldYears }) => [programme, heldYears])).toEqual([
			["Engineering Physics (4 Years, Bachelor of Technology)", 2],
		]);
	});

	test("a seat missing from the newest list is counted and not offered", async () => {
		const { leftOut } = await ask({ exam: "jee-advanced", rank: "20000", ...OPEN });
		expect(leftOut.find(({ reason }) => reason === "not-in-newest")?.seats).toBeGreaterThan(50);
	});

	test("undated lists and lists that end before the last round carry a caution", async () => {
		const undated = await ask({ exam: "mht-cet", rank: "5000", category: "GOPENS" });
		expect([undated.cautions, undated.years]).toEqual([["undated"], []]);
		expect(undated.yearNote).toMatch(/undated/);
		expect((await ask({ exam: "neet", rank: "5000", category: "Open" })).cautions).toEqual([
			"all-india-share",
			"rounds-together",
		]);
		const { cautions } = await ask({ ...NIT, homeState: "ladakh" });
		expect(cautions).toEqual(["territory-attached"]);
		expect((await ask({ ...NIT, homeState: "bihar" })).cautions).toEqual(["state-seats"]);
		expect((await ask({ ...NIT, homeState: "kerala" })).cautions).toEqual([]);
	});
});

test("lists that apply only to a rank that names them are marked as separate", async () => {
	const { items } = await backend.read(PredictExams, "/v1/predict/exams");
	const apart = items.flatMap(({ exam, lists }) =>
		lists.filter((list) => list.apart).map(({ rankSpace }) => `${exam} ${rankSpace}`),
	);
	expect(apart).toEqual(["jee-advanced jee-advanced-preparatory", "wbjee jee-main-crl", "wbjee jee-main-barch-crl"]);
});
