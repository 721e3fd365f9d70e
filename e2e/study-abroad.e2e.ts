import { Country, CountryList } from "@uchit/contract/country.ts";
import { VISA_PLACEHOLDERS } from "@uchit/contract/country-options.ts";
import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

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
	test(`${proves} /study-abroad/${slug} shows every field of the record, and no placeholder`, async ({
		request,
		askBackend,
	}) => {
		const country = Country.parse(await askBackend(`/v1/countries/${slug}`));
		const response = await request.get(`/study-abroad/${slug}`);
		expect(response.status()).toBe(200);
		const html = await response.text();
		expect(html).toMatch(new RegExp(`<title>[^<]*${country.name}`));
		expect(country.slug).toBe(slug);
		const seen = html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
		const text = readText(seen);
		for (const value of listValues(country)) expect(text).toContain(value);
		expect(text).toContain("As recorded by this site, date not known");
		for (const file of listFiles(country)) {
			expect(seen).toContain(`src="${file}"`);
			expect((await request.get(file)).headers()["content-type"], file).toContain("image/svg+xml");
		}
		for (const placeholder of Object.values(VISA_PLACEHOLDERS))
			expect(seen).not.toMatch(new RegExp(`>${placeholder}</(a|dd|span)>`));
		const unpublished = country.visa_options?.some(({ type }) => type === VISA_PLACEHOLDERS.type) ?? false;
		const [main = ""] = /<main[\s\S]*<\/main>/.exec(seen) ?? [];
		expect(readText(main).includes("not published")).toBe(unpublished);
	});
}

function listValues(country: Country): string[] {
	const { currency, currency_symbol, currency_code, capital, dialing_code, population, gdp, universities } = country;
	const { language, international_students, popular_places = [], test_required = [], visa_options = [] } = country;
	const values = [currency, currency_symbol, currency_code, capital, dialing_code, population, gdp, universities];
	const tests = test_required.flatMap(({ name, score, details }) => [name, `Score ${score}`, ...details]);
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

/** What stands between the tags. */
function readText(html: string): string {
	const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
	return html.replaceAll(/<[^>]*>/g, "").replaceAll(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}

test(`${spec("1.3", "2.8", "2.49")} every country of the list has its page, with its own title`, async ({
	request,
	askBackend,
}) => {
	const { items } = CountryList.parse(await askBackend("/v1/countries"));
	const index = await (await request.get("/study-abroad")).text();
	const titles = new Set<string>();
	for (const { slug, flag } of items) {
		expect(index).toContain(`href="/study-abroad/${slug}"`);
		expect(index).toContain(`src="${flag}"`);
		const response = await request.get(`/study-abroad/${slug}`);
		expect(response.status(), slug).toBe(200);
		titles.add(/<title>([^<]*)/.exec(await response.text())?.[1] ?? "");
	}
	expect(titles.size).toBe(items.length);
});

testWithoutJavaScript(
	"without JavaScript ticked countries stand beside each other, differences first",
	async ({ page }) => {
		await page.goto("/study-abroad");
		await page.getByRole("checkbox", { name: "Compare Germany" }).check();
		await page.getByRole("checkbox", { name: "Compare Australia" }).check();
		await page.getByRole("button", { name: "Compare", exact: true }).click();
		await expect(page).toHaveURL("/study-abroad?compare=germany&compare=australia#compare");
		const tables = page.getByRole("region", { name: "Side by side" }).getByRole("table");
		await expect(tables.first()).toHaveAccessibleName("Where they differ");
		await expect(tables.first().getByRole("row", { name: /^Capital/ })).toContainText("Canberra");
		await expect(tables.last().getByRole("row", { name: /^Language tests/ })).toContainText("IELTS 6.5");
	},
);

testWithoutJavaScript(
	"without JavaScript the first year's money follows a rate, a field and a level",
	async ({ page }) => {
		await page.goto("/study-abroad/australia");
		const money = page.getByRole("region", { name: "The first year’s money" });
		await expect(money).toContainText("Missing, because we hold no source: Tuition");
		await money.getByLabel("Field of study").selectOption("Information technology");
		await money.getByLabel("Level").selectOption("Master’s degree by coursework");
		await money.getByLabel("Rupees for 1 AUD").fill("50");
		await money.getByRole("button", { name: "Work it out" }).click();
		await expect(money.getByRole("status")).toContainText("In the first year, at least");
		await expect(money.getByRole("status")).toContainText("at ₹50 for 1 AUD, as you gave it");
		await expect(money.getByRole("row", { name: /^Tuition/ })).toContainText("January 2023");
		await expect(money.getByRole("row", { name: /^Visa/ })).toContainText("₹1,00,000");
		await expect(money.getByRole("status")).not.toContainText("Tuition");
	},
);

test("the money follows what is typed, and says so when it is no rate", async ({ page }) => {
	await page.goto("/study-abroad/germany");
	await waitForScripts(page);
	const money = page.getByRole("region", { name: "The first year’s money" });
	const rate = money.getByLabel("Rupees for 1 EUR");
	await rate.fill("100");
	await expect(money.getByRole("status")).toContainText("₹11,97,900");
	await rate.fill("a lot");
	await expect(money).toContainText("Give a number above zero");
	await expect(money.getByRole("status")).toContainText("December 2025");
});

test("the scores asked for stand on the tests' scales, with their table behind", async ({ page }) => {
	await page.goto("/study-abroad/canada");
	const tests = page.getByRole("region", { name: "Language tests" });
	await expect(tests.getByRole("img", { name: /^Score asked for/ })).toBeVisible();
	await tests.getByText("As a table").click();
	for (const [name, score, scale] of [
		["IELTS", "6.5", "0 to 9"],
		["TOEFL", "90", "0 to 120"],
		["PTE", "65", "10 to 90"],
	] as const) {
		const cells = tests.getByRole("row", { name: new RegExp(`^${name}`) });
		await expect(cells).toContainText(score);
		await expect(cells).toContainText(scale);
	}
});

test("universities and registered courses are searched and narrowed", async ({ page }) => {
	await page.goto("/study-abroad/united-states/universities?q=massachusetts+technology&region=Massachusetts");
	await expect(page.getByText("Massachusetts Institute of Technology")).toBeVisible();
	await expect(page.getByRole("link", { name: "mit.edu" }).first()).toHaveAttribute("rel", "nofollow noopener");
	await page.goto("/study-abroad/australia/courses?field=Health&level=Bachelor+Degree&mostFee=150000&sort=fee");
	await expect(page.getByText("True for: January 2023").first()).toBeVisible();
	await expect(page.getByRole("img", { name: /^Bachelor’s degree/ })).toBeVisible();
	await page.getByRole("link", { name: "Remove Health" }).click();
	await expect(page).toHaveURL("/study-abroad/australia/courses?level=Bachelor+Degree&mostFee=150000&sort=fee");
});

for (const [name, path] of [
	["the countries", "/study-abroad?compare=germany,australia"],
	["a country", "/study-abroad/australia?field=Health&level=Bachelor+Degree"],
	["registered courses in Hindi", "/hi/study-abroad/australia/courses?field=Health"],
] as const) {
	test(`axe finds nothing on ${name}`, async ({ page }) => {
		test.slow();
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(path);
		await waitForScripts(page);
		await expectAccessible(page, name);
	});
}
