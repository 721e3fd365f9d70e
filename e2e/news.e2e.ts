import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

const ARTICLE = "/news/how-josaa-rounds-work";

test(`${spec("7.42")} its picture comes from the content system through the optimiser`, async ({ page }) => {
	await page.goto(ARTICLE);
	const picture = page.getByRole("article").getByRole("img").first();
	await expect(picture).toHaveAttribute("srcset", /\/_next\/image\?url=%2Fassets%2F/);
	await expect
		.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
		.toBeGreaterThan(300);
});
