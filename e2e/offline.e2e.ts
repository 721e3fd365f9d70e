import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { openAccount } from "./support/session.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, signIn } from "./support/visitor.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ fetchesAhead: true, serviceWorkers: "allow", contextOptions: { reducedMotion: "reduce" } });

const COLLEGE = "/college/indian-institute-of-technology-madras";
const NAME = "Indian Institute of Technology Madras";
const PREDICTED = "/predict?exam=jee-mains&rank=20000&category=OPEN&gender=Gender-Neutral&homeState=goa&q=surathkal";
const COMPARED = "/compare?college=indian-institute-of-technology-madras,psg-college-of-technology";
const OFFLINE_NOTE = /You are offline\. This page is from \d+ \w+ \d{4}\./;

test("a visited page opens offline with its day; an unvisited one says so and lists the saved pages", async ({
	page,
	context,
	problems,
}) => {
	test.slow();
	problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
	await page.goto(COLLEGE);
	await page
		.getByRole("button", { name: /^Add to (?:your )?shortlist|^Shortlist/ })
		.first()
		.click();
	await expectSaved(page, [COLLEGE, "/offline"]);
	await page.getByRole("navigation").getByRole("link", { name: "Rankings" }).first().click();
	await expect(page).toHaveURL(`${COLLEGE}/rankings#part`);
	await expectSaved(page, [`${COLLEGE}/rankings`, "/shortlist"]);
	for (const path of [COMPARED, PREDICTED, "/shortlist"]) {
		await page.goto(path, { waitUntil: "networkidle" });
		await expectSaved(page, [path]);
	}
	await context.setOffline(true);

	await page.goto(`${COLLEGE}/rankings`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
	await expect(page.getByText(OFFLINE_NOTE)).toBeVisible();
	await expectAccessible(page, "a page without a network");
	await page.getByRole("link", { name: "Overview" }).first().click();
	await expect(page).toHaveURL(`${COLLEGE}#part`);
	await expect(page.getByText(OFFLINE_NOTE)).toBeVisible();
	await page.goto("/shortlist");
	await expect(
		page.getByRole("list", { name: "Colleges on your shortlist" }).getByRole("link", { name: NAME }),
	).toBeVisible();
	await page.goto(PREDICTED);
	await expect(page.getByRole("region", { name: "Options", exact: true }).getByRole("article")).not.toHaveCount(0);

	await page.goto("/college/indian-institute-of-technology-bombay");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not on your device");
	await expectAccessible(page, "a page that the device has not kept");
	await page
		.getByRole("main")
		.getByRole("link", { name: /^Compare Indian/ })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare colleges");

	await context.setOffline(false);
	await page.goto(COLLEGE);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
	await expect(page.getByText("You are offline")).toHaveCount(0);
});

test("nothing of a signed-in visitor is saved, and signing out deletes the saved pages", { tag: "@long" }, async ({
	page,
}) => {
	await signIn(page, await makeVisitor());
	await page.goto("/", { waitUntil: "networkidle" });
	await expectSaved(page, ["/"]);
	const own = ["/account", "/account/privacy", "/college/review", `${COLLEGE}/ask`, `${COLLEGE}/call-back`];
	for (const path of own) await page.goto(path, { waitUntil: "networkidle" });
	await page.goto("/about-us", { waitUntil: "networkidle" });
	await expectSaved(page, ["/about-us"]);
	expect((await listStored(page)).filter((path) => !["/about-us", "/", "/offline"].includes(path))).toEqual([]);
	await openAccount(page);
	await page.getByRole("button", { name: "Sign out here" }).click();
	await expect(page).toHaveURL("/");
	await expect.poll(() => listStored(page)).not.toContain("/about-us");
});

function listStored(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) => !name.startsWith("files"));
		const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		const addresses = all.flat().map(({ url }) => url.slice(location.origin.length));
		return addresses.filter((address) => !/^(?:\/hi)?\/offline$|\/facts\?/.test(address) || address === "/offline");
	});
}

async function expectSaved(page: Page, paths: readonly string[]): Promise<void> {
	await expect.poll(() => listStored(page)).toEqual(expect.arrayContaining([...paths]));
}
