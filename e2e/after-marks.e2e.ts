import { expectAccessible } from "./support/axe.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: "reduce" } });

test("marks, age and category open and close courses on the device, each with the rule, and nothing is sent", async ({
	page,
}) => {
	await openReady(page, "/after-12/pcb?state=bihar");
	const sent: string[] = [];
	page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	await page.getByText("Check these with your marks and age").click();
	await page.getByLabel("Class 12, per cent").fill("55");
	await page.getByLabel("Physics, Chemistry and Biology, per cent").fill("49");
	await page.getByLabel("Date of birth").fill("2008-11-11");
	await page.getByLabel("Reservation category").selectOption("general");
	const list = page.getByRole("region", { name: /^Courses you can choose/ });
	const row = (course: string) => list.getByRole("listitem").filter({ has: page.getByRole("link", { name: course }) });
	await expect(row("MBBS")).toContainText("Not yet");
	const counts = page.getByRole("link", { name: /open to you, \d+ to check, \d+ not yet/ });
	await expect(counts).toHaveAttribute("href", "#courses");
	await expect(row("GNM")).toContainText("Open to you");
	const mbbs = page.getByRole("region", { name: "MBBS Not yet" });
	await expect(mbbs).toContainText("You do not meet this.");
	await page.getByLabel("Reservation category").selectOption("sc");
	await expect(row("MBBS")).toContainText("Open to you");
	await expectAccessible(page, "courses checked with marks");
	expect(sent.filter((address) => /2008|=55|=49|general/.test(address))).toEqual([]);
});

test("the percentage in a question fills the field of the answer's page, and judges the courses", async ({ page }) => {
	await page.goto(`/search?${new URLSearchParams({ q: "pcm 62% bihar girl income 80000" })}`);
	await page.getByRole("region", { name: "Answer" }).getByRole("link", { name: "Read the whole answer" }).click();
	await expect(page).toHaveURL(/\/after-12\/pcm\?state=bihar&percent=62$/);
	await expect(page.getByRole("link", { name: /^With 62 %: \d+ open to you/ })).toBeVisible();
	await page.getByText("Check these with your marks and age").click();
	await expect(page.getByLabel("Class 12, per cent")).toHaveValue("62");
});
