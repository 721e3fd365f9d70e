import { College, CollegeResults } from "@uchit/contract/college.ts";
import { Outcomes } from "@uchit/contract/outcome.ts";
import { expect, test } from "vitest";
import * as z from "zod";
import { askBackend, openPage, request, textOf } from "./support/site.ts";

async function getRanked(): Promise<College> {
	const { items } = CollegeResults.parse(await askBackend("/v1/colleges?category=1"));
	return College.parse(await askBackend(`/v1/colleges/${items[0]?.slug}`));
}

test("other reports on the same year are shown beside the newest", async () => {
	const { reported } = Outcomes.parse(await askBackend("/v1/colleges/amity-university-noida/outcomes"));
	const groups = Map.groupBy(reported, ({ list, level, measure, cohort }) => [list, level, measure, cohort].join("-"));
	const [key, group] = [...groups].find(([, each]) => new Set(each.map(({ value }) => value)).size > 1) ?? [];
	const years = group?.map(({ year }) => year).toSorted((a, b) => b - a) ?? [];
	expect(years.length).toBeGreaterThan(1);
	const { document, body } = await openPage("/college/amity-university-noida/sources");
	expect(textOf(document.getElementById(`outcome-${key}`) ?? body)).toContain(`${years[0]}`);
	expect(document.getElementById(`outcome-${key}`)).not.toBeNull();
	const answer = await request(`/college/amity-university-noida/receipt?of=outcome-${key}`);
	expect(answer.status).toBe(200);
	const { sources } = z.object({ sources: z.array(z.unknown()) }).parse(await answer.json());
	expect(sources.length).toBeGreaterThan(1);
});

test("an unknown receipt is not found", async () => {
	const { slug } = await getRanked();
	for (const of of ["", "rank-engineering-1999", "'\"\\%00"]) {
		const answer = await request(`/college/${slug}/receipt?${new URLSearchParams({ of })}`);
		expect(answer.status, of).toBe(404);
	}
});

test("the map gives its location and its precision", async () => {
	const { slug, place, position } = await getRanked();
	expect(position).toBeDefined();
	const { screen } = await openPage(`/college/${slug}`);
	const map = screen.getByRole("img", { name: `Map of India: ${place.district}, ${place.state?.name}` });
	expect(textOf(map.closest("figure") ?? map)).toMatch(new RegExp(`The dot is (?:the middle of )?its ${position?.of}`));
});
