import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { HALF_READ, scrollThrough, shiftOf, watchWarnings } from "./support/page-checks.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

const OPENERS = ["Open the dialog", "Open the drawer", "Open the menu", "Open the popover"];

test.describe("for who wants no motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("axe finds nothing on the design page: at rest, with each part over it, with a list of choices open", async ({
		page,
	}) => {
		test.slow();
		await openDesignPage(page);
		await expectAccessible(page, "the design page");
		for (const name of OPENERS) {
			await test.step(name, async () => {
				await page.getByRole("button", { name }).click();
				await expect(page.getByRole("dialog")).toBeVisible();
				await expectAccessible(page, `the design page after “${name}”`);
				await page.keyboard.press("Escape");
				await expect(page.getByRole("dialog")).toHaveCount(0);
			});
		}
		await page.getByRole("combobox", { name: "State", exact: true }).first().click();
		await expect(page.getByRole("listbox")).toBeVisible();
		await expectAccessible(page, "the design page with a list of choices open");
	});
});

test("the design page's markup holds no style, nothing of it moves while it loads, and React finds it as it was made", async ({
	page,
	request,
}) => {
	const markup = await (await request.get("/design")).text();
	expect(markup.match(/<[^>]*\sstyle=[^>]*>/g) ?? []).toEqual([]);
	const warnings = watchWarnings(page);
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await openDesignPage(page);
		expect(await shiftOf(page), `${width} px, from its start`).toBe(0);
		await scrollThrough(page);
		expect(await shiftOf(page), `${width} px, all of it`).toBeLessThan(HALF_READ);
	}
	expect(warnings.stop()).toEqual([]);
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

test("the keyboard opens, stays in and leaves the dialog, the drawer and the menu", async ({ page }) => {
	await openDesignPage(page);
	for (const name of ["Open the dialog", "Open the drawer", "Open the menu"]) {
		await test.step(name, () => goInAndOut(page, name));
	}
});

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

test(`${spec("9.53")} a toast is 350 px wide at most`, async ({ page }) => {
	await openDesignPage(page);
	const toast = page.locator("[data-toast]");
	// By the keyboard; a pointer that rests on it stops its time.
	await page.getByRole("button", { name: "An error" }).press("Enter");
	await expect(toast).toHaveAttribute("data-visible", "true");
	await toast.hover();
	expect((await toast.boundingBox())?.width).toBe(350);
	await page.setViewportSize({ width: 360, height: 740 });
	expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(328);
});

async function openDesignPage(page: Page): Promise<void> {
	await page.goto("/design");
	await waitForScripts(page);
}

async function goInAndOut(page: Page, name: string): Promise<void> {
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
}
