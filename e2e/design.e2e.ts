import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

const OPENERS = ["Open the dialog", "Open the drawer", "Open the menu", "Open the popover"];

test.describe("axe finds nothing on the design page", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("at rest", async ({ page }) => {
		await openDesignPage(page);
		await expectAccessible(page, "the design page");
	});

	for (const name of OPENERS) {
		test(`with a part over it: ${name}`, async ({ page }) => {
			await openDesignPage(page);
			await page.getByRole("button", { name }).click();
			await expect(page.getByRole("dialog")).toBeVisible();
			await expectAccessible(page, `the design page after “${name}”`);
		});
	}

	test("with a list of choices open", async ({ page }) => {
		await openDesignPage(page);
		await page.getByRole("combobox", { name: "State", exact: true }).first().click();
		await expect(page.getByRole("listbox")).toBeVisible();
		await expectAccessible(page, "the design page with a list of choices open");
	});
});

test("the design page's markup holds no style and no part of it moves while it loads", async ({ page, request }) => {
	const markup = await (await request.get("/design")).text();
	expect(markup.match(/<[^>]*\sstyle=[^>]*>/g) ?? []).toEqual([]);
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push("value" in entry ? Number(entry.value) : Number.NaN);
		}).observe({ type: "layout-shift", buffered: true });
	});
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await openDesignPage(page);
		expect(await page.evaluate(() => Reflect.get(window, "shifts")), `${width} px`).toEqual([]);
	}
});

test("every control of the design page is 24 px or more each way", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 900 });
	await openDesignPage(page);
	const small = await page.getByRole("main").evaluate((main) =>
		[...main.querySelectorAll("button, input:not([aria-hidden]), select, summary, textarea, nav a")]
			.filter((control) => control.checkVisibility({ visibilityProperty: true }))
			.map((control) => ({
				name: control.outerHTML.slice(0, 80),
				box: (control.closest("label") ?? control).getBoundingClientRect(),
			}))
			.filter(({ box }) => box.width < 24 || box.height < 24)
			.map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
	);
	expect(small).toEqual([]);
});

for (const name of ["Open the dialog", "Open the drawer", "Open the menu"]) {
	test(`the keyboard opens, stays in and leaves: ${name}`, async ({ page }) => {
		await openDesignPage(page);
		const opener = page.getByRole("button", { name });
		const dialog = page.getByRole("dialog");
		const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
		await opener.focus();
		await page.keyboard.press("Enter");
		await expect(dialog).toBeVisible();
		await expect.poll(isInside).toBe(true);
		for (let press = 0; press < 6; press += 1) {
			await page.keyboard.press("Tab");
			await expect.poll(isInside, `after Tab ${press + 1}`).toBe(true);
		}
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(opener).toBeFocused();
		await page.keyboard.press("Enter");
		await dialog.getByRole("button", { name: "Close" }).press("Enter");
		await expect(dialog).toHaveCount(0);
		await expect(opener).toBeFocused();
	});
}

test("the keyboard finds a choice by typing, and the form gets its value", async ({ page }) => {
	await openDesignPage(page);
	const field = page.getByRole("combobox", { name: "Home state" }).first();
	await field.focus();
	await page.keyboard.type("tam");
	await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Tamil Nadu"]);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(field).toHaveValue("Tamil Nadu");
	await expect(page.getByRole("listbox")).toHaveCount(0);
	await expect(page.locator("input[name=home-light]")).toHaveValue("tamil nadu");
});

test("a list of choices closes by Escape, by Tab and by a press beside it", async ({ page }) => {
	await openDesignPage(page);
	const field = page.getByRole("combobox", { name: "Home state" }).first();
	const list = page.getByRole("listbox", { name: "Home state" });
	for (const leave of ["Escape", "Tab"]) {
		await field.click();
		await expect(list).toBeVisible();
		await page.keyboard.press(leave);
		await expect(list, leave).toHaveCount(0);
	}
	await field.click();
	await page.getByRole("heading", { name: "Fields" }).first().click();
	await expect(list).toHaveCount(0);
	await field.click();
	await list.getByRole("option", { name: "Goa" }).click();
	await expect(field).toHaveValue("Goa");
});

const STAYS = [
	[spec("9.48"), "A message", 4000],
	[spec("9.49"), "An error", 4000],
	[spec("9.50"), "A custom one", 4000],
	[spec("9.51"), "A success", 2000],
] as const;

for (const [mark, kind, stayMs] of STAYS) {
	test(`${mark} a toast is gone after its time: ${kind}, ${stayMs} ms`, async ({ page }) => {
		await openDesignPageOnOurClock(page);
		await showToast(page, kind);
		await page.clock.runFor(stayMs - 100);
		await expect(toasts(page)).toHaveCount(1);
		await expect(toasts(page)).toHaveAttribute("data-visible", "true");
		await page.clock.runFor(200);
		await expect(toasts(page)).toHaveAttribute("data-visible", "false");
		await expectNoToast(page);
	});
}

test(`${spec("9.52")} a loading toast stays until it is done`, async ({ page }) => {
	await openDesignPageOnOurClock(page);
	await showToast(page, "Loading");
	await page.clock.runFor(600_000);
	await expect(toasts(page)).toHaveCount(1);
	await page.getByRole("button", { name: "Dismiss all" }).press("Enter");
	await expectNoToast(page);
});

test(`${spec("9.47")} at most 20 toasts show at once`, async ({ page }) => {
	await openDesignPageOnOurClock(page);
	await showToast(page, "25 at once");
	await page.clock.runFor(100);
	await expect(toasts(page)).toHaveCount(20);
	await expect(toasts(page).first()).toContainText("Message 25");
});

test(`${spec("9.53")} a toast is 350 px wide at most`, async ({ page }) => {
	await openDesignPageOnOurClock(page);
	await showToast(page, "An error");
	await page.clock.runFor(100);
	const wide = await toasts(page).boundingBox();
	expect(wide?.width).toBe(350);
	await page.setViewportSize({ width: 360, height: 740 });
	const narrow = await toasts(page).boundingBox();
	expect(narrow?.width).toBeLessThanOrEqual(328);
});

async function openDesignPage(page: Page): Promise<void> {
	await page.goto("/design");
	await waitForScripts(page);
}

/** From here on time passes only when the test says so. */
async function openDesignPageOnOurClock(page: Page): Promise<void> {
	await page.clock.install();
	await openDesignPage(page);
	await page.clock.pauseAt(Date.now() + 60_000);
}

/** By the keyboard: a pointer that came to rest on a toast would stop its time. */
async function showToast(page: Page, kind: string): Promise<void> {
	await page.getByRole("button", { name: kind }).press("Enter");
	await page.clock.runFor(10);
}

/** A toast that is over fades first. React decides on its own when to begin that, so the clock is asked more than once. */
async function expectNoToast(page: Page): Promise<void> {
	await expect(async () => {
		await page.clock.runFor(200);
		await expect(toasts(page)).toHaveCount(0, { timeout: 200 });
	}).toPass();
}

function toasts(page: Page) {
	return page.locator("[data-toast]");
}
