import type { APIRequestContext } from "@playwright/test";
import { NOT_YET } from "./support/not-yet.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

for (const prefix of ["", "/hi"]) {
	test(`every link of header, panels and footer leads to a page with content (${prefix || "/"})`, async ({
		page,
		request,
	}) => {
		test.slow();
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto(prefix || "/");
		await waitForScripts(page);
		for (const button of await page.getByRole("banner").locator("[aria-controls]").all()) await button.click();
		const links = page.locator("header a[href^='/'], footer a[href^='/']");
		const found = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")));
		expect(found.size).toBeGreaterThan(70);
		const broken: string[] = [];
		for (const address of found) {
			const plain = address.replace(/^\/hi(?=\/|$)/, "") || "/";
			if (!NOT_YET.has(plain) && !(await hasContent(request, address))) broken.push(address);
		}
		expect(broken).toEqual([]);
	});
}

async function hasContent(request: APIRequestContext, address: string): Promise<boolean> {
	const response = await request.get(address);
	const [, heading = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await response.text()) ?? [];
	return response.status() === 200 && heading.replaceAll(/<[^>]*>/g, "").trim() !== "";
}
