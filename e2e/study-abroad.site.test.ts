import { Country, CountryList, VISA_PLACEHOLDERS } from "@uchit/contract/country.ts";
import { expect, test } from "vitest";
import { askBackend, follow, getText, openPage, type Page, request, submit, textOf, within } from "./support/site.ts";
import { spec } from "./support/spec.ts";

for (const [proves, slug] of [
	[
		spec(
			"1.6",
			"2.45",
			"3.12",
			"3.13",
			"3.14",
			"3.15",
			"3.16",
			"3.17",
			"3.18",
			"3.19",
			"3.20",
			"3.21",
			"3.22",
			"3.23",
			"3.24",
			"3.25",
			"3.26",
			"3.27",
			"3.28",
			"3.29",
			"3.30",
			"3.31",
			"3.32",
			"3.33",
			"3.34",
			"3.35",
			"3.36",
			"3.37",
			"3.38",
			"3.46",
			"3.47",
		),
		"germany",
	],
	[spec("1.7", "2.46", "3.51"), "united-states"],
	[spec("1.8", "2.47", "3.56"), "united-kingdom"],
	[spec("1.9", "2.44", "3.61"), "canada"],
	[spec("1.10", "2.48", "3.65"), "australia"],
] as const) {
	test(`${proves} /study-abroad/${slug} shows every field of the record, and no placeholder`, async () => {
		const country = Country.parse(await askBackend(`/v1/countries/${slug}`));
		const { html, document } = await openPage(`/study-abroad/${slug}`);
		expect(document.title).toContain(country.name);
		expect(country.slug).toBe(slug);
		const seen = html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
		const text = readText(seen);
		for (const value of listValues(country)) expect(text).toContain(value);
		expect(text).toContain("Old figures of this site, date not known: check them");
		for (const file of listFiles(country)) {
			expect(seen).toContain(`src="${file}"`);
			expect((await request(file)).headers.get("content-type"), file).toContain("image/svg+xml");
		}
		for (const placeholder of Object.values(VISA_PLACEHOLDERS))
			expect(seen).not.toMatch(new RegExp(`>${placeholder}</(a|dd|span)>`));
		const hasPlaceholder = country.visa_options?.some(({ type }) => type === VISA_PLACEHOLDERS.type) ?? false;
		const [visas = ""] = /<section aria-labelledby="visas"[\s\S]*?<\/section>/.exec(seen) ?? [];
		expect(readText(visas).includes("Not published:")).toBe(hasPlaceholder);
	});
}

function listValues(country: Country): string[] {
	const { currency, currency_symbol, currency_code, capital, dialing_code, population, gdp, universities } = country;
	const { language, international_students, popular_places = [], test_required = [], visa_options = [] } = country;
	const values = [currency, currency_symbol, currency_code, capital, dialing_code, population, gdp, universities];
	const tests = test_required.flatMap(({ name, score, details }) => [name, score, ...details]);
	const visas = visa_options.flatMap(({ name, type, fees, processing_time, description }) =>
		type === VISA_PLACEHOLDERS.type ? [name, description] : [name, fees, processing_time, description],
	);
	expect(popular_places).toHaveLength(5);
	return [
		...values,
		country.code,
		language,
		international_students,
		popular_places.join(" · "),
		...tests,
		...visas,
	].map((value) => value ?? "a value of the record");
}

function listFiles({ banner, flag, test_required = [] }: Country): string[] {
	return [banner, flag, ...test_required.map(({ logo }) => logo)];
}

function readText(html: string): string {
	const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
	return html.replaceAll(/<[^>]*>/g, "").replaceAll(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}

test(`${spec("1.3", "2.8", "2.49")} every country on the list has its page, with its own title`, async () => {
	const { items } = CountryList.parse(await askBackend("/v1/countries"));
	const index = await getText("/study-abroad");
	const titles = new Set<string>();
	for (const { slug, flag } of items) {
		expect(index).toContain(`href="/study-abroad/${slug}"`);
		expect(index).toContain(`src="${flag}"`);
		titles.add(/<title>([^<]*)/.exec(await getText(`/study-abroad/${slug}`))?.[1] ?? "");
	}
	expect(titles.size).toBe(items.length);
});

function rowOf(table: HTMLElement | undefined, name: RegExp, { body }: Page): string {
	return textOf(within(table ?? body).getByRole("row", { name }));
}

test("without JavaScript the ticked countries are shown side by side, differences first", async () => {
	const form = await openPage("/study-abroad");
	const page = await submit(form, form.screen.getByRole("button", { name: "Compare" }), [
		[form.screen.getByRole("checkbox", { name: "Compare Germany" }), true],
		[form.screen.getByRole("checkbox", { name: "Compare Australia" }), true],
	]);
	expect(page.path).toBe("/study-abroad?compare=germany&compare=australia#compare");
	const tables = within(page.screen.getByRole("region", { name: "Side by side" })).getAllByRole("table");
	expect(textOf(tables[0]?.querySelector("caption") ?? page.body)).toBe("Where they differ");
	expect(rowOf(tables[0], /^Work after/, page)).toContain("18 months to find a job");
	expect(rowOf(tables[0], /^Living/, page)).toContain("₹13,02,298");
	expect(rowOf(tables.at(-1), /^Language tests/, page)).toContain("IELTS 6.5");
	for (const gone of [/^Capital/, /^Population/, /^GDP/])
		expect(page.screen.queryByRole("row", { name: gone })).toBeNull();
});

test("without JavaScript the first year's money follows a rate, a field and a level", async () => {
	const form = await openPage("/study-abroad/australia");
	const moneyOf = ({ screen }: Page) => screen.getByRole("region", { name: "Cost of the first year" });
	const before = within(moneyOf(form));
	expect(textOf(before.getByRole("status"))).toContain("No total yet: Tuition is missing");
	expect(textOf(before.getByRole("status"))).toContain("Choose a field and level");
	const page = await submit(form, before.getByRole("button", { name: "Work it out" }), [
		[before.getByLabelText("Field of study"), "Information technology"],
		[before.getByLabelText("Level"), "Master’s degree by coursework"],
		[before.getByLabelText("Rupees for 1 AUD"), "50"],
	]);
	const money = moneyOf(page);
	const sum = textOf(within(money).getByRole("status"));
	expect(sum).toContain("First year, at least");
	expect(sum).toContain("at your rate, ₹50 for 1 AUD");
	expect(rowOf(money, /^Tuition/, page)).toContain("January 2023");
	expect(rowOf(money, /^Visa/, page)).toContain("₹1,00,000");
	expect(sum).not.toContain("Tuition is missing");
});

test("every country lists the same parts of the first year, and has no total without tuition and living costs", async () => {
	const { items } = CountryList.parse(await askBackend("/v1/countries"));
	const named: string[][] = [];
	for (const { slug } of items) {
		const { costs } = Country.parse(await askBackend(`/v1/countries/${slug}`));
		if (costs.length === 0) continue;
		const { screen } = await openPage(`/study-abroad/${slug}`);
		const money = within(screen.getByRole("region", { name: "Cost of the first year" }));
		const parts = within(money.getByRole("table", { name: "Parts of the first year’s cost" }));
		named.push(parts.getAllByRole("rowheader").map((head) => head.querySelector("span")?.textContent ?? ""));
		const isWhole = ["tuition", "living"].every((kind) => costs.some((cost) => cost.kind === kind));
		const sum = textOf(money.getByRole("status"));
		expect([slug, sum.includes("First year, "), sum.includes("No total")]).toEqual([slug, isWhole, !isWhole]);
	}
	expect(named.length).toBeGreaterThan(10);
	expect(new Set(named.map((names) => names.join())).size).toBe(1);
});

test.each([
	["germany", "German Student", "€75", "€38"],
	["united-kingdom", "Student visa", "£524", "T4 (General)"],
])(
	"in %s a corrected value is the value shown, and its receipt has the recorded one",
	async (slug, name, now, before) => {
		const { screen, body } = await openPage(`/study-abroad/${slug}`);
		const visas = within(screen.getByRole("region", { name: "Visas" }));
		const visa = visas.getByRole("heading", { name }).closest("li");
		expect(textOf(visa?.querySelector("dl") ?? body)).toContain(now);
		expect(textOf(visa?.querySelector("dl") ?? body)).not.toContain(before);
		expect(textOf(visa?.querySelector("details") ?? body)).toContain(`Recorded before: ${before}`);
	},
);

test("the required scores show the tests' scales and the IELTS equivalent, with a link to the table", async () => {
	const page = await openPage("/study-abroad/canada");
	const region = page.screen.getByRole("region", { name: "Language tests" });
	for (const [name, score, scale] of [
		["IELTS", "6.5", "0 to 9"],
		["TOEFL", "90", "0 to 120"],
		["PTE", "65", "10 to 90"],
	] as const) {
		const cells = rowOf(region, new RegExp(`^${name}`), page);
		expect(cells).toContain(score);
		expect(cells).toContain(scale);
		expect(cells).toMatch(/6\.5/);
	}
	const row = within(region).getByRole("row", { name: /^TOEFL/ });
	const tool = await follow(page, within(row).getByRole("link", { name: "6.5" }));
	expect(tool.path).toBe("/tools/english-scores?test=toefl&score=90");
	expect(textOf(tool.screen.getByRole("status"))).toBe("TOEFL 90 is about IELTS 6.5, and IELTS 6.5 about PTE 58.5.");
});

test("without JavaScript the tool converts scores in a publisher's table, and reports those outside it", async () => {
	const form = await openPage("/tools/english-scores");
	const answer = async (test: string, score: string) =>
		submit(form, form.screen.getByRole("button", { name: "Convert" }), [
			[form.screen.getByLabelText("Test"), test],
			[form.screen.getByLabelText("Your score"), score],
		]);
	const found = await answer("IELTS", "9");
	expect(textOf(found.screen.getByRole("status"))).toBe("IELTS 9.0 is about TOEFL 118–120 and PTE not given.");
	const below = await openPage("/tools/english-scores?test=pte&score=30");
	expect(textOf(below.screen.getByRole("status"))).toContain("below the lowest line");
	const wrong = await openPage("/tools/english-scores?test=toefl&score=121");
	expect(wrong.screen.queryByRole("status")).toBeNull();
	wrong.screen.getByText(/^TOEFL gives 0 to 120/);
});

test.each(["germany", "united-states", "united-kingdom", "canada", "australia"])(
	"%s shows money, test, visa, work and dates before anything else, in both languages",
	async (slug) => {
		for (const [language, names] of [
			["", ["First year", "English test", "Visa", "Work after the course", "Work while studying", "Courses begin"]],
			["/hi", ["पहला साल", "अंग्रेज़ी टेस्ट", "वीज़ा", "कोर्स के बाद काम", "पढ़ाई के साथ काम", "कोर्स कब शुरू"]],
		] as const) {
			const { document, html } = await openPage(`${language}/study-abroad/${slug}`);
			const lines = [...(document.querySelector("main dl")?.querySelectorAll(":scope > div") ?? [])];
			expect(lines.map((line) => textOf(line.querySelector("dt") ?? line))).toEqual(names);
			expect(textOf(lines[0] ?? document.body)).toContain("₹");
			const headings = [...document.querySelectorAll("main section > h2")].map(({ id }) => id);
			expect(headings).toEqual(["steps", "money", "tests", "visas", "lists", "sources"]);
			expect(html.indexOf("<dl")).toBeLessThan(html.indexOf('id="steps"'));
		}
	},
);

test("a country with few facts starts with the known ones, not with the gaps", async () => {
	const { document } = await openPage("/study-abroad/kazakhstan");
	expect(document.querySelector("main dl")?.closest("section")).not.toBeNull();
	expect(textOf(document.querySelector("main") ?? document.body)).toContain("Kazakh or Russian");
});

test("universities and registered courses are searched and filtered", async () => {
	const found = await openPage(
		"/study-abroad/united-states/universities?q=massachusetts+technology&region=Massachusetts",
	);
	found.screen.getByText("Massachusetts Institute of Technology");
	const [site] = found.screen.getAllByRole("link", { name: /mit\.edu/ });
	expect(site?.getAttribute("rel")).toBe("nofollow noopener");
	const mit = textOf(site?.closest("li") ?? found.body);
	for (const figure of ["Cambridge", "Founded 1861", "$53,450", "7%"]) expect(mit).toContain(figure);
	const narrow = "level=Bachelor+Degree&mostFee=150000&sort=fee";
	const page = await openPage(`/study-abroad/australia/courses?field=Health&${narrow}`);
	expect(page.screen.getAllByText(/Year or date: January 2023/)).not.toEqual([]);
	page.screen.getByRole("img", { name: /^Bachelor’s degree/ });
	const wider = await follow(page, page.screen.getByRole("link", { name: /^Remove ?Health$/ }));
	expect(wider.path).toBe(`/study-abroad/australia/courses?${narrow}`);
});

test("a country's code and common names redirect to it, on each of its pages", async () => {
	for (const [called, path] of [
		["usa", "/study-abroad/united-states"],
		["us", "/study-abroad/united-states"],
		["uk", "/study-abroad/united-kingdom"],
		["gb", "/study-abroad/united-kingdom"],
		["de/universities", "/study-abroad/germany/universities"],
	]) {
		const { status, headers } = await request(`/study-abroad/${called}`);
		expect([status, headers.get("location")]).toEqual([301, path]);
	}
	expect((await request("/study-abroad/atlantis")).status).toBe(404);
});
