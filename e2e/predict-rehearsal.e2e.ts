import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { fileOf, makeList, RANK } from "./support/choice-lists.ts";
import { openReady, waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const expectInTime = expect.configure({ timeout: 20_000 });

async function openList(page: Page, list: string): Promise<void> {
	await openReady(page, "/predict/choices");
	await page.locator("main input[type=file]").first().setInputFiles(fileOf(list));
	await expect(page.getByText(/added from the file/)).toBeVisible();
}

const sectionOf = (page: Page) => page.getByRole("region", { name: /^Try this list on \d+ earlier years of JoSAA$/ });

async function liveList(page: Page): Promise<void> {
	const section = sectionOf(page);
	await section.getByRole("combobox", { name: "You are" }).first().selectOption("Gender-Neutral");
	await section.getByRole("combobox", { name: "Home state" }).first().selectOption("Bihar");
	await section.getByRole("button", { name: "Try this list" }).click();
	await expectInTime(section.getByRole("heading", { name: "What you would have got" })).toBeFocused();
}

test("one change and another order are shown beside the first result, and no rank is sent", async ({
	page,
	askBackend,
}) => {
	test.slow();
	const list = await makeList(askBackend, 12);
	await openList(page, list);
	const sent: string[] = [];
	page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	const section = sectionOf(page);
	await expect(
		section.getByText(/^Press the button and the rounds download to this device: [\d,]+ kB\./),
	).toBeVisible();
	await liveList(page);
	await expect(section.getByText(/^The rounds are on this device/)).toBeVisible();
	await expect(section.getByText(/^Float got you a better choice in /)).toBeVisible();
	const both = section.getByRole("table", { name: /^Both, year by year/ });

	await section.getByRole("button", { name: "Rank 10 % worse" }).click();
	await expectInTime(section.getByRole("heading", { name: "Changed: Common rank (CRL): 17,600" })).toBeFocused();
	await expect(section.getByText(/years? changes?/)).toBeVisible();
	await expect(both.getByRole("row")).toHaveCount(10);
	await expectAccessible(page, "a what-if beside a list that was lived");

	await section.getByRole("button", { name: "Freeze", exact: true }).click();
	await expectInTime(section.getByRole("heading", { name: "Changed: When you get a seat: Freeze" })).toBeFocused();

	await section.locator("summary").filter({ hasText: "Another reservation category, home state or rank" }).click();
	await section.getByRole("combobox", { name: "Reservation category" }).last().selectOption("OBC-NCL");
	const own = section.getByRole("textbox", { name: "Your rank in OBC-NCL" });
	await expect(own).toHaveValue("");
	await section.getByRole("button", { name: "See both" }).click();
	expect(await own.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
	await own.fill("3,000");
	await section.getByRole("button", { name: "See both" }).click();
	await expectInTime(
		section.getByRole("heading", { name: "Changed: Reservation category: OBC-NCL, Category rank: 3,000" }),
	).toBeFocused();

	await page
		.getByRole("button", { name: /^Move down/ })
		.first()
		.click();
	await section.getByRole("button", { name: "Compare with the list as it is now" }).click();
	await expectInTime(section.getByRole("heading", { name: "The list as it is now" })).toBeFocused();
	await section.locator("input[type=file]").setInputFiles(fileOf(list));
	await expectInTime(section.getByRole("heading", { name: "The list of choices.json" })).toBeFocused();
	await expect(section.getByText("No year changes.")).toBeVisible();
	expect(sent.filter((each) => /16,?000|17,?600|3,?000/.test(each))).toEqual([]);
});

test("a list that ends too high suggests seats to add, each with its closing rank, years and institute", async ({
	page,
	askBackend,
}) => {
	test.slow();
	await openList(page, await makeList(askBackend, 2));
	await liveList(page);
	const section = sectionOf(page);
	await expect(section.getByRole("heading", { name: /^In \d of 9 years you got no seat: 20/ })).toBeVisible();
	const open = section.getByRole("table", { name: /^Seats you could have got/ });
	await expect(open.getByRole("row")).toHaveCount(13);
	const first = open.getByRole("row").nth(1);
	await expect(first).toContainText(/[\d,]+ in 20\d\d, round \d/);
	await expect(first.getByRole("link")).toHaveAttribute("href", /^\/college\//);
});

test.describe("without a network", () => {
	test.use({ serviceWorkers: "allow" });

	test("the page and its rounds work after one visit and one press", { tag: "@long" }, async ({
		page,
		context,
		askBackend,
		problems,
	}) => {
		test.slow();
		problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
		await openList(page, await makeList(askBackend, 5));
		await liveList(page);
		const storedChoices = () =>
			page.evaluate(async () => {
				const names = await caches.keys();
				const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
				return all.flat().map(({ url }) => new URL(url).pathname);
			});
		await expect
			.poll(storedChoices, { timeout: 20_000 })
			.toEqual(expect.arrayContaining(["/predict/choices", "/predict/rounds.json"]));
		await context.setOffline(true);
		await page.reload();
		await waitForScripts(page);
		await expect(sectionOf(page).getByText(/^The rounds are on this device/)).toBeVisible();
		await liveList(page);
		await expect(sectionOf(page).getByRole("table", { name: "Year by year" }).getByRole("row")).toHaveCount(10);
		await context.setOffline(false);
	});
});

test.describe("on a slow processor", () => {
	// The page itself runs the worker's program, because only a page can be throttled.
	test.use({ bypassCSP: true });

	test("replays a list of 60 within 300 ms and of 200 within 5 s, and prints the times for a six times slower processor", {
		tag: "@long",
	}, async ({ page, context, askBackend }) => {
		test.slow();
		const list = await makeList(askBackend, 60);
		await openList(page, list);
		const program = page.waitForEvent("worker");
		await liveList(page);
		const input = {
			program: new URL((await program).url()).pathname,
			choices: readChoices(list),
			body: { exam: "jee-mains", category: "OPEN", gender: "Gender-Neutral", homeState: "bihar", decision: "float" },
			rank: RANK,
		};
		const slow = await context.newCDPSession(page);
		const took: Record<string, Times> = {};
		for (const { rate, lists } of [
			{ rate: 1, lists: 200 },
			{ rate: 6, lists: 200 },
		]) {
			await slow.send("Emulation.setCPUThrottlingRate", { rate });
			took[`${rate} times slower`] = await page.evaluate(timeLists, { ...input, lists });
		}
		await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
		test.info().annotations.push({ type: "measured", description: JSON.stringify(took) });
		process.stdout.write(`lists of 60 choices over every year, ms: ${JSON.stringify(took)}\n`);
		expect(took["1 times slower"]?.median).toBeLessThan(300);
		expect(took["1 times slower"]?.all).toBeLessThan(5_000);
	});
});

/** `first` includes reading the rounds. */
type Times = { first: number; median: number; all: number; lists: number };
type Input = { program: string; choices: unknown; body: object; rank: number; lists: number };

function readChoices(list: string): unknown {
	const saved: { choices: { college: { slug: string }; programme: string; quota: string }[] } = JSON.parse(list);
	return saved.choices.map(({ college, programme, quota }) => ({ college: college.slug, programme, quota }));
}

async function timeLists({ program, choices, body, rank, lists }: Input): Promise<Times> {
	const cache = await caches.open("options-1");
	const [file] = await cache.keys();
	const text = await (file && (await cache.match(file)))?.text();
	let answer = (_: string) => {};
	const listener = (event: MessageEvent<{ kind: string }>) => {
		const { kind } = event.data;
		if (kind === "rounds" || kind === "list") return;
		// The program also listens and would take its own reply for a list.
		event.stopImmediatePropagation();
		answer(kind);
	};
	addEventListener("message", listener);
	await import(program);
	postMessage({ kind: "rounds", text });
	const time = async (run: number) => {
		if (!Array.isArray(choices)) throw new Error("There is no list.");
		const begun = performance.now();
		const kind = await new Promise<string>((resolve) => {
			answer = resolve;
			const turned = [...choices.slice(run % 60), ...choices.slice(0, run % 60)];
			postMessage({ kind: "list", run, body: { ...body, common: rank + run * 50, choices: turned } });
		});
		if (kind !== "lived") throw new Error(`A list was ${kind}.`);
		return performance.now() - begun;
	};
	const times: number[] = [];
	for (let run = 0; run < lists; run++) times.push(Math.round(await time(run)));
	removeEventListener("message", listener);
	const all = times.reduce((sum, each) => sum + each, 0);
	return { first: times[0] ?? 0, median: times.toSorted((a, b) => a - b)[lists / 2] ?? 0, all, lists };
}
