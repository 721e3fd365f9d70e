import type { Page } from "@playwright/test";
import { Highlights } from "@uchit/contract/highlight.ts";
import { sampled } from "./support/sampled.ts";
import { openReady, waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const EXTRA_LARGE = { width: 1280, height: 900 };
const JUST_BELOW = { width: 1279, height: 900 };
const PHONE = { width: 360, height: 740 };

const ENTRIES = ["Engineering", "Management", "Medical", "Law", "Go Abroad", "News"];
const COLUMNS = ["Colleges by Degree", "Popular Colleges", "Top Colleges by NIRF", "Exams"];

test(`${spec("2.73", "2.74", "2.75", "2.76", "2.77", "2.78", "2.79", "2.80", "2.81", "9.22", "9.23")} the header shows the menu of six from 1280 px, and the drawer below that`, async ({
	page,
}) => {
	await page.setViewportSize(EXTRA_LARGE);
	await page.goto("/colleges");
	const entries = mainMenu(page).getByRole("link");
	await expect(entries).toHaveText(ENTRIES);
	await expect(menuButton(page)).toBeHidden();
	const logo = page.getByRole("banner").getByRole("link", { name: "Uchit", exact: true });
	await expect(logo).toHaveAttribute("href", "/");
	await page.setViewportSize(JUST_BELOW);
	await expect(logo).toBeVisible();
	await expect(mainMenu(page)).toBeHidden();
	await expect(menuButton(page)).toBeVisible();
});

test(`${spec("2.21", "2.22", "2.84", "2.85", "2.86", "2.87", "2.88")} each menu has its four columns, filled from the facts by a named rule, with working links`, async ({
	page,
	askBackend,
}) => {
	const { categories } = Highlights.parse(await askBackend("/v1/highlights"));
	const engineering = categories.find(({ id }) => id === 1);
	for (const name of ENTRIES.slice(0, 4)) {
		await test.step(name, async () => {
			await openPanel(page, name);
			await expect(panelColumns(page).getByRole("heading")).toHaveText(COLUMNS);
			await expect(panelColumns(page)).toHaveCount(4);
			if (name === "Engineering") await expectFacts(page, engineering);
			if (name === "Medical") await expectDegrees(page, 2);
			await page.keyboard.press("Escape");
			await expect(panelColumns(page)).toHaveCount(0);
		});
	}
});

async function expectFacts(page: Page, facts: Highlights["categories"][number] | undefined): Promise<void> {
	const degrees = panelColumns(page).first();
	await expect(degrees.getByRole("link", { name: "B.Arch" })).toHaveAttribute(
		"href",
		"/colleges?category=13&degree=barch",
	);
	const popular = panelColumns(page).nth(1);
	await expect(popular.getByRole("link")).toHaveText(facts?.popular?.items.map(({ name }) => name) ?? []);
	await expect(popular).toContainText(`Lowest closing ranks by JEE Advanced in ${facts?.popular?.year}`);
	const ranked = panelColumns(page).nth(2);
	await expect(ranked.getByRole("listitem").getByRole("link")).toHaveText(
		facts?.topRanked?.items.map(({ name }) => name) ?? [],
	);
	await expect(ranked.getByRole("link", { name: `The full NIRF list of ${facts?.topRanked?.year}` })).toHaveAttribute(
		"href",
		`/rankings/engineering/${facts?.topRanked?.year}`,
	);
}

async function expectDegrees(page: Page, category: number): Promise<void> {
	const degrees = panelColumns(page).first().getByRole("link");
	await expect
		.poll(async () => {
			const addresses = await degrees.evaluateAll(listAddresses);
			const others = addresses.filter((address) => !address.startsWith(`/colleges?category=${category}&degree=`));
			return { areMany: addresses.length > 5, others };
		})
		.toEqual({ areMany: true, others: [] });
}

test(`${spec("9.25", "9.26")} a panel takes 1000 ms to appear and 450 ms to disappear, and so does the drawer`, async ({
	page,
}) => {
	await openPanel(page, "Law");
	const panel = page.locator(".menu-panel").nth(3);
	expect(await panel.evaluate(durationOf)).toBe("1s");
	await page.keyboard.press("Escape");
	await expect.poll(() => panel.evaluate(durationOf)).toBe("0.45s");
	await page.setViewportSize(PHONE);
	await openDrawer(page);
	expect(await drawer(page).evaluate(durationOf)).toBe("1s");
	await page.keyboard.press("Escape");
	await expect(page.locator("[data-ending-style]").last()).toHaveCSS("transition-duration", "0.45s");
});

test("the menus do not animate for a visitor who prefers reduced motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openPanel(page, "Law");
	expect(await page.locator(".menu-panel").nth(3).evaluate(durationOf)).toBe("0s");
	await page.setViewportSize(PHONE);
	await openDrawer(page);
	expect(await drawer(page).evaluate(durationOf)).toBe("0s");
});

test("the keyboard moves through the menu and out again", async ({ page }) => {
	await page.setViewportSize(EXTRA_LARGE);
	await openReady(page, "/colleges");
	const button = panelButton(page, "Engineering");
	await page.keyboard.press("Tab");
	for (let tabs = 0; tabs < 8 && !(await button.evaluate(isFocused)); tabs++) await page.keyboard.press("Tab");
	await expect(button).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(button).toHaveAttribute("aria-expanded", "true");
	await expect(panelColumns(page)).toHaveCount(COLUMNS.length);
	await page.keyboard.press("Tab");
	await expect(panelColumns(page).first().getByRole("link").first()).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(button).toBeFocused();
	await expect(button).toHaveAttribute("aria-expanded", "false");
	await page.keyboard.press("ArrowDown");
	await expect(button).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.press("Tab");
	await page.getByRole("link", { name: "Engineering: see all" }).focus();
	await page.keyboard.press("Tab");
	await expect(mainMenu(page).getByRole("link", { name: "Management" })).toBeFocused();
	await page.getByRole("main").getByRole("link").first().focus();
	await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("a mouse that rests on an entry opens its panel, and a press elsewhere closes it", async ({ page }) => {
	await page.setViewportSize(EXTRA_LARGE);
	await openReady(page, "/colleges");
	await mainMenu(page).getByRole("link", { name: "Medical" }).hover();
	await expect(panelButton(page, "Medical")).toHaveAttribute("aria-expanded", "true");
	await page.getByRole("contentinfo").getByRole("heading", { name: "Top Exams" }).click();
	await expect(panelButton(page, "Medical")).toHaveAttribute("aria-expanded", "false");
});

test("a panel without its columns links to everything in its entry, and retries when it is opened again", async ({
	page,
	problems,
}) => {
	problems.expect(/menu\.json/);
	await page.setViewportSize(EXTRA_LARGE);
	await page.route("**/menu.json", (route) => route.abort());
	await openReady(page, "/colleges");
	await panelButton(page, "Law").click();
	await expect(page.getByRole("link", { name: "Law: see all" })).toBeVisible();
	await expect(panelColumns(page)).toHaveCount(0);
	await page.unroute("**/menu.json");
	await page.keyboard.press("Escape");
	await panelButton(page, "Law").click();
	await expect(panelColumns(page)).toHaveCount(COLUMNS.length);
});

const SLIDES = [
	["Engineering", "Law"],
	["Law", "Management"],
] as const;

for (const [from, to] of sampled(SLIDES, 2)) {
	test(`a mouse that slides from ${from} to ${to} opens that panel, and the fading panel does not catch the mouse`, async ({
		page,
	}) => {
		await page.setViewportSize(EXTRA_LARGE);
		await openReady(page, "/colleges");
		await mainMenu(page).getByRole("link", { name: from }).hover();
		await expect(panelButton(page, from)).toHaveAttribute("aria-expanded", "true");
		await mainMenu(page).getByRole("link", { name: to }).hover();
		await expect(panelButton(page, to)).toHaveAttribute("aria-expanded", "true");
		await expect(panelButton(page, from)).toHaveAttribute("aria-expanded", "false");
		// While it fades over the next panel, the mouse would be in it and reopen it.
		const gone = panelButton(page, from).locator("xpath=..").locator(".menu-panel");
		await expect(gone).toHaveCSS("pointer-events", "none");
		const link = panelButton(page, to).locator("xpath=..").getByRole("region").first().getByRole("link").first();
		await link.click();
		await expect(page).not.toHaveURL("/colleges");
	});
}

test(`${spec("4.18", "4.19", "9.24")} the drawer opens by keyboard, scrolls within 400 px, and returns the focus`, async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await page.goto("/colleges");
	await openDrawer(page);
	const menu = drawer(page).getByRole("navigation", { name: "Main" });
	for (const name of ENTRIES.slice(0, 5)) await menu.getByText(name, { exact: true }).first().click();
	expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(400);
	await expect(menu).toHaveCSS("max-height", "400px");
	await page.keyboard.press("Escape");
	await expect(drawer(page)).toBeHidden();
	await expect(menuButton(page)).toBeFocused();
});

test("a link of the drawer opens its page and closes the drawer", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto("/");
	await openDrawer(page);
	await drawer(page).locator("summary").filter({ hasText: /^Law$/ }).click();
	await drawer(page).getByRole("link", { name: "Law: see all" }).click();
	await expect(page).toHaveURL("/colleges?category=3");
	await expect(drawer(page)).toBeHidden();
	await expect(page.getByRole("main")).toBeFocused();
});

test(`${spec("2.82", "2.83", "4.13")} Sign In goes to /login, and the drawer offers Sign Up as well`, async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await page.goto("/");
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
	await openDrawer(page);
	await expect(drawer(page).getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
	await expect(drawer(page).getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/login?step=sign-up");
});

testWithoutJavaScript(
	"without scripts the entries are links, and a phone's menu stands at the foot",
	async ({ page }) => {
		await page.setViewportSize(EXTRA_LARGE);
		await page.goto("/");
		await expect(page.getByRole("button", { name: "Engineering: menu" })).toBeHidden();
		await mainMenu(page).getByRole("link", { name: "Law" }).click();
		await expect(page).toHaveURL("/colleges?category=3");
		await page.setViewportSize(PHONE);
		await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
		await expect(page.getByRole("navigation", { name: "Footer" })).toBeInViewport();
	},
);

function mainMenu(page: Page) {
	return page.getByRole("banner").getByRole("navigation", { name: "Main" });
}

function panelButton(page: Page, name: string) {
	return mainMenu(page).getByRole("button", { name: `${name}: menu` });
}

function panelColumns(page: Page) {
	return mainMenu(page).getByRole("region");
}

function menuButton(page: Page) {
	return page.getByRole("button", { name: "Menu", exact: true });
}

function drawer(page: Page) {
	return page.getByRole("dialog", { name: "Menu" });
}

async function openPanel(page: Page, name: string): Promise<void> {
	await page.setViewportSize(EXTRA_LARGE);
	if (page.url() === "about:blank") await openReady(page, "/colleges");
	await panelButton(page, name).press("Enter");
	await expect(panelButton(page, name)).toHaveAttribute("aria-expanded", "true");
	await expect(panelColumns(page).first()).toBeVisible();
}

async function openDrawer(page: Page): Promise<void> {
	await waitForScripts(page);
	await menuButton(page).focus();
	await page.keyboard.press("Enter");
	await expect(drawer(page)).toBeVisible();
}

function durationOf(element: Element): string {
	return getComputedStyle(element).transitionDuration.split(",")[0] ?? "";
}

function isFocused(element: Element): boolean {
	return element === document.activeElement;
}

function listAddresses(links: Element[]): string[] {
	return links.map((link) => link.getAttribute("href") ?? "");
}
