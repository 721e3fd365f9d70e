import type { CollegeSummary } from "@uchit/contract/college.schema.ts";

/** What a list shows of an institution. */
export type ListedCollege = Pick<
	CollegeSummary,
	"slug" | "name" | "kind" | "place" | "ranking" | "seats" | "salary" | "distanceKm"
>;

/** Of an answer of the backend, what the page need not carry twice. */
export function toListed(college: CollegeSummary): ListedCollege {
	const { slug, name, kind, place, ranking, seats, salary, distanceKm } = college;
	return { slug, name, kind, place, ranking, seats, salary, distanceKm };
}
