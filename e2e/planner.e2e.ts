import { expectAccessible } from "./support/axe.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const COLLEGE = "indian-institute-of-technology-madras";

test("ticks and the last plan stay on the device: no request carries a tick", async ({ page }) => {
	const sent: string[] = [];
	await openReady(page, "/planner?exam=jee-mains,wbjee");
	page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	await page.getByRole("checkbox", { name: "OBC-NCL certificate" }).check();
	await page.reload();
	await expect(page.getByRole("checkbox", { name: "OBC-NCL certificate" })).toBeChecked();
	expect(sent.filter((line) => /obc/i.test(line))).toEqual([]);

	await page.goto("/planner");
	await page.getByRole("link", { name: "Open your last plan" }).click();
	await expect(page).toHaveURL("/planner?exam=jee-mains,wbjee");
});

test("a plan is accessible", async ({ page }) => {
	await openReady(page, `/planner?exam=jee-mains,wbjee&college=${COLLEGE}`);
	await expectAccessible(page, "planner");
});

test("a plan is accessible in Hindi on a phone, and no wider than the screen", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openReady(page, "/hi/planner?exam=jee-mains,kcet");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	await expectAccessible(page, "planner in Hindi");
});
