import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { confirmStep } from "./support/desk.ts";
import { openDeskAsEditor } from "./support/lead-desk.ts";
import { expect, test } from "./support/test.ts";

const { BACKEND_URL = "" } = process.env;
const DESK = `${BACKEND_URL}/studio/`;
const PRINTED = "Dr. B R Ambedkar National Institute of Technology, Jalandhar";
const SLUG = "dr-br-ambedkar-national-institute-of-technology-jalandhar";
/** A year that no other test uses and that is never the newest. */
const YEAR = "2012";
/** The worker reads the directory first, which is slow on a busy machine. */
const WORKER_TIMEOUT = { timeout: 120_000 };
const HEAD = "Round,Institute,Academic Program Name,Quota,Seat Type,Gender,Opening Rank,Closing Rank";

let page: Page;

test.beforeAll(async ({ browser }) => {
	page = await openDeskAsEditor(browser);
});
test.afterAll(() => page.close());

async function bringIn(name: string, text: string | Buffer): Promise<void> {
	await page.goto(`${DESK}#/new-cutoff-file?counselling=csab`);
	await page.getByLabel("Year of the counselling").fill(YEAR);
	await page
		.getByLabel("File", { exact: true })
		.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
	await page.getByRole("button", { name: "Read this file" }).click();
}

test("a counselling's file is fetched and a name decided; it is published, shows on the college's page, and is undone", async ({
	request,
}) => {
	test.setTimeout(400_000);
	const unknown = `Zzyx Campus ${randomBytes(4).toString("hex")}`;
	const rank = randomInt(600_000, 699_999);
	const row = (institute: string, closing: number) =>
		`1,"${institute}","Bio Technology (4 Years, Bachelor of Technology)",HS,OPEN,Gender-Neutral,${closing - 900},${closing}`;
	await page.goto(`${DESK}#/sources/csab-2025/show`);
	await page.getByRole("link", { name: "New file of CSAB" }).click();
	await expect(page.getByRole("heading", { name: "New file of a counselling" })).toBeVisible();
	await expectAccessible(page, "a new file of a counselling");
	await bringIn("csab.csv", [HEAD, row(PRINTED, rank), row(unknown, 650_000)].join("\n"));
	await expect(page.getByRole("alert").filter({ hasText: "One name is for you to decide" })).toBeVisible(
		WORKER_TIMEOUT,
	);
	await expect(page.getByRole("combobox", { name: unknown })).toContainText("No college has this name", WORKER_TIMEOUT);
	await page.getByLabel("is the college called").fill("NIT Jalandhar");
	await page.getByRole("button", { name: "Search by these words" }).click();
	await page.getByRole("combobox", { name: unknown }).selectOption({ index: 1 }, WORKER_TIMEOUT);
	await page.getByRole("button", { name: "Save this decision and read again" }).click();
	await expect(page.getByText("2 of 2 names matched")).toBeVisible(WORKER_TIMEOUT);
	await expectAccessible(page, "a counselling's file at the desk");
	const onPage = async () => {
		const reply = await request.get(`/college/${SLUG}/cutoffs?authority=CSAB&year=${YEAR}`);
		return (await reply.text()).includes(rank.toLocaleString("en-IN"));
	};
	expect(await onPage()).toBe(false);
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByRole("status").filter({ hasText: "On the site" })).toBeVisible(WORKER_TIMEOUT);
	await expect.poll(onPage, WORKER_TIMEOUT).toBe(true);
	await confirmStep(page, "Undo all of it");
	await expect(page.getByRole("status").filter({ hasText: /^Undone$/ })).toBeVisible(WORKER_TIMEOUT);
	await expect.poll(onPage, WORKER_TIMEOUT).toBe(false);
});

test("the editor sees an error for a file with moved columns, and for one that is too large", async () => {
	test.setTimeout(200_000);
	await bringIn("moved.csv", `${HEAD}\n"${PRINTED}",Bio Technology,HS,OPEN,Gender-Neutral,1,2,`);
	await expect(page.getByRole("alert").filter({ hasText: "columns have probably moved" })).toBeVisible(WORKER_TIMEOUT);
	await page.getByRole("button", { name: "Drop it" }).click();
	await expect(page.getByRole("status").filter({ hasText: /^Dropped$/ })).toBeVisible(WORKER_TIMEOUT);
	await bringIn("large.csv", Buffer.alloc(12 * 1024 * 1024, "a"));
	await expect(page.getByRole("alert").filter({ hasText: "at most 10 MB are taken" })).toBeVisible(WORKER_TIMEOUT);
	const headers = { "content-type": "application/octet-stream" };
	const large = await page.request.post(
		`${BACKEND_URL}/content/cutoff-files?counselling=csab&year=2012&file=large.csv`,
		{ data: Buffer.alloc(12 * 1024 * 1024, "a"), headers },
	);
	expect(large.status()).toBe(413);
	expect(await large.text()).toContain("The file has 12 MB; at most 10 MB are taken");
});
