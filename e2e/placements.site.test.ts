import { College } from "@uchit/contract/college.ts";
import { expect, test } from "vitest";
import { askBackend, openPage, textOf, within } from "./support/site.ts";

const IIT_BOMBAY = "indian-institute-of-technology-bombay";
const indian = new Intl.NumberFormat("en-IN");

test.for(["", "/placements"])(
	"/college/{slug}%s begins with the newest undergraduates; a picture that ends earlier is not in view beside them",
	async (tab) => {
		const { placements } = College.parse(await askBackend(`/v1/colleges/${IIT_BOMBAY}`));
		const newest = Math.max(...placements.filter(({ level }) => level.startsWith("ug")).map(({ cohort }) => cohort));
		const [largest] = placements
			.filter(({ level, cohort }) => level.startsWith("ug") && cohort === newest)
			.toSorted((a, b) => (b.graduated ?? 0) - (a.graduated ?? 0));
		const { screen } = await openPage(`/college/${IIT_BOMBAY}${tab}`);
		const section = screen.getByRole("region", { name: "Placements" });
		const [first] = within(section).getAllByRole("link", { name: /^₹/ });
		expect(textOf(first ?? section)).toContain(`₹${indian.format(largest?.medianSalary ?? 0)}`);
		expect(textOf(section)).toContain(`${newest}–${String(newest + 1).slice(2)}`);
		const pictures = within(section).queryAllByText("years that look wrong are left out: 2018–19, 2019–20", {
			exact: false,
		});
		expect(pictures.length > 0).toBe(tab === "/placements");
		for (const picture of pictures) expect(picture.closest("details")).not.toBeNull();
	},
);

test("no page of the college shows the median of fewer than ten people", async () => {
	const { slug, placements } = College.parse(await askBackend("/v1/colleges/indian-institute-of-technology-madras"));
	const withheld = placements.filter(({ isMedianWithheld }) => isMedianWithheld);
	expect(withheld.length).toBeGreaterThan(0);
	const { screen } = await openPage(`/college/${slug}/placements`);
	const rows = within(screen.getByRole("table", { name: "Graduates by level and year" })).getAllByRole("row");
	expect(rows.filter((row) => textOf(row).includes("fewer than ten placed: not shown")).length).toBe(withheld.length);
	for (const path of [`/college/${slug}/cost`, `/college/${slug}/sources`, `/compare?college=${slug}&numbers=all`]) {
		expect(textOf((await openPage(path)).screen.getByRole("main"))).not.toContain("21,19,300");
	}
});
