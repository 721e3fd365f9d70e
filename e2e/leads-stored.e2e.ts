import { expectAccessible } from "./support/axe.ts";
import { ASK, countOwn, fillQuestion, NAME, openForm, waitForForm } from "./support/lead-forms.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";
import { makeVisitor, newEmail, signIn } from "./support/visitor.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a stored question that the server refuses links back to its form, filled in", async ({ page, problems }) => {
	problems.expect(/400/);
	await page.goto("/about-us");
	await page.evaluate(
		(form) => {
			const values = {
				intent: "lead",
				ageBand: "18-or-over",
				name: "Asha Rao",
				reach: "12345",
				message: "Which hostel?",
			};
			const fields = Object.entries({ ...values, ...form, consent: "contact-by-us", key: "e2e-stuck" });
			const storedAt = new Date().toISOString();
			const unsent = {
				key: "e2e-stuck",
				address: "/lead",
				college: form.collegeName,
				fields,
				keptAt: storedAt,
				state: "waiting",
			};
			localStorage.setItem("unsent-leads", JSON.stringify([{ ...unsent, page: form.page }]));
		},
		{ page: ASK, collegeName: NAME },
	);
	await page.goto(ASK);
	await expect(page.getByText("It was not accepted: see its form for why.")).toBeVisible({ timeout: 10_000 });
	await page.getByRole("button", { name: "Open its form" }).click();
	const reach = page.getByRole("textbox", { name: "Phone number or e-mail address" });
	await expect(reach).toHaveAttribute("aria-invalid", "true");
	await expect(reach).toHaveValue("12345");
	await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue("Which hostel?");
	await expect(page.getByText("It was not accepted: see its form for why.")).toHaveCount(0);
});

test(`${spec("8.24")} without the backend a question waits on the device, and is sent once when the backend is back`, async ({
	page,
	problems,
	ownSite: { address, line },
}) => {
	test.slow();
	problems.expect(/503|429|CLIENT_FETCH_ERROR/);
	await signIn(page, await makeVisitor());
	await openForm(page, `${address}${ASK}`);
	await waitForForm(page);
	await fillQuestion(page, newEmail());
	line.cut();
	await page.getByRole("button", { name: "Send the question" }).click();
	await expect(page.getByRole("heading", { name: "1 request is not sent yet" })).toBeVisible({ timeout: 10_000 });
	await expect(page.getByText("It is on this device only, in this browser")).toBeVisible();
	await expect(page.locator('[data-toast="error"]')).toContainText("Not sent yet.");
	await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue(/Which hostel/);
	await expectAccessible(page, "a question that waits on the device");
	expect(await countOwn(page)).toBe(0);
	line.mend();
	await page.getByRole("button", { name: "Try now" }).click();
	await expect(page.getByRole("heading", { name: "We got your question" })).toBeVisible({ timeout: 10_000 });
	expect(await countOwn(page)).toBe(1);
	await expect.poll(() => page.evaluate(() => localStorage.getItem("unsent-leads"))).toBeNull();
});

test("an offline visitor's question is sent by any open page when the line is back, and can be discarded", {
	tag: "@long",
}, async ({ page, context, problems }) => {
	test.slow();
	// Offline, the last scripts fail to load; the form works without them.
	problems.expect(
		/ERR_INTERNET_DISCONNECTED|429|CLIENT_FETCH_ERROR|^uncaught: (?:TypeError: Failed to fetch dynamically.*)?$/,
	);
	await signIn(page, await makeVisitor());
	for (const question of ["The first question", "The second question"]) {
		await openForm(page, ASK);
		await waitForForm(page);
		await fillQuestion(page, newEmail(), question);
		await context.setOffline(true);
		await page.getByRole("button", { name: "Send the question" }).click();
		await expect(page.getByText("1 request is not sent yet")).toBeVisible();
		if (question === "The first question") {
			await page.getByRole("button", { name: "Remove it" }).click();
			await expect(page.getByText("not sent yet", { exact: false }).first()).toHaveCount(0);
		}
		await context.setOffline(question === "The second question");
	}
	const other = await context.newPage();
	await page.close();
	await context.setOffline(false);
	await other.goto("/about-us");
	await expect(other.locator('[data-toast="success"]')).toContainText("Your request has been sent.", {
		timeout: 10_000,
	});
	expect(await countOwn(other)).toBe(1);
});

testWithoutJavaScript(
	"with the backend away and no scripts the form comes back filled in, with 503",
	async ({ page, problems, ownSite: { address, line } }) => {
		problems.expect(/503|429|CLIENT_FETCH_ERROR/);
		await openForm(page, `${address}${ASK}`);
		await fillQuestion(page, newEmail());
		line.cut();
		const answer = page.waitForResponse((response) => response.request().method() === "POST");
		await page.getByRole("button", { name: "Send the question" }).click();
		expect((await answer).status()).toBe(503);
		await expect(page.getByRole("alert")).toContainText("What you wrote is still here");
		await expect(page.getByRole("textbox", { name: "Your name" })).toHaveValue("Asha Rao");
		await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue(/Which hostel/);
		await expect(page.getByRole("checkbox").first()).toBeChecked();
		line.mend();
		await page.getByRole("button", { name: "Send the question" }).click();
		await expect(page.getByRole("heading", { name: "We got your question" })).toBeVisible();
	},
);
