import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/axe.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const CATEGORIES = ["OPEN", "OBC-NCL", "EWS", "SC", "ST"];
const CLASS = Array.from({ length: 200 }, (_, place) =>
	[
		`Student ${place + 1}`,
		800 + place * 950,
		"",
		CATEGORIES[place % 5],
		place % 2 === 0 ? "F" : "M",
		place % 3 === 0 ? "Bihar" : "Kerala",
	].join("\t"),
);

test.describe("a class of 200", () => {
	test("is worked out on a slow device without a network, and nothing of it leaves the device", {
		tag: "@long",
	}, async ({ page, context }) => {
		test.slow();
		await openReady(page, "/predict/class?exam=jee-mains");
		await page.getByRole("button", { name: /^Download the options \(\d+ kB\)$/ }).click();
		await expect(page.getByText(/are on this device/)).toBeVisible();

		await context.setOffline(true);
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		const slow = await context.newCDPSession(page);
		await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
		await page.getByRole("textbox", { name: "One student a line" }).fill(CLASS.join("\n"));
		const longest = await page.evaluateHandle(() => {
			const found = { ms: 0 };
			new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries()) found.ms = Math.max(found.ms, duration);
			}).observe({ type: "longtask" });
			return found;
		});
		const begun = Date.now();
		await page.getByRole("button", { name: "Make the sheets" }).click();
		await expect(page.getByText("200 of 200 ready.")).toBeVisible({ timeout: 30_000 });
		const { ms } = await longest.jsonValue();
		const took = `${Date.now() - begun} ms, the page blocked for ${Math.round(ms)} ms at most`;
		test
			.info()
			.annotations.push({ type: "measured", description: `a class of 200 on a processor four times slower: ${took}` });
		expect(requests).toEqual([]);
		await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
		await context.setOffline(false);
	});

	test("reports a wrong row and keeps it, opens a sheet, and exports without formulas", async ({ page }) => {
		await openReady(page, "/predict/class?exam=jee-mains");
		const rows = "=1+1\t45,000\t13500\tOBC\tM\tBihar\nRavi\t45000\t\tOBX\tM\tBihar";
		const box = page.getByRole("textbox", { name: "One student a line" });
		await box.fill(rows);
		await page.getByRole("button", { name: "Make the sheets" }).click();
		await expect(page.getByText("1 of 2 ready.")).toBeVisible();
		await expect(page.getByText("Line 2, Reservation category: JoSAA has no “OBX”", { exact: false })).toBeVisible();
		await expect(box).toHaveValue(rows);
		await page.locator("summary").filter({ hasText: "=1+1" }).click();
		await expect(page.getByRole("table", { name: "Options of =1+1" }).getByRole("row")).toHaveCount(11);
		await expectAccessible(page, "a class");
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("button", { name: "Save as CSV" }).click(),
		]);
		const saved = await readFile(await download.path(), "utf8");
		expect(saved.split("\r\n")).toHaveLength(1 + 10 + 1 + 1);
		expect(saved).toContain("'=1+1,");
	});
});
