import { expect, test } from "vitest";
import type { FakeUniversity } from "./queries/fake-universities.ts";
import { isListedPlace, readPlace } from "./typed-place.ts";

const listed = (place: string | undefined, slug: string, name: string): FakeUniversity => ({
	...{ name: "A", place, state: { slug, name }, listedIn: "2026-02", sourceId: "a" },
});
const ARABIC = listed("Nagpur", "maharashtra", "Maharashtra");
const PRAYAG = listed("Prayag, Allahabad", "uttar-pradesh", "Uttar Pradesh");
const KERALA = listed(undefined, "kerala", "Kerala");
const NEHRU_PLACE = listed("Nehru Place", "delhi", "Delhi");

test.each([
	[ARABIC, "Nagpur", true],
	[ARABIC, "Maharashtra", true],
	[ARABIC, "Civil Lines, Nagpur, MH", true],
	[ARABIC, "Pune, Maharashtra", false],
	[ARABIC, "Nagpur, Bihar", false],
	[ARABIC, "Mumbai", false],
	[PRAYAG, "Prayagraj", true],
	[PRAYAG, "प्रयागराज", true],
	[PRAYAG, "उत्तर प्रदेश", true],
	[KERALA, "Kochi, Kerala", true],
	[KERALA, "Kochi", false],
	[NEHRU_PLACE, "New Delhi", true],
	[NEHRU_PLACE, "Rajendra Place", false],
])("whether $place, $state.name is %s", (fake, typed, isThere) => {
	expect(isListedPlace(fake, readPlace(typed))).toBe(isThere);
});
