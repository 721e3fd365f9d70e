import type { Locator, Page } from "@playwright/test";
import { lastCodeTo } from "./support/arrived.ts";
import { NAME, waitForForm } from "./support/lead-forms.ts";
import { findQuietCollege } from "./support/reviews.ts";
import { openReady, waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, newEmail } from "./support/visitor.ts";

test.use({ fetchesAhead: true });

const OTHER_COLLEGE = "Indian Institute of Technology Goa";

test("a visitor with only a keyboard finds a college, compares it, saves it and sends it a question", async ({
	page,
	problems,
}) => {
	test.slow();
	// A question sent at once is too early; the script waits as long as the answer says.
	problems.expect(/429/);
	await openReady(page, "/");
	await page.keyboard.type(NAME);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/search?q=Goa+University");
	await enter(page.getByRole("main").getByRole("link", { name: NAME, exact: true }).first());
	await expect(page.getByRole("navigation", { name: `${NAME}: pages` })).toBeVisible();

	await enter(page.getByRole("main").getByRole("button", { name: `Compare: ${NAME}` }));
	await enter(page.getByRole("complementary", { name: "Compare colleges" }).getByRole("link", { name: "Compare" }));
	await expect(page).toHaveURL("/compare?college=goa-university");
	const field = page.getByLabel("Add a college").and(page.locator("input"));
	await typeInto(field, OTHER_COLLEGE);
	await expect(field).toBeFocused();
	await expect(page.getByRole("listbox").getByRole("option").first()).toContainText(OTHER_COLLEGE);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(field).toHaveValue(OTHER_COLLEGE);
	await enter(page.getByRole("button", { name: "Add", exact: true }));
	await expect(page.getByRole("table", { name: "Main figures" })).toBeVisible();

	await enter(page.getByRole("main").getByRole("link", { name: NAME, exact: true }).first());
	await expect(page.getByRole("navigation", { name: `${NAME}: pages` })).toBeVisible();
	const mark = page.getByRole("button", { name: `Shortlist: ${NAME}` });
	await tabTo(mark);
	await page.keyboard.press("Space");
	await expect(mark).toHaveAttribute("aria-pressed", "true");
	await enter(page.getByRole("link", { name: "Shortlist: 1 college" }), "Shift+Tab");
	await expect(page.getByRole("list", { name: "Colleges on your shortlist" })).toBeVisible();
	await enter(page.getByRole("main").getByRole("link", { name: NAME, exact: true }).first());
	await expect(page.getByRole("navigation", { name: `${NAME}: pages` })).toBeVisible();

	await enter(page.getByRole("main").getByRole("link", { name: "Ask about this college" }).first());
	await sayAgeByKeys(page);
	await waitForForm(page);
	await typeInto(page.getByRole("textbox", { name: "Your name" }), "Asha Rao");
	await typeInto(page.getByRole("textbox", { name: "Phone number or e-mail address" }), newEmail());
	await typeInto(page.getByRole("textbox", { name: "Your question" }), "Which hostel do first-year students get?");
	await tabTo(page.getByRole("checkbox", { name: /^I agree that this site keeps/ }));
	await page.keyboard.press("Space");
	await enter(page.getByRole("button", { name: "Send the question" }));
	await expect(page.getByRole("heading", { name: "We got your question" })).toBeFocused();
});

test("a visitor with only a keyboard signs in by a code and writes a review", async ({ page, askBackend }) => {
	test.slow();
	const [{ phone }, college] = await Promise.all([makeVisitor(), findQuietCollege(askBackend)]);
	await page.goto(`/college/${college.slug}`);
	await enter(page.getByRole("link", { name: "No reviews yet. Be the first" }));
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(college.name);
	await sayAgeByKeys(page);
	await typeInto(page.getByRole("textbox", { name: "Phone number" }), phone);
	await enter(page.getByRole("button", { name: "Send a code" }));
	const code = page.getByRole("textbox", { name: "Code" });
	await expect(code).toBeFocused();
	await page.keyboard.type(await lastCodeTo(phone));
	await page.keyboard.press("Enter");

	await expect(page).toHaveURL(/\/college\/review\?college=/);
	await waitForScripts(page);
	const teaching = page.getByRole("group", { name: "Teaching", exact: true });
	await tabTo(teaching.getByRole("radio", { checked: true }));
	for (const _ of ["5, very good", "4, good"]) await page.keyboard.press("ArrowLeft");
	await expect(teaching.getByRole("radio", { name: "4, good" })).toBeChecked();
	await typeInto(page.getByRole("textbox", { name: "Course" }), "B.A. in History");
	await typeInto(page.getByRole("textbox", { name: "Batch (year of passing out)" }), "2024");
	await typeInto(
		page.getByRole("textbox", { name: "Your review" }),
		"Three years of history in a small department. The library stayed open before exams, and the lectures kept to the syllabus.",
	);
	await enter(page.getByRole("button", { name: "Send the review" }));
	await expect(page.getByText("Sent: with a moderator soon")).toBeVisible();
});

test("a visitor with only a keyboard uses the predictor, makes a list of choices and prints it", async ({ page }) => {
	test.slow();
	await page.addInitScript(() => {
		window.print = () => document.documentElement.setAttribute("data-printed", "");
	});
	// One institute, so that the answer is short.
	await page.goto("/predict?exam=jee-mains&q=surathkal");
	await typeInto(page.getByRole("textbox", { name: "Common rank (CRL)" }), "20000");
	await choose(page.getByRole("combobox", { name: "Reservation category" }), "General");
	await choose(page.getByRole("combobox", { name: "You are" }), "Boys and others");
	await choose(page.getByRole("combobox", { name: "Home state" }), "Goa");
	await enter(page.getByRole("button", { name: "Show options" }));
	const seat = page.getByRole("region", { name: "Options", exact: true }).getByRole("article").first();
	await expect(seat).toBeVisible();
	await waitForScripts(page);
	const programme = (await seat.getByRole("heading").textContent()) ?? "";
	await tabTo(seat.getByRole("button", { name: /^Add to choices/ }));
	await page.keyboard.press("Enter");
	await enter(page.getByRole("link", { name: "Your list of choices: 1 option" }), "Shift+Tab");
	const list = page.getByRole("list", { name: /^Choices for / });
	await expect(list).toContainText(programme);

	await enter(page.getByRole("button", { name: "Print" }));
	await expect(page.locator("html")).toHaveAttribute("data-printed", "");
	await page.emulateMedia({ media: "print" });
	const onPaper = page.getByRole("table", { name: /^Choices for / });
	await expect(onPaper).toBeVisible();
	await expect(onPaper).toContainText(programme);
	await expect(page.getByRole("search")).toHaveCount(0);
	await expect(page.getByRole("contentinfo")).toBeHidden();
	await expect(page.getByRole("button")).toHaveCount(0);
});

const MAX_STOPS = 400;

async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	const page = target.page();
	await expect(target).toBeVisible();
	for (let stop = 0; stop < MAX_STOPS; stop += 1) {
		await page.keyboard.press(key);
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`${key} never reaches ${target}.`);
}

async function enter(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await tabTo(target, key);
	await target.page().keyboard.press("Enter");
}

async function typeInto(target: Locator, text: string): Promise<void> {
	await tabTo(target);
	await target.page().keyboard.type(text);
}

async function choose(target: Locator, option: string): Promise<void> {
	await typeInto(target, option);
	await expect(target.locator("option:checked")).toHaveText(new RegExp(`^${RegExp.escape(option)}`));
}

async function sayAgeByKeys(page: Page): Promise<void> {
	await tabTo(page.getByRole("radio", { name: "18 or over" }));
	await page.keyboard.press("Space");
}
