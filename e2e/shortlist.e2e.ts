import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { dragToTop } from "./support/drag.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const MADRAS = "indian-institute-of-technology-madras";
const PSG = "psg-college-of-technology";
const DELHI = "indian-institute-of-technology-delhi";
const NAMES = {
	[MADRAS]: "Indian Institute of Technology Madras",
	[PSG]: "PSG College of Technology",
	[DELHI]: "Indian Institute of Technology Delhi",
};

async function keep(page: Page, slugs: readonly string[]): Promise<void> {
	await page.goto("/shortlist");
	await page.evaluate((colleges) => {
		const changedAt = new Date().toISOString();
		const entries = colleges.map((college, position) => ({ college, note: "", position, isRemoved: false, changedAt }));
		localStorage.setItem("shortlist", JSON.stringify({ entries, isSent: false }));
	}, slugs);
	await page.goto("/shortlist");
	await expect(items(page)).toHaveCount(slugs.length);
	await expect(page.getByRole("link", { name: NAMES[MADRAS] }).first()).toBeVisible();
}

function items(page: Page) {
	return page.getByRole("list", { name: "Colleges on your shortlist" }).getByRole("heading", { level: 2 });
}

test("a college added from its page is on the shortlist, with today's figures and its note", async ({ page }) => {
	await openReady(page, `/college/${PSG}`);
	const remembered = page.waitForResponse(/\/shortlist\/facts\?college=psg/);
	await page.getByRole("button", { name: "Shortlist: PSG College of Technology" }).click();
	await remembered;
	await page.getByRole("link", { name: "Shortlist: 1 college" }).click();
	await expect(items(page)).toHaveText([/PSG College of Technology/]);
	const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /PSG/ }) });
	await expect(item.getByText(/^Nothing has changed since/)).toBeVisible();
	await expect(item.getByRole("link", { name: /seats in/ })).toHaveAttribute("href", /\/sources#seats-aicte-/);
	await item.getByText("Your note").click();
	await item.getByLabel("Note on PSG College of Technology").fill("near grandmother");
	await item.getByLabel("Note on PSG College of Technology").blur();
	await expect(page.getByRole("status").filter({ hasText: "is saved" })).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Note on PSG College of Technology")).toHaveValue("near grandmother");
});

test("a card of a list adds its college to the shortlist and to the comparison", async ({ page }) => {
	await openReady(page, "/colleges?category=1");
	const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: NAMES[MADRAS], exact: true }) });
	const mark = card.getByRole("button", { name: `Shortlist: ${NAMES[MADRAS]}` });
	await mark.click();
	await expect(mark).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("link", { name: "Shortlist: 1 college" })).toBeVisible();
	await card.getByRole("button", { name: `Compare: ${NAMES[MADRAS]}` }).click();
	await page.getByRole("complementary", { name: "Compare colleges" }).getByRole("link", { name: "Compare" }).click();
	await expect(page).toHaveURL(`/compare?college=${MADRAS}`);
	await expect(page.getByText("Add one more college to compare.")).toBeVisible();
});

test("a keyboard reorders the list, the change is announced and saved, and it can be undone", async ({ page }) => {
	await keep(page, [MADRAS, PSG, DELHI]);
	const up = page.getByRole("button", { name: `Move up: ${NAMES[DELHI]}` });
	await up.focus();
	await page.keyboard.press("Enter");
	await expect(items(page)).toHaveText([/Madras/, /Delhi/, /PSG/]);
	await expect(page.getByText(`${NAMES[DELHI]} is now 2 of 3.`)).toBeVisible();
	await expect(up).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(items(page)).toHaveText([/Delhi/, /Madras/, /PSG/]);
	await page.reload();
	await expect(items(page)).toHaveText([/Delhi/, /Madras/, /PSG/]);
	await page.getByRole("button", { name: `Remove: ${NAMES[PSG]}` }).click();
	await expect(items(page)).toHaveCount(2);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(items(page)).toHaveText([/Delhi/, /Madras/, /PSG/]);
});

test("a mouse drags a college to a new place", async ({ page }) => {
	await keep(page, [MADRAS, PSG, DELHI]);
	await page.setViewportSize({ width: 1280, height: 1400 });
	const list = page.getByRole("list", { name: "Colleges on your shortlist" });
	await dragToTop(page, list, 2);
	await expect(items(page)).toHaveText([/Delhi/, /Madras/, /PSG/]);
});

test("a changed fact shows its old and new value until the visitor has seen it", async ({ page }) => {
	await keep(page, [MADRAS]);
	await expect(page.getByText(/^Nothing has changed since/)).toBeVisible();
	await page.evaluate((slug) => {
		const seen = JSON.parse(localStorage.getItem("shortlist-seen") ?? "{}");
		const rank = seen.colleges[slug].facts.find(({ key }: { key: string }) => key === "rank-engineering");
		Object.assign(rank, { said: "2 (score 80.00)", value: "2", time: "2024" });
		seen.colleges[slug].at = "2026-01-05T10:00:00.000Z";
		localStorage.setItem("shortlist-seen", JSON.stringify(seen));
	}, MADRAS);
	await page.reload();
	const changes = page.getByRole("region", { name: `What changed at ${NAMES[MADRAS]}` });
	await expect(changes).toContainText("1 fact has changed since 5 January 2026");
	await expect(changes.getByRole("listitem")).toContainText(
		/NIRF Engineering: was 2 \(score 80\.00\) \(2024\).*now 1 \(score/,
	);
	await changes.getByRole("button", { name: "I have seen this" }).click();
	await expect(page.getByText(/^Nothing has changed since/)).toBeVisible();
});

test("the list moves to another device as a file, and a foreign file changes nothing", async ({
	page,
	browser,
	baseURL,
}) => {
	await keep(page, [MADRAS, PSG]);
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save as a file" }).click();
	const download = await saved;
	expect(download.suggestedFilename()).toBe("shortlist.json");
	const buffer = await readFile(await download.path());
	const other = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
	await other.goto("/shortlist");
	await expect(other.getByRole("heading", { name: "Your shortlist is empty" })).toBeVisible();
	const file = (name: string, content: Buffer) => ({ name, mimeType: "application/json", buffer: content });
	await other.locator("input[type=file]").setInputFiles(file("other.json", Buffer.from('{"entries":[]}')));
	await expect(other.getByText("This file is not a shortlist from this site.")).toBeVisible();
	await other.locator("input[type=file]").setInputFiles(file("shortlist.json", buffer));
	await expect(other.getByText("2 colleges added from the file.")).toBeVisible();
	await expect(items(other)).toHaveText([/Madras/, /PSG/]);
	await other.context().close();
});

test("the ticked colleges open side by side", async ({ page }) => {
	await keep(page, [MADRAS, PSG, DELHI]);
	await page.getByRole("checkbox", { name: `Compare ${NAMES[DELHI]}` }).check();
	await page.getByRole("checkbox", { name: `Compare ${NAMES[MADRAS]}` }).check();
	await page.getByRole("link", { name: "Compare 2 ticked colleges" }).click();
	await expect(page).toHaveURL(`/compare?college=${DELHI},${MADRAS}`);
	await page.getByText("Add a college", { exact: true }).first().click();
	await page.getByRole("link", { name: "Add 1 college from your shortlist" }).click();
	await expect(page).toHaveURL(`/compare?college=${DELHI},${MADRAS},${PSG}`);
});

test("when the facts fail to load the list says so, keeps everything, and retries", async ({ page, problems }) => {
	await keep(page, [MADRAS]);
	problems.expect(/shortlist\/facts|Failed to load resource|ERR_FAILED/);
	await page.route(/\/shortlist\/facts/, (route) => route.abort());
	await page.reload();
	await expect(page.getByRole("heading", { name: "Your colleges’ figures did not load" })).toBeVisible();
	await expect(items(page)).toHaveText([new RegExp(MADRAS)]);
	await page.unroute(/\/shortlist\/facts/);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(items(page)).toHaveText([/Indian Institute of Technology Madras/]);
});

for (const [language, prefix, width] of [
	["English", "", 1280],
	["Hindi", "/hi", 360],
] as const) {
	test(`axe finds no fault on a shortlist in ${language}`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await keep(page, [MADRAS, PSG]);
		await page.setViewportSize({ width, height: 800 });
		await page.goto(`${prefix}/shortlist`);
		await expect(page.getByRole("link", { name: NAMES[PSG] }).first()).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
		await expectAccessible(page, `a shortlist in ${language}`);
	});
}

const EIGHT = [
	MADRAS,
	PSG,
	DELHI,
	"indian-institute-of-technology-goa",
	"indian-institute-of-management-indore",
	"goa-university",
	"national-institute-of-technology-tiruchirappalli",
	"vellore-institute-of-technology",
];

test("one sheet for the family prints on two pages, and its link shows the same on a second device", {
	tag: "@long",
}, async ({ page, browser, baseURL }) => {
	await keep(page, EIGHT);
	await page.evaluate(() => {
		const list = JSON.parse(localStorage.getItem("shortlist") ?? "{}");
		list.entries[1].note = "near grandmother";
		localStorage.setItem("shortlist", JSON.stringify(list));
	});
	await page.reload();
	await page.getByRole("link", { name: "One sheet for the family" }).click();
	const rows = page.getByRole("table", { name: "Colleges on your shortlist" }).getByRole("rowheader");
	await expect(rows).toHaveCount(EIGHT.length);
	await expect(page.getByRole("heading", { name: "Dates to come" })).toBeVisible();
	const pdf = await page.pdf({ preferCSSPageSize: true });
	expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
	await test.step("nothing of its owner is in the link until it is ticked", async () => {
		await expect(page.getByText("near grandmother")).toBeHidden();
		const plain = await openShared(page, browser, baseURL);
		await expect(plain.rows).toHaveText(await rows.allTextContents());
		await expect(plain.page.getByText("near grandmother")).toBeHidden();
		expect(await plain.page.evaluate(() => localStorage.length)).toBe(0);
		await plain.page.context().close();
	});
	await page.getByRole("checkbox", { name: "My notes" }).check();
	await page.getByRole("checkbox", { name: "My rank" }).check();
	await page.getByLabel("Your rank, as your family should see it").fill("JEE Main 45,000");
	const ticked = await openShared(page, browser, baseURL);
	await expect(ticked.rows).toHaveText(await rows.allTextContents());
	await expect(ticked.page.getByText("near grandmother")).toBeVisible();
	await expect(ticked.page.getByText("JEE Main 45,000")).toBeVisible();
	expect(ticked.sent.filter((address) => /grandmother|45(?:,|%2C)?000/.test(decodeURIComponent(address)))).toEqual([]);
	await test.step("it is Hindi in the other language, and a cut link says so", async () => {
		await ticked.page.getByRole("main").getByRole("link", { name: "हिंदी" }).click();
		await expect(ticked.page.getByRole("heading", { level: 1 })).toHaveText("हमारी शॉर्टलिस्ट एक शीट पर");
		await expect(ticked.page.getByText("JEE Main 45,000")).toBeVisible();
		await ticked.page.evaluate(() => location.assign(location.href.slice(0, -3)));
		await expect(ticked.page.getByRole("heading", { name: "यह लिंक टूटा हुआ है" })).toBeVisible();
	});
	await ticked.page.context().close();
});

test("a recipient returns the list in another order, and its owner accepts one change and rejects another", async ({
	page,
	browser,
	baseURL,
}) => {
	await keep(page, EIGHT);
	await page.getByRole("link", { name: "One sheet for the family" }).click();
	const family = await openShared(page, browser, baseURL);
	await family.page.getByText("Suggest another order, and say why").click();
	const [first = "", second = ""] = await family.rows.allTextContents();
	const nameOf = (text: string) => text.replace(/^\d+\.\s*/, "").split("\n")[0] ?? "";
	await family.page
		.getByRole("button", { name: /^Move down: / })
		.first()
		.click();
	await family.page
		.getByLabel(/^Why, or a question/)
		.nth(2)
		.fill("ask for the hostel fee");
	const back = await family.page.getByRole("link", { name: "See what they will see" }).getAttribute("href");
	expect(family.sent.filter((address) => /hostel/.test(decodeURIComponent(address)))).toEqual([]);
	await family.page.context().close();
	expect(nameOf(first)).not.toBe(nameOf(second));
	await page.goto(back ?? "none");
	await page.reload();
	const advice = page.getByRole("region", { name: "Suggestions on your shortlist" });
	await expect(advice.getByRole("listitem")).toHaveCount(2);
	await expect(advice).toContainText("ask for the hostel fee");
	await expectAccessible(page, "suggestions on a shortlist");
	await advice.getByRole("button", { name: "Take it" }).first().click();
	await advice.getByRole("button", { name: "Leave it" }).click();
	await expect(advice).toContainText("Added to your list.");
	await expect(advice).toContainText("Left as it was.");
	const order = await page.evaluate(() => JSON.parse(localStorage.getItem("shortlist") ?? "{}").entries);
	const saved = (order as { college: string; position: number; note: string }[]).toSorted(
		(a, b) => a.position - b.position,
	);
	expect(saved.map(({ college }) => college).slice(0, 2)).toEqual([EIGHT[1], EIGHT[0]]);
	expect(saved.map(({ note }) => note).join("")).toBe("");
});

async function openShared(page: Page, browser: Browser, baseURL: string | undefined) {
	const link = await page.getByRole("link", { name: "See it as others will" }).getAttribute("href");
	const other = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
	const sent: string[] = [];
	other.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	await other.goto(link ?? "none");
	const rows = other.getByRole("table", { name: "Colleges on your shortlist" }).getByRole("rowheader");
	await expect(rows).toHaveCount(EIGHT.length);
	return { page: other, rows, sent };
}
