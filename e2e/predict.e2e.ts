import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type PredictedSeat, PredictPage } from "@uchit/contract/predict.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { type Asked, readQuestions } from "../checks/predictor/questions.ts";
import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const indian = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

const NIT = "exam=jee-mains&rank=20000&category=OPEN&gender=Gender-Neutral&homeState=goa";
/** One institute, so that the page is short. */
const SURATHKAL = `${NIT}&q=surathkal`;
const BANDS = {
	every: "Inside every year",
	most: "Inside most years",
	some: "Inside some years",
	reach: "Within reach",
} as const;

/** Fifty rows with eight years each are much to draw for a browser that shares its processor with a whole site. */
const expectInTime = expect.configure({ timeout: 15_000 });

function toRow({ programme, college, band, heldYears, evidence }: PredictedSeat): string {
	const years = evidence.map(({ year, round, closingRank, closingScore, inside }) => {
		const when = year === undefined ? "year not known" : round === undefined ? String(year) : `${year} R${round}`;
		return `${when} ${indian.format(closingRank ?? closingScore ?? 0)} ${inside ? "inside" : "outside"}`;
	});
	const judged = band === "every" && heldYears === 1 ? "Inside the one year held" : BANDS[band];
	return [programme.replaceAll(/\s+/g, " ").trim(), college.slug, judged, ...years].join(" | ");
}

/** The rows of the page as they can be read there, in the same words. */
function readRows(page: Page): Promise<string[]> {
	return page.getByRole("region", { name: "Seats", exact: true }).evaluate((section) =>
		[...section.querySelectorAll("article")].map((article) => {
			const said = (element: Element | null | undefined) => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
			const years = [...article.querySelectorAll("tbody tr")].map((row) => {
				const figure = row.querySelector("a")?.firstChild?.textContent ?? "";
				return `${said(row.querySelector("th"))} ${figure} ${said(row.querySelectorAll("td")[1])}`;
			});
			const slug = article.querySelector("a")?.getAttribute("href")?.split("/").at(-1) ?? "";
			const band = [...article.querySelectorAll("span")].map(said).find((text) => /^(Inside|Within) /.test(text));
			return [said(article.querySelector("h3")), slug, band ?? "", ...years].join(" | ");
		}),
	);
}

/** Three or so of each exam: two that have rows, and one that has none. */
const asked = [...Map.groupBy(readQuestions(), ({ exam }) => exam)].flatMap(([, questions]) => {
	const withRows = questions.filter(({ expect }) => expect === "rows");
	const without = questions.filter(({ expect }) => expect !== "rows");
	const chosen = [withRows[0], withRows[Math.floor(withRows.length / 2)], without[0], without.at(-1)];
	return [...new Set(chosen.filter((each) => each !== undefined))];
});

test("the questions asked of the page are forty at least", () => {
	expect(asked.length).toBeGreaterThanOrEqual(40);
});

const FIELDS: Record<string, string> = {
	exam: "Exam",
	rank: "Your rank",
	score: "Your marks",
	category: "Reservation category",
	gender: "Seat pool",
	pwd: "Seats for people with a disability",
	homeState: "Home state",
	rankSpace: "Rank of",
	quota: "Quota",
};

async function expectSame(page: Page, { address, exam }: Asked, answer: PredictPage | Problem): Promise<void> {
	const response = await page.goto(address.replace("/v1/predict", "/predict"));
	if (!("items" in answer)) {
		expect(response?.status(), address).toBe(400);
		const [{ field } = { field: "" }] = answer.errors ?? [];
		if (field === "exam" && exam !== "")
			return expect(page.getByText(`We hold no official cutoffs of “${exam}”`)).toBeVisible();
		await expect(page.getByRole("listitem").filter({ hasText: `${FIELDS[field]}: ` })).toBeVisible();
		return;
	}
	expect(response?.status(), address).toBe(200);
	const { total, items } = answer;
	const found = total === 0 ? "No seats" : total === 1 ? "1 seat" : `${indian.format(total)} seats`;
	await expect(page.getByRole("status").filter({ hasText: /seats?$/ }), address).toHaveText(found);
	expect(await readRows(page), address).toEqual(items.map(toRow));
}

for (const [exam, questions] of Map.groupBy(asked, ({ exam }) => exam)) {
	testWithoutJavaScript(
		`the page answers as the interface does, row by row, without scripts: ${exam === "" ? "no exam" : exam}`,
		async ({ page, request, problems }) => {
			problems.expect(/400/);
			test.slow();
			for (const question of questions) {
				const { BACKEND_URL = "", BACKEND_KEY = "" } = process.env;
				const headers = { authorization: `Bearer ${BACKEND_KEY}` };
				const reply = await request.get(new URL(question.address, BACKEND_URL).href, { headers });
				const answer: unknown = await reply.json();
				await expectSame(page, question, reply.ok() ? PredictPage.parse(answer) : Problem.parse(answer));
			}
		},
	);
}

testWithoutJavaScript("an exam has a form of its own, whose answer is an address", async ({ page, askBackend }) => {
	await page.goto("/predict");
	await page.getByRole("link", { name: /^KCET/ }).click();
	await expect(page.getByRole("textbox", { name: "Your rank" })).toBeVisible();
	await expect(page.getByRole("combobox", { name: "Home state" })).toHaveCount(0);
	await expect(page.getByRole("combobox", { name: "Seat pool" })).toHaveCount(0);
	await page.goto("/predict?exam=jee-mains");
	await page.getByRole("textbox", { name: "Your rank" }).fill("20,000");
	await page.getByRole("combobox", { name: "Reservation category" }).selectOption("OPEN");
	await page.getByRole("combobox", { name: "Seat pool" }).selectOption("Gender-Neutral");
	await page.getByRole("combobox", { name: "Home state" }).selectOption("Goa");
	await page.getByRole("button", { name: "Show seats" }).click();
	const { total, items } = PredictPage.parse(await askBackend(`/v1/predict?${NIT}`));
	await expect(page.getByText(`${total} seats`, { exact: true })).toBeVisible();
	expect(await readRows(page)).toEqual(items.map(toRow));
	// Every round of a seat is one link away, and every figure names its source.
	const [first] = items;
	const card = page.getByRole("article").first();
	await expect(card.getByRole("link", { name: /source: Opening and closing ranks 2025/ })).toBeVisible();
	await card.getByRole("link", { name: /^Every round/ }).click();
	await expect(page).toHaveURL(new RegExp(`/college/${first?.college.slug}/cutoffs`));
	await expect(page.getByRole("rowheader", { name: first?.programme }).first()).toBeVisible();
});

test("the answer is narrowed, ordered and paged by its address, and the filters name what to relax", async ({
	page,
	askBackend,
}) => {
	test.slow();
	await page.goto(`/predict?${NIT}`);
	await waitForScripts(page);
	await page.getByRole("checkbox", { name: /^Inside most years/ }).check();
	const most = PredictPage.parse(await askBackend(`/v1/predict?${NIT}&band=most`));
	await expectInTime(page.getByText(`${most.total} seats`, { exact: true })).toBeVisible({ timeout: 15_000 });
	await page.getByRole("combobox", { name: "Sort by" }).selectOption("Easiest first");
	await page.getByRole("button", { name: "Sort", exact: true }).click();
	await expectInTime(page).toHaveURL(/band=most&sort=-closing/);
	// The address changes a moment before the page: what is pressed next must be the new page's.
	const remove = page.getByRole("link", { name: "Remove Inside most years" });
	await expectInTime(remove).toHaveAttribute("href", /sort=-closing/);
	await remove.click();
	await expectInTime(page.getByText("Page 1 of 11")).toBeVisible();
	await page.getByRole("link", { name: "Next" }).click();
	const second = PredictPage.parse(await askBackend(`/v1/predict?${NIT}&sort=-closing&page=2`));
	await expectInTime(page.getByText("Page 2 of 11")).toBeVisible();
	expect(await readRows(page)).toEqual(second.items.map(toRow));

	await page.goto(`/predict?${SURATHKAL}&state=goa`);
	await expectInTime(page.getByRole("heading", { name: "Nothing matches all of this" })).toBeVisible();
	const ofInstitute = PredictPage.parse(await askBackend(`/v1/predict?${SURATHKAL}`));
	const relaxed = page.getByRole("listitem").filter({ hasText: "Without Goa" });
	await expectInTime(relaxed).toContainText(`${ofInstitute.total} seats`);
	await relaxed.getByRole("link").click();
	await expectInTime(page.getByRole("article")).toHaveCount(ofInstitute.total);
});

test("everything wrong with a question is said beside its fields, in Hindi too", async ({ page, problems }) => {
	problems.expect(/400/);
	const response = await page.goto("/predict?exam=jee-mains&rank=98.7&category=GM&homeState=atlantis");
	expect(response?.status()).toBe(400);
	await expect(page.getByRole("textbox", { name: "Your rank" })).toHaveAccessibleDescription(/“98.7” is no rank/);
	await expect(page.getByRole("combobox", { name: "Reservation category" })).toHaveAccessibleDescription(
		/JoSAA prints no “GM”/,
	);
	await expect(page.getByText("“atlantis” is no state of India.").first()).toBeVisible();
	await expectAccessible(page, "a refused question");
	await page.goto("/hi/predict?exam=tnea&rank=500&category=SC");
	await expect(page.getByText(/DoTE Tamil Nadu में सीटें 200 में से मिले अंकों से मिलती हैं/).first()).toBeVisible();
});

test("the whole answer is a table to take along", async ({ request, askBackend }) => {
	const reply = await request.get(`/predict.csv?${NIT}`);
	expect(reply.headers()["content-type"]).toContain("text/csv");
	const lines = (await reply.text()).trim().split("\r\n");
	const { total, items } = PredictPage.parse(await askBackend(`/v1/predict?${NIT}`));
	expect(lines).toHaveLength(total + 1);
	expect(lines[0]).toContain("2025 round,2025 opening,2025 closing,2025 inside");
	expect(lines[1]).toContain(`,${items[0]?.evidence.at(-1)?.closingRank},no,`);
	expect((await request.get("/predict.csv?exam=jee-mains&rank=x")).status()).toBe(400);
});

test("marks become a band of ranks where an official list prints both", async ({ page }) => {
	await page.goto("/predict?exam=gujcet");
	await page.getByRole("textbox", { name: "Marks", exact: true }).fill("60");
	await page.getByRole("button", { name: "Show the ranks" }).click();
	await expect(page.getByRole("status").filter({ hasText: "60 marks in 2025: between rank 18,720" })).toBeVisible();
	await page.goto("/predict?exam=jee-mains");
	await expect(page.getByRole("heading", { name: "From marks to a rank" })).toHaveCount(0);
});

const items = (page: Page) => page.getByRole("list", { name: "Choices for JoSAA" }).getByRole("heading", { level: 3 });

/** Puts the easiest seat of one institute on the list, and then the hardest: a mistake, planted. */
async function plant(page: Page): Promise<{ easy: string; hard: string }> {
	await page.goto(`/predict?${SURATHKAL}`);
	await waitForScripts(page);
	const seats = page.getByRole("region", { name: "Seats", exact: true }).getByRole("article");
	const easy = (await seats.last().getByRole("heading").textContent()) ?? "";
	const hard = (await seats.first().getByRole("heading").textContent()) ?? "";
	await seats
		.last()
		.getByRole("button", { name: /^Add to choices/ })
		.click();
	await seats
		.first()
		.getByRole("button", { name: /^Add to choices/ })
		.click();
	await expect(seats.first().getByRole("button", { name: /^Among your choices/ })).toBeVisible();
	await page.getByRole("link", { name: "Your list of choices: 2 seats" }).click();
	await expect(items(page)).toHaveText([new RegExp(RegExp.escape(easy)), new RegExp(RegExp.escape(hard))]);
	return { easy, hard };
}

test("a planted mistake in the list of choices is found, mended by the keyboard, and taken back", async ({ page }) => {
	test.slow();
	const { easy, hard } = await plant(page);
	await expect(page.getByText("1 thing to look at in this order")).toBeVisible();
	await expect(page.getByText(/^By the years held, it can never be reached here: /)).toContainText(easy);
	await page.getByRole("button", { name: /^Put it above/ }).focus();
	await page.keyboard.press("Enter");
	await expect(items(page)).toHaveText([new RegExp(RegExp.escape(hard)), new RegExp(RegExp.escape(easy))]);
	await expect(page.getByText("Nothing odd was found in this order.")).toBeVisible();
	await expect(page.getByRole("status").filter({ hasText: "is now 1 of 2." })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText(/can never be reached/)).toBeVisible();
	await page.reload();
	await expect(page.getByText(/can never be reached/)).toBeVisible();

	const coming = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download as CSV" }).click();
	const file = await readFile(await (await coming).path(), "utf8");
	expect(file).toContain("can never be reached");
	await expectAccessible(page, "a list of choices");
	await page
		.getByRole("button", { name: /^Remove: / })
		.first()
		.click();
	await expect(items(page)).toHaveCount(1);
});

test("a choice is dragged to its place", async ({ page }) => {
	// Both stand in one window, so that nothing scrolls while it is dragged.
	await page.setViewportSize({ width: 1280, height: 1400 });
	const { easy, hard } = await plant(page);
	const list = page.getByRole("list", { name: "Choices for JoSAA" });
	const handle = await list.locator("> li").nth(1).locator("span[aria-hidden]").first().boundingBox();
	const first = await list.locator("> li").first().boundingBox();
	if (handle === null || first === null) throw new Error("The list is not there.");
	await page.mouse.move(handle.x + 10, handle.y + 10);
	await page.mouse.down();
	await page.mouse.move(first.x + 20, first.y + 5, { steps: 5 });
	await page.mouse.up();
	await expect(items(page)).toHaveText([new RegExp(RegExp.escape(hard)), new RegExp(RegExp.escape(easy))]);
});

test("the predictor is accessible: the choice of an exam, and an answer", async ({ page }) => {
	test.slow();
	await page.goto("/predict");
	await waitForScripts(page);
	await expectAccessible(page, "predictor, start");
	await page.goto(`/predict?${SURATHKAL}`);
	await waitForScripts(page);
	await expectAccessible(page, "predictor, answer");
});

test("it is so in Hindi on a phone, which it does not outgrow", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	test.slow();
	await page.goto(`/hi/predict?${SURATHKAL}`);
	await waitForScripts(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	await expect(page.getByRole("article").first()).toContainText(/\d+ साल में से \d+ में अंदर/);
	await expectAccessible(page, "predictor in Hindi");
});
