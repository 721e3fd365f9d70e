import { CollegeResults } from "@uchit/contract/college.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

for (const [proves, asked, moved] of [
	[spec("2.22"), "/colleges?category=2&degree=mbbs", "/colleges?category=12&degree=mbbs"],
	[spec("2.21"), "/colleges?category=1&degree=barch", "/colleges?category=13&degree=barch"],
	["", "/hi/colleges?category=2&degree=bds&state=kerala", "/hi/colleges?category=12&degree=bds&state=kerala"],
] as const) {
	test(`${proves} ${asked} has moved (302) to ${moved}`, async ({ request, page }) => {
		const reply = await request.get(asked, { maxRedirects: 0 });
		expect([reply.status(), reply.headers().location]).toEqual([302, moved]);
		await page.goto(asked);
		await expect(page).toHaveURL(moved);
	});
}

test("a degree's list has a title, a heading and an address of its own, and holds who has its seats", async ({
	page,
	askBackend,
}) => {
	const { total, assumedDegrees } = CollegeResults.parse(await askBackend("/v1/colleges?degree=mbbs"));
	const { total: medical } = CollegeResults.parse(await askBackend("/v1/colleges?category=12"));
	expect(assumedDegrees).toEqual([]);
	expect(total).toBeGreaterThan(500);
	expect(total).toBeLessThan(medical);
	for (const address of ["/colleges?degree=mbbs", "/colleges?category=12&degree=mbbs"]) {
		await page.goto(address);
		await expect(page).toHaveTitle("MBBS colleges – Uchit");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("MBBS colleges");
		await expect(page.locator('link[rel=canonical][href^="http"][href$="/colleges?degree=mbbs"]')).toHaveCount(1);
		await expect(page.getByRole("status").first()).toHaveText(
			`${new Intl.NumberFormat("en-IN").format(total)} institutions`,
		);
	}
});

test("a degree whose seats no source lists stands for its category, and says so", async ({ page, askBackend }) => {
	const { total, assumedDegrees } = CollegeResults.parse(await askBackend("/v1/colleges?degree=llb"));
	expect(assumedDegrees).toEqual(["llb"]);
	await page.goto("/colleges?degree=llb");
	await expect(page.getByRole("main")).toContainText("We do not know which of them teach LLB.");
	await expect(page.getByRole("status").first()).toHaveText(
		`${new Intl.NumberFormat("en-IN").format(total)} institutions`,
	);
});

test("a link to a degree within the site moves without a new document", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/");
	await waitForScripts(page);
	await page.getByRole("button", { name: "Medical: menu" }).click();
	await page.getByRole("banner").getByRole("link", { name: "MBBS" }).click();
	await expect(page).toHaveURL("/colleges?category=12&degree=mbbs");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("MBBS colleges");
});

test("a state narrows a degree's list, and the degree goes by its chip or its tick", async ({ page }) => {
	await page.goto("/colleges?degree=mbbs");
	await waitForScripts(page);
	await page.getByRole("checkbox", { name: "Goa" }).check();
	await expect(page).toHaveURL("/colleges?degree=mbbs&state=goa");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("MBBS colleges in Goa");
	await page.getByRole("link", { name: "Remove MBBS" }).click();
	await expect(page).toHaveURL("/colleges?state=goa");
});

test("a second category is more than a degree can narrow: the degree goes", async ({ request }) => {
	const reply = await request.get("/colleges?category=12&category=1&degree=mbbs", { maxRedirects: 0 });
	expect([reply.status(), reply.headers().location]).toEqual([302, "/colleges?category=1&category=12"]);
});
