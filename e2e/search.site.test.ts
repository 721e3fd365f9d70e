import { CollegeResults } from "@uchit/contract/college.ts";
import { expect, test } from "vitest";
import { askBackend, follow, headingOf, openPage, submit, textOf, within } from "./support/site.ts";

const WORDS = "national institute of technology";
const indian = new Intl.NumberFormat("en-IN");

test("the home page's search box opens the results without JavaScript", async () => {
	const results = CollegeResults.parse(await askBackend(`/v1/colleges?q=${encodeURIComponent(WORDS)}`));
	const home = await openPage("/");
	const box = within(home.screen.getByRole("search")).getByRole("combobox");
	const found = await submit(home, box, [[box, WORDS]]);
	expect(found.path).toMatch(/^\/search\?q=national\+institute\+of\+technology/);
	expect(headingOf(found)).toContain(WORDS);
	const institutions = namesIn(found.screen.getByRole("region", { name: "Institutions" }));
	expect(institutions.length).toBeGreaterThan(0);
	expect(institutions).toEqual(results.items.slice(0, institutions.length).map(({ name }) => name));
	const all = await follow(found, found.screen.getByRole("link", { name: new RegExp(indian.format(results.total)) }));
	expect(all.path).toBe("/colleges?q=national+institute+of+technology");
	expect(headingOf(all)).toBe(`Colleges matching “${WORDS}”`);
	expect(namesIn(all.body)).toEqual(results.items.map(({ name }) => name));
});

test("the header's search box searches from any page without JavaScript", async () => {
	const page = await openPage("/colleges?category=3");
	const banner = within(page.screen.getByRole("banner"));
	const box = within(banner.getByRole("search")).getByRole("combobox");
	const found = await submit(page, banner.getByRole("button", { name: "Search" }), [[box, "kerala"]]);
	expect(found.path).toBe("/search?q=kerala");
	expect(namesIn(found.body).length).toBeGreaterThan(0);
});

test("a search without matches offers other ways to search", async () => {
	const none = await openPage("/colleges?q=zzzzqqqqxxxx&category=1");
	expect(none.screen.getByRole("heading", { name: "Nothing matches this" })).toBeDefined();
	const wider = await follow(none, none.screen.getByRole("link", { name: "Without “zzzzqqqqxxxx”" }));
	expect(wider.path).toBe("/colleges?category=1");
	expect(namesIn(wider.body).length).toBeGreaterThan(0);
});

test.each([
	["best engineering college in bihar", "Indian Institute of Technology Patna"],
	["neet total marks", "720 marks"],
	["cuet negative marking", "−1 for a wrong answer in each paper"],
	["blocked account amount germany", "₹13,02,298"],
])("the first line of the answer to “%s” gives the figure", async (q, figure) => {
	const page = await openPage(`/search?${new URLSearchParams({ q })}`);
	const answer = page.screen.getByRole("region", { name: "Answer" });
	expect(textOf(answer)).toMatch(new RegExp(`^Answer\\s*${figure}`));
});

test("the answer to “neet syllabus” contains no number", async () => {
	const page = await openPage("/search?q=neet+syllabus");
	expect(textOf(page.screen.getByRole("region", { name: "Answer" }))).not.toMatch(/\d/);
});

test.each([
	["neet age limit", /^Answer\s*At least 17 years old on 31 December/],
	["jee main age limit", /There is no age limit/],
	["neet eligibility", /^Answer\s*Who can give NEET UG:.*Biology/s],
	["is vit vellore good", /The official lists say.*Median salary a year at Vellore/s],
	["nit calicut vs nit warangal", /Closing rank, toughest branch \(JEE Main, OPEN\).*Median salary/s],
	["hostel fees nit trichy", /Open www\.nitt\.edu/],
	["which forms are open now", /forms? (?:is|are) open, with (?:its|their) last dates?|usually open this month/],
])("the answer to “%s” is in words", async (q, wording) => {
	const page = await openPage(`/search?${new URLSearchParams({ q })}`);
	expect(textOf(page.screen.getByRole("region", { name: "Answer" }))).toMatch(wording);
});

test("a list without a rank states its sort order", async () => {
	const page = await openPage("/search?q=bca+lucknow+low+fees");
	expect(textOf(page.screen.getByRole("region", { name: "Institutions" }))).toContain("Government colleges first:");
});

test("a search for a seat or score opens the predictor with it, and with first open-seat options if details are missing", async () => {
	const clat = await openPage("/search?q=clat+rank+2500+sc");
	const answer = await follow(clat, clat.screen.getByRole("link", { name: "See your options" }));
	expect(answer.path).toBe("/predict?exam=clat&common=2500&category=SC&sort=college-closing");
	const jee = await openPage("/search?q=jee+main+92.4+percentile+obc");
	expect(textOf(jee.screen.getByRole("region", { name: "Answer" }))).toContain("Girls’ seats are not counted here");
	const assumed = await follow(jee, jee.screen.getByRole("link", { name: "See your options" }));
	expect(assumed.path).toBe(
		"/predict?exam=jee-mains&percentile=92.4&category=OBC-NCL&gender=Gender-Neutral&homeState=other&sort=college-closing",
	);
	const cuet = await openPage("/search?q=bcom+hons+du+cuet+700+marks");
	const scores = await follow(cuet, cuet.screen.getByRole("link", { name: "Every programme by your score" }));
	expect(scores.path).toBe("/predict?begun=open&exam=cuet-ug&common=700&q=B.Com+hons");
	const first = within(clat.screen.getByRole("region", { name: "Answer" })).getAllByRole("listitem");
	expect(first).toHaveLength(3);
	const opened = answer.screen.getAllByRole("article").slice(0, first.length);
	expect(opened.map((each) => textOf(within(each).getAllByRole("link")[0] ?? each))).toEqual(
		first.map((each) => textOf(within(each).getAllByRole("link")[0] ?? each)),
	);
	for (const row of first) expect(textOf(row)).toMatch(/ · (?:likely|possible|one year only|reach)/);
});

test("a search with an exclusion that a list cannot apply shows no institutions", async () => {
	const page = await openPage("/search?q=mba+without+cat");
	expect(namesIn(page.body)).toEqual([]);
	expect(page.screen.getAllByRole("link", { name: /^XAT/ }).length).toBeGreaterThan(0);
	expect(page.screen.queryByRole("heading", { name: "Nothing matches this" })).toBeNull();
});

for (const words of ["%00", "%27%22%5C%3A%26%7C!*()", "%F0%9F%8E%93", "a".repeat(5000)]) {
	test(`odd words are searched like any others: ${words.slice(0, 30)}`, async () => {
		const page = await openPage(`/colleges?q=${words}`);
		expect(headingOf(page)).not.toBe("");
	});
}

function namesIn(part: HTMLElement): string[] {
	return within(part)
		.queryAllByRole("article")
		.map((card) => textOf(within(card).getByRole("heading")));
}

test.each([
	["commercial university ltd daryaganj fake hai kya", true],
	["raja arabic university", true],
	["क्या यह university asli hai", false],
	["central university of rajasthan", false],
])("a name on UGC's list of fake universities shows a warning first: %s", async (q, isListed) => {
	const { screen } = await openPage(`/search?${new URLSearchParams({ q })}`);
	expect(screen.queryAllByRole("heading", { name: /is on UGC’s list of fake universities$/ })).toHaveLength(
		isListed ? 1 : 0,
	);
	if (isListed) expect(screen.queryByText(/does not prove that it is fake/)).toBeNull();
});
