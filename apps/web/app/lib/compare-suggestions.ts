import type { ComparedCollege } from "@uchit/contract/compare.ts";

const SHOWN = 6;

/** Colleges like those that stand there: first those that are like several of them. */
export function suggestToCompare(
	colleges: readonly Pick<ComparedCollege, "slug" | "similar">[],
): { slug: string; name: string }[] {
	const there = new Set(colleges.map(({ slug }) => slug));
	const similar = colleges.flatMap((college) => college.similar?.items ?? []).filter(({ slug }) => !there.has(slug));
	const groups = [...Map.groupBy(similar, ({ slug }) => slug).values()].toSorted((a, b) => b.length - a.length);
	return groups
		.slice(0, SHOWN)
		.flatMap(([first]) => (first === undefined ? [] : [{ slug: first.slug, name: first.name }]));
}
