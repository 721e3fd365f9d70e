import type { Page } from "@playwright/test";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const IIT = "/college/indian-institute-of-technology-madras";

test("a college tab fetches only its own part, and leaves the header unchanged", async ({ page }) => {
	const requests = watchData(page);
	await openReady(page, `${IIT}/cutoffs`);
	const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
	const tabs = page.getByRole("navigation", { name: /: pages$/ });
	await tabs.getByRole("link", { name: "Rankings" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Rankings" })).toBeVisible();
	await expect(page).toHaveTitle(/Rankings/);
	await expect(tabs.getByRole("link", { name: "Rankings" })).toHaveAttribute("aria-current", "page");
	expect(requests).toEqual([`${IIT}/rankings.data?_routes=college/rankings/page`]);
	expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

test("an exam tab whose content is already loaded makes no request", async ({ page }) => {
	const requests = watchData(page);
	await openReady(page, "/exams/jee-mains/dates");
	await page
		.getByRole("navigation", { name: /: pages$/ })
		.getByRole("link", { name: "Pattern" })
		.click();
	await expect(page.getByRole("heading", { level: 2, name: "Pattern" })).toBeVisible();
	await expect(page).toHaveTitle(/Pattern/);
	expect(requests).toEqual([]);
});

test("a tab that fails to load leaves its college in place, and loads on the next press", async ({
	page,
	problems,
}) => {
	problems.expect(/503/);
	await openReady(page, IIT);
	await page.route("**/placements.data*", (route) => route.fulfill({ status: 503, body: "" }));
	await page
		.getByRole("navigation", { name: /: pages$/ })
		.getByRole("link", { name: "Placements" })
		.click();
	await expect(page.getByRole("heading", { level: 2, name: "This page is not loading" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Indian Institute of Technology Madras");
	await page.getByRole("link", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Placements" }).first()).toBeVisible();
});

function watchData(page: Page): string[] {
	const requests: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.endsWith(".data")) requests.push(pathname + decodeURIComponent(search));
	});
	return requests;
}
