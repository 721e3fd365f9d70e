import { readFile } from "node:fs/promises";
import type { Page, Request } from "@playwright/test";
import { DECISIONS } from "@uchit/contract/predict-replay.ts";
import { expectAccessible } from "./support/axe.ts";
import { fileOf, makeList } from "./support/choice-lists.ts";
import { openReady, waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const expectInTime = expect.configure({ timeout: 30_000 });
const ADDRESS = "/predict/class?exam=jee-mains&of=lists";
const HEAD = "Name\tRank\tCategory rank\tCategory\tGender\tHome state\tPwD\tDecision\tList of choices";

function turned(list: string, by: number): string {
	const { choices }: { choices: unknown[] } = JSON.parse(list);
	return JSON.stringify({ choices: [...choices.slice(by % choices.length), ...choices.slice(0, by % choices.length)] });
}

async function openClass(page: Page, rows: readonly string[], files: readonly ReturnType<typeof fileOf>[]) {
	await page.getByRole("textbox", { name: "One student a line" }).fill([HEAD, ...rows].join("\n"));
	await page.locator("main input[type=file][multiple]").setInputFiles([...files]);
}

/** True if a request reveals more than the wanted program, page or rounds. */
function isMore(request: Request): boolean {
	const { pathname, searchParams } = new URL(request.url());
	const isPlain = [...searchParams.keys()].every((key) => ["exam", "version", "of"].includes(key));
	return request.method() !== "GET" || request.postData() !== null || !isPlain || /student%20/i.test(pathname);
}

const live = (page: Page) => page.getByRole("button", { name: "Try all lists" });

test.describe("a class of 200 lists", () => {
	test.use({ serviceWorkers: "allow" });

	test("works offline after one visit, and nothing of it leaves the device", async ({
		page,
		context,
		askBackend,
		problems,
	}) => {
		test.slow();
		problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
		const list = await makeList(askBackend, 60);
		const names = Array.from({ length: 200 }, (_, place) => `Student ${place + 1}`);
		const rows = names.map((name, place) =>
			[name, 14_000 + place * 200, "", "OPEN", place % 2 === 0 ? "F" : "M", "Bihar", "no", DECISIONS[place % 3]].join(
				"\t",
			),
		);
		const files = names.map((name, place) => fileOf(turned(list, place), `${name}.json`));

		await openReady(page, ADDRESS);
		const sent: string[] = [];
		context.on("request", (request) => {
			if (isMore(request)) sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
		});
		await openClass(page, rows, files);
		await expect(page.getByText("200 of 200 students have a list here.")).toBeVisible();
		await expect(page.getByText(/^Press the button and the rounds download to this device: [\d,]+ kB\./)).toBeVisible();
		await live(page).click();
		await expectInTime(page.getByText("200 of 200 ready.")).toBeVisible();
		expect(sent).toEqual([]);

		await context.setOffline(true);
		await page.reload();
		await waitForScripts(page);
		await expect(page.getByText(/^The rounds are on this device/)).toBeVisible();
		await openClass(page, rows, files);
		await expect(page.getByText("200 of 200 students have a list here.")).toBeVisible();
		const begun = Date.now();
		await live(page).click();
		await expectInTime(page.getByText("200 of 200 ready.")).toBeVisible();
		const took = Date.now() - begun;
		test
			.info()
			.annotations.push({ type: "measured", description: `200 lists of 60, from press to last sheet: ${took} ms` });
		process.stdout.write(`200 lists of 60, from press to last sheet: ${took} ms\n`);
		await expect(
			page.getByRole("heading", { name: /^\d+ of 200 lists would have got nothing in some year$/ }),
		).toBeVisible();
		await context.setOffline(false);
	});
});

test("shows a sheet for each student, who would get no seat, and why a row was not replayed", async ({
	page,
	askBackend,
}) => {
	test.slow();
	const list = await makeList(askBackend, 5);
	const { choices }: { choices: { exam: string }[] } = JSON.parse(list);
	const mixed = JSON.stringify({
		choices: [...choices, { ...choices[0], key: "x", exam: "jee-advanced" }, { key: 1 }],
	});
	await openReady(page, ADDRESS);
	await openClass(
		page,
		[
			"Asha\t1,000\t\tOPEN\tF\tBihar\tno\tfloat",
			"Ravi\t9,00,000\t\tOPEN\tM\tBihar\tno\tfreeze\tlist of ravi",
			"Mira\t20000\t\tOPEN\tF\tBihar\tno\tjump",
			"Jaya\t20000\t\tOBX\tF\tBihar",
			"Kamal\t20000\t\tOPEN\tM\tBihar",
		],
		[
			fileOf(mixed, "asha.json"),
			fileOf(list, "List of Ravi.json"),
			fileOf(list, "Mira.json"),
			fileOf(list, "Jaya.json"),
			fileOf("{}", "nobody.json"),
		],
	);
	await expect(page.getByText("4 of 5 students have a list here.")).toBeVisible();
	await expect(page.getByText("No list for: Kamal")).toBeVisible();
	await expect(page.getByText("These files belong to no student in your list: nobody.json")).toBeVisible();
	await live(page).click();
	await expectInTime(page.getByText("2 of 5 ready.")).toBeVisible();
	for (const reason of [
		"Line 4, Float, slide or freeze: “jump” is not float, slide or freeze",
		"Line 5, Reservation category: JoSAA has no “OBX”",
		"Line 6, List of choices: no list called “Kamal” is open here",
	])
		await expect(page.getByText(reason, { exact: false })).toBeVisible();

	await expect(page.getByRole("heading", { name: "1 of 2 lists would have got nothing in some year" })).toBeVisible();
	const without = page.getByRole("table", { name: "Students whose list would have got nothing" });
	await expect(without.getByRole("row").nth(1)).toContainText(/Ravi.*9 of 9 years.*2018/);
	await page.locator("summary").filter({ hasText: "Asha" }).click();
	await expect(page.getByText("1 choice is of another exam, left out.")).toBeVisible();
	await expect(page.getByText("1 line of this file is not a choice, left out.")).toBeVisible();
	await expect(page.getByRole("table", { name: "Year by year" }).getByRole("row")).toHaveCount(10);
	await expectAccessible(page, "the lists of a class");

	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Save as CSV" }).click(),
	]);
	const saved = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
	expect(saved).toHaveLength(1 + 5);
	expect(saved[2]).toContain("Ravi,");
	expect(saved[2]).toContain(",9,9,No seat,");

	await page.evaluate(() => {
		window.print = () => document.body.setAttribute("data-printed", "");
	});
	await page.getByRole("button", { name: "Print the sheets" }).click();
	await expect(page.locator("body[data-printed]")).toBeAttached();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("table", { name: "Year by year" })).toHaveCount(2);
	await expect(page.getByText("Line 4, Float", { exact: false })).toBeVisible();
});
