import { expect, test } from "vitest";
import { follow, openPage, textOf, within } from "./support/site.ts";
import { spec } from "./support/spec.ts";

test(`${spec("2.89", "2.90", "2.91", "2.92")} the footer has its four columns`, async () => {
	const { footer } = await openHome();
	const columns = within(footer)
		.getAllByRole("navigation")
		.flatMap((nav) => within(nav).queryAllByRole("region"));
	expect(columns.map((column) => textOf(within(column).getByRole("heading")))).toEqual([
		"Top Colleges",
		"Top Exams",
		"Top Courses",
		"Other",
	]);
	for (const column of columns) expect(within(column).getAllByRole("link").length).toBeGreaterThan(3);
});

test("each course in the footer links to the course’s own page", async () => {
	const { footer } = await openHome();
	const links = within(within(footer).getByRole("region", { name: "Top Courses" })).getAllByRole("link");
	expect(links.map((link) => link.getAttribute("href"))).toEqual(
		["btech", "mba", "mbbs", "llb", "bcom", "bsc", "ba", "barch"].map((slug) => `/courses/${slug}`),
	);
});

for (const [proves, name] of [
	[spec("2.50"), "Privacy Policy"],
	[spec("2.51"), "Terms"],
	[spec("2.52"), "Advertising"],
	[spec("2.53"), "Careers"],
] as const) {
	test(`${proves} ${name} links to the list of colleges`, async () => {
		const { home, footer } = await openHome();
		expect((await follow(home, within(footer).getByRole("link", { name }))).path).toBe("/colleges");
	});
}

test(`${spec("2.94", "9.21")} its copyright line shows the current year`, async () => {
	const { footer } = await openHome();
	expect(textOf(footer)).toContain(`© ${new Date().getFullYear()} Uchit`);
});

test(`${spec("1.31", "1.34", "1.35", "1.36", "1.37")} it shows the opening hours`, async () => {
	const { footer } = await openHome();
	const reach = textOf(within(footer).getByRole("region", { name: "Contact us" }));
	expect(reach).toContain("Monday to Saturday: 9:00 AM to 07:00 PM");
	expect(reach).toContain("Sunday: 10:00 AM to 06:00 PM");
});

test("contact details without a setting are not shown", async () => {
	const { home, footer } = await openHome();
	const reach = within(footer).getByRole("region", { name: "Contact us" });
	expect(within(reach).queryAllByRole("link")).toHaveLength(0);
	expect(home.document.querySelectorAll("address")).toHaveLength(0);
});

async function openHome() {
	const home = await openPage("/");
	return { home, footer: home.screen.getByRole("contentinfo") };
}
