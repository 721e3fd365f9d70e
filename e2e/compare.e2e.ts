import { Comparison } from "@uchit/contract/compare.ts";
import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const MADRAS = "indian-institute-of-technology-madras";
const PSG = "psg-college-of-technology";
const TEN = [
	MADRAS,
	PSG,
	...["delhi", "bombay", "kanpur", "kharagpur", "roorkee", "guwahati", "hyderabad", "indore"].map(
		(place) => `indian-institute-of-technology-${place}`,
	),
];

testWithoutJavaScript("colleges are found, added and taken out without scripts", async ({ page }) => {
	await page.goto("/compare");
	await page.getByRole("textbox", { name: "Add a college" }).fill("psg college of technology");
	await page.getByRole("button", { name: "Add" }).click();
	await page.getByRole("link", { name: "PSG College of Technology", exact: true }).click();
	await expect(page).toHaveURL(`/compare?college=${PSG}`);
	await page.getByRole("textbox", { name: "Add a college" }).fill("iit madras");
	await page.getByRole("button", { name: "Add" }).click();
	await page.getByRole("link", { name: "Indian Institute of Technology Madras", exact: true }).click();
	await expect(page).toHaveURL(`/compare?college=${PSG},${MADRAS}`);
	const kind = page.getByRole("table", { name: "Where they differ" }).getByRole("row", { name: /^Kind/ });
	await expect(kind.getByRole("cell")).toContainText(["College", "University"]);
	await page.getByRole("link", { name: "Remove PSG College of Technology" }).click();
	await expect(page).toHaveURL(`/compare?college=${MADRAS}`);
});

test("every fact of the wire stands in the comparison with its receipt, and what one has not is said", async ({
	page,
	askBackend,
}) => {
	const { items } = Comparison.parse(await askBackend(`/v1/compare?slug=${MADRAS},${PSG}`));
	await page.goto(`/compare?college=${MADRAS},${PSG}`);
	const tables = page.getByRole("table");
	for (const { list } of items.flatMap(({ rankings }) => rankings)) {
		const row = page.getByRole("row", { name: new RegExp(`^Rank, NIRF ${list === "overall" ? "Overall" : ""}`) });
		await expect(row.first()).toBeVisible();
	}
	const engineering = items.map(({ rankings }) => rankings.find(({ list }) => list === "engineering"));
	const cells = tables.getByRole("row", { name: /^Rank, NIRF Engineering/ }).getByRole("cell");
	for (const [place, ranking] of engineering.entries()) {
		await expect(cells.nth(place)).toContainText(`${ranking?.rank} (score ${ranking?.score?.toFixed(2)})`);
		await expect(cells.nth(place).getByRole("link")).toHaveAttribute("href", /\/sources#rank-engineering-2025$/);
	}
	const joint = tables.getByRole("row", { name: /^Cutoffs held, JoSAA/ }).getByRole("cell");
	await expect(joint.nth(1)).toContainText("– no cutoffs held");
	await expect(page.getByRole("region", { name: "Not published for any of them" })).toContainText("Fees");
	await cells.first().getByRole("link").click();
	await expect(page.getByRole("dialog", { name: /Source of/ })).toContainText("India Rankings 2025");
});

test("the file has every row of the page and the numbers behind it, in the page's language", async ({
	page,
	request,
}) => {
	await page.goto(`/hi/compare?college=${MADRAS},${PSG}&numbers=all`);
	const rows = await page.getByRole("rowheader").count();
	const address = await page.getByRole("link", { name: "CSV में डाउनलोड करें" }).getAttribute("href");
	const answer = await request.get(address ?? "");
	expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
	const lines = (await answer.text()).trimEnd().split("\r\n");
	expect(lines).toHaveLength(rows + 1);
	expect(lines[0]).toContain("Indian Institute of Technology Madras: स्रोत");
});

test("what nobody has is named, more than ten are cut off, and a file of nothing is none", async ({
	page,
	request,
	problems,
}) => {
	await page.goto(`/compare?college=no-such-college,${PSG}`);
	await expect(page.getByText("We hold nothing at: no-such-college")).toBeVisible();
	await page.goto(`/compare?college=${[...TEN, "a-b", "c-d"].join(",")}`);
	await expect(page.getByText("The first 10 are shown; 2 more do not fit.")).toBeVisible();
	await expect(page.getByText("10 are here already.")).toBeVisible();
	problems.expect(/404/);
	expect((await request.get("/compare.csv?college=no-such-college")).status()).toBe(404);
});

test("ten fit on a wide screen by moving the table alone; a phone shows four of them", async ({ page }) => {
	const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
	await page.goto(`/compare?college=${TEN.join(",")}`);
	await waitForScripts(page);
	expect(await isTooWide()).toBe(false);
	const region = page.getByRole("region", { name: "Where they differ" });
	await region.focus();
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
	await expect(region.getByRole("rowheader").first()).toBeInViewport();
	await page.setViewportSize({ width: 360, height: 740 });
	expect(await isTooWide()).toBe(false);
	const cells = region.getByRole("row", { name: /^Kind/ }).getByRole("cell");
	await expect(cells).toHaveCount(4);
	await expect(
		page.getByText("A narrow screen shows the first 4 of this comparison; 6 more are hidden."),
	).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(cells).toHaveCount(10);
	await expect(page.getByRole("button", { name: "Add" })).toBeHidden();
});

testWithoutJavaScript("countries are ticked and stand side by side", async ({ page }) => {
	await page.goto("/compare?of=country");
	await page.getByRole("checkbox", { name: "Germany" }).check();
	await page.getByRole("checkbox", { name: "Canada" }).check();
	await page.getByRole("button", { name: "Compare" }).click();
	// The page’s cache puts what a form sends in the order of the alphabet.
	await expect(page).toHaveURL("/compare?country=canada,germany");
	const capital = page.getByRole("table", { name: "Where they differ" }).getByRole("row", { name: /^Capital/ });
	await expect(capital.getByRole("cell")).toContainText(["Ottawa", "Berlin"]);
});

test.describe("axe finds nothing", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	for (const [name, path, width] of [
		["colleges", `/compare?college=${MADRAS},${PSG}`, 1280],
		["colleges in Hindi", `/hi/compare?college=${MADRAS},${PSG}`, 360],
		["countries", "/compare?country=germany,canada", 1280],
		["the full cost", `/college/${MADRAS}/cost`, 1280],
		["the full cost in Hindi", `/hi/college/${PSG}/cost`, 360],
	] as const) {
		test(`on ${name}`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path);
			await waitForScripts(page);
			await expectAccessible(page, name);
		});
	}
});
