import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { sampled } from "./support/sampled.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a photograph comes out in the required pixels and under the size limit, and is never sent", async ({ page }) => {
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() !== "GET") sent.push(request.url());
	});
	await openReady(page, "/tools/photo");
	const png = await page.evaluate(async () => {
		const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 1200 });
		const context = canvas.getContext("2d");
		if (context === null) throw new Error("no canvas");
		const noise = context.createImageData(800, 1200);
		for (let index = 0; index < noise.data.length; index += 1)
			noise.data[index] = index % 4 === 3 ? 255 : (index * 7919) % 251;
		context.putImageData(noise, 0, 0);
		return canvas.toDataURL("image/png").split(",")[1] ?? "";
	});
	const choosing = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: "Open a picture" }).click();
	await (await choosing).setFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") });
	await page.getByLabel("Sizes of a form").selectOption({ label: "JEE Main: Photo" });
	await expect(page.getByLabel("Maximum KB")).toHaveValue("200");
	await page.getByLabel("Maximum KB").fill("५०");
	await page.getByLabel("Width in px").fill("350");
	await page.getByLabel("Height in px").fill("450");
	await page.getByLabel("Left or right").fill("1");
	await expect(page.getByRole("status").filter({ hasText: /^Ready: JPG, 350 × 450 px/ })).toBeVisible();
	await expectAccessible(page, "the photo tool at 360 px");
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save picture" }).click();
	const jpeg = await readFile((await (await saving).path()) ?? "");
	expect(jpeg.length).toBeLessThanOrEqual(50_000);
	const [width, height, right] = await page.evaluate(async (base64) => {
		const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
		const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
		const context = canvas.getContext("2d");
		context?.drawImage(bitmap, 0, 0);
		return [bitmap.width, bitmap.height, [...(context?.getImageData(340, 200, 1, 1).data ?? [])]] as const;
	}, jpeg.toString("base64"));
	expect([width, height]).toEqual([350, 450]);
	// Transparent pixels become white, not black.
	expect(Math.min(...right)).toBeGreaterThan(240);
	for (const side of ["Width in px", "Height in px"]) await page.getByLabel(side).fill("");
	const forms = (await page.getByLabel("Sizes of a form").locator("option").allTextContents()).slice(1);
	expect(forms.length).toBeGreaterThanOrEqual(5);
	for (const form of sampled(forms, 3)) {
		await page.getByLabel("Sizes of a form").selectOption({ label: form });
		await expect.poll(() => isWithinLimits(page), form).toBe(true);
	}
	expect(sent).toEqual([]);
});

async function isWithinLimits(page: Page): Promise<boolean> {
	const [least, most] = await Promise.all(
		["Minimum", "Maximum"].map((end) => page.getByLabel(`${end} KB`).inputValue()),
	);
	const [, kb] =
		/ ([\d,]+) KB\./.exec(
			await page
				.getByRole("status")
				.filter({ hasText: /^Ready/ })
				.innerText(),
		) ?? [];
	return Number(kb) >= Number(least) && Number(kb) <= Number(most);
}
