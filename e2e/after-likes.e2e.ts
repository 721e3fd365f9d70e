import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: "reduce" } });

test("the visitor's likes reorder the courses, each with its reason, and no answer leaves the page", async ({
	page,
}) => {
	await page.goto("/after-12");
	await page.getByRole("link", { name: "Not sure? Choose by what you like" }).click();
	await waitForScripts(page);
	const sent: string[] = [];
	page.on("request", (request) => sent.push(request.url()));
	const say = (statement: string, answer: "Yes" | "No") =>
		page.getByRole("group", { name: statement }).getByRole("radio", { name: answer }).check();
	const result = page.getByRole("region", { name: "Courses by your answers" });
	await say("Being with people who are ill or hurt", "Yes");
	await say("Maths most days", "No");
	await expect(result.getByRole("status")).toHaveText(/^2 answers: 7 courses have /);
	const rowOf = (course: string) => result.getByRole("listitem").filter({ hasText: course });
	await expect(rowOf("MBBS")).toContainText("You said yes to: Being with people who are ill or hurt");
	await expect(rowOf("B.E. / B.Tech")).toContainText("You said no to: Maths most days");
	await page.getByRole("combobox", { name: "Your stream in class 12" }).selectOption("Commerce");
	await expect(rowOf("MBBS")).toHaveCount(0);
	await expect(rowOf("B.Com")).toBeVisible();
	expect(sent).toEqual([]);
	await expectAccessible(page, "courses by what one likes");
	await page.getByRole("button", { name: "Clear all answers" }).click();
	await expect(result.getByRole("status")).toHaveText("Answer a question, and the list changes.");
	await rowOf("B.Com").getByRole("link").click();
	await expect(page).toHaveURL(/\/after-12\/commerce#bcom$/);
});

test("from a stream's page in a state both remain selected, and the count of courses stays visible", async ({
	page,
}) => {
	await page.goto("/after-12/pcm?state=bihar");
	await page.getByRole("link", { name: "Not sure? Choose by what you like" }).click();
	await expect(page).toHaveURL("/after-12/likes?stream=pcm&state=bihar");
	await waitForScripts(page);
	await expect(page.getByRole("combobox", { name: "Your stream in class 12" })).toHaveValue("12/pcm");
	const last = page.getByRole("main").locator("fieldset").last();
	await last.getByRole("radio", { name: "Yes" }).check();
	await last.scrollIntoViewIfNeeded();
	const count = page.getByRole("link", { name: /^\d+ courses? ha(s|ve) something you like: see them$/ });
	await expect(count).toBeInViewport({ ratio: 1 });
	await count.click();
	const result = page.getByRole("region", { name: "Courses by your answers" });
	await expect(result.getByRole("heading", { level: 2 })).toBeInViewport();
	await result.getByRole("listitem").getByRole("link").first().click();
	await expect(page).toHaveURL(/\/after-12(\/pcm)?\?state=bihar#/);
});
