import { CollegeResults } from "@uchit/contract/college.ts";
import { expect, test } from "vitest";
import { readHead } from "./support/head.ts";
import { askBackend, headingOf, openPage, request, textOf } from "./support/site.ts";
import { spec } from "./support/spec.ts";

const indian = new Intl.NumberFormat("en-IN");

for (const [proves, asked, moved] of [
	[spec("2.22"), "/colleges?category=2&degree=mbbs", "/colleges?category=12&degree=mbbs"],
	[spec("2.21"), "/colleges?category=1&degree=barch", "/colleges?category=13&degree=barch"],
	["", "/hi/colleges?category=2&degree=bds&state=kerala", "/hi/colleges?category=12&degree=bds&state=kerala"],
] as const) {
	test(`${proves} ${asked} has moved (302) to ${moved}`, async () => {
		const { status, headers } = await request(asked);
		expect([status, headers.get("location")]).toEqual([302, moved]);
		expect((await openPage(asked)).path).toBe(moved);
	});
}

test("a degree's list has a title, a heading and an address of its own, and holds who has its seats", async () => {
	const { total, assumedDegrees } = CollegeResults.parse(await askBackend("/v1/colleges?degree=mbbs"));
	const { total: medical } = CollegeResults.parse(await askBackend("/v1/colleges?category=12"));
	expect(assumedDegrees).toEqual([]);
	expect(total).toBeGreaterThan(500);
	expect(total).toBeLessThan(medical);
	for (const address of ["/colleges?degree=mbbs", "/colleges?category=12&degree=mbbs"]) {
		const page = await openPage(address);
		expect(page.document.title).toBe("MBBS colleges – Uchit");
		expect(headingOf(page)).toBe("MBBS colleges");
		expect(readHead(page.html).canonical).toMatch(/^http.*\/colleges\?degree=mbbs$/);
		expect(page.screen.getAllByRole("status").map(textOf)[0]).toBe(`${indian.format(total)} institutions`);
	}
});

test("a degree whose seats no source lists stands for its category, and says so", async () => {
	const { total, assumedDegrees } = CollegeResults.parse(await askBackend("/v1/colleges?degree=llb"));
	expect(assumedDegrees).toEqual(["llb"]);
	const { screen } = await openPage("/colleges?degree=llb");
	expect(textOf(screen.getByRole("main"))).toContain("We do not know which of them teach LLB.");
	expect(screen.getAllByRole("status").map(textOf)[0]).toBe(`${indian.format(total)} institutions`);
});

test("a second category is more than a degree can narrow: the degree goes", async () => {
	const { status, headers } = await request("/colleges?category=12&category=1&degree=mbbs");
	expect([status, headers.get("location")]).toEqual([302, "/colleges?category=1&category=12"]);
});
