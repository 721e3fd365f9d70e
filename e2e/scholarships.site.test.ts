import { ScholarshipList } from "@uchit/contract/scholarship-list.ts";
import { isClosed } from "@uchit/contract/scholarship-rules.ts";
import { expect, test } from "vitest";
import { todayInIndia } from "../apps/web/app/exam/calendar/days.ts";
import { askBackend, openPage, request, textOf, within } from "./support/site.ts";

const ROWS_PER_PAGE = 30;
/** The month is that of the newest list. */
const ORIGIN = /From a list of \w+ \d{4}|Checked with the provider’s own text/;

test("the list shows its count and the known facts of each scheme, and narrows by a form", async () => {
	const all = ScholarshipList.parse(await askBackend("/v1/scholarships"));
	const narrowed = ScholarshipList.parse(await askBackend("/v1/scholarships?state=bihar&category=sc"));
	const read = all.items.filter(({ lines }) => lines.length > 0).length;
	expect(all).toMatchObject({ total: all.items.length, all: all.items.length, read });
	expect(narrowed.total).toBeLessThan(all.total);
	const today = todayInIndia(new Date());
	const areClosed = narrowed.items.map((scheme) => isClosed(scheme, today));
	expect(areClosed).toEqual(areClosed.toSorted());
	expect(areClosed.filter(Boolean)).toHaveLength(narrowed.closed);
	expect(narrowed.closed).toBeGreaterThan(0);
	const { screen } = await openPage("/scholarships?state=bihar&category=sc");
	expect(textOf(screen.getByRole("status"))).toBe(
		`${narrowed.total - narrowed.closed} schemes of ${all.total} may be for you`,
	);
	const rows = within(screen.getByRole("region", { name: "Scholarships" })).getAllByRole("listitem");
	expect(rows.length).toBe(Math.min(narrowed.total, ROWS_PER_PAGE));
	for (const row of rows) expect(textOf(row)).toMatch(ORIGIN);
});

test("a state's own portal comes first if a source names it; for another state the page reports it as unknown", async () => {
	const portalOf = async (state: string) => {
		const { screen } = await openPage(`/scholarships?state=${state}`);
		const [portal] = within(screen.getByRole("region", { name: "Scholarships" })).getAllByRole("link", {
			name: /gov\.in$/,
		});
		return portal?.getAttribute("href");
	};
	expect(await portalOf("maharashtra")).toBe("https://mahadbt.maharashtra.gov.in/");
	expect(await portalOf("assam")).toBe("https://scholarships.gov.in/");
	const { screen } = await openPage("/hi/scholarships/finder?level=12&state=assam");
	screen.getByText(/राज्य का अपना पोर्टल हमें पता नहीं/);
	const bihar = await openPage("/hi/scholarships/finder?level=12&state=bihar");
	const card = bihar.screen.getByRole("link", { name: /स्टूडेंट क्रेडिट कार्ड/ });
	expect(card.getAttribute("href")).toContain("/hi/rights");
});

test("the count beside a choice is the number of open results after choosing it", async () => {
	const { facets } = ScholarshipList.parse(await askBackend("/v1/scholarships?level=pg"));
	for (const value of ["bihar", "karnataka"]) {
		const count = facets.state.find((option) => option.value === value)?.count;
		const chosen = ScholarshipList.parse(await askBackend(`/v1/scholarships?level=pg&state=${value}`));
		expect(chosen.total - chosen.closed).toBe(count);
	}
});

test("a scheme shows the provider's line with its receipt, the corrections, and what is not published", async () => {
	const { screen } = await openPage("/scholarships/ishan-uday-special-scholarship-scheme-for-the-north-eastern-region");
	screen.getByText(/The parental annual income of the applicant should not exceed ₹4,50,000/);
	screen.getByText("Amount not published");
	screen.getByText(/^From the provider’s own text, which differs from the list: .*Family income/);
	expect(screen.getByRole("link", { name: "Go to the official site" }).getAttribute("href")).toBe(
		"https://scholarships.gov.in/",
	);
	const unread = await openPage("/scholarships/vahani-scholarship");
	unread.screen.getByText(/have not read the provider’s own text/);
	unread.screen.getByText(/By our list of August 2026 it should open again/);
	expect((await request("/scholarships/no-such-scheme")).status).toBe(404);
});

test("a question about scholarships opens the list, filtered by the question", async () => {
	const { screen } = await openPage("/search?q=scholarship+for+sc+students+in+bihar");
	expect(screen.getByRole("link", { name: "See the scholarships" }).getAttribute("href")).toBe(
		"/scholarships?category=sc&state=bihar",
	);
});

test("a CGPA is converted by a sourced document, or by the visitor's own formula, which is labelled", async () => {
	const mumbai = await openPage("/tools/cgpa?cgpa=8&rule=mumbai-10-point");
	expect(textOf(mumbai.screen.getByRole("status"))).toBe("68%");
	const own = await openPage("/tools/cgpa?cgpa=8,4&times=9.5");
	expect(textOf(own.screen.getByRole("status"))).toBe(
		"79.8%By your formula: we have not seen your university’s document.",
	);
	const none = await openPage("/tools/cgpa?cgpa=8");
	none.screen.getByText("Write the multiplier as a number: 9.5");
});

test.each([
	["/courses/mba", /For Management/],
	// Which scheme is third depends on the day, because closed ones are removed.
	["/exams/jee-mains/eligibility", /For Engineering and \d+ other subjects/],
	["/college/psg-college-of-technology/cost", /For students of Tamil Nadu and/],
])(
	"%s names at most three schemes, each with the rule that fits, and links to a prefilled finder",
	async (path, rule) => {
		const { screen } = await openPage(path);
		const block = screen.getByRole("region", { name: "Scholarships" });
		const rows = within(block).getAllByRole("listitem");
		expect(rows.length).toBeLessThanOrEqual(3);
		for (const row of rows) expect(textOf(row)).toMatch(/From a list of \w+ \d{4}|Family income/);
		expect(textOf(block)).toMatch(rule);
		expect(textOf(block)).not.toMatch(/you (fit|can get|are eligible)/i);
		const finder = within(block)
			.getByRole("link", { name: /^See which may be for you: \d+ schemes/ })
			.getAttribute("href");
		expect(finder).toMatch(/^\/scholarships\/finder\?.*(state|stream)=/);
		expect(Buffer.byteLength(block.outerHTML)).toBeLessThan(2_500);
	},
);
