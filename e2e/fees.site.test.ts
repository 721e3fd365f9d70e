import { College, CollegeResults } from "@uchit/contract/college.ts";
import { expect, test } from "vitest";
import { askBackend, headingOf, openPage, textOf, within } from "./support/site.ts";

const CBIT = "/college/chaitanya-bharathi-institute-of-technology";
const JNTU = "/college/jntuh-college-of-engineering-hyderabad";
const MADRAS = "/college/indian-institute-of-technology-madras";

async function regionOf(address: string, name: string) {
	const page = await openPage(address);
	return { page, region: page.screen.getByRole("region", { name }) };
}

test("the newest fee comes first on the fees page, with what it covers, its students and its receipt", async () => {
	const { page, region } = await regionOf(`${CBIT}/cost`, "Fees");
	expect(headingOf(page)).toBe("Chaitanya Bharathi Institute of Technology");
	const text = textOf(region);
	expect(text).toContain("₹1,40,000 a year");
	expect(text).toMatch(/Tuition only · Convener quota .* · 2024–25/);
	expect(text).toContain("Fixed by the state’s fee committee for 2022–25.");
	const receipts = within(region).getAllByRole("link", { name: /₹1,40,000.*source:.*TG EAPCET/ });
	expect(receipts.length).toBeGreaterThan(1);
	expect(page.screen.getByRole("region", { name: "Cost calculator" })).toBeDefined();
});

test("a university college shows its fees by seat type and programme", async () => {
	const { region } = await regionOf(`${JNTU}/cost`, "Fees");
	const [newest] = [...region.querySelectorAll("dl")];
	const rows = [...(newest?.children ?? [])].map(textOf);
	expect(rows.filter((row) => /^₹50,000.*Civil Engineering/.test(row))).toHaveLength(1);
	expect(rows.filter((row) => /^₹1,00,000.*Self-financed seats/.test(row))).toHaveLength(1);
});

test("a Maharashtra fee says that its authority is inferred, what it includes, and not for whose seats", async () => {
	const { region } = await regionOf("/college/pune-institute-of-computer-technology-dhankawadi-pune/cost", "Fees");
	expect(textOf(region)).toContain("₹1,20,500 a year");
	expect(textOf(region)).toMatch(/Tuition and development fee · Which seats: our copy does not say · 2025–26/);
	expect(
		within(region).getAllByRole("link", { name: /₹1,20,500.*source:.*authority inferred/ }).length,
	).toBeGreaterThan(1);
});

test("fees from single pages are listed one by one, each with its period, students, contents and source", async () => {
	const { region } = await regionOf(
		"/college/birla-institute-of-technology-and-science-pilani/cost",
		"Fees from the college’s page and newspapers",
	);
	const [fee] = within(region).getAllByRole("listitem").map(textOf);
	expect(fee).toMatch(
		/₹2,59,500.*a semester.*all Indian.*2024-25.*hostel 20,650 a semester.*Official.*BITS Pilani admissions/,
	);
	const amu = await regionOf("/college/jamia-millia-islamia/cost", "Fees from the college’s page and newspapers");
	expect(textOf(amu.region)).toMatch(/B\.Tech.*₹19,225.*a year.*Newspaper.*The Telegraph/);
});

test("the Hindi page shows the same fee", async () => {
	const { region } = await regionOf(`/hi${CBIT}/cost`, "फ़ीस");
	expect(textOf(region)).toContain("₹1,40,000 सालाना");
	expect(textOf(region)).toContain("केवल ट्यूशन फ़ीस");
});

test("a list shows the published fee of each college that has one, with school year and receipt, and no fee for others", async () => {
	const { items } = CollegeResults.parse(
		await askBackend("/v1/colleges?category=1&district=telangana/hyderabad&sort=intake"),
	);
	const page = await openPage("/colleges?category=1&district=telangana/hyderabad&sort=intake");
	const cards = page.screen.getAllByRole("article").map((card) => ({
		name: textOf(within(card).getByRole("heading")),
		receipt: within(card).queryByRole("link", { name: /^(?:from )?₹.*EAPCET/ }),
		text: textOf(card),
	}));
	expect(cards.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
	expect(items.some(({ fee }) => fee === undefined)).toBe(true);
	const indian = new Intl.NumberFormat("en-IN");
	const shownFees = items.map(({ slug, fee }) => {
		if (fee === undefined) return undefined;
		const [amount, href] = [`₹${indian.format(fee.least)}`, `/college/${slug}/cost#source-${fee.sourceId}`];
		return { amount: fee.least < fee.most ? `from ${amount}` : amount, href };
	});
	expect(shownFees.filter((each) => each !== undefined).length).toBeGreaterThan(3);
	const shown = cards.map(({ receipt }) =>
		receipt === null
			? undefined
			: { amount: textOf(receipt).replace(/ \(source.*/, ""), href: receipt.getAttribute("href") },
	);
	expect(shown).toEqual(shownFees);
	for (const { text, receipt } of cards) expect(text.includes("Tuition fee")).toBe(receipt !== null);
	for (const { fee, slug } of items.filter(({ fee }) => fee !== undefined).slice(0, 2)) {
		const { fees } = College.parse(await askBackend(`/v1/colleges/${slug}`));
		expect(fee).toEqual(fees[0]);
	}
});

test("the overview and the comparison show the fee, and say that we do not have it for a college without one", async () => {
	const overview = await openPage(CBIT);
	expect(textOf(overview.screen.getByRole("main"))).toContain("₹1,40,000 a year");
	const madras = await openPage(MADRAS);
	expect(textOf(madras.screen.getByRole("main"))).not.toContain("Tuition fee");
	const slugs = [CBIT, MADRAS].map((path) => path.split("/").at(-1)).join(",");
	const compared = await openPage(`/compare?college=${slugs}`);
	const table = within(compared.screen.getByRole("table", { name: "Main figures" }));
	const row = table.getByRole("row", { name: /^Tuition fee/ });
	expect(textOf(row)).toMatch(/₹1,40,000 a year.*no undergraduate figure/);
});

test("a visitor with a fee notice finds where to send it at every kind of college", async () => {
	const slugs = {
		// Only seats, or only a ranking place: no cost page.
		"s-s-s-ss-college-of-business-administration-belgaum": "",
		"shri-manibhai-virani-and-smt-navalben-virani-science-college": "",
		"indian-institute-of-technology-madras": "/cost",
		"govt-degree-college-kargil": "",
	};
	for (const [slug, page] of Object.entries(slugs)) {
		const { screen } = await openPage(`/college/${slug}${page}`);
		const tabs = within(screen.getAllByRole("navigation", { name: /: pages$/ })[0] ?? screen.getByRole("main"));
		expect([slug, tabs.queryByRole("link", { name: /cost|fees/i }) !== null]).toEqual([slug, page !== ""]);
		const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
		expect(links.filter((href) => href === `/college/${slug}/fees/send`)).toHaveLength(1);
	}
});
