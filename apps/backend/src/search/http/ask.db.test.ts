import { readFileSync } from "node:fs";
import { Answer } from "@uchit/contract/answer.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { searchDepth } from "#backend/testing/depth.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";

const MAX_MS = 900_000;

const backend = useBackend();
useSeedGuides(backend);

function ask(q: string, not: readonly string[] = []): Promise<Answer> {
	return backend.read(Answer, `/v1/ask?${new URLSearchParams([["q", q], ...not.map((id) => ["not", id])])}`);
}

test("a branch and a state give the list with these facets and its full total", async () => {
	const { intent, list } = await ask("computer science colleges in bihar");
	expect(intent).toBe("list");
	expect(list?.facets).toEqual({ course: ["computer-science"], state: ["bihar"] });
	expect(list?.total).toBeGreaterThan(100);
});

test("a degree that no source lists fully is searched by name and marked so, and filters relax when nothing is left", async () => {
	const nursing = await ask("nursing colleges in kerala");
	expect(nursing.list).toMatchObject({ facets: { state: ["kerala"] }, q: "nursing", sort: "relevance" });
	expect(nursing.list?.total).toBeGreaterThan(200);
	expect(nursing.readings.find(({ kind }) => kind === "degree")?.notApplied).toBe("by-name");
	expect((await ask("agriculture colleges in up")).list).toMatchObject({
		facets: { state: ["uttar-pradesh"] },
		q: "agriculture",
	});
	expect((await ask("b.ed colleges in lucknow")).list?.facets).toMatchObject({ category: ["20"] });
	expect((await ask("gnm nursing college ranchi")).list?.q).toBe("nursing");
	const { list, readings } = await ask("bsc agriculture colleges in maharashtra govt");
	expect(list).toMatchObject({ facets: { state: ["maharashtra"] }, q: "agriculture" });
	expect(readings.find(({ kind }) => kind === "ownership")?.notApplied).toBe("owner-not-known");
	expect((await ask("mbbs colleges in bihar")).list).toMatchObject({ facets: { degree: ["mbbs"] } });
});

test("a family of institutes lists only its members, and the best is the first of its list", async () => {
	const { card, list, colleges } = await ask("best iim");
	expect(card).toMatchObject({ kind: "top", list: "management", college: { slug: colleges[0]?.slug } });
	const ranked = colleges.flatMap(({ ranking }) => ranking?.rank ?? []);
	expect(ranked).toEqual(ranked.toSorted((a, b) => a - b));
	expect(list?.total).toBe(21);
	for (const { name } of colleges) expect(name).toMatch(/^Indian Institute of Management /);
	const inSouth = await ask("iiser in south india");
	expect(inSouth.colleges.map(({ place }) => place.state?.slug).toSorted()).toEqual(["andhra-pradesh", "kerala"]);
	expect((await ask("iim b fees")).entities.map(({ value }) => value)).toEqual([
		"indian-institute-of-management-bangalore",
	]);
});

test("an institution's whole name is read as nothing else", async () => {
	const { entities } = await ask("Sampurnanand Sanskrit Vishwavidyalaya");
	expect(entities.map(({ label }) => label)).toEqual([expect.stringMatching(/^Sampurnanand? Sanskrit/)]);
});

test("the owner of an institution comes from its sources or is unavailable, and so is a missing country figure", async () => {
	const { card, sources } = await ask("is vit vellore government or private");
	if (card?.kind !== "owner") throw new Error(`The card is ${card?.kind}.`);
	expect(card.facts.map(({ field, value }) => [field, value])).toEqual([
		["ownership", "private"],
		["university-type", "deemed"],
	]);
	for (const { sourceId } of card.facts) expect(sources.map(({ id }) => id)).toContain(sourceId);
	const { card: russia, readings } = await ask("mbbs in russia fees");
	expect(russia).toMatchObject({ kind: "country", part: "summary", country: { slug: "russia" } });
	expect(readings.find(({ value }) => value === "fee")?.notApplied).toBe("not-in-answer");
	expect((await ask("canada student visa fee")).card).toMatchObject({ kind: "country", part: "visa", value: "CA$235" });
	expect((await ask("uk tuition fee")).card).toMatchObject({ kind: "not-held", intent: "fee" });
});

test("a question about what comes after a course lists courses, and “near me” needs a place", async () => {
	for (const question of [
		"bba ke baad kya kare",
		"what to do after diploma in mechanical",
		"12वीं के बाद कॉमर्स में क्या करें",
	]) {
		const { list, groups } = await ask(question);
		expect(list, question).toBeUndefined();
		expect(
			groups.map(({ items }) => items[0]?.value),
			question,
		).toEqual(["courses"]);
	}
	expect((await ask("pharmacy college near me")).readings.map(({ notApplied }) => notApplied)).toContain("no-place");
});

test("a cutoff is one figure of the newest year, with its source", async () => {
	const { card, sources } = await ask("nit trichy cse cutoff");
	if (card?.kind !== "cutoff") throw new Error(`The card is ${card?.kind}.`);
	expect(card.college.slug).toBe("national-institute-of-technology-tiruchirappalli");
	expect(card.programme).toMatch(/^Computer Science/);
	const rows = await backend.db.$client.query(
		`SELECT 1 FROM cutoffs k JOIN programmes p ON p.id = k.programme_id JOIN colleges c ON c.id = k.college_id
			WHERE c.slug = $1 AND p.name = $2 AND k.year = $3 AND k.closing_rank = $4 AND k.seat_type = $5 AND k.quota = $6
			AND k.year = (SELECT max(year) FROM cutoffs WHERE college_id = c.id)`,
		[card.college.slug, card.programme, card.year, card.closing, card.seatType, card.quota],
	);
	expect(rows.rowCount).toBeGreaterThan(0);
	expect(sources.map(({ id }) => id)).toContain(card.sourceId);
});

test("a missing figure is reported as missing, with a place to look, and no other figure replaces it", async () => {
	const { card } = await ask("iit bombay hostel");
	expect(card).toMatchObject({ kind: "not-held", intent: "hostel", of: { kind: "college" } });
});

test("a rank opens the predictor with its fields filled", async () => {
	const { card } = await ask("rank 45,000 obc jee main bihar");
	expect(card).toMatchObject({
		kind: "predict",
		exam: { slug: "jee-mains" },
		rank: 45_000,
		category: "obc-ncl",
		homeState: { slug: "bihar" },
	});
});

test("a fee limit is understood but not applied", async () => {
	const { bounds, readings, list } = await ask("best mba colleges in pune under 5 lakh");
	expect(bounds.budgetInr).toEqual({ max: 500_000 });
	expect(readings.find(({ kind }) => kind === "budget")?.notApplied).toBe("fees-not-held");
	expect(list).toMatchObject({ facets: { degree: ["mba"], district: ["maharashtra/pune"] }, sort: "nirf" });
});

test("a reading that is turned off is not applied again", async () => {
	const { list, readings } = await ask("mba colleges in pune", ["district:maharashtra/pune"]);
	expect(list?.facets.district).toBeUndefined();
	expect(readings.map(({ id }) => id)).not.toContain("district:maharashtra/pune");
});

test("districts with the same name are all included, and each is offered", async () => {
	const { list, readings } = await ask("engineering colleges in hamirpur");
	expect(list?.facets.district?.toSorted()).toEqual(["himachal-pradesh/hamirpur", "uttar-pradesh/hamirpur"]);
	expect(readings.find(({ kind }) => kind === "district")?.others).toHaveLength(1);
	expect((await ask("engineering colleges in hamirpur himachal")).list?.facets.district).toEqual([
		"himachal-pradesh/hamirpur",
	]);
});

test.each([
	["nit trichy cse cutoff 2031", "cutoff"],
	["nirf rank of iit madras 2031", "rank"],
])("%s: a figure of another year is not given, and the newest available year is named", async (q, intent) => {
	const { card } = await ask(q);
	expect(card).toMatchObject({ kind: "not-held", intent, year: 2031, heldYear: expect.any(Number) });
});

test("the first college of a list is not given as the best when the budget could not narrow the list", async () => {
	expect((await ask("best mba colleges in pune")).card?.kind).toBe("top");
	expect((await ask("best mba colleges in pune under 5 lakh")).card).toBeUndefined();
});

test("a college left out of a list is not its first", async () => {
	const { card, colleges } = await ask("top mba colleges excluding iim");
	expect(card?.kind).toBe("top");
	expect(colleges.filter(({ name }) => name.startsWith("Indian Institute of Management"))).toEqual([]);
});

test("a finished course is not read as the course that the visitor looks for", async () => {
	expect((await ask("bcom ke baad mba in pune")).list?.facets.degree).toEqual(["mba"]);
	expect((await ask("can a diploma holder do btech")).intent).toBe("eligibility");
});

test("a misspelt word is read by the words beside it", async () => {
	const { readings } = await ask("jee adavnced 2027 dat");
	expect(readings.find(({ kind }) => kind === "exam")?.value).toBe("jee-advanced");
});

test("a short form and a place mean the institution there, whatever else the short form means", async () => {
	expect((await ask("mcc chennai")).colleges[0]?.name).toBe("Madras Christian College");
	expect((await ask("nift patna")).colleges[0]?.name).toMatch(/^National Institute of Fashion Technology, Patna/);
});

test.each(["aieee", "aipmt"])(
	"a former name of an exam means the exam, without a list of institutions (%s)",
	async (q) => {
		const { colleges, groups } = await ask(q);
		expect(colleges).toEqual([]);
		expect(groups[0]).toMatchObject({ kind: "exams", total: 1 });
	},
);

test("a question outside the site's subjects gets no card", async () => {
	for (const q of ["hotel near iit delhi", "bihar board 10th result", "mujhe job chahiye patna me"])
		expect(await ask(q)).toMatchObject({ intent: "none" });
	expect((await ask("hotel near iit delhi")).card).toBeUndefined();
});

test("CAT is read as the exam, not as catering, and the excluded exam is reported", async () => {
	const { list, readings } = await ask("mba without cat");
	expect(list?.facets).toEqual({ degree: ["mba"] });
	expect(readings.find(({ isNot }) => isNot)).toMatchObject({ kind: "exam", value: "cat", notApplied: "excluded" });
});

test.each(["queries.csv", "hindi-names.csv"])("%s: a name leads to the first institution of the list", async (file) => {
	const rows = readFileSync(new URL(`../../../../../data/queries/${file}`, import.meta.url), "utf8")
		.trimEnd()
		.split("\n")
		.slice(1);
	const names = rows.map((row) => row.split(",")).filter(([, kind]) => kind !== "city+subject");
	const places: boolean[] = [];
	for (const [query = "", , id] of names) {
		const { colleges } = await ask(query);
		const { rows: found } = await backend.db.$client.query("SELECT slug FROM colleges WHERE id = $1", [id]);
		places.push(colleges[0]?.slug === found[0]?.slug);
	}
	expect(places.filter(Boolean).length / places.length).toBeGreaterThanOrEqual(0.93);
});

test.each([
	["mba colleges not asking for cat in delhi", "exam:cat"],
	["bpharm gujarat, gujcet nahi diya maine", "exam:gujcet"],
	["aerospace engineering anywhere but tamil nadu", "state:tamil-nadu"],
	["दिल्ली के अलावा लॉ कॉलेज", "state:delhi"],
])("%s leaves out %s", async (q, id) => {
	const { intent, readings } = await ask(q);
	expect(intent).toBe("list");
	expect(readings.find((reading) => reading.id === id)?.isNot).toBe(true);
});

test("the asker's relations and filler words do not match any name", async () => {
	const { colleges, unread, list } = await ask("sir mere bete ko bsc karna hai gaya me koi college hai kya");
	expect(list?.facets).toEqual({ degree: ["bsc"], district: ["bihar/gaya"] });
	expect(unread).toEqual([]);
	expect(colleges.every(({ place }) => place.district === "Gaya")).toBe(true);
});

test("a branch without a source is reported, not dropped", async () => {
	const { readings } = await ask("msc zoology odissa");
	expect(readings.find(({ id }) => id === "unheld:zoology")?.notApplied).toBe("no-source");
});

test("a town in another state is offered beside a district of the same name", async () => {
	const { readings } = await ask("udaipur nursing institutes");
	expect(readings.find(({ kind }) => kind === "district")?.others.map(({ within }) => within)).toContain("Tripura");
});

test("a scholarship is found by its name", async () => {
	const { card } = await ask("pragati scholarship");
	expect(card).toMatchObject({ kind: "scholarships", schemes: [{ slug: "aicte-pragati-scholarship-for-girls" }] });
});

test("a comparison with one unknown college does not show the other's figure", async () => {
	const { intent, card } = await ask("zzyx ya msrit, placement kiska acha");
	expect(intent).toBe("compare");
	expect(card).toBeUndefined();
});

test(
	"strange words get a normal answer",
	async () => {
		const words = fc.oneof(
			fc.string({ unit: "binary", maxLength: 300 }),
			fc
				.array(
					fc.constantFrom(
						"mba",
						"pune",
						"rank",
						"45000",
						"बिना",
						"iit",
						"<",
						"%",
						"'",
						"under",
						"lakh",
						"vs",
						"\u0000",
						"2027",
					),
					{ maxLength: 60 },
				)
				.map((all) => all.join(" ")),
		);
		await fc.assert(
			fc.asyncProperty(words, async (q) => {
				const response = await backend.get(`/v1/ask?q=${encodeURIComponent(q.toWellFormed())}`);
				expect(response.statusCode).toBeLessThan(500);
			}),
			searchDepth(10_000, 100),
		);
	},
	MAX_MS,
);
