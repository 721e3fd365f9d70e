import { setTimeout } from "node:timers/promises";
import { NOT_YET } from "./support/not-yet.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const MAX_CONCURRENT_PAGES = 6;

for (const prefix of ["", "/hi"]) {
	test(`every link of header, panels and footer opens a page with content (${prefix || "/"})`, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width: 1280, height: 900 });
		await openReady(page, prefix || "/");
		for (const button of await page.getByRole("banner").locator("[aria-controls]").all()) await button.click();
		const links = page.locator("header a[href^='/'], footer a[href^='/']");
		const find = async () =>
			new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")));
		await expect.poll(async () => (await find()).size).toBeGreaterThan(70);
		const found = await find();
		const isDue = (address: string) => !NOT_YET.has(address.replace(/^\/hi(?=\/|$)/, "") || "/");
		expect(await listBroken([...found].filter(isDue))).toEqual([]);
	});
}

async function listBroken(addresses: readonly string[]): Promise<string[]> {
	const left = [...addresses];
	const broken: string[] = [];
	const takeAll = async () => {
		for (let address = left.pop(); address !== undefined; address = left.pop())
			if (!(await hasContent(address))) broken.push(address);
	};
	await Promise.all(Array.from({ length: MAX_CONCURRENT_PAGES }, takeAll));
	return broken;
}

/** Retries after the time that a busy site gives. */
async function hasContent(address: string): Promise<boolean> {
	const response = await askPatiently(new URL(address, process.env.BASE_URL));
	const [, heading = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await response.text()) ?? [];
	return response.status === 200 && heading.replaceAll(/<[^>]*>/g, "").trim() !== "";
}

async function askPatiently(address: URL): Promise<Response> {
	for (let tries = 1; ; tries++) {
		const response = await fetch(address);
		const pause = response.headers.get("retry-after");
		if (pause === null || tries === 3) return response;
		await response.arrayBuffer();
		await setTimeout(Number(pause) * 1_000);
	}
}
