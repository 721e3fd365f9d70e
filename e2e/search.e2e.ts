import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test("the key / moves the focus to the header's search box, except while a visitor types, and it searches from any page", async ({
	page,
}) => {
	await page.goto("/colleges?category=3");
	const search = page.getByRole("banner").getByRole("search");
	const box = search.getByRole("combobox");
	await waitForScripts(page);
	await expect(box).toBeFocused();
	await box.pressSequentially("a/b");
	await expect(box).toHaveValue("a/b");
	await box.fill("kerala");
	await search.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL("/search?q=kerala");
	await expect(page.getByRole("article").first()).toBeVisible();
});
