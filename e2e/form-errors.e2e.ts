import type { Page } from "@playwright/test";
import { ASK, openForm, sayAge } from "./support/lead-forms.ts";
import { findQuietCollege } from "./support/reviews.ts";
import { openReady, waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, signIn } from "./support/visitor.ts";

const CALL_BACK = ASK.replace("/ask", "/call-back");
const REPORT = ASK.replace("/ask", "/report");

const FORMS = [
	{ path: ASK, button: "Send the question" },
	{ path: "/login", button: "Send a code" },
	{ path: CALL_BACK, button: "Call me back", isAsked: true },
	{ path: "/contact-us", button: "Send", isAsked: true },
	{ path: REPORT, button: "Send" },
	{ path: "/login", button: "Send a code", isAsked: true },
	{ path: "/login?step=sign-up&contact=email", button: "Continue" },
	{ path: "/privacy/link", button: "Send me the link" },
	{ path: "/predict?exam=jee-mains&category=OPEN", button: "Show options" },
] as const;

test("a form sent empty shows the error at each field and puts the focus there", async ({ page, problems }) => {
	test.slow();
	problems.expect(/400|429/);
	for (const form of FORMS) {
		await page.goto(form.path);
		if ("isAsked" in form) await sayAge(page, "18 or over");
		await sendEmpty(page, form.button);
		await expectError(page, `${form.path}: ${form.button}`);
	}
});

test("an empty review and an empty choice of its college show their errors the same way", async ({
	page,
	problems,
	askBackend,
}) => {
	problems.expect(/400/);
	await signIn(page, await makeVisitor());
	const { slug } = await findQuietCollege(askBackend);
	await openReady(page, `/college/review?college=${slug}`);
	await sendEmpty(page, "Send the review");
	await expectError(page, "a review");
	await page.goto("/college/review");
	await sendEmpty(page, "Continue");
	await expectError(page, "the choice of a college");
});

test("an impossible number shows an error at its field while a visitor types", async ({ page }) => {
	for (const [path, label, typed] of [
		["/college/indian-institute-of-technology-madras/cost", "Years of the course", "x"],
		["/exams/eligibility", "Year of class 12", "3000"],
	] as const) {
		await openReady(page, path);
		const field = page.getByLabel(label).first();
		await expect(field).toBeEnabled();
		await field.pressSequentially(typed);
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expectAlert(page, path);
	}
});

test("a visitor who is quicker than the scripts stays in the same field", async ({ page, problems }) => {
	problems.expect(/400/);
	const scripts = await holdScripts(page);
	await page.goto("/predict?exam=jee-mains&category=OPEN", { waitUntil: "commit" });
	const field = page.locator("main select[name=gender]");
	await field.focus();
	await scripts.letRun("#question");
	await expect(field).toBeFocused();
});

test("a visitor who scrolls before the scripts run stays there, and a press hits its button", async ({
	page,
	problems,
}) => {
	problems.expect(/400/);
	await openForm(page, "/login", "Under 18");
	await waitForScripts(page);
	const contact = page.getByRole("textbox", { name: "Phone number or e-mail address" });
	await contact.fill("12");
	const scripts = await holdScripts(page);
	await page.getByRole("button", { name: "Send a code" }).click();
	await expect(contact).toHaveAttribute("aria-invalid", "true");
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	const top = await page.evaluate(() => window.scrollY);
	expect(top).toBeGreaterThan(0);
	await scripts.letRun("main form");
	await expect(contact).toBeFocused();
	expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

/** Blocks the scripts of later pages until `letRun`, which resolves once React has taken up the named part. */
async function holdScripts(page: Page): Promise<{ letRun: (part: string) => Promise<void> }> {
	const paused = Promise.withResolvers<void>();
	await page.route("**/*.js", async (route) => {
		await paused.promise;
		await route.continue();
	});
	return {
		async letRun(part) {
			paused.resolve();
			// React's mark on a hydrated part; its effects run before the next key at the latest.
			await page.waitForFunction(
				(selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith("__react")),
				part,
			);
			await page.keyboard.press("Shift");
		},
	};
}

/** First with the browser's validation, which stops at the first missing field; then without it, so that the site judges. */
async function sendEmpty(page: Page, name: string): Promise<void> {
	const button = page.getByRole("main").getByRole("button", { name, exact: true }).first();
	const isStopped = await button.evaluate(
		(element) => element instanceof HTMLButtonElement && element.form?.matches(":invalid"),
	);
	if (isStopped) {
		await button.click();
		await expect(page.locator("main :invalid:focus")).toHaveCount(1);
	}
	await button.evaluate((element) => {
		if (element instanceof HTMLButtonElement && element.form !== null) element.form.noValidate = true;
	});
	await button.click();
}

async function expectError(page: Page, what: string): Promise<void> {
	await expect(page.locator("main [aria-invalid=true]").first(), what).toBeVisible();
	await expectAlert(page, what);
	const onward = page.locator("main [aria-invalid=true]").first().or(page.locator("main [role=alert]"));
	await expect(onward.and(page.locator(":focus")), `what has the focus: ${what}`).toHaveCount(1);
}

async function expectAlert(page: Page, what: string): Promise<void> {
	await expect.poll(() => listSilent(page), what).toEqual([]);
}

function listSilent(page: Page): Promise<string[]> {
	return page.locator("main [aria-invalid=true]").evaluateAll((fields) =>
		fields
			.filter((field) => {
				const ids = [field, field.closest("fieldset")].flatMap(
					(each) => each?.getAttribute("aria-describedby")?.split(" ") ?? [],
				);
				const words = ids.filter((id) => id.endsWith("error")).map((id) => document.getElementById(id));
				return !words.some((each) => each?.checkVisibility() === true && each.textContent !== "");
			})
			.map(({ outerHTML }) => outerHTML.slice(0, 200)),
	);
}
