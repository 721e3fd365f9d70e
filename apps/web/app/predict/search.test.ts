import { expect, test } from "vitest";
import {
	parsePredictSearch,
	setFilters,
	toNarrowingParams,
	toPredictParams,
	toQuestionParams,
	withoutPredictFilter,
} from "./search.ts";

const read = (query: string) => parsePredictSearch(new URLSearchParams(query));

test("a question survives the round trip through its address", () => {
	const query =
		"exam=jee-mains&rank=20%2C000&category=OPEN&gender=Gender-Neutral&homeState=goa&quota=HS&quota=OS&q=civil&band=likely&band=possible&state=goa&sort=-closing&page=3";
	expect(toPredictParams(read(query)).toString()).toBe(query);
	expect(read(query).isRequested).toBe(true);
});

test("an exam alone is no request yet; a field of the question, even an invalid one, is", () => {
	expect(read("exam=kcet").isRequested).toBe(false);
	expect(read("exam=kcet&band=every").isRequested).toBe(false);
	expect(read("exam=kcet&gender=x").isRequested).toBe(true);
	expect(read("exam=kcet&quota=x").isRequested).toBe(true);
});

test("a duplicate value stays duplicate, so that it is refused", () => {
	const search = read("exam=kcet&rank=5&rank=6");
	expect(search.twice).toEqual(["rank"]);
	expect(toPredictParams(search).getAll("rank")).toHaveLength(2);
	expect(read("exam=kcet&rank=&rank=6")).toMatchObject({ twice: [], rank: "6" });
});

test("the question is separate from the filters, and removing a filter returns to page 1", () => {
	const search = read("exam=kcet&rank=5&category=GM&q=civil&kind=private&page=4&sort=college");
	expect(toQuestionParams(search).toString()).toBe("exam=kcet&rank=5&category=GM");
	expect(toNarrowingParams(search).toString()).toBe("q=civil&kind=private&sort=college");
	expect(setFilters(search)).toEqual(["q", "kind"]);
	expect(withoutPredictFilter(search, "q")).toMatchObject({ q: "", page: 1, kind: ["private"] });
	expect(withoutPredictFilter(search, "kind")).toMatchObject({ q: "civil", page: 1, kind: [] });
});

test("old group names in shared links map to the current groups", () => {
	expect(read("exam=kcet&band=every&band=some&band=missed").band).toEqual(["likely", "reach"]);
});

test("an unknown sort order becomes the standard one, and an invalid page the first", () => {
	expect(read("exam=kcet&sort=luck&page=-3")).toMatchObject({ sort: "closing", page: 1 });
});
