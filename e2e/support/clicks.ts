import type { Browser, Page } from "@playwright/test";

export async function openCounted(browser: Browser): Promise<Page> {
	const counted = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
	await counted.addInitScript(() => {
		const count = () => sessionStorage.setItem("clicks", String(Number(sessionStorage.getItem("clicks")) + 1));
		addEventListener("click", ({ isTrusted, detail }) => isTrusted && detail > 0 && count(), true);
		addEventListener("keydown", ({ key, altKey }) => (altKey || key === "Enter") && key !== "Alt" && count(), true);
	});
	return counted;
}

export async function clicksOf(on: Page, work: () => Promise<unknown>): Promise<number> {
	await on.evaluate(() => sessionStorage.removeItem("clicks"));
	await work();
	return on.evaluate(() => Number(sessionStorage.getItem("clicks")));
}
