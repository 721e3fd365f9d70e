import { CollegeAddresses, ListAddresses } from "@uchit/contract/address.ts";
import { CollegeResults } from "@uchit/contract/college.ts";
import { MIN_EVIDENCED } from "@uchit/contract/degree.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();
const MAX_CORRECTED = 20;

test("the pages of addresses list every institution once", async () => {
	const first = await backend.read(CollegeAddresses, "/v1/addresses/colleges");
	const pages = Math.ceil(first.total / first.pageSize);
	const all = await Promise.all(
		Array.from({ length: pages }, (_, index) =>
			backend.read(CollegeAddresses, `/v1/addresses/colleges?page=${index + 1}`),
		),
	);
	const slugs = all.flatMap((page) => page.slugs);
	expect(slugs).toHaveLength(first.total);
	expect(new Set(slugs).size).toBe(first.total);
	expect(Object.keys(first.changedOn).length).toBeGreaterThan(first.slugs.length * 0.9);
	const days = all.flatMap(({ changedOn }) => Object.values(changedOn));
	expect(new Set(days).size, "an institution's own sources say when it changed").toBeGreaterThan(1);
	// Another test may correct facts at this moment, with a document of today.
	const today = new Date().toISOString().slice(0, 10);
	expect(days.filter((day) => day === today).length).toBeLessThan(MAX_CORRECTED);
	expect(first.total).toBe((await backend.read(CollegeResults, "/v1/colleges")).total);
});

test("each list of the map has at least one institution", async () => {
	const { lists } = await backend.read(ListAddresses, "/v1/addresses/lists");
	expect(lists.length).toBeGreaterThan(300);
	const some = lists.filter((_, index) => index % 97 === 0);
	const totals = await Promise.all(
		some.map(async (list) => {
			const params = new URLSearchParams(list.map(({ facet, value }) => [facet, value]));
			return (await backend.read(CollegeResults, `/v1/colleges?${params}`)).total;
		}),
	);
	expect(totals.filter((total) => total === 0)).toEqual([]);
});

test("a degree's list is on the map only with enough institutions backed by a source", async () => {
	const { lists } = await backend.read(ListAddresses, "/v1/addresses/lists");
	const ofDegrees = lists.filter((list) => list.some(({ facet }) => facet === "degree"));
	const queries = ofDegrees.map((list) => `${new URLSearchParams(list.map(({ facet, value }) => [facet, value]))}`);
	expect(queries).toContain("degree=bsc-nursing");
	expect(queries).not.toContain("degree=bsc-nursing&state=karnataka");
	expect(queries.filter((query) => /degree=(ba|ma|bsc|msc|bcom|llb)\b(?!-)/.test(query))).toEqual([]);
	const totals = await Promise.all(
		queries
			.filter((_, index) => index % 23 === 0)
			.map(async (query) => (await backend.read(CollegeResults, `/v1/colleges?${query}`)).total),
	);
	expect(Math.min(...totals)).toBeGreaterThanOrEqual(MIN_EVIDENCED);
});
