import { CountryList } from "@uchit/contract/country.ts";
import { expect, test } from "vitest";
import { askBackend, openPage, textOf } from "./support/site.ts";

const mainOf = async (path: string) => textOf((await openPage(path)).screen.getByRole("main"));

test.each([
	["national-institute-of-technology-patna", "Institute of National Importance"],
	["indian-institute-of-technology-bombay", "Institute of National Importance"],
	["central-university-of-karnataka-gulbarga", "Central university"],
])("%s is shown as recognised by its Act of Parliament, without advice to ask the college", async (slug, status) => {
	const main = await mainOf(`/college/${slug}`);
	expect(main).toMatch(new RegExp(`Is it recognised\\?.{0,20}${status}`));
	expect(main).toContain("Government · ");
	expect(main).not.toContain("Ask who approves your course");
});

test("a list by owner shows how many more colleges have an unknown owner", async () => {
	expect(await mainOf("/colleges?category=12&ownership=private&state=uttar-pradesh")).toMatch(
		/[\d,]+ more, owner not known/,
	);
	expect(await mainOf("/colleges?category=12&state=uttar-pradesh")).not.toContain("more, owner not known");
});

test("each country shows one number of universities on cards and its list; another is marked as the record's", async () => {
	const { items } = CountryList.parse(await askBackend("/v1/countries"));
	const cards = await mainOf("/study-abroad");
	for (const { slug, universities, universities_listed: listed } of items) {
		expect([slug, listed]).toEqual([slug, expect.any(Number)]);
		expect(cards).toContain(`Institutions listed here${listed?.toLocaleString("en-IN")}`);
		if (universities === undefined || universities === String(listed)) continue;
		expect(await mainOf(`/study-abroad/${slug}`)).toContain("Who counted them, and when, is not known.");
	}
});
