import { Catalogue } from "@uchit/contract/catalogue.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const indian = new Intl.NumberFormat("en-IN");

test("the states are a map of tiles that arrow keys move through, and a list on a phone", async ({
	page,
	askBackend,
}) => {
	const { states } = Catalogue.parse(await askBackend("/v1/catalogue"));
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/");
	const region = page.getByRole("region", { name: "By state" });
	const tiles = region.getByRole("link");
	await expect(tiles.first()).toBeHidden();
	await region.getByText(`Choose one of ${states.length}`).click();
	await expect(tiles).toHaveText(states.map((state) => `${state.name}${indian.format(state.count)}`));
	await page.setViewportSize({ width: 1280, height: 740 });
	await expect(tiles.and(page.locator(".state-map > [class^=c] > *"))).toHaveCount(states.length);
	await expect(tiles).toHaveCount(states.length);
	await waitForScripts(page);
	await region.getByRole("link", { name: "Kerala" }).focus();
	await page.keyboard.press("ArrowRight");
	const neighbour = region.getByRole("link", { name: "Tamil Nadu" });
	await expect(neighbour).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/colleges/in/tamil-nadu");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Colleges in Tamil Nadu");
});
