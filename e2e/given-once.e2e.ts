import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { openReady, waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const QUESTION = "jee main 92.4 percentile obc girl bihar";
const FINDER = "/scholarships/finder";
const APPLICANT_LINE = "JEE Main 92.4 percentile · OBC-NCL · girl · Bihar";

const line = (page: Page) => page.getByRole("region", { name: "Your details here" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("applicant"));
const box = (page: Page, name: string) => page.getByRole("combobox", { name });

async function say(page: Page): Promise<void> {
	await openReady(page, `/search?q=${encodeURIComponent(QUESTION)}`);
	await page.getByRole("link", { name: "See your options" }).click();
	await expect(page.getByText("Common rank 1,16,925 · OBC-NCL · girl · Bihar")).toBeVisible();
	await expect(line(page)).toContainText("Remember this on this device? It never leaves it.");
}

async function choose(page: Page): Promise<void> {
	await openReady(page, "/predict?exam=jee-mains&common=20000&category=OPEN&gender=Gender-Neutral&homeState=goa");
	await page
		.getByRole("button", { name: /^Add to choices/ })
		.first()
		.click();
	await openReady(page, "/predict/choices");
}

test("details entered once, with consent, prefill six tools, and one press clears all of them", {
	tag: "@long",
}, async ({ page }) => {
	test.slow();
	await say(page);
	expect(await stored(page)).toBeNull();
	await line(page).getByRole("button", { name: "Remember", exact: true }).click();
	expect(await stored(page)).toContain("92.4 percentile");

	const sent: string[] = [];
	page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	const tools: Readonly<Record<string, () => Promise<void>>> = {
		"/predict?exam=jee-mains": async () => {
			await expect(page.getByLabel("Common rank (CRL)")).toHaveValue("92.4 percentile");
			await expect(box(page, "Reservation category")).toHaveValue("OBC-NCL");
			await expect(box(page, "You are")).toHaveValue("woman");
			await expect(box(page, "Home state")).toHaveValue("bihar");
		},
		"/predict?exam=neet": async () => {
			await expect(page.getByLabel("Reservation category")).toHaveValue("OBC");
			await expect(box(page, "Home state")).toHaveValue("bihar");
		},
		[FINDER]: async () => {
			await expect(page.getByText("OBC · Girls and women · Bihar")).toBeVisible();
			await expect(page.getByLabel("Reservation category")).toHaveValue("obc");
			await expect(page.getByLabel("Gender")).toHaveValue("female");
			await expect(page.getByLabel("Home state")).toHaveValue("bihar");
			await expect(page.getByRole("region", { name: "What the rules say" })).toBeVisible();
		},
		"/exams/eligibility": async () => {
			await expect(page.getByLabel("Reservation category")).toHaveValue("obc-ncl");
			await expect(page.getByLabel("Gender")).toHaveValue("woman");
		},
		"/planner": async () => {
			await expect(page.getByRole("checkbox", { name: "JEE Main", exact: true })).toBeChecked();
		},
		"/exams/jee-mains/cutoffs": async () => {
			await expect(box(page, "Reservation category")).toHaveValue("OBC-NCL");
			await expect(box(page, "Home state")).toHaveValue("bihar");
		},
	};
	for (const [path, begins] of Object.entries(tools)) {
		await test.step(path, async () => {
			await openReady(page, path);
			await expect(line(page)).toContainText("OBC-NCL · girl · Bihar");
			await expect(line(page).getByRole("link", { name: "Change" })).toBeVisible();
			await begins();
		});
	}
	expect(sent.filter((each) => /92\.4|OBC|obc|bihar|woman|girl/.test(each))).toEqual([]);

	await expectAccessible(page, "a page that begins from what was said");
	await line(page).getByRole("button", { name: "Forget all" }).click();
	expect(await stored(page)).toBeNull();
	for (const path of Object.keys(tools)) {
		await openReady(page, path);
		await expect(line(page)).not.toContainText("Bihar");
		await expect(line(page).getByRole("link", { name: "Change" })).toHaveCount(0);
	}
	await openReady(page, FINDER);
	await expect(page.getByLabel("Home state")).toHaveValue("");
});

test("a list of choices shows each seat's place, closing rank and fee, and requests only college data from us", async ({
	page,
	browser,
	baseURL,
}) => {
	await choose(page);
	await page.getByText("Send this list to your family or teacher").click();
	const link = await page.getByRole("link", { name: "See what they will see" }).getAttribute("href");
	const family = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
	const requests: string[] = [];
	family.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
	await family.goto(link ?? "none");
	const seat = family
		.getByRole("region", { name: /^Choices for / })
		.getByRole("listitem")
		.first();
	await expect(seat).toContainText(/General \(OPEN\), .* · last seat at [\d,]+ \(20\d\d/);
	await expect(seat).toContainText(/Fee: ₹|Fee not known/);
	expect(requests.filter((address) => /OPEN|Neutral|20000/.test(decodeURIComponent(address)))).toEqual([]);
	await family.context().close();
});

test("a list of choices is replayed with the stored details, and only a press saves a change to them", async ({
	page,
}) => {
	test.slow();
	await say(page);
	await line(page).getByRole("button", { name: "Remember", exact: true }).click();
	await choose(page);
	const form = page.getByRole("region", { name: /^Try this list/ });
	await expect(form.getByRole("combobox", { name: "You are" })).toHaveValue("woman");
	await expect(form.getByRole("combobox", { name: "Home state" })).toHaveValue("bihar");
	await expect(line(page)).toContainText("girl · Bihar");
	await form.getByRole("combobox", { name: "Home state" }).selectOption("Goa");
	await form.getByRole("button", { name: "Try this list" }).click();
	await expect(line(page)).toContainText("Goa");
	expect(await stored(page)).toContain("bihar");
	await line(page).getByRole("button", { name: "Remember the change" }).click();
	expect(await stored(page)).toContain("goa");
});

test("nothing is stored without consent, and a refusal is not followed by the same question", async ({ page }) => {
	await say(page);
	await openReady(page, "/exams/eligibility");
	await expect(line(page)).not.toContainText("Bihar");
	expect(await stored(page)).toBeNull();
	await page.getByLabel("Gender").selectOption("woman");
	await line(page).getByRole("button", { name: "No", exact: true }).click();
	expect(await stored(page)).toBe('{"declined":true}');
	await page.reload();
	await waitForScripts(page);
	await page.getByLabel("Gender").selectOption("woman");
	await expect(line(page)).toContainText("girl");
	await expect(line(page)).not.toContainText("Remember this on this device?");

	await openReady(page, "/privacy");
	await page.getByRole("button", { name: "Ask me again" }).click();
	await expect(page.getByText("This device remembers nothing of this.")).toBeVisible();
	expect(await stored(page)).toBeNull();
});

test("the privacy page names what the device remembers, including an exam figure, and deletes it", async ({ page }) => {
	await say(page);
	await line(page).getByRole("button", { name: "Remember", exact: true }).click();
	await openReady(page, "/privacy");
	await expect(page.getByText("exams with your rank, percentile or marks")).toBeVisible();
	await expect(page.getByText(APPLICANT_LINE)).toBeVisible();
	await page.getByRole("button", { name: "Forget all" }).click();
	await expect(page.getByText("This device remembers nothing of this.")).toBeVisible();
	expect(await stored(page)).toBeNull();
});

test("on a phone the line of stored details shifts nothing when it appears, and no page is wider than the screen", {
	tag: "@long",
}, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 780 });
	await say(page);
	await line(page).getByRole("button", { name: "Remember", exact: true }).click();
	for (const path of ["/predict?exam=jee-mains", "/hi/scholarships/finder", "/exams/eligibility", "/planner"]) {
		await openReady(page, path);
		await expect(page.getByRole("region", { name: /^(Your details here|आपकी जानकारी)/ })).toContainText(/OBC-NCL/);
		expect(await page.evaluate(readShift), path).toBeLessThan(0.001);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	}
});

/** Cumulative Layout Shift since the page was opened. */
function readShift(): Promise<number> {
	return new Promise((resolve) => {
		let shift = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				shift += Reflect.get(entry, "hadRecentInput") ? 0 : Reflect.get(entry, "value");
		}).observe({ type: "layout-shift", buffered: true });
		setTimeout(() => resolve(shift), 500);
	});
}
