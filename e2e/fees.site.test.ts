import { expect, test } from "vitest";
import { headingOf, openPage, textOf, within } from "./support/site.ts";

const CBIT = "/college/chaitanya-bharathi-institute-of-technology";
const JNTU = "/college/jntuh-college-of-engineering-hyderabad";
const MADRAS = "/college/indian-institute-of-technology-madras";

/** A page's region by its heading. */
async function regionOf(address: string, name: string) {
	const page = await openPage(address);
	return { page, region: page.screen.getByRole("region", { name }) };
}

test("the newest fee stands first on the page of fees, with what it covers, whose it is and its receipt", async () => {
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

test("a university college's fees stand apart by seats and programme", async () => {
	const { region } = await regionOf(`${JNTU}/cost`, "Fees");
	const [newest] = [...region.querySelectorAll("dl")];
	const rows = [...(newest?.children ?? [])].map(textOf);
	expect(rows.filter((row) => /^₹50,000.*CIVIL ENGINEERING/.test(row))).toHaveLength(1);
	expect(rows.filter((row) => /^₹1,00,000.*Self-financed seats/.test(row))).toHaveLength(1);
});

test("in Hindi the fee says the same", async () => {
	const { region } = await regionOf(`/hi${CBIT}/cost`, "फ़ीस");
	expect(textOf(region)).toContain("₹1,40,000 सालाना");
	expect(textOf(region)).toContain("केवल ट्यूशन फ़ीस");
});

test("the overview and the comparison say the fee, and of a college without one that it is not published", async () => {
	const overview = await openPage(CBIT);
	expect(textOf(overview.screen.getByRole("main"))).toContain("₹1,40,000 a year");
	const madras = await openPage(MADRAS);
	expect(textOf(madras.screen.getByRole("main"))).not.toContain("Tuition fee");
	const slugs = [CBIT, MADRAS].map((path) => path.split("/").at(-1)).join(",");
	const compared = await openPage(`/compare?college=${slugs}`);
	const table = within(compared.screen.getByRole("table", { name: "Main figures" }));
	const row = table.getByRole("row", { name: /^Tuition fee/ });
	expect(textOf(row)).toMatch(/₹1,40,000 a year.*not published/);
});
