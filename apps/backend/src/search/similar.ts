import { CATEGORIES } from "@uchit/contract/category.ts";
import { CollegeQuery, type Similar } from "@uchit/contract/college.ts";
import { type CollegeIndex, toSummary } from "./college-index.ts";
import { findColleges } from "./find.ts";
import { rankingListOf } from "./ranking-list.ts";
import type { Point } from "./rows.ts";

const ABOVE = 3;
const MOST = 6;

/** Institutions like one; undefined when nobody knows what it teaches, or none is like it. */
export function findSimilar(index: CollegeIndex, id: string): Similar | undefined {
	const number = index.numbers.get(id);
	if (number === undefined) return undefined;
	const categories = toSummary(index, number, "overall")?.categories ?? [];
	const similar = nextInRank(index, number, categories) ?? nearBy(index, number, categories);
	return similar?.items.length === 0 ? undefined : similar;
}

/** Of the categories' lists that rank it, the one where it stands best; its neighbours there, of that category. */
function nextInRank(index: CollegeIndex, number: number, categories: readonly number[]): Similar | undefined {
	const standings = CATEGORIES.filter(({ id }) => categories.includes(id)).flatMap((category) => {
		const list = rankingListOf([category.id]);
		const ranked = index.orders.ranked.get(list) ?? new Uint32Array();
		const position = ranked.indexOf(number);
		return position === -1 ? [] : [{ category, list, ranked, position }];
	});
	const [best] = standings.sort((a, b) => a.position - b.position);
	if (best === undefined) return undefined;
	const from = Math.max(0, best.position - ABOVE);
	const items = [...best.ranked.subarray(from, from + MOST + 1)]
		.filter((other) => other !== number)
		.slice(0, MOST)
		.flatMap((other) => toSummary(index, other, best.list) ?? []);
	return { rule: "near-in-rank", categoryId: best.category.id, items };
}

/** Those of its first category that are nearest. */
function nearBy(index: CollegeIndex, number: number, [categoryId]: readonly number[]): Similar | undefined {
	const point = pointOf(index, number);
	if (categoryId === undefined || point === undefined) return undefined;
	const slug = index.colleges[number]?.slug;
	const query = CollegeQuery.parse({ category: String(categoryId), sort: "distance" });
	const { items } = findColleges(index, query, { asked: "", place: { name: "", of: "place", sourceId: "", ...point } });
	return { rule: "near-by", categoryId, items: items.filter((item) => item.slug !== slug).slice(0, MOST) };
}

function pointOf({ points }: CollegeIndex, number: number): Point | undefined {
	const point = points.pointOf[number] ?? 0;
	if (point === 0) return undefined;
	return { latitude: points.latitudes[point] ?? 0, longitude: points.longitudes[point] ?? 0 };
}
