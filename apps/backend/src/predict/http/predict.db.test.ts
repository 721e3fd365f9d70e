import { CutoffPage } from "@uchit/contract/cutoff.schema.ts";
import { type PredictedSeat, PredictPage } from "@uchit/contract/predict.schema.ts";
import { BANDS } from "@uchit/contract/predict.ts";
import { PredictExams, PredictRankBand } from "@uchit/contract/predict-exam.schema.ts";
import { PredictReport } from "@uchit/contract/predict-report.schema.ts";
import { Problem } from "@uchit/contract/problem.schema.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { searchDepth } from "#backend/testing/depth.ts";

const backend = useBackend();

function ask(fields: Record<string, string>): Promise<PredictPage> {
	return backend.read(PredictPage, `/v1/predict?${new URLSearchParams(fields)}`);
}

async function askAll(fields: Record<string, string>): Promise<PredictedSeat[]> {
	const first = await ask(fields);
	const pages = Math.ceil(first.total / first.pageSize);
	const rest = Array.from({ length: pages - 1 }, (_, index) => ask({ ...fields, page: String(index + 2) }));
	return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
}

const OPEN = { category: "OPEN", gender: "Gender-Neutral" };
const NIT = { exam: "jee-mains", rank: "20000", ...OPEN, homeState: "goa" };
const closingOf = ({ evidence }: PredictedSeat) => evidence.at(-1)?.closingRank ?? Number.NaN;

// What is read once takes a while on a busy machine.
beforeAll(() => backend.read(PredictExams, "/v1/predict/exams"), 120_000);

describe("a list of seats", () => {
	test("comes in pages of twenty, the likely options first, in each group the hardest, none twice and none lost", async () => {
		const first = await ask(NIT);
		const all = await askAll(NIT);
		expect(first.items).toHaveLength(20);
		expect(first.colleges).toBe(new Set(all.map(({ college }) => college.slug)).size);
		expect(all).toHaveLength(first.total);
		const names = all.map(({ college, programme, quota }) => [college.slug, programme, quota].join("|"));
		expect(new Set(names).size).toBe(all.length);
		const order = all.map((seat) => BANDS.indexOf(seat.band) * 10_000_000 + closingOf(seat));
		expect(order).toEqual(order.toSorted((a, b) => a - b));
		const hardest = (await askAll({ ...NIT, sort: "closing" })).map(closingOf);
		expect(hardest).toEqual(hardest.toSorted((a, b) => a - b));
	});

	test("turns round with a minus, and may be sorted by evidence and by name", async () => {
		expect((await ask({ ...NIT, sort: "-closing" })).items.map(closingOf)[0]).toBe(
			Math.max(...(await askAll(NIT)).map(closingOf)),
		);
		const shares = (await askAll({ ...NIT, sort: "evidence" })).map(
			({ insideYears, heldYears }) => insideYears / heldYears,
		);
		expect(shares).toEqual(shares.toSorted((a, b) => b - a));
		const [first] = (await ask({ ...NIT, sort: "college" })).items;
		expect(first?.college.name).toBe((await askAll(NIT)).map(({ college }) => college.name).toSorted()[0]);
	});

	test("is narrowed by words and facets, whose own choice does not shrink their options", async () => {
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

	test("of nothing tells which one filter to drop, and what that gives", async () => {
		const asked = { ...NIT, q: "surathkal", state: "goa", band: "every" };
		const { q, state, ...neither } = asked;
		const { relax, total } = await ask(asked);
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

	test("tells the source of every figure, and where each round of a seat stands", async () => {
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

describe("one rank, every list that admits by it", () => {
	const RANK = { exam: "jee-mains", category: "OBC-NCL", gender: "Gender-Neutral", homeState: "bihar" };
	const keyOf = ({ college, programme, quota, seatType, gender, authority }: PredictedSeat) =>
		[college.slug, programme, quota, seatType, gender, authority].join("|");

	test("the common rank alone answers the open list and every counselling by it, and says what the category's would add", async () => {
		const page = await ask({ ...RANK, common: "45,000" });
		const open = await ask({ ...RANK, category: "OPEN", rank: "45000" });
		const ours = await ask({ ...RANK, common: "45000", authority: "JoSAA" });
		expect(ours.total).toBe(open.total);
		expect(open.total).toBeGreaterThan(250);
		expect(page.total).toBeGreaterThan(ours.total);
		expect(new Set(page.asked.lists.map(({ authority }) => authority))).toEqual(
			new Set(["JoSAA", "JAC Delhi", "OJEE", "WBJEEB"]),
		);
		expect(new Set(page.asked.lists.map(({ rankSpace }) => rankSpace))).toEqual(new Set(["jee-main-crl"]));
		expect(page.asked.missing).toMatchObject({ rank: "category", rankSpace: "jee-main-category" });
		expect(page.asked.missing?.options).toBeGreaterThan(500);
	});

	test("the category's rank adds its own list, each option beside the figure that counts there", async () => {
		const named = { ...RANK, q: "computer science" };
		const both = await askAll({ ...named, common: "45000", rank: "13500" });
		const common = await askAll({ ...named, common: "45000" });
		const own = await askAll({ ...named, rank: "13500" });
		expect(both.map(keyOf).sort()).toEqual([...common, ...own].map(keyOf).sort());
		for (const { rankSpace, rank } of both) expect(rank).toBe(rankSpace === "jee-main-category" ? 13_500 : 45_000);
	});

	test("an address with a category's rank alone means that list and no other, and is told of the open one", async () => {
		const page = await ask({ ...RANK, rank: "13500" });
		expect(page.asked.lists).toEqual([
			{ authority: "JoSAA", rankSpace: "jee-main-category", seatType: "OBC-NCL", rank: 13_500 },
		]);
		expect(page.asked.missing).toMatchObject({ rank: "common", rankSpace: "jee-main-crl" });
		expect((await ask({ ...RANK, category: "OPEN", rank: "45000" })).asked.missing).toBeUndefined();
	});

	test("an open seat has no category's rank", async () => {
		const fields = new URLSearchParams({ ...RANK, category: "OPEN", common: "45000", rank: "13500" });
		const reply = await backend.get(`/v1/predict?${fields}`);
		expect([reply.statusCode, Problem.parse(reply.json()).errors?.map(({ field, code }) => [field, code])]).toEqual([
			400,
			[["rank", "no-category-rank"]],
		]);
	});

	test("where one rank is of everyone, the category's seats and the open ones are one list", async () => {
		const seats = await askAll({ exam: "kcet", common: "25000", category: "2AR", q: "civil" });
		expect(new Set(seats.map(({ seatType }) => seatType))).toEqual(new Set(["2AR", "2AG", "GM", "GMR"]));
	});

	test("a woman's options are those of both pools; an institution for women is no man's", async () => {
		const fields = { ...RANK, common: "45000", state: "delhi" };
		const woman = await askAll({ ...fields, gender: "woman" });
		const man = await askAll(fields);
		const keys = new Set(woman.map(keyOf));
		expect(man.filter((seat) => !keys.has(keyOf(seat)))).toEqual([]);
		expect(new Set(woman.map(({ gender }) => gender)).size).toBeGreaterThan(1);
		expect(man.filter(({ college }) => /for women/i.test(college.name))).toEqual([]);
		expect(woman.filter(({ college }) => /for women/i.test(college.name))).not.toEqual([]);
		const { leftOut } = await ask(fields);
		expect(leftOut.find(({ reason }) => reason === "for-women")?.seats).toBeGreaterThan(0);
	});

	test("the quota of one state is for its people, and for nobody else", async () => {
		const quotas = async (homeState: string) =>
			new Set((await askAll({ ...RANK, common: "33000", homeState, state: "goa" })).map(({ quota }) => quota));
		expect(await quotas("goa")).toContain("GO");
		expect(await quotas("bihar")).not.toContain("GO");
	});

	test("a median salary narrows to institutes that have one so high", async () => {
		const fields = { ...RANK, common: "20000", state: "tamil-nadu" };
		const rich = await askAll({ ...fields, salary: "8" });
		expect(rich.length).toBeGreaterThan(5);
		for (const { college } of rich) expect(college.medianSalary).toBeGreaterThanOrEqual(800_000);
		const { facets } = await ask(fields);
		expect(facets.salary.find(({ value }) => value === "8")?.count).toBe(rich.length);
	});
});

describe("the traps of cutoff data", () => {
	test("ranks of the preparatory course are never held against main ranks", async () => {
		const fields = { exam: "jee-advanced", category: "OPEN (PwD)", gender: "Gender-Neutral", rank: "20" };
		const main = await askAll(fields);
		const preparatory = await askAll({ ...fields, rankSpace: "jee-advanced-preparatory" });
		// Copies before 2025 do not tell the two lists apart.
		expect(new Set(main.flatMap(({ evidence }) => evidence.map(({ year }) => year)))).toEqual(new Set([2025]));
		expect(preparatory.length).toBeGreaterThan(0);
		expect((await ask({ ...fields, rankSpace: "jee-advanced-preparatory" })).asked.rankSpace).toBe(
			"jee-advanced-preparatory",
		);
		const { cautions } = await ask({ exam: "jee-advanced", category: "SC", gender: "Gender-Neutral", rank: "300" });
		expect(cautions).toEqual(["may-hold-preparatory"]);
	});

	test("seats of a special pool stay out until their quota is asked for, and are told", async () => {
		const { leftOut } = await ask(NIT);
		expect(leftOut.find(({ reason }) => reason === "pool-not-asked")?.quotas).toEqual(["GO", "JK", "LA"]);
		expect((await askAll(NIT)).map(({ pool }) => pool)).not.toContain("special");
		const goan = await askAll({ ...NIT, quota: "GO" });
		expect(new Set(goan.map(({ quota, pool }) => `${quota} ${pool}`))).toEqual(new Set(["GO special"]));
	});

	test("a misprint in the tens of millions lets nobody in", async () => {
		const seats = await askAll({ ...NIT, homeState: "mizoram", rank: "2900000" });
		expect(seats).toEqual([]);
	});

	test("NRI and management seats are no state's and not all India's", async () => {
		const pools = async (fields: Record<string, string>) =>
			new Set((await askAll({ exam: "neet", rank: "1000", category: "Open", ...fields })).map(({ pool }) => pool));
		expect(await pools({ homeState: "delhi" })).toEqual(new Set(["all-india", "home-state"]));
		expect(await pools({ quota: "Deemed/Paid Seats" })).toEqual(new Set(["management"]));
		expect(await pools({ quota: "Non-Resident Indian" })).toEqual(new Set(["nri"]));
	});

	test("a seat of the government's share is no government college", async () => {
		const seats = await askAll({ exam: "kcet", rank: "50000", category: "GM" });
		expect(new Set(seats.map(({ pool }) => pool))).toEqual(new Set(["home-state"]));
		expect(seats.filter(({ college }) => college.kind === "private").length).toBeGreaterThan(100);
	});

	test("ranks of other lists never come in: a category's, architecture's, another exam's, marks", async () => {
		const seats = await askAll({ exam: "jee-mains", rank: "1", category: "SC", gender: "Gender-Neutral" });
		expect(seats.filter(({ programme }) => /Bachelor of (Architecture|Planning)/.test(programme))).toEqual([]);
		expect(new Set(seats.map(({ seatType }) => seatType))).toEqual(new Set(["SC"]));
		const own = await ask({ exam: "wbjee", rank: "3000", category: "Open", homeState: "west-bengal" });
		const byJeeMain = await ask({ exam: "wbjee", rank: "3000", category: "Open", rankSpace: "jee-main-crl" });
		expect([own.asked.rankSpace, byJeeMain.asked.rankSpace]).toEqual(["wbjee-general-merit", "jee-main-crl"]);
		expect(byJeeMain.items.some(({ rounds }) => !rounds.includes("exam=jee-mains"))).toBe(false);
	});

	test("a year that prints no final round of a seat says nothing of it", async () => {
		const seats = await askAll({ ...NIT, rank: "1000" });
		const { years } = await ask({ ...NIT, rank: "1000" });
		const gaps = seats.filter(({ evidence, heldYears }) => heldYears === evidence.length && heldYears < years.length);
		expect(gaps.length).toBeGreaterThan(10);
		expect(gaps.some(({ band, evidence }) => band === "every" && evidence.every(({ inside }) => inside))).toBe(true);
	});

	test("the one pool of 2016 and 2017 is no evidence for a pool by gender", async () => {
		expect((await ask(NIT)).years[0]).toBe(2018);
	});

	test("the four groups that JoSAA admits for are told by name, as many as there are", async () => {
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

	test("institutions of like names stay apart: three campuses, three addresses", async () => {
		const seats = await askAll({ ...NIT, rank: "1000", q: "birla institute of technology" });
		expect(new Set(seats.map(({ college }) => college.name)).size).toBe(3);
		expect(new Set(seats.map(({ college }) => college.slug)).size).toBe(3);
	});

	test("a renamed branch keeps its years where a person said that only its name changed; another curriculum does not", async () => {
		const [renamed] = await askAll({ ...NIT, rank: "60000", homeState: "goa", q: "punjab metallurgical" });
		expect(renamed).toMatchObject({ heldYears: 8 });
		expect(renamed?.earlierNames).toEqual([
			"Materials and Metallurgical Engineering (4 Years, Bachelor of Technology)",
		]);
		const varanasi = await askAll({ exam: "jee-advanced", rank: "2000", ...OPEN, q: "(bhu) engineering physics" });
		expect(varanasi.map(({ programme, heldYears }) => [programme, heldYears])).toEqual([
			["Engineering Physics (4 Years, Bachelor of Technology)", 1],
		]);
	});

	test("what the newest list no longer prints is nobody's choice, and is counted", async () => {
		const { leftOut } = await ask({ exam: "jee-advanced", rank: "20000", ...OPEN });
		expect(leftOut.find(({ reason }) => reason === "not-in-newest")?.seats).toBeGreaterThan(50);
	});

	test("a seat whose opening rank is its closing rank may be the only one", async () => {
		const seats = await askAll({
			exam: "jee-mains",
			rank: "1000",
			category: "SC",
			gender: "Gender-Neutral",
			homeState: "bihar",
		});
		const single = seats.filter(({ mayBeSingleSeat }) => mayBeSingleSeat);
		expect(single.length).toBeGreaterThan(0);
		expect(single.every(({ evidence }) => evidence.at(-1)?.openingRank === evidence.at(-1)?.closingRank)).toBe(true);
	});

	test("what is undated or ends before the last round says so", async () => {
		const undated = await ask({ exam: "mht-cet", rank: "5000", category: "GOPENS" });
		expect([undated.cautions, undated.years, undated.yearNote]).toEqual([
			["undated"],
			[],
			expect.stringMatching(/undated/),
		]);
		expect((await ask({ exam: "neet", rank: "5000", category: "Open" })).cautions).toEqual([
			"all-india-share",
			"first-round-only",
		]);
		const { cautions } = await ask({ ...NIT, homeState: "ladakh" });
		expect(cautions).toEqual(["territory-attached"]);
	});
});

test("of the lists of an exam, those that a rank is only of when they are named are told", async () => {
	const { items } = await backend.read(PredictExams, "/v1/predict/exams");
	const apart = items.flatMap(({ exam, lists }) =>
		lists.filter((list) => list.apart).map(({ rankSpace }) => `${exam} ${rankSpace}`),
	);
	expect(apart).toEqual([
		"jee-advanced jee-advanced-preparatory",
		"wbjee jee-main-crl",
		"wbjee jee-main-barch-crl",
		"jac-delhi jee-main-barch-crl",
	]);
});

test("everything that /predict/exams offers can be asked", async () => {
	const { items } = await backend.read(PredictExams, "/v1/predict/exams");
	expect(items).toHaveLength(14);
	const refused: string[] = [];
	for (const { exam, lists } of items) {
		for (const { rankSpace, figure, categories } of lists) {
			for (const { value, genders } of categories) {
				const fields = { exam, rankSpace, category: value, [figure]: "100", ...(genders[0] && { gender: genders[0] }) };
				const { statusCode } = await backend.get(`/v1/predict?${new URLSearchParams(fields)}`);
				if (statusCode !== 200) refused.push(JSON.stringify(fields));
			}
		}
	}
	expect(refused).toEqual([]);
});

test("marks become a band of ranks where a list prints both, and are refused elsewhere", async () => {
	const address = "/v1/predict/rank?exam=gujcet&rankSpace=acpc-engineering-merit&score=60";
	const { above, below, year } = await backend.read(PredictRankBand, address);
	expect(year).toBe(2025);
	expect(above?.score).toBeGreaterThanOrEqual(60);
	expect(below?.score).toBeLessThanOrEqual(60);
	expect(above?.rank).toBeLessThanOrEqual(below?.rank ?? 0);
	const reply = await backend.get("/v1/predict/rank?exam=jee-mains&rankSpace=jee-main-crl&score=60");
	expect([reply.statusCode, Problem.parse(reply.json()).errors?.[0]?.field]).toEqual([400, "exam"]);
});

test("the better a group is called, the more of it was inside, in every year that could be checked", async () => {
	const { exams } = await backend.read(PredictReport, "/v1/predict/report-card");
	const lines = exams
		.filter(({ exam }) => exam === "jee-mains" || exam === "jee-advanced")
		.flatMap((each) => each.lines);
	for (const [year, ofYear] of Map.groupBy(
		lines.filter(({ year }) => year > 2020),
		({ year }) => year,
	)) {
		const shares = BANDS.map((band) => {
			const own = ofYear.filter(({ group }) => group === band);
			const sum = (read: (line: (typeof own)[number]) => number) => own.reduce((total, line) => total + read(line), 0);
			return sum(({ inside }) => inside) / sum(({ options }) => options);
		});
		expect([year, shares]).toEqual([year, shares.toSorted((a, b) => b - a)]);
	}
});

test("whatever is asked, the answer is 200 or 400", async () => {
	const value = fc.oneof(
		fc.string({ unit: "binary", maxLength: 20 }),
		fc.constantFrom("OPEN", "SC", "100", "jee-mains", "HS", "-1"),
	);
	const fields = [
		"exam",
		"common",
		"rank",
		"score",
		"category",
		"gender",
		"pwd",
		"homeState",
		"quota",
		"rankSpace",
		"q",
		"kind",
		"sort",
		"page",
	];
	await fc.assert(
		fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 8 }), async (asked) => {
			const sent = [["exam", "jee-mains"], ...asked].map(
				([name = "", text = ""]) => `${name}=${encodeURIComponent(text.toWellFormed())}`,
			);
			const { statusCode } = await backend.get(`/v1/predict?${sent.join("&")}`);
			expect([200, 400]).toContain(statusCode);
		}),
		searchDepth(300),
	);
});
