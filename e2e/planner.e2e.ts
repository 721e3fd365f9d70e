import { Exam } from "@uchit/contract/exam.ts";
import ICAL from "ical.js";
import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const COLLEGE = "indian-institute-of-technology-madras";

testWithoutJavaScript(
	"a plan is made without scripts: exams ticked, a college found by words, all in the address",
	async ({ page }) => {
		await page.goto("/planner");
		await page.getByRole("checkbox", { name: "JEE Main", exact: true }).check();
		await page.getByRole("checkbox", { name: "WBJEE", exact: true }).check();
		await page.getByRole("textbox", { name: "Add a college" }).fill("iit madras");
		await page.getByRole("button", { name: "Show the plan" }).click();
		await page.getByRole("link", { name: "Indian Institute of Technology Madras" }).click();
		await expect(page).toHaveURL(new RegExp(`/planner\\?exam=(jee-mains,wbjee|wbjee,jee-mains)&college=${COLLEGE}$`));

		await expect(page.getByRole("img", { name: /^Your exams/ })).toBeVisible();
		await page.getByText("The same as a table").click();
		await expect(
			page
				.getByRole("table")
				.first()
				.getByRole("row", { name: /WBJEE Counselling/ }),
		).toBeVisible();
		const college = page.getByRole("region", { name: "Colleges of the plan" }).getByRole("listitem").first();
		await expect(college).toContainText("Refund dates– not published");
		await college.getByRole("link", { name: "Add JEE Advanced" }).click();
		await expect(page).toHaveURL(/jee-advanced/);
		await expect(page.getByRole("heading", { name: "EWS" })).toHaveCount(0);
		await expect(page.getByRole("checkbox", { name: "EWS certificate" })).toBeVisible();
	},
);

test("what a form sends one by one becomes the short address, and its calendar holds every date of the exams", async ({
	page,
	request,
	askBackend,
}) => {
	await page.goto("/planner?exam=jee-mains&exam=wbjee");
	await expect(page).toHaveURL("/planner?exam=jee-mains,wbjee");
	const file = await page.getByRole("link", { name: "Download as .ics" }).getAttribute("href");
	const calendar = new ICAL.Component(ICAL.parse(await (await request.get(file ?? "")).text()));
	const exams = await Promise.all(
		["jee-mains", "wbjee"].map(async (slug) => Exam.parse(await askBackend(`/v1/exams/${slug}`))),
	);
	expect(calendar.getAllSubcomponents("vevent")).toHaveLength(exams.flatMap(({ events = [] }) => events).length);
});

test("ticks and the last plan stay on the device: no request carries a tick", async ({ page }) => {
	const sent: string[] = [];
	await page.goto("/planner?exam=jee-mains,wbjee");
	await waitForScripts(page);
	page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	await page.getByRole("checkbox", { name: "OBC-NCL certificate" }).check();
	await page.reload();
	await expect(page.getByRole("checkbox", { name: "OBC-NCL certificate" })).toBeChecked();
	expect(sent.filter((line) => /obc/i.test(line))).toEqual([]);

	await page.goto("/planner");
	await page.getByRole("link", { name: "Open your last plan" }).click();
	await expect(page).toHaveURL("/planner?exam=jee-mains,wbjee");
});

test("what is no exam and no college is said, and the rest of the plan stands", async ({ page }) => {
	await page.goto("/planner?exam=cat,no-such-exam&college=no-such-college");
	await expect(page.getByText("Not among the exams that are held now: no-such-exam")).toBeVisible();
	await expect(page.getByText("No college has this address: no-such-college")).toBeVisible();
	await expect(page.getByRole("img", { name: /^Your exams/ })).toBeVisible();
});

test("a plan is accessible", async ({ page }) => {
	await page.goto(`/planner?exam=jee-mains,wbjee&college=${COLLEGE}`);
	await waitForScripts(page);
	await expectAccessible(page, "planner");
});

test("it is so in Hindi on a phone, which it does not outgrow", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/hi/planner?exam=jee-mains,kcet");
	await waitForScripts(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	await expectAccessible(page, "planner in Hindi");
});

test("the page about open data shows questions, tables and licences, and is accessible", async ({ page, request }) => {
	// Its tables are long, and axe reads every cell of them twice.
	test.slow();
	await page.goto("/open-data");
	const answer = await page.getByRole("link", { name: "See the answer" }).first().getAttribute("href");
	expect((await request.get(answer ?? "")).ok()).toBe(true);
	await expect(page.getByRole("row", { name: /\/v1\/exams\/\{slug\}/ })).toContainText("One exam");
	await expect(page.getByRole("table", { name: "Licences of the sources" }).getByRole("row").nth(3)).toBeVisible();
	await expectAccessible(page, "open data");
});
