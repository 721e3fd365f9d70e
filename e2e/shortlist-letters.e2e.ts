import type { Page } from "@playwright/test";
import { lastCodeTo } from "./support/arrived.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";
import { makeVisitor, newEmail, signIn } from "./support/visitor.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function addEmail(page: Page, email: string): Promise<void> {
	await page.getByRole("textbox", { name: "E-mail address" }).fill(email);
	await page.getByRole("button", { name: "Send a code" }).last().click();
	await page.getByRole("textbox", { name: "Code" }).fill(await lastCodeTo(email));
	await page.getByRole("button", { name: "Check the code" }).click();
}

testWithoutJavaScript(
	"e-mails about changes are had by a tick that nobody set before, once there is an address; and stopped again",
	async ({ page, problems }) => {
		problems.expect(/400/);
		const email = newEmail();
		await signIn(page, await makeVisitor());
		await page.goto("/account");
		const letters = page.getByRole("region", { name: "E-mail when something changes" });
		await expect(letters).toContainText("Add an e-mail address to your contacts");
		await expect(letters.getByRole("button")).toHaveCount(0);
		await addEmail(page, email);
		const agree = letters.getByRole("checkbox", { name: "I agree to e-mails about changes" });
		await expect(agree).not.toBeChecked();
		await letters.getByRole("button", { name: "Send me these e-mails" }).click();
		await expect(page.getByRole("alert")).toContainText("tick your consent first");
		await agree.check();
		await letters.getByRole("button", { name: "Send me these e-mails" }).click();
		await expect(page.getByRole("status")).toHaveText("You get an e-mail when something changes at your colleges.");
		await expect(letters).toContainText(
			`We write to ${email} when a fact of a saved college changes, once a week at most`,
		);
		await letters.getByRole("button", { name: "Stop these e-mails" }).click();
		await expect(page.getByRole("status")).toHaveText("You get no more e-mails about your shortlist.");
		await expect(agree).not.toBeChecked();
	},
);

testWithoutJavaScript(
	"an exam is followed by e-mail from its page, by a tick that nobody set before, and no more by one press",
	async ({ page, problems }) => {
		problems.expect(/400/);
		const email = newEmail();
		await signIn(page, await makeVisitor());
		await page.goto("/account/exams/jee-mains");
		await expect(page.getByRole("status")).toHaveText(
			"Your account has no e-mail address. Add one to your contacts first.",
		);
		await page.goto("/account");
		await addEmail(page, email);
		await page.goto("/exams/jee-mains");
		await expect(page.getByText("one e-mail a day at most, with a link to stop")).toBeVisible();
		await page.getByRole("link", { name: "Follow by e-mail" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-mails about JEE Main");
		const agree = page.getByRole("checkbox", { name: "I agree to e-mails when a date, fee or rule" });
		await expect(agree).not.toBeChecked();
		await page.getByRole("button", { name: "Follow by e-mail" }).click();
		await expect(page.getByRole("alert")).toHaveText("Nothing has changed: tick your consent first.");
		await agree.check();
		await page.getByRole("button", { name: "Follow by e-mail" }).click();
		await expect(page.getByRole("status")).toHaveText(`You follow JEE Main: we write to ${email}.`);
		await page.goto("/account");
		await page.getByRole("region", { name: "E-mails about exams" }).getByRole("link", { name: "JEE Main" }).click();
		await page.getByRole("button", { name: "Stop following JEE Main" }).click();
		await expect(page.getByRole("status")).toHaveText("You do not follow JEE Main.");
	},
);

testWithoutJavaScript(
	"opening the link of a letter stops nothing yet, and needs no sign-in; a wrong one says so",
	async ({ page, problems }) => {
		problems.expect(/404/);
		const answer = await page.goto("/shortlist/stop?link=wrong");
		expect(answer?.headers()["cache-control"]).toBe("no-store");
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		await page.getByRole("button", { name: "Stop these e-mails" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link stops nothing");
	},
);

for (const language of ["", "/hi"]) {
	test(`axe finds no fault on the page that stops the e-mails (${language || "/"})`, async ({ page }) => {
		await page.goto(`${language}/shortlist/stop?link=x`);
		await expectAccessible(page, "the page that stops the e-mails");
	});
}

test("the tools are in the footer, and in the drawer of a narrow screen", async ({ page }) => {
	const names = [
		"College predictor",
		"After class 10",
		"After class 12",
		"Entrance exams",
		"Scholarships",
		"Is it real?",
		"Compare colleges",
		"Rankings",
		"Your shortlist",
		"My applications",
		"Planner",
		"Tools",
	];
	const inMenu = new Set(["Scholarships", "Planner"]);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/about-us");
	const inFooter = page.getByRole("contentinfo").getByRole("navigation", { name: "Tools" });
	await expect(inFooter.getByRole("link")).toHaveText(names.filter((name) => !inMenu.has(name)));
	await page.getByRole("button", { name: "Menu" }).click();
	const inDrawer = page.getByRole("dialog", { name: "Menu" }).getByRole("navigation", { name: "Tools" });
	// Its button below has the shortlist already.
	await expect(inDrawer.getByRole("link")).toHaveText(names.filter((name) => name !== "Your shortlist"));
	await inDrawer.getByRole("link", { name: "Planner" }).click();
	await expect(page).toHaveURL("/planner");
	await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
});
