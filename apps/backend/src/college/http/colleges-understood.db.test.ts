import { CollegeResults } from "@uchit/contract/college.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import { describe, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

function search(query: string): Promise<CollegeResults> {
	return backend.read(CollegeResults, `/v1/colleges?${query}`);
}

describe("the interpretation of a search", () => {
	test("replaces a spelled-out name with its id or slug, and reports it", async () => {
		const { understood, total } = await search("category=law&degree=&state=kerala&state=goa");
		const to = { facet: "category", value: "3" };
		expect(understood.moved).toEqual([{ facet: "category", value: "law", to, reason: "other-name" }]);
		expect(understood.values).toMatchObject({ category: ["3"], degree: [], state: ["goa", "kerala"] });
		expect(total).toBe((await search("category=3&state=goa&state=kerala")).total);
		expect((await search("degree=MBBS")).understood.values.degree).toEqual(["mbbs"]);
	});

	test("a degree implies its category, which is not listed again", async () => {
		const mbbs = await search("degree=mbbs");
		const { understood, total } = await search("degree=mbbs&category=medical");
		expect(understood.values).toEqual(mbbs.understood.values);
		expect(understood.values).toMatchObject({ category: [], degree: ["mbbs"] });
		expect(understood.ignored).toEqual([{ facet: "category", value: "12", reason: "said-by-degree" }]);
		expect(total).toBe(mbbs.total);
	});

	test("the degree's category wins over a different one", async () => {
		const { understood, total } = await search("degree=mbbs&category=2");
		const to = { facet: "category", value: "12" };
		expect(understood.moved).toEqual([{ facet: "category", value: "2", to, reason: "of-the-degree" }]);
		expect(total).toBe((await search("degree=mbbs")).total);
	});

	test("a degree is ignored next to categories other than its own", async () => {
		const { understood, total } = await search("degree=mbbs&category=12&category=1");
		expect(understood.ignored).toEqual([{ facet: "degree", value: "mbbs", reason: "beside-other-categories" }]);
		expect(understood.values).toMatchObject({ category: ["1", "12"], degree: [] });
		expect(total).toBe((await search("category=12&category=1")).total);
	});

	test.each(["degree=mbbs", "category=1", "category=2", "category=3", "category=12", "category=13"])(
		"a list of “%s” may be sorted by salaries",
		async (query) => {
			expect((await search(query)).hasSalaries).toBe(true);
		},
	);

	test.each(["", "state=goa", "category=2&category=3", "category=7", "category=8", "category=9", "category=none"])(
		"a list of “%s” may not be sorted by salaries",
		async (query) => {
			expect((await search(query)).hasSalaries).toBe(false);
		},
	);

	test("a degree without a source on who teaches it is not offered, and is replaced by its category", async () => {
		const { facets } = await search("");
		const offered = facets.degree.map(({ value }) => value);
		for (const slug of ["ba", "ma", "bsc", "msc", "bcom", "llb"]) {
			expect(offered).not.toContain(slug);
			const { assumedDegrees, understood, facets: narrowed, total } = await search(`degree=${slug}`);
			expect(assumedDegrees).toEqual([slug]);
			const to = { facet: "category", value: String(findDegree(slug)?.categoryId) };
			expect(understood.moved).toEqual([{ facet: "degree", value: slug, to, reason: "no-source" }]);
			expect(understood.values).toMatchObject({ degree: [], category: [to.value] });
			expect(narrowed.degree.filter(({ selected }) => selected)).toEqual([]);
			expect(total).toBe((await search(`category=${findDegree(slug)?.categoryId}`)).total);
		}
		const mixed = await search("degree=mbbs&degree=llb");
		expect(mixed).toMatchObject({ assumedDegrees: ["llb"], total: (await search("degree=MBBS")).total });
		expect(mixed.understood.ignored).toEqual([{ facet: "degree", value: "llb", reason: "no-source" }]);
	});
});
