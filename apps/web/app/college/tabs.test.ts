import { expect, test } from "vitest";
import { pathsIn } from "#app/paths.ts";
import { collegeTabAt, nameOfTab, pathOfTab, tabsOf } from "./tabs.ts";

const EMPTY_COLLEGE = { seats: [], cutoffs: [], rankings: [], placements: [], fees: [], pageFees: 0, articles: 0 };

test("an institution without further data has its overview and its sources", () => {
	expect(tabsOf(EMPTY_COLLEGE)).toEqual(["overview", "sources"]);
});

test("a page is offered when it has something to show", () => {
	const seats = [{ authority: "aicte", year: 2025, courses: 2, seats: 120, sourceId: "aicte-2025" }];
	expect(tabsOf({ ...EMPTY_COLLEGE, seats })).toEqual(["overview", "courses", "sources"]);
});

const ranked = (list: "law" | "overall") => [{ list, year: 2025, rank: 1, printedName: "A", sourceId: "nirf-2025" }];

test("courses are offered where a subject ranking lists the institution, not where an overall ranking does", () => {
	expect(tabsOf({ ...EMPTY_COLLEGE, rankings: ranked("law") })).toContain("courses");
	expect(tabsOf({ ...EMPTY_COLLEGE, rankings: ranked("overall") })).not.toContain("courses");
});

test("courses are offered where a counselling's programmes are available", () => {
	const cutoffs = [
		{ exam: "jee-main", authority: "josaa", rows: 9, programmes: 3, lastYear: 2025, sourceId: "josaa-2025" },
	];
	expect(tabsOf({ ...EMPTY_COLLEGE, cutoffs })).toContain("courses");
});

test("the cost page is named after the fees where some are published, and is offered for fees alone", () => {
	const fees = [
		{
			year: 2024,
			quota: "convener" as const,
			covers: "tuition" as const,
			least: 43_000,
			most: 43_000,
			programmes: 4,
			sourceId: "a",
		},
	];
	expect(tabsOf({ ...EMPTY_COLLEGE, fees })).toEqual(["overview", "cost", "sources"]);
	expect(tabsOf({ ...EMPTY_COLLEGE, pageFees: 1 })).toEqual(["overview", "cost", "sources"]);
	const named = [{ ...EMPTY_COLLEGE, fees }, { ...EMPTY_COLLEGE, pageFees: 1 }, EMPTY_COLLEGE].map((facts) =>
		nameOfTab(facts, "cost"),
	);
	expect(named).toEqual(["fees", "fees", "cost"]);
});

test("reviews are offered from the first published one on, and also where all were removed", () => {
	expect(tabsOf({ ...EMPTY_COLLEGE, reviews: { count: 0, removed: 0 } })).not.toContain("reviews");
	expect(tabsOf({ ...EMPTY_COLLEGE, reviews: { count: 0, removed: 1 } })).toContain("reviews");
	expect(tabsOf({ ...EMPTY_COLLEGE, reviews: { count: 1, removed: 0 } })).toEqual(["overview", "reviews", "sources"]);
});

test("the articles about an institution are offered when there are any", () => {
	expect(tabsOf({ ...EMPTY_COLLEGE, articles: 1 })).toEqual(["overview", "news", "sources"]);
});

test("each page has its own address, and the overview has the institution's", () => {
	expect(
		["overview", "courses"].map((tab) => pathOfTab(pathsIn("hi"), "iit-goa", tab === "courses" ? tab : "overview")),
	).toEqual(["/hi/college/iit-goa", "/hi/college/iit-goa/courses"]);
});

test("an address identifies its page, in either language", () => {
	const addresses = [
		"/college/a-college",
		"/hi/college/a-college",
		"/college/a-college/rankings",
		"/hi/college/a-college/Rankings",
	];
	expect(addresses.map(collegeTabAt)).toEqual(["overview", "overview", "rankings", "rankings"]);
});
