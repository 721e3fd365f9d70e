import { Exam } from "@uchit/contract/exam.ts";
import { ExamList } from "@uchit/contract/exam-list.ts";
import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

for (const [proves, slug, writeNow = ""] of [
	[spec("2.23"), "jee-mains"],
	[spec("2.24"), "jee-advanced"],
	[spec("2.25"), "cat"],
	[spec("2.26"), "neet"],
	[spec("2.27"), "gate"],
	[spec("2.28"), "xat"],
	[spec("2.29"), "clat"],
	[spec("2.30"), "bitsat-exam"],
	[spec("2.31"), "wbjee"],
	[spec("2.32"), "viteee"],
	[spec("2.33"), "nmat"],
	[spec("2.34"), "cmat"],
	[spec("2.35"), "mat"],
	[spec("2.36"), "iift", "cat"],
	[spec("2.37"), "neet-pg"],
	[spec("2.38"), "jipmer-pg", "ini-cet"],
	[spec("2.39"), "aiims-pg", "ini-cet"],
	[spec("2.40"), "lsat"],
	[spec("2.41"), "ts-law-cet"],
	[spec("2.42"), "set"],
	[spec("2.7", "2.43"), "du-llb", "cuet-pg"],
] as const) {
	test(`${proves} /exams/${slug} has a page of its own, which says first what to write now`, async ({
		request,
		askBackend,
	}) => {
		const { name, shortName, lifecycle } = Exam.parse(await askBackend(`/v1/exams/${slug}`));
		const response = await request.get(`/exams/${slug}`);
		expect(response.status()).toBe(200);
		const html = unescapeHtml(await response.text());
		const [, title = ""] = /<title>([^<]*)/.exec(html) ?? [];
		expect(title).toContain(name === shortName ? name : `${shortName}: ${name}`);
		expect(lifecycle.writeNow.map((exam) => exam.slug).includes(writeNow)).toBe(writeNow !== "");
		const ofExam = html.slice(html.indexOf("<h1"));
		if (writeNow !== "") expect(ofExam.indexOf(`href="/exams/${writeNow}"`)).toBeGreaterThan(0);
		if (lifecycle.state !== "current") {
			expect(ofExam.indexOf(lifecycle.text ?? "")).toBeLessThan(ofExam.indexOf(`href="/exams/${slug}/`));
		}
	});
}

test(`${spec("1.5", "2.6")} /exams lists the exams; the switch leaves those that take applications now`, async ({
	page,
	askBackend,
}) => {
	const all = ExamList.parse(await askBackend("/v1/exams"));
	const open = ExamList.parse(await askBackend("/v1/exams?open=now"));
	await page.goto("/exams");
	await waitForScripts(page);
	await expect(page.getByRole("status").first()).toHaveText(`${all.total} exams`);
	await expect(page.getByRole("article")).toHaveCount(all.items.length);
	await page.getByRole("checkbox", { name: /^Accepting applications now/ }).check();
	await expect(page).toHaveURL("/exams?open=now");
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(
		open.items.map(({ shortName }) => new RegExp(`^${RegExp.escape(shortName)}`)),
	);
	await page.getByRole("link", { name: "Remove Accepting applications now" }).click();
	await expect(page).toHaveURL("/exams");
});

testWithoutJavaScript("the exams are filtered, and seen as a calendar, without scripts", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/exams");
	await page.getByText("Filters", { exact: true }).click();
	await page.getByRole("checkbox", { name: /^Law/ }).check();
	await page.getByRole("button", { name: "Show results" }).click();
	// A browser sends the empty field too.
	await expect(page).toHaveURL("/exams?q=&stream=law");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Law entrance exams");
	await page.getByRole("link", { name: "Calendar", exact: true }).click();
	await expect(page).toHaveURL("/exams?stream=law&view=calendar");
	await expect(page.locator("li > h2 > time")).toHaveCount(12);
	await expect(page.getByText("expected", { exact: true }).first()).toBeVisible();
	await page.goto("/exams?stream=law&state=goa&level=research");
	await expect(page.getByRole("heading", { name: "Nothing matches all of this" })).toBeVisible();
	await page.getByRole("link", { name: "Law", exact: true }).click();
	await expect(page).toHaveURL("/exams?stream=law");
});

testWithoutJavaScript("each tab of an exam is a page, and one without anything to show is none", async ({ page }) => {
	await page.goto("/exams/jee-mains");
	const tabs = page.getByRole("navigation", { name: "JEE Main: pages" });
	for (const tab of ["Dates", "Eligibility", "Pattern", "Syllabus", "Counselling", "Cutoffs"]) {
		await tabs.getByRole("link", { name: tab }).click();
		await expect(page).toHaveURL(`/exams/jee-mains/${tab.toLowerCase()}`);
		await expect(page).toHaveTitle(new RegExp(`^JEE Main: ${tab} `));
		await expect(tabs.locator("[aria-current=page]")).toHaveText(tab);
		await expect(page.getByText(/^Written by our editors on .* Not checked against the bulletin/)).toBeVisible();
	}
	await page.getByRole("link", { name: /^See all \d+ colleges with its cutoffs$/ }).click();
	await expect(page).toHaveURL("/colleges?exam=jee-mains");
	expect((await page.request.get("/exams/cat/cutoffs")).status()).toBe(404);
});

test("an old name finds the exam and what to write now", async ({ page }) => {
	await page.goto("/search?q=AIIMS+PG");
	const found = page.getByRole("region", { name: "Exams" }).getByRole("article");
	await expect(found.first().getByRole("heading")).toHaveText(/^AIIMS PG/);
	await found.first().getByRole("link", { name: "INI CET" }).click();
	await expect(page).toHaveURL("/exams/ini-cet");
});

for (const path of ["/exams?stream=law", "/hi/exams/jee-mains/dates"]) {
	test(`axe finds nothing on ${path}`, async ({ page }) => {
		await page.goto(path);
		await waitForScripts(page);
		await expectAccessible(page, path);
	});
}

function unescapeHtml(html: string): string {
	return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
