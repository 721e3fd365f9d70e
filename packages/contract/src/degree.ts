import type { CategoryId } from "./category.ts";

/**
 * The degrees of the filter `/colleges?degree=mbbs`, each in one category: an address with another category is
 * redirected to this one (`docs/decisions/0093`). Slugs are permanent.
 */
export const DEGREES = [
	{ slug: "btech", name: "B.E./B.Tech", categoryId: 1 },
	{ slug: "mtech", name: "M.E./M.Tech", categoryId: 1 },
	{ slug: "diploma", name: "Diploma in Engineering", categoryId: 1 },
	{ slug: "barch", name: "B.Arch", categoryId: 13 },
	{ slug: "bplan", name: "B.Plan", categoryId: 13 },
	{ slug: "march", name: "M.Arch", categoryId: 13 },
	{ slug: "mba", name: "MBA", categoryId: 2 },
	{ slug: "pgdm", name: "PGDM", categoryId: 2 },
	{ slug: "bba", name: "BBA", categoryId: 2 },
	{ slug: "bhm", name: "Hotel Management", categoryId: 2 },
	{ slug: "mbbs", name: "MBBS", categoryId: 12 },
	{ slug: "bds", name: "BDS", categoryId: 12 },
	{ slug: "md", name: "MD", categoryId: 12 },
	{ slug: "ms", name: "MS", categoryId: 12 },
	{ slug: "mds", name: "MDS", categoryId: 12 },
	{ slug: "bams", name: "BAMS", categoryId: 12 },
	{ slug: "bhms", name: "BHMS", categoryId: 12 },
	{ slug: "bpharm", name: "B.Pharm", categoryId: 12 },
	{ slug: "bsc-nursing", name: "B.Sc Nursing", categoryId: 12 },
	{ slug: "llb", name: "LLB", categoryId: 3 },
	{ slug: "ba-llb", name: "BA LLB", categoryId: 3 },
	{ slug: "bba-llb", name: "BBA LLB", categoryId: 3 },
	{ slug: "llm", name: "LLM", categoryId: 3 },
	{ slug: "bcom", name: "B.Com", categoryId: 7 },
	{ slug: "mcom", name: "M.Com", categoryId: 7 },
	{ slug: "bsc", name: "B.Sc", categoryId: 9 },
	{ slug: "msc", name: "M.Sc", categoryId: 9 },
	{ slug: "bca", name: "BCA", categoryId: 9 },
	{ slug: "mca", name: "MCA", categoryId: 9 },
	{ slug: "ba", name: "BA", categoryId: 8 },
	{ slug: "ma", name: "MA", categoryId: 8 },
] as const satisfies readonly { slug: string; name: string; categoryId: CategoryId }[];

/**
 * Institutions with evidence that a degree's list needs before search engines get it, for a place as for India. Below
 * ten, as with the people behind a median salary, a list says more about our sources than about the degree
 * (`docs/decisions/0093`).
 */
export const MIN_EVIDENCED = 10;

export type Degree = (typeof DEGREES)[number];
export type DegreeSlug = Degree["slug"];

export function findDegree(slug: string): Degree | undefined {
	const lower = slug.toLowerCase();
	return DEGREES.find((degree) => degree.slug === lower);
}
