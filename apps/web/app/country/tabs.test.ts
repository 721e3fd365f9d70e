import { expect, test } from "vitest";
import { countryTabAt, countryTabsOf } from "./tabs.ts";

test("an unpublished list has no page", () => {
	const universities = { total: 3, source_id: "a-list" };
	expect(countryTabsOf({ held: {} })).toEqual(["overview"]);
	expect(countryTabsOf({ held: { universities } })).toEqual(["overview", "universities"]);
});

test("an address identifies its page, in either language", () => {
	const addresses = ["/study-abroad/canada", "/hi/study-abroad/canada", "/hi/study-abroad/canada/Courses"];
	expect(addresses.map(countryTabAt)).toEqual(["overview", "overview", "courses"]);
});
