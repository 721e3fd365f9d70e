import { expect, test } from "vitest";
import { parseCollegeSearch, toCollegeParams } from "./college-search.ts";
import { movedByDegree } from "./degree.ts";

const read = (address: string) => parseCollegeSearch(new URLSearchParams(address));

test.each([
	["category=2&degree=mbbs", "category=12&degree=mbbs"],
	["category=1&degree=barch", "category=13&degree=barch"],
	["category=management&degree=mbbs&state=goa&page=2", "category=12&degree=mbbs&state=goa&page=2"],
	["category=12&category=1&degree=mbbs", "category=12&category=1"],
])("%s has moved to %s", (address, moved) => {
	const search = movedByDegree(read(address));
	expect(search && toCollegeParams(search).toString()).toBe(moved);
	expect(search && movedByDegree(search)).toBeUndefined();
});

test.each([
	"degree=mbbs",
	"category=12&degree=mbbs",
	"category=medical&degree=mbbs",
	"category=2",
	"category=2&degree=wizardry",
])("%s stays where it is", (address) => {
	expect(movedByDegree(read(address))).toBeUndefined();
});
