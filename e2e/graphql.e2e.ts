import type { Page, Request } from "@playwright/test";
import { openReady } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

test(`${spec("7.43", "7.44")} a picker queries /api/graphql with the visitor's cookies, and its form gets the slug`, async ({
	page,
	context,
	baseURL,
}) => {
	await context.addCookies([{ name: "visit", value: "theirs", url: baseURL ?? "" }]);
	const requests = watchQueries(page);
	const field = await openPicker(page);
	const words = "indian institute of technology mad";
	// Slow typing shows answers to fewer words meanwhile, whose first may be the same.
	const answered = page.waitForResponse((response) => response.request().postData()?.includes(`"${words}"`) === true);
	await field.pressSequentially(words);
	await answered;
	const option = page.getByRole("listbox", { name: "Add a college" }).getByRole("option").first();
	await expect(option).toContainText("Indian Institute of Technology Madras");
	await expect(option).toContainText("Tamil Nadu");
	await expect(page.getByText("Searching")).toHaveCount(0);
	await page.keyboard.press("ArrowDown");
	await expect(option).toHaveAttribute("data-highlighted");
	await page.keyboard.press("Enter");
	await expect(field).toHaveValue("Indian Institute of Technology Madras");
	await expect(page.locator("input[name=college]")).toHaveValue("indian-institute-of-technology-madras");
	await expect(page.getByRole("listbox")).toHaveCount(0);
	const [first] = requests;
	expect([first?.method(), new URL(first?.url() ?? "").pathname]).toEqual(["POST", "/api/graphql"]);
	expect((await first?.allHeaders())?.cookie).toContain("visit=theirs");
	await page.getByRole("button", { name: "Clear the college" }).click();
	await expect(field).toHaveValue("");
	await expect(page.locator("input[name=college]")).toHaveValue("");
});

test(`${spec("9.54", "9.55")} a second picker reuses the answer of the first without a request`, async ({ page }) => {
	const requests = watchQueries(page);
	for (const chosen of [1, 2]) {
		const field = await openPicker(page);
		await field.fill("anna university");
		const options = page.getByRole("listbox").getByRole("option");
		await expect(options.first()).toContainText("Anna University");
		await options.nth(chosen - 1).click();
		await page.getByRole("button", { name: "Add", exact: true }).click();
		await expect(page.getByRole("link", { name: /^Remove: / })).toHaveCount(chosen);
	}
	expect(requests).toHaveLength(1);
});

test("a picker shows that it is loading, that nothing matches, and that the service fails", async ({
	page,
	problems,
}) => {
	problems.expect(/400/);
	const field = await openPicker(page);
	await field.fill("q");
	await expect(page.getByText("Type at least two letters.")).toBeVisible();
	await field.fill("zzqxzzqx");
	await expect(page.getByText("No college found.")).toBeVisible();
	await page.route("**/api/graphql", (route) => route.fulfill({ status: 400, body: "no" }));
	await field.fill("pune");
	await expect(page.getByText("College search is not working right now. Try again in a minute.")).toBeVisible();
});

test("text typed before the picker's scripts load is not lost, nor is the cursor position", async ({ page }) => {
	const { promise: isTyped, resolve: letGo } = Promise.withResolvers<void>();
	await page.route(/typed-college-picker/, async (route) => {
		await isTyped;
		await route.continue();
	});
	const arrived = page.waitForResponse(/typed-college-picker/);
	await page.goto("/compare");
	await page.locator("input[name=college-words]").pressSequentially("anna uni");
	letGo();
	await arrived;
	const field = page.getByRole("combobox", { name: "Add a college" });
	await expect(field).toHaveValue("anna uni");
	await expect(field).toBeFocused();
	await page.keyboard.type("versity");
	await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("Anna University");
});

test("a first visit to a page without a picker loads none of the picker's scripts", async ({ page }) => {
	const scripts = new Set<string>();
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.add(request.url());
	});
	for (const path of ["/", "/colleges", "/college/indian-institute-of-technology-madras"]) {
		await openReady(page, path);
		await page.waitForLoadState("networkidle");
	}
	// Requested again, because the browser drops script bodies of a page that was left.
	const texts = await Promise.all([...scripts].map(async (script) => (await page.request.get(script)).text()));
	expect(texts.length).toBeGreaterThan(3);
	expect(texts.filter((text) => text.includes("/api/graphql"))).toEqual([]);
});

async function openPicker(page: Page) {
	if (!page.url().includes("/compare")) await page.goto("/compare");
	const field = page.getByRole("combobox", { name: "Add a college" });
	await field.focus();
	return field;
}

function watchQueries(page: Page): Request[] {
	const requests: Request[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === "/api/graphql") requests.push(request);
	});
	return requests;
}
