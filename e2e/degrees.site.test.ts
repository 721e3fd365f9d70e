import { CollegeResults } from "@uchit/contract/college.ts";
import { expect, test } from "vitest";
import { readHead } from "./support/head.ts";
import { countInWords } from "./support/institution-count.ts";
import { askBackend, headingOf, openPage, request, textOf } from "./support/site.ts";
import { spec } from "./support/spec.ts";

for (const [proves, address, moved] of [
	[spec("2.22"), "/colleges?category=2&degree=mbbs", "/colleges?category=12&degree=mbbs"],
	[spec("2.21"), "/colleges?category=1&degree=barch", "/colleges?category=13&degree=barch"],
	["", "/hi/colleges?category=2&degree=bds&state=kerala", "/hi/colleges?category=12&degree=bds&state=kerala"],
] as const) {
	test(`${proves} ${address} redirects (302) to ${moved}`, async () => {
		const { status, headers } = await request(address);
		expect([status, headers.get("location")]).toEqual([302, moved]);
		expect((await openPage(address)).path).toBe(moved);
	});
}

test("a degree's list has its own title, heading and address, and contains the colleges with its seats", async () => {
	const results = CollegeResults.parse(await askBackend("/v1/colleges?degree=mbbs"));
	const { total, assumedDegrees } = results;
	const { total: medical } = CollegeResults.parse(await askBackend("/v1/colleges?category=12"));
	expect(assumedDegrees).toEqual([]);
	expect(total).toBeGreaterThan(500);
	expect(total).toBeLessThan(medical);
	for (const address of ["/colleges?degree=mbbs", "/colleges?category=12&degree=mbbs"]) {
		const page = await openPage(address);
		expect(page.document.title).toBe("MBBS colleges in our sources – Uchit");
		expect(headingOf(page)).toBe("MBBS colleges in our sources");
		expect(readHead(page.html).canonical).toMatch(/^http.*\/colleges\?degree=mbbs$/);
		expect(page.screen.getAllByRole("status").map(textOf)[0]).toBe(
			`MBBS at ${countInWords(results)}, by our sources. Other colleges may teach it too: we do not know.`,
		);
		expect(readHead(page.html).description).toContain(
			`in our sources, as far as we know. ${countInWords(results).slice(0, 40)}`,
		);
	}
});

test("a degree's list of few institutions explains what it counts, and is hidden from search engines", async () => {
	const page = await openPage("/colleges?degree=bsc-nursing&state=karnataka");
	expect(headingOf(page)).toBe("B.Sc Nursing colleges in Karnataka in our sources");
	expect(page.screen.getAllByRole("status").map(textOf)[0]).toBe(
		"B.Sc Nursing at 2 institutions, by our sources. Other colleges may teach it too: we do not know.",
	);
	expect(readHead(page.html).isHidden).toBe(true);
	expect(readHead((await openPage("/colleges?degree=bsc-nursing")).html).isHidden).toBe(false);
});

test("a degree without known colleges shows its category's list, and says so", async () => {
	const results = CollegeResults.parse(await askBackend("/v1/colleges?category=3&state=kerala"));
	const page = await openPage("/colleges?degree=llb&state=kerala");
	expect(headingOf(page)).toBe("Law colleges in Kerala");
	const main = textOf(page.screen.getByRole("main"));
	expect(main).toContain("We do not know yet which institutions teach LLB. These are law institutions");
	expect(main).toContain(countInWords(results));
	expect(readHead(page.html)).toMatchObject({
		canonical: expect.stringMatching(/\/colleges\/law\/kerala$/),
		isHidden: true,
	});
});

test("no page links to a degree without known colleges", async () => {
	for (const path of ["/", "/colleges", "/hi/colleges?category=8"]) {
		const { html } = await openPage(path);
		expect(html).toContain("/courses/mbbs");
		expect(html).not.toMatch(/degree=(ba|ma|bsc|msc|bcom|mcom|llb|llm)["&]/);
		expect(html).not.toMatch(/name="degree"[^>]*value="(ba|ma|bsc|msc|bcom|llb)"/);
	}
});

test("a second category removes the degree, which can narrow only one", async () => {
	const { status, headers } = await request("/colleges?category=12&category=1&degree=mbbs");
	expect([status, headers.get("location")]).toEqual([302, "/colleges?category=1&category=12"]);
});
