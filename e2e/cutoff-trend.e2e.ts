import { CutoffTrend } from "@uchit/contract/cutoff-trend.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const indian = new Intl.NumberFormat("en-IN");

const SLUG = "national-institute-of-technology-rourkela";

test("a chosen quota, seat type and branch change the pictures and the address", async ({ page, askBackend }) => {
	const programme = "Civil Engineering (4 Years, Bachelor of Technology)";
	const choice = new URLSearchParams({ quota: "HS", seatType: "SC", programme });
	const trend = CutoffTrend.parse(await askBackend(`/v1/colleges/${SLUG}/cutoffs/trend?${choice}`));
	await openReady(page, `/college/${SLUG}/cutoffs?seatType=OPEN`);
	const section = page.getByRole("region", { name: "Closing rank over the years" });
	await section.getByText("Choose seats and programmes").click();
	await section.getByRole("combobox", { name: "Quota" }).selectOption("HS");
	await section.getByRole("combobox", { name: "Seat type" }).selectOption("SC");
	await section.getByRole("checkbox", { name: /^Civil Engineering\b(?! \()/ }).check();
	await section.getByRole("button", { name: "Show closing ranks" }).click();
	await expect(page).toHaveURL(/\?seatType=OPEN&.*trendQuota=HS&trendSeatType=SC.*&trendProgramme=Civil.*#trend$/);
	await expect(section.getByRole("img")).toHaveCount(1);
	await expect(section.getByRole("img")).toHaveAccessibleName(new RegExp(RegExp.escape(toWords(trend))));
	await expect(section).toContainText("SC, Gender-neutral, Home state (HS)");
	await section.getByText("Closing ranks as a table").click();
	await expect(section.getByRole("table").getByRole("link").first()).toBeVisible();
});

function toWords({ span, series: [first] }: CutoffTrend): string {
	const years = span === undefined ? [] : Array.from({ length: span.last - span.first + 1 }, (_, i) => span.first + i);
	return years
		.map((year) => {
			const point = first?.points.find((each) => each.year === year);
			return `${year}: ${point === undefined ? "no figure" : indian.format(point.closing)}`;
		})
		.join(", ");
}
