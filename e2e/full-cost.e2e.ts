import { openReady } from "./support/scripts-run.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const MADRAS = "/college/indian-institute-of-technology-madras";

test("the sum reads at least while a part is missing and names that part; nothing typed is sent", async ({ page }) => {
	await openReady(page, `${MADRAS}/cost`);
	const sent: string[] = [];
	page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	await page.getByLabel("Years of the course").fill("4");
	await page.getByLabel("Tuition fee a year, ₹").fill("2,17,171");
	await expect(page.getByText("₹8,68,684").first()).toBeVisible();
	await expect(page.getByText("Whole course, at least")).toBeVisible();
	await expect(page.getByText(/^Not counted: Entrance exam form, Other fees/)).toBeVisible();
	await page.getByLabel("Your entrance exam").selectOption({ index: 1 });
	await page.getByLabel("Other fees a year, ₹").fill("0");
	await page.getByLabel("Hostel and food a year, ₹").fill("much");
	await expect(page.getByText("Type a number, like 1,50,000.")).toBeVisible();
	await page.getByLabel("Hostel and food a year, ₹").fill("50000");
	await page.getByLabel("One-time charges, ₹").fill("1000");
	await expect(page.getByText("Whole course with your figures")).toBeVisible();
	expect(sent.filter((each) => /217171|2,17,171|868684/.test(each))).toEqual([]);
});

test("a ticked scholarship that may fit is subtracted from what is left to pay", async ({ page }) => {
	await openReady(page, `${MADRAS}/cost`);
	await page.getByLabel("Tuition fee a year, ₹").fill("2,00,000");
	await page.getByRole("link", { name: "Which scholarships fit you?" }).click();
	await page.getByRole("combobox", { name: "Reservation category" }).selectOption("sc");
	await page.getByRole("combobox", { name: "Class or course now" }).selectOption("12-pass");
	await page.getByRole("combobox", { name: "Gender" }).selectOption("female");
	await page.getByRole("combobox", { name: "Home state" }).selectOption("maharashtra");
	await page.getByRole("combobox", { name: "Family income a year" }).selectOption("250000");
	await page.getByRole("button", { name: "Show scholarships" }).click();
	const counted = page.getByRole("group", { name: "Take these off the cost of a college?" });
	await counted.getByRole("checkbox").first().check();
	await expect(counted.getByRole("status")).toContainText("a year comes off");
	await page.goBack();
	await expect(page.getByText(/: ₹[\d,]+ a year off$/)).toBeVisible();
	await expect(page.getByText(/^First year so far/)).toBeVisible();
});

test("the instalment is shown beside the median salary and the share placed, with their groups", async ({ page }) => {
	await openReady(page, `${MADRAS}/cost`);
	const loan = page.getByRole("region", { name: "Will the salary repay a loan?" });
	await expect(loan.getByText("Fill in all four")).toBeVisible();
	await page.getByLabel("Loan, ₹").fill("500000");
	await page.getByLabel("Interest a year, per cent").fill("12");
	await page.getByLabel("Years to repay").fill("5");
	await page.getByLabel("Years before the first EMI").fill("0");
	await expect(loan.getByText("₹11,122", { exact: true }).first()).toBeVisible();
	// The newest salary of most graduates: 17,50,000 a year, 549 of 714 placed.
	await expect(
		loan.getByText("8% of the median salary; 10% of median × share placed (549 of 714 graduates placed)."),
	).toBeVisible();
	await expect(loan.getByRole("img", { name: /^The EMI, and/ })).toBeVisible();
});

testWithoutJavaScript(
	"without scripts the published parts stand there, and the form is answered by the server",
	async ({ page }) => {
		await page.goto(MADRAS);
		await page
			.getByRole("navigation", { name: "Indian Institute of" })
			.getByRole("link", { name: "Fees", exact: true })
			.click();
		const parts = page.getByRole("region", { name: "Cost calculator" });
		await expect(parts).toContainText("take the rest from the college’s notice");
		await expect(parts.getByRole("link", { name: /₹3,200/ })).toBeVisible();
		await page.getByLabel("Years of the course").fill("4");
		await page.getByLabel("Tuition fee a year, ₹").fill("2,17,171");
		await page.getByLabel("Loan, ₹").fill("500000");
		await page.getByLabel("Interest a year, per cent").fill("12");
		await page.getByLabel("Years to repay").fill("5");
		await page.getByLabel("Years before the first EMI").fill("0");
		await page.getByRole("button", { name: "Work it out" }).first().click();
		await expect(page.getByText("₹8,68,684").first()).toBeVisible();
		await expect(page.getByText("₹11,122", { exact: true }).first()).toBeVisible();
	},
);

test("a waiver and a scholarship are subtracted at an NIT, and the rule has its source", async ({ page }) => {
	await openReady(page, "/college/national-institute-of-technology-patna/cost");
	await page.getByLabel("Years of the course").fill("4");
	await expect(page.getByLabel("Tuition fee a year, ₹")).toHaveValue("125000");
	await page.getByLabel("Does any of these apply to you?").selectOption("SC, ST or person with disability");
	await expect(page.getByText("Whole course after that: ₹0")).toBeVisible();
	await page.getByLabel("Does any of these apply to you?").selectOption("Family income ₹1 to 5 lakh a year");
	await page.getByLabel("Scholarship a year, ₹").fill("12,000");
	await expect(page.getByText("First year so far: ₹29,667")).toBeVisible();
	await expect(page.getByText(/under ₹1 lakh a year \(Ministry’s decision of 2016\)/)).toBeVisible();
	await expect(page.getByText(/Central Sector Interest Subsidy: the whole interest/)).toBeVisible();
});

test("a waiver without the years shows the first year's sum alone, one press from the top of the page", async ({
	page,
}) => {
	await page.goto("/rights#loan");
	await page.getByRole("link", { name: /after the fee waiver/ }).click();
	await expect(page.getByLabel("Does any of these apply to you?")).toBeInViewport();
	await openReady(page, "/college/national-institute-of-technology-patna/cost");
	await page.getByRole("link", { name: "Cost calculator" }).click();
	const ground = page.getByLabel("Does any of these apply to you?");
	await expect(ground).toBeInViewport();
	await expect(page.getByText("First year so far: ₹1,25,000")).toBeVisible();
	await ground.selectOption("Family income ₹1 to 5 lakh a year");
	await expect(page.getByText("First year so far: ₹41,667")).toBeVisible();
	await expect(page.getByText("No figure yet")).toHaveCount(0);
});
