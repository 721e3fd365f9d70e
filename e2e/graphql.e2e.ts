import type { Page, Request } from "@playwright/test";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const QUERY = '{ colleges(q: "indian institute of technology madras") { items { slug name } } }';

test(`${spec("7.43")} /api/graphql answers the site's own pages`, async ({ request, baseURL }) => {
	const reply = await request.post("/api/graphql", { data: { query: QUERY }, headers: { origin: baseURL ?? "" } });
	expect(reply.status()).toBe(200);
	const { data } = await reply.json();
	expect(data.colleges.items[0]).toEqual({
		slug: "indian-institute-of-technology-madras",
		name: "Indian Institute of Technology Madras",
	});
});

test("/api/graphql answers no other site and no other method, and says why", async ({ request }) => {
	const data = { query: QUERY };
	const foreign = await request.post("/api/graphql", { data, headers: { origin: "https://evil.example" } });
	expect([foreign.status(), await foreign.json()]).toEqual([
		403,
		{ errors: [{ message: "Only pages of this site may ask here." }] },
	]);
	expect((await request.get("/api/graphql")).status()).toBe(405);
	const bad = await request.post("/api/graphql", { data: { query: "{ nothing }" } });
	expect([bad.status(), (await bad.json()).errors[0].message]).toEqual([
		400,
		'Cannot query field "nothing" on type "Query".',
	]);
});

test(`${spec("7.43", "7.44")} a picker asks /api/graphql with the visitor's cookies, and its form gets the slug`, async ({
	page,
	context,
	baseURL,
}) => {
	await context.addCookies([{ name: "visit", value: "theirs", url: baseURL ?? "" }]);
	const asked = watchQueries(page);
	const field = await openPicker(page);
	await field.pressSequentially("indian institute of technology mad");
	const option = page.getByRole("listbox", { name: "College" }).getByRole("option").first();
	await expect(option).toContainText("Indian Institute of Technology Madras");
	await expect(option).toContainText("Tamil Nadu");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(field).toHaveValue("Indian Institute of Technology Madras");
	await expect(page.locator("input[name=college-light]")).toHaveValue("indian-institute-of-technology-madras");
	await expect(page.getByRole("listbox")).toHaveCount(0);
	const [first] = asked;
	expect([first?.method(), new URL(first?.url() ?? "").pathname]).toEqual(["POST", "/api/graphql"]);
	expect((await first?.allHeaders())?.cookie).toContain("visit=theirs");
});

test(`${spec("9.54", "9.55")} what one picker has asked is no request of another`, async ({ page }) => {
	const asked = watchQueries(page);
	for (const at of [0, 1]) {
		const field = await openPicker(page, at);
		await field.fill("anna university");
		await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("Anna University");
		await page.keyboard.press("Escape");
	}
	expect(asked).toHaveLength(1);
});

test("a picker says what it waits for, that nothing is found, and that nothing can be had", async ({
	page,
	problems,
}) => {
	problems.expect(/400/);
	const field = await openPicker(page);
	await field.fill("q");
	await expect(page.getByText("Type two letters or more.")).toBeVisible();
	await field.fill("zzqxzzqx");
	await expect(page.getByText("No college has these words.")).toBeVisible();
	await page.route("**/api/graphql", (route) => route.fulfill({ status: 400, body: "no" }));
	await field.fill("pune");
	await expect(page.getByText("Colleges cannot be searched now. Try again in a minute.")).toBeVisible();
});

test("what was chosen before is there, and goes when it is cleared", async ({ page }) => {
	await openPicker(page);
	const field = page.getByRole("combobox", { name: "Another college" }).first();
	const sent = page.locator("input[name=other-light]");
	await expect(field).toHaveValue("Indian Institute of Technology Madras");
	await expect(sent).toHaveValue("indian-institute-of-technology-madras");
	await page.getByRole("button", { name: "Clear the college" }).first().click();
	await expect(field).toHaveValue("");
	await expect(sent).toHaveValue("");
});

test("what is typed before its scripts are there is not lost, nor the place in it", async ({ page }) => {
	await page.route(/typed-college-picker/, async (route) => {
		await expect(page.locator("input[name=college-light-words]")).toHaveValue("anna uni");
		await route.continue();
	});
	await page.goto("/design");
	const plain = page.locator("input[name=college-light-words]");
	await plain.pressSequentially("anna uni");
	const field = page.getByRole("combobox", { name: "College", exact: true }).first();
	await expect(field).toHaveValue("anna uni");
	await expect(field).toBeFocused();
	await page.keyboard.type("versity");
	await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("Anna University");
});

test("nothing of it is loaded by a first visit to a page without a picker", async ({ page }) => {
	const scripts: Promise<string>[] = [];
	page.on("response", (response) => {
		if (response.request().resourceType() === "script") scripts.push(response.text());
	});
	for (const path of ["/", "/colleges", "/college/indian-institute-of-technology-madras"]) {
		await page.goto(path, { waitUntil: "networkidle" });
		// The next page takes the bodies of this one away.
		await Promise.all(scripts);
	}
	const texts = await Promise.all(scripts);
	expect(texts.length).toBeGreaterThan(3);
	expect(texts.filter((text) => text.includes("/api/graphql"))).toEqual([]);
});

testWithoutJavaScript("without scripts a picker is a line of text beside what was chosen before", async ({ page }) => {
	await page.goto("/design");
	await expect(page.locator("input[name=other-light-words]")).toHaveValue("Indian Institute of Technology Madras");
	await expect(page.locator("input[name=other-light]")).toHaveValue("indian-institute-of-technology-madras");
	await expect(page.getByRole("textbox", { name: "College", exact: true }).first()).toBeEditable();
});

/** The field of a picker that nothing was chosen in, ready to be typed into. */
async function openPicker(page: Page, at = 0) {
	if (!page.url().endsWith("/design")) await page.goto("/design");
	const field = page.getByRole("combobox", { name: "College", exact: true }).nth(at);
	await field.focus();
	return field;
}

function watchQueries(page: Page): Request[] {
	const asked: Request[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === "/api/graphql") asked.push(request);
	});
	return asked;
}
