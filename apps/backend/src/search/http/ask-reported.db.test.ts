import { readFileSync } from "node:fs";
import { Answer } from "@uchit/contract/answer.ts";
import { csvParse } from "d3-dsv";
import { expect, test } from "vitest";
import { buildListedNames } from "#backend/check/listed-names.ts";
import { listFakeUniversities } from "#backend/check/queries/fake-universities.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";

const backend = useBackend();
useSeedGuides(backend);

const ask = (q: string): Promise<Answer> => backend.read(Answer, `/v1/ask?${new URLSearchParams({ q })}`);

const FILE = new URL("../../../../../data/queries/questions-names.csv", import.meta.url);
const ROWS = csvParse(readFileSync(FILE, "utf8")).map(({ query = "", expect: expected = "" }) => ({
	query,
	...(JSON.parse(expected) as { card: string[]; nothing?: true }),
}));

test.each(ROWS)("“$query” begins with $card", async ({ query, card, nothing }) => {
	const answer = await ask(query);
	expect(card).toContain(answer.card?.kind ?? (answer.colleges.length > 0 ? "list" : "none"));
	if (nothing) expect(answer.colleges).toEqual([]);
});

test.each([
	["commercial university ltd daryaganj fake hai kya", "Commercial University Ltd."],
	["gandhi hindi vidyapith prayag fake", "Gandhi Hindi Vidyapith"],
	["is indian institute of alternative medicine kolkata fake", "Indian Institute of Alternative Medicine"],
	["st john's university kerala", "St. John's University"],
	["raja arabic university", "Raja Arabic University"],
	["vocational university delhi", "Vocational University"],
	["magic and art university faridabad", "Magic & Art University"],
	["daksha university ranchi admission", "Daksha University (Vocational and Life Skill Education)"],
	["bhartiya shiksha parishad lucknow", "Bhartiya Shiksha Parishad"],
	["वोकेशनल यूनिवर्सिटी दिल्ली", "Vocational University"],
	["भारतीय शिक्षा परिषद लखनऊ फर्जी है क्या", "Bhartiya Shiksha Parishad"],
])("“%s” names %s from UGC's list", async (q, name) => {
	const { fakes, card, colleges } = await ask(q);
	expect(fakes.map((fake) => fake.name)).toEqual([name]);
	expect([card, colleges]).toEqual([undefined, []]);
});

test("no genuine institution's name contains a name from the fake list", async () => {
	const { rows } = await backend.db.$client.query<{ name: string }>(
		"SELECT name FROM colleges WHERE kind = 'university'",
	);
	const flagged: string[] = [];
	const listed = buildListedNames(await listFakeUniversities(backend.db));
	for (const { name } of rows) if (listed.findIn(name).length > 0) flagged.push(name);
	expect(rows.length).toBeGreaterThan(1_000);
	expect(flagged).toEqual(["ITM Vocational University, Vadodara"]);
	expect((await ask("is itm vocational university vadodara fake")).fakes).toEqual([]);
});

test("a doubted name with an unknown word gets no verdict on another institution", async () => {
	const { unknown, card, colleges } = await ask("क्या महर्षि महेश योगी विश्वविद्यालय फर्जी है");
	expect([card, colleges]).toEqual([undefined, []]);
	expect(unknown).toMatchObject([{ kind: "institution", isDoubted: true }]);
});

test("IITs and NITs show their one fee rule, dearest first, and others show single pages", async () => {
	expect((await ask("iit fees")).card).toMatchObject({ isRule: true, items: [{ amount: 200_000 }, { amount: 0 }] });
	expect((await ask("nit fees")).card).toMatchObject({ isRule: true, items: [{ amount: 125_000 }] });
	expect((await ask("private mbbs fees maharashtra")).card).toMatchObject({
		...{ isRule: false, by: "the Fees Regulating Authority (FRA)" },
		items: expect.arrayContaining([expect.objectContaining({ programme: "MBBS" })]),
	});
});

test("a B.Ed list hides other courses' seats and does not sort by them: known government colleges come first", async () => {
	const { colleges: ofPatna, list: own } = await ask("पटना में बीएड कॉलेज");
	expect([own?.first, ofPatna[0]?.name]).toEqual(["known-government", "Patna Training College"]);
	const { colleges, list } = await ask("m.ed bihar");
	expect([...ofPatna, ...colleges].filter(({ seats }) => seats !== undefined)).toEqual([]);
	expect(list?.first).toBe("oldest");
	const ages = colleges.flatMap(({ ranking, established }) => (ranking ? [] : (established?.year ?? 9_999)));
	expect(ages).toEqual(ages.toSorted((a, b) => a - b));
});

test("the cheapest colleges are sorted by their published fees", async () => {
	const { colleges, list, readings } = await ask("cheapest btech college in india");
	expect(list?.first).toBe("cheapest");
	const fees = colleges.map(({ fee }) => fee?.least ?? Number.NaN);
	expect(fees).toEqual(fees.toSorted((a, b) => a - b));
	expect(readings.find(({ kind }) => kind === "sort")?.notApplied).toBeUndefined();
});

test("women's colleges are found by whom their seats are for", async () => {
	const names = (await ask("girls colleges in delhi")).colleges.map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(["Miranda House", "Lady Shri Ram College for Women"]));
});

test("two colleges are compared only by the salaries of the course in question", async () => {
	const { card } = await ask("symbiosis pune vs christ bangalore bba");
	if (card?.kind !== "compare") throw new Error("no comparison");
	expect(card.rows.filter(({ measure, list }) => measure === "salary" && list !== "management")).toEqual([]);
});

test.each([
	["मगध विश्वविद्यालय असली है या नकली", "town:Māgadi, Karnataka"],
	["बेटी 12वीं पास क्या करे नर्सिंग", "near:"],
])("“%s” is not read as %s", async (q, id) => {
	expect((await ask(q)).readings.map((reading) => reading.id)).not.toContain(id);
});

test("a rank question about a family of institutes searches the options within that family", async () => {
	const { card } = await ask("neet 12000 rank par aiims milega kya");
	expect(card).toMatchObject({ kind: "predict", rank: 12_000, words: "All India Institute" });
});

test("colleges without second-year admission are not listed for lateral entry", async () => {
	for (const state of ["west bengal", "maharashtra"]) {
		const { colleges } = await ask(`lateral entry btech colleges ${state}`);
		expect(colleges.length).toBeGreaterThan(0);
		for (const { name } of colleges)
			expect(name).not.toMatch(/National Institute of Technology|^Indian Institute of Tech/);
	}
});

test("countries are compared side by side and sorted by living cost", async () => {
	const { card } = await ask("uk vs canada for ms");
	if (card?.kind !== "countries") throw new Error("no countries");
	expect(card.countries.map(({ slug }) => slug)).toEqual(["united-kingdom", "canada"]);
	for (const { of } of card.rows) expect(of).toHaveLength(2);
	const cheapest = (await ask("cheapest country to study")).card;
	if (cheapest?.kind !== "countries-by-cost") throw new Error("no order");
	const amounts = cheapest.items.map(({ rupees }) => rupees?.amount ?? Number.NaN);
	expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});

test.each([
	["can i afford VIT", { intent: "fee", kind: "fee|page-fees|not-held" }],
	["maharashtra cap round", { intent: "counselling", kind: ".+" }],
	["ignou regional centre", { intent: "website", kind: ".+" }],
	["jnafau official site", { intent: "website", kind: "contact|not-held" }],
	["itep", { intent: "none", kind: "after" }],
	["aadhaar name correction in application form", { intent: ".+", kind: "after" }],
])("“%s” gets the answer of its page, and no search of names: %o", async (q, { intent, kind }) => {
	const answer = await ask(q);
	expect(answer.intent).toMatch(new RegExp(`^(?:${intent})$`));
	expect(answer.card?.kind).toMatch(new RegExp(`^(?:${kind})$`));
	expect(answer.unread).toEqual([]);
});

test.each(["bams at neet rank 300000", "neet rank 45000 bhms"])(
	"“%s” is sent to the AYUSH committee, as NEET's lists here are of MBBS and BDS",
	async (q) => {
		const { card } = await ask(q);
		expect(card).toMatchObject({ kind: "not-held", intent: "predict", site: "https://aaccc.gov.in/" });
	},
);

test("a bare number of JEE Main up to 100 is a percentile, and a larger one marks", async () => {
	expect((await ask("jee main 92 obc")).bounds).toMatchObject({ percentile: 92 });
	expect((await ask("jee main 150 obc")).bounds).toMatchObject({ marks: 150 });
});

test.each([
	["predict colleges for 30 students of my class", "class"],
	["is it safe to pay fees before counselling, can college refund my fee", "refund"],
])("“%s” leads to the tool %s", async (q, tool) => {
	expect((await ask(q)).card).toMatchObject({ kind: "tool", tool });
});

test("an institution whose whole name is of everyday words is found when its name is doubted", async () => {
	const { unknown, card } = await ask("is indian institute of science real");
	expect(unknown).toEqual([]);
	expect(card).toMatchObject({ kind: "recognition", college: { slug: "indian-institute-of-science" } });
});
