import { College, CollegeResults } from "@uchit/contract/college.ts";
import { COST_KINDS, Country } from "@uchit/contract/country.ts";
import { Exam } from "@uchit/contract/exam-record.ts";
import { PredictPage } from "@uchit/contract/predict.ts";
import { lastLinkTo } from "./support/arrived.ts";
import { Newcomer } from "./support/newcomer.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, post } from "./support/visitor.ts";

// Prefetches the pages of the visit, as for most visitors.
test.use({ fetchesAhead: true });

type Ask = (path: string) => Promise<unknown>;

const indian = new Intl.NumberFormat("en-IN");

// The home page shows pictures of the newest articles, one of which another test may withdraw meanwhile.
test.beforeEach(({ problems }) => problems.expect(/\/_next\/image\?url=%2Fassets%2F/));

test("a visitor finds Maharashtra's NIRF-ranked management college with the highest median salary, and of how many", async ({
	page,
	askBackend,
}) => {
	const best = await findBestPaid(askBackend);
	const newcomer = await Newcomer.atHome(page);
	await newcomer.click(page.getByRole("main").getByRole("link", { name: "Management" }).first());
	await newcomer.click(page.getByRole("checkbox", { name: "Maharashtra" }));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Management colleges in Maharashtra");
	await newcomer.choose(page.getByRole("combobox", { name: "Sort by" }), "Highest median salary");
	await expect(page).toHaveURL(/sort=salary/);
	const first = page.getByRole("article").first();
	await expect(first.getByRole("heading")).toHaveText(best.name);
	await expect(first).toContainText("NIRF Management");
	await expect(first).toContainText(`₹${indian.format(best.median)}`);
	await expect(first).toContainText(`of ${best.placed} placed`);
	expect(newcomer.done("best paid").clicks).toBeLessThanOrEqual(5);
});

async function findBestPaid(ask: Ask) {
	const { items } = CollegeResults.parse(await ask("/v1/colleges?category=2&state=maharashtra"));
	const ranked = items.filter(({ ranking }) => ranking !== undefined);
	expect(ranked.length, "ranked ones stand on the first page").toBeLessThan(items.length);
	const found = await Promise.all(
		ranked.map(async ({ slug, name }) => {
			const { placements } = College.parse(await ask(`/v1/colleges/${slug}`));
			const ofList = placements.filter(({ list, level }) => list === "management" && level === "pg-2");
			const newest = ofList.sort((a, b) => b.cohort - a.cohort)[0];
			return newest?.mark === undefined ? { name, ...newest } : { name };
		}),
	);
	const medians = found.flatMap(({ name, ...rest }) =>
		"medianSalary" in rest && rest.medianSalary !== undefined ? [{ ...rest, name, median: rest.medianSalary }] : [],
	);
	const [best] = medians.sort((a, b) => b.median - a.median);
	if (best === undefined) throw new Error("No institution reports a salary.");
	return best;
}

test("a visitor from Bihar finds the NITs that closed within a category rank of 5,400", async ({
	page,
	askBackend,
}) => {
	test.slow();
	const query = "exam=jee-mains&rank=5400&category=OBC-NCL&gender=Gender-Neutral&homeState=bihar&kind=nit&band=likely";
	const first = PredictPage.parse(await askBackend(`/v1/predict?${query}`));
	const names = new Set<string>();
	for (let number = 1; number <= Math.ceil(first.total / first.pageSize); number += 1) {
		const { items } = PredictPage.parse(await askBackend(`/v1/predict?${query}&page=${number}`));
		for (const { college } of items) names.add(college.name);
	}
	const newcomer = await Newcomer.atHome(page);
	await newcomer.click(page.getByRole("link", { name: "College predictor" }).last());
	await newcomer.click(page.getByRole("link", { name: /^JEE Main JoSAA/ }));
	await newcomer.type(page.getByRole("textbox", { name: "Category rank" }), "5400");
	await newcomer.choose(page.getByRole("combobox", { name: "Reservation category" }), "OBC-NCL");
	await newcomer.choose(page.getByRole("combobox", { name: "You are" }), "Gender-Neutral");
	await newcomer.choose(page.getByRole("combobox", { name: "Home state" }), "Bihar");
	await newcomer.click(page.getByRole("button", { name: "Show options" }));
	await newcomer.click(page.getByRole("checkbox", { name: /^NIT\b/ }));
	const institutes = page.getByRole("group", { name: "Institute", exact: true }).getByRole("listitem");
	// Drawing fifty rows of eight years is slow while the browser shares its processor with the site.
	await expect(institutes.first()).toBeVisible({ timeout: 30_000 });
	await newcomer.click(page.getByRole("checkbox", { name: /^Likely/ }));
	await expect(page.getByText(`${indian.format(first.total)} choices at ${first.colleges} colleges`)).toBeVisible({
		timeout: 30_000,
	});
	const listed = await institutes.allInnerTexts();
	expect(listed.map((text) => text.replace(/\s*\d+$/, ""))).toEqual([...names].sort());
	await expect(page.getByRole("heading", { name: /^Likely/ })).toBeVisible();
	newcomer.done("NITs within a rank");
});

test("a visitor finds the date of CLAT, and whether it clashes with AILET", async ({ page, askBackend }) => {
	const exams = [Exam.parse(await askBackend("/v1/exams/clat")), Exam.parse(await askBackend("/v1/exams/ailet"))];
	const days = exams.map(({ events = [] }) => events.find(({ kind, status }) => kind === "exam" && status !== "past"));
	const newcomer = await Newcomer.atHome(page);
	await newcomer.type(page.getByRole("main").getByRole("search").getByRole("combobox"), "clat");
	await newcomer.click(page.getByRole("main").getByRole("button", { name: "Search" }));
	await newcomer.click(page.getByRole("main").getByRole("link", { name: "CLAT", exact: true }));
	await expect(page.getByRole("region", { name: "In short" })).toContainText("6 December 2026");
	await newcomer.click(page.getByRole("main").getByRole("link", { name: "Do dates clash with your other exams?" }));
	await newcomer.click(page.getByRole("checkbox", { name: "AILET", exact: true }));
	await newcomer.click(page.getByRole("button", { name: "Compare their dates" }));
	const pair = page.getByRole("region", { name: "Which two clash" }).getByRole("listitem").first();
	await expect(pair).toContainText(/CLAT and AILET|AILET and CLAT/);
	// AILET has no announced day in our data: the page gives only the month.
	expect(days.map((day) => [day?.status, day?.starts.slice(0, 7)])).toEqual([
		["official", "2026-12"],
		["expected", "2026-12"],
	]);
	await expect(pair).toContainText("May clash");
	await expect(pair).toContainText("Both in December 2026. At least one day is not announced.");
	newcomer.done("CLAT and AILET");
});

test("a visitor finds which first-year costs are known for Canada and Germany, and which are not", async ({
	page,
	askBackend,
}) => {
	const countries = [
		Country.parse(await askBackend("/v1/countries/germany")),
		Country.parse(await askBackend("/v1/countries/canada")),
	];
	const newcomer = await Newcomer.atHome(page);
	await newcomer.click(page.getByRole("banner").getByRole("button", { name: "Go Abroad" }));
	await newcomer.click(page.getByRole("banner").getByRole("link", { name: "Go Abroad: see all" }));
	await newcomer.click(page.getByRole("checkbox", { name: "Compare Germany" }));
	await newcomer.click(page.getByRole("checkbox", { name: "Compare Canada" }));
	await newcomer.click(page.getByRole("button", { name: "Compare", exact: true }));
	const beside = page.getByRole("region", { name: "Side by side" });
	await expect(beside).toBeVisible();
	for (const kind of COST_KINDS) {
		if (countries.every(({ costs }) => costs.every((cost) => cost.kind !== kind))) {
			const nobody = beside.getByText(/^Not published for any: /);
			await expect(nobody).toContainText(new RegExp(ROWS[kind], "i"));
			continue;
		}
		const row = beside.getByRole("row", { name: new RegExp(`^${ROWS[kind]}`) });
		for (const [place, { costs, rate, held }] of countries.entries()) {
			const cost = costs.find((each) => each.kind === kind);
			const cell = row.getByRole("cell").nth(place);
			if (cost !== undefined) {
				await expect(cell).toContainText(indian.format(Math.round(cost.amount * (rate?.inr ?? 0))));
				await expect(cell).toContainText("source");
			} else if (kind !== "tuition" || held.courses === undefined) await expect(cell).toContainText("not published");
		}
	}
	newcomer.done("money of the first year");
});

const ROWS = {
	tuition: "Tuition",
	living: "Living",
	"proof-of-funds": "Money to show (proof of funds)",
	visa: "Visa",
	"health-insurance": "Health insurance",
	test: "Language test fee",
	travel: "Travel",
} as const;

test("a visitor finds who has their phone number, and stops its use", async ({ page }) => {
	test.slow();
	const { phone } = await makeVisitor();
	const college = process.env.LEAD_RECIPIENT ?? "";
	const consent = { noticeVersion: "2026-11-21", language: "en" };
	await post("/v1/User/Lead", {
		...{ name: "Asha Rao", contact: { kind: "phone", value: phone }, ageBand: "18-or-over", topic: "ask-college" },
		message: "Which round is best?",
		source: { page: `/college/${college}`, college },
		consents: [
			{ ...consent, purpose: "contact-by-us", recipient: "site" },
			{ ...consent, purpose: "contact-by-college", recipient: college },
		],
	});
	const newcomer = await Newcomer.atHome(page);
	await newcomer.click(page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }));
	await newcomer.click(page.getByRole("link", { name: "The same without an account: get a link" }));
	await newcomer.type(page.getByRole("textbox", { name: "Phone number or e-mail address" }), phone);
	await newcomer.click(page.getByRole("button", { name: "Send me the link" }));
	await expect(page.getByText(/^If there is a request with/)).toBeVisible();
	const { pathname, search } = new URL(/https?:\/\/\S+/.exec(await lastLinkTo(phone))?.[0] ?? "");
	await page.goto(`${pathname}${search}`);
	const holders = page.getByRole("table", { name: "Who has it" });
	await expect(holders.getByRole("row")).toHaveCount(3);
	await expect(holders).toContainText("Jamia Millia Islamia");
	await newcomer.click(page.getByRole("checkbox", { name: "And do not contact me at all" }));
	await newcomer.click(page.getByRole("button", { name: "Withdraw all consents" }));
	await expect(page.getByText(/nobody will contact you/)).toBeVisible();
	await expect(holders.getByText("nothing any more").first()).toBeVisible();
	newcomer.done("who has my number");
});
