import { expect, test } from "vitest";
import { parseTrendSearch, TREND_PARAMETERS, toTrendParams, toTrendQuery } from "./trend-search.ts";

const address =
	"trendExam=jee-mains&trendQuota=HS&trendSeatType=OPEN+%28PwD%29&trendProgramme=Civil+Engineering&trendProgramme=Law";

test("an address of the closing ranks over the years reads and writes the same", () => {
	const search = parseTrendSearch(new URLSearchParams(address));
	expect(search).toMatchObject({ exam: "jee-mains", gender: undefined, programmes: ["Civil Engineering", "Law"] });
	expect(toTrendParams(search).toString()).toBe(address);
});

test("the filters of the table below do not affect the trend", () => {
	const search = parseTrendSearch(new URLSearchParams("exam=neet&quota=AI&seatType=SC&programme=Law"));
	expect(toTrendParams(search).size).toBe(0);
});

test("empty, repeated and overlong values do not reach the backend", () => {
	const params = new URLSearchParams({ trendQuota: "", trendGender: "x".repeat(500) });
	params.append("trendProgramme", "Law");
	params.append("trendProgramme", " Law ");
	const query = toTrendQuery(parseTrendSearch(params));
	expect(query.has("quota")).toBe(false);
	expect(query.get("gender")?.length).toBe(200);
	expect(query.getAll("programme")).toEqual(["Law"]);
});

test("every parameter written is one of the page cache's key parameters", () => {
	const all = new URLSearchParams(TREND_PARAMETERS.map((name) => [name, "x"]));
	expect([...toTrendParams(parseTrendSearch(all)).keys()]).toEqual(TREND_PARAMETERS);
});
