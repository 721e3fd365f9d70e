import { College, CollegeResults } from "@uchit/contract/college.ts";
import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { expect, test } from "vitest";
import { askBackend, follow, openPage, type Page, request, submit, textOf, within } from "./support/site.ts";
import { spec } from "./support/spec.ts";

const ROWS = 15;
const indian = new Intl.NumberFormat("en-IN");

async function getRichCollege(): Promise<College> {
	const { items } = CollegeResults.parse(await askBackend("/v1/colleges?category=1"));
	return College.parse(await askBackend(`/v1/colleges/${items[0]?.slug}`));
}

async function getBareCollege(): Promise<College> {
	const { items } = CollegeResults.parse(await askBackend("/v1/colleges?category=none&state=goa&sort=-name"));
	return College.parse(await askBackend(`/v1/colleges/${items[0]?.slug}`));
}

function readRanks({ screen }: Page): string[] {
	const cells = screen.getByRole("table", { name: /^Opening and closing ranks/ }).querySelectorAll("td a[href*='#']");
	return [...cells].map((cell) => textOf(cell).replace(/\s+20\d\d.*$/s, ""));
}

function toRanks({ items }: CutoffPage): string[] {
	return items.flatMap(({ openingRank, closingRank, preparatory }) =>
		[openingRank, closingRank].flatMap((rank) =>
			rank === undefined ? [] : `${indian.format(rank)}${preparatory ? "P" : ""}`,
		),
	);
}

function canonicalOf({ document }: Page): (string | null)[] {
	return [...document.querySelectorAll('link[rel=canonical][href^="http"]')].map((link) => link.getAttribute("href"));
}

test(`${spec("1.1", "1.4", "2.3")} /college/{slug} is a college's page`, async () => {
	const college = await getRichCollege();
	const page = await openPage(`/college/${college.slug}`);
	expect(textOf(page.screen.getByRole("heading", { level: 1 }))).toBe(college.name);
	expect(canonicalOf(page)).toEqual([expect.stringMatching(`/college/${college.slug}$`)]);
	expect(textOf(page.screen.getByRole("region", { name: "Official record" }))).toContain(
		college.aisheCode ?? "no code",
	);
});

test("the page shows each of our ranks, with year and source", async () => {
	const { slug, rankings } = await getRichCollege();
	const { screen } = await openPage(`/college/${slug}/rankings`);
	screen.getByText(/^All ranks in a table/);
	const table = screen.getByRole("table", { name: "NIRF ranks by year and list" });
	const receipts = within(table)
		.getAllByRole("row")
		.slice(1)
		.map((row) => row.querySelector("a[data-receipt]"))
		.map((link) => [link && textOf(link), link?.getAttribute("href")]);
	expect(receipts).toEqual(
		rankings.map(({ rank, band, year, list }) => [
			expect.stringMatching(`^${rank ?? band} ${year} `),
			`/college/${slug}/sources#rank-${list}-${year}`,
		]),
	);
});

test("the cutoff table opens at the newest year and its last round", async () => {
	const { slug, cutoffs } = await getRichCollege();
	const [known] = cutoffs;
	const path = `/v1/colleges/${slug}/cutoffs?year=${known?.lastYear}&round=${known?.lastRound}&limit=${ROWS}`;
	const rows = CutoffPage.parse(await askBackend(path));
	const page = await openPage(`/college/${slug}/cutoffs`);
	page.screen.getByText(`${rows.total} matches: ${known?.lastYear}, round ${known?.lastRound}`, { exact: false });
	expect(readRanks(page)).toEqual(toRanks(rows));
});

test("the cutoff filters change the table and the address", async () => {
	const { slug } = await getRichCollege();
	const filters = "year=2024&quota=AI&seatType=OPEN&gender=Gender-Neutral";
	const ofYear = CutoffPage.parse(await askBackend(`/v1/colleges/${slug}/cutoffs?year=2024&limit=1`));
	const lastRound = Math.max(...ofYear.facets.round.map(({ value }) => Number(value)));
	const rows = CutoffPage.parse(
		await askBackend(`/v1/colleges/${slug}/cutoffs?${filters}&round=${lastRound}&limit=${ROWS}`),
	);
	const form = await openPage(`/college/${slug}/cutoffs`);
	const button = form.screen.getByRole("button", { name: "Show cutoffs" });
	const fields = within(button.closest("form") ?? form.body);
	const choose = (name: string, value: string) => {
		const list = fields.getByRole("combobox", { name });
		return [list, textOf(list.querySelector(`option[value="${value}"]`) ?? list)] as const;
	};
	const page = await submit(form, button, [
		choose("Year", "2024"),
		choose("Quota", "AI"),
		choose("Seat type", "OPEN"),
		choose("Seat pool", "Gender-Neutral"),
	]);
	expect(page.path).toMatch(/\?year=2024&.*quota=AI&seatType=OPEN&gender=Gender-Neutral.*#cutoffs$/);
	page.screen.getByText(`${rows.total} matches: 2024, round ${lastRound}`, { exact: false });
	expect(readRanks(page)).toEqual(toRanks(rows));
});

test("the cutoff table continues page by page", async () => {
	const { slug } = await getRichCollege();
	const second = CutoffPage.parse(await askBackend(`/v1/colleges/${slug}/cutoffs?year=2024&page=2&limit=${ROWS}`));
	const first = await openPage(`/college/${slug}/cutoffs?year=2024&round=all`);
	const pages = within(first.screen.getByRole("navigation", { name: "Pages of cutoffs" }));
	const page = await follow(first, pages.getByRole("link", { name: "Next" }));
	expect(page.path).toBe(`/college/${slug}/cutoffs?year=2024&round=all&page=2#cutoffs`);
	expect(readRanks(page)).toEqual(toRanks(second));
});

test("each page of a college has the content that its tab names, at its own address", async () => {
	const college = await getRichCollege();
	const page = await openPage(`/college/${college.slug}`);
	const tabsOf = ({ screen }: Page) => within(screen.getByRole("navigation", { name: `${college.name}: pages` }));
	for (const [name, heading] of [
		["Cutoffs", "Cutoffs"],
		["Rankings", "Rankings over the years"],
		["Placements", "Placements"],
		["Sources", "What each source says"],
	] as const) {
		const tab = await follow(page, tabsOf(page).getByRole("link", { name }));
		const path = `/college/${college.slug}/${name.toLowerCase()}`;
		expect(tab.path).toBe(`${path}#part`);
		expect(tabsOf(tab).getByRole("link", { name }).getAttribute("aria-current")).toBe("page");
		tab.screen.getByRole("heading", { level: 2, name: heading });
		expect(canonicalOf(tab)).toEqual([expect.stringMatching(`${path}$`)]);
	}
});

test.for(["", "/courses", "/cutoffs", "/rankings", "/placements", "/sources"])(
	"every receipt of /college/{slug}%s links to a source on the page",
	async (tab) => {
		const { items } = CollegeResults.parse(await askBackend("/v1/colleges?category=1&approval=aicte&sort=nirf"));
		const slug = tab === "/courses" ? items[0]?.slug : (await getRichCollege()).slug;
		const page = await openPage(`/college/${slug}${tab}`);
		const links = [...page.screen.getByRole("main").querySelectorAll("a[href*='#']")];
		const hrefs = [...new Set(links.map((link) => new URL(link.getAttribute("href") ?? "", page.url).href))];
		expect(hrefs.length).toBeGreaterThan(["/courses", "/sources"].includes(tab) ? 0 : 1);
		for (const [address, ofPage] of Map.groupBy(hrefs, (href) => href.split("#")[0] ?? "")) {
			const { document } = await openPage(address);
			const ids = new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
			expect(ofPage.filter((href) => !ids.has(decodeURIComponent(href.split("#")[1] ?? "")))).toEqual([]);
		}
	},
);

test("a rank of the preparatory course is marked as such", async () => {
	const { slug } = await getRichCollege();
	const { screen } = await openPage(`/college/${slug}/cutoffs?year=2025&round=all`);
	const row = screen.getAllByRole("row").find((each) => textOf(each).includes("Preparatory course"));
	expect(textOf(row?.querySelector("td a[href*='#']") ?? screen.getByRole("main"))).toMatch(/^[\d,]+P/);
	screen.getByText("do not compare it with others.", { exact: false });
});

test("a college without figures has no pages for them, and its record states what is not known", async () => {
	const college = await getBareCollege();
	expect(college.rankings).toEqual([]);
	const { screen } = await openPage(`/college/${college.slug}`);
	for (const tab of ["cutoffs", "rankings", "placements"]) {
		expect((await request(`/college/${college.slug}/${tab}`)).status).toBe(404);
	}
	expect(textOf(screen.getByRole("region", { name: "Official record" }))).toContain("not known");
});

test("a slug in capital letters redirects to the college's address", async () => {
	const { slug } = await getRichCollege();
	expect((await openPage(`/college/${slug.toUpperCase()}`)).path).toBe(`/college/${slug}`);
});

test("an institution's former address redirects to the same page at its current address, in both languages", async () => {
	const [former, now] = ["madras-medical-college-and-hospital-inst-code-001-chennai", "madras-medical-college"];
	for (const tail of ["", "/rankings", "/cutoffs?round=1", "/text", "/sources", "/report"]) {
		for (const start of ["/college", "/hi/college"]) {
			const response = await request(`${start}/${former}${tail}`);
			expect([response.status, response.headers.get("location")]).toEqual([301, `${start}/${now}${tail}`]);
		}
	}
});

test("two institutions that may be one point to each other, in one line", async () => {
	const { body } = await openPage("/college/lakshmi-narain-college-of-technology-bhopal");
	const [line] = [...body.querySelectorAll("p")].filter((each) => textOf(each).startsWith("May be the same as"));
	const other = line?.querySelector("a")?.getAttribute("href") ?? "";
	const back = await openPage(other);
	expect(textOf(back.body)).toContain("May be the same as: Lakshmi Narain College of Technology, Bhopal");
});

test("a college without closing ranks names the exam from its guide, and that nobody checked it", async () => {
	for (const [college, exam] of [
		["vellore-institute-of-technology", "viteee"],
		["symbiosis-institute-of-business-management-pune", "snap"],
	]) {
		const { screen } = await openPage(`/college/${college}`);
		const links = [...screen.getByRole("main").querySelectorAll(`a[href="/exams/${exam}"]`)];
		const sentences = links.map((link) => textOf(link.closest("p") ?? link));
		expect([college, sentences.join()]).toEqual([
			college,
			expect.stringMatching(/Admission by .*as our exam guide \(source: .*\) says \(not checked\)/),
		]);
	}
});

test("a college of many fields leads neither with its smallest nor with the list that comes first by name", async () => {
	const [patna, kiit] = ["national-institute-of-technology-patna", "kalinga-institute-of-industrial-technology"];
	const facts = await (await request(`/shortlist/facts?college=${patna},${kiit}`)).json();
	const firstRanks = facts.colleges.map(
		(college: { facts: { key: string }[] }) => college.facts.find(({ key }) => key.startsWith("rank-"))?.key,
	);
	expect(firstRanks).toEqual([expect.stringMatching(/^rank-engineering/), expect.stringMatching(/^rank-engineering/)]);
	const { screen } = await openPage(`/college/${kiit}`);
	expect(textOf(screen.getByRole("region", { name: "In short" }))).toContain("only for its MBBS and BDS seats");
});
