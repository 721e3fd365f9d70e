import { findCategory } from "@uchit/contract/category.ts";
import type { CollegeQuery, UnderstoodCollegeQuery } from "@uchit/contract/college.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { CollegeIndex } from "./college-index.ts";

export type UnderstoodQuery = Pick<UnderstoodCollegeQuery, "moved" | "ignored"> & {
	/** Categories by id, degrees by slug; unknown values unchanged. */
	query: CollegeQuery;
	assumedDegrees: string[];
};

export function understandQuery(index: CollegeIndex, query: CollegeQuery): UnderstoodQuery {
	const named = readNames(query);
	const fitted = fitCategories(named);
	const { category, degree, assumedDegrees, moved, ignored } = readDegrees(index, fitted);
	return {
		query: { ...query, category: distinct(category), degree: distinct(degree) },
		assumedDegrees,
		moved: [...named.moved, ...fitted.moved, ...moved],
		ignored: [...fitted.ignored, ...ignored],
	};
}

type Chosen = Pick<CollegeQuery, "category" | "degree"> & Pick<UnderstoodCollegeQuery, "moved" | "ignored">;

/** Accepts a category's slug and a degree in capitals. */
function readNames({ category, degree }: CollegeQuery): Chosen {
	const moved: UnderstoodCollegeQuery["moved"] = [];
	const read = (facet: "category" | "degree", value: string, known: string | undefined) => {
		if (known === undefined || known === value) return value;
		moved.push({ facet, value, to: { facet, value: known }, reason: "other-name" });
		return known;
	};
	return {
		category: category.map((text) => read("category", text, findCategory(text)?.id.toString())),
		degree: degree.map((text) => read("degree", text, findDegree(text)?.slug)),
		moved,
		ignored: [],
	};
}

/**
 * Each degree has one category (`docs/decisions/0093`). If no requested category is among them, the degrees' own are used; if only some
 * are, the request is wider than the degrees, which are dropped.
 */
function fitCategories({ category, degree }: Pick<CollegeQuery, "category" | "degree">): Chosen {
	const own = distinct(degree.flatMap((slug) => categoryOf(slug) ?? []));
	const others = category.filter((id) => !own.includes(id));
	if (own.length === 0 || others.length === 0) return { category, degree, moved: [], ignored: [] };
	if (others.length < category.length) {
		const ignored = degree.map((value) => ({ facet: "degree", value, reason: "beside-other-categories" }) as const);
		return { category, degree: [], moved: [], ignored };
	}
	const moved = category.flatMap((value) =>
		own.map(
			(id) => ({ facet: "category", value, to: { facet: "category", value: id }, reason: "of-the-degree" }) as const,
		),
	);
	return { category: own, degree, moved, ignored: [] };
}

/** Degrees that no source covers count as their category, or are ignored beside a covered degree, which implies its category. */
function readDegrees(
	{ knownDegrees }: CollegeIndex,
	{ category, degree }: Pick<CollegeQuery, "category" | "degree">,
): Chosen & { assumedDegrees: string[] } {
	const known = degree.filter((slug) => findDegree(slug) !== undefined);
	const available = known.filter((slug) => knownDegrees.has(slug));
	const assumed = known.filter((slug) => !knownDegrees.has(slug));
	if (available.length > 0) {
		const ignored = [
			...category.map((value) => ({ facet: "category", value, reason: "said-by-degree" }) as const),
			...assumed.map((value) => ({ facet: "degree", value, reason: "no-source" }) as const),
		];
		return { category: [], degree: available, assumedDegrees: assumed, moved: [], ignored };
	}
	if (assumed.length === 0) return { category, degree, assumedDegrees: [], moved: [], ignored: [] };
	const moved = assumed.map((value) => {
		const to = { facet: "category", value: categoryOf(value) ?? "" } as const;
		return { facet: "degree", value, to, reason: "no-source" } as const;
	});
	return {
		category: [...category, ...moved.map(({ to }) => to.value)],
		degree: [],
		assumedDegrees: assumed,
		moved,
		ignored: [],
	};
}

function categoryOf(degree: string): string | undefined {
	return findDegree(degree)?.categoryId.toString();
}

function distinct(values: readonly string[]): string[] {
	return [...new Set(values)];
}
