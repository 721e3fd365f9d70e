import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test("a link to a missing page shows the same page as its address", async ({ page, problems }) => {
	problems.expect(/404/);
	await openReady(page, "/");
	await page.evaluate(() => {
		const link = Object.assign(document.createElement("a"), {
			href: "/college/no-such-college-anywhere",
			textContent: "gone",
		});
		document.querySelector("main")?.append(link);
	});
	await page.getByRole("link", { name: "gone" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});
