import type { AskCard } from "@uchit/contract/answer.ts";
import type { CollegeSummary } from "@uchit/contract/college.ts";
import { hasKind } from "#backend/search/question/meaning.ts";
import { listMeant, type Reading } from "#backend/search/question/reading.ts";
import { isOfFamily } from "#backend/search/text/families.ts";

/** "Best" and "highest salary" have one answer: the first of the list, by the figure that orders it. */
export function toTop(listed: readonly CollegeSummary[], { unread, bounds, reads }: Reading): AskCard | undefined {
	const family = listMeant(reads, "group")[0]?.value;
	const sort = listMeant(reads, "sort")[0]?.value;
	const first =
		family === undefined || sort !== "nirf"
			? listed[0]
			: firstByRank(listed.filter(({ name }) => isOfFamily(name, family)));
	const isNarrower =
		bounds.budgetInr !== undefined ||
		reads.some((read) => hasKind(read, ...UNAPPLIED) || (read.isNot === true && !hasKind(read, ...SHOWN_WITHOUT))) ||
		listMeant(reads, "intent").some(({ value }) => UNAPPLIED_WANTS.has(value));
	if (first === undefined || unread.length > 0 || isNarrower) return undefined;
	if (sort === "nirf" && bounds.year !== undefined && first.ranking?.year !== bounds.year) return undefined;
	const college = { slug: first.slug, name: first.name };
	const { ranking, salary } = first;
	if (sort === "nirf" && ranking?.rank !== undefined) {
		return {
			kind: "top",
			college,
			list: ranking.list,
			year: ranking.year,
			rank: ranking.rank,
			sourceId: ranking.sourceId,
		};
	}
	if (sort === "salary" && salary !== undefined) {
		return {
			kind: "top-salary",
			college,
			cohort: salary.cohort,
			medianInr: salary.medianInr,
			placed: salary.placed,
			sourceId: salary.sourceId,
		};
	}
	return undefined;
}

/** A family is in the order of its best places, which are of several lists: first is the first of the list that the first one stands in. */
function firstByRank(family: readonly CollegeSummary[]): CollegeSummary | undefined {
	const list = family[0]?.ranking?.list;
	return family
		.filter(({ ranking }) => ranking?.list === list)
		.toSorted(
			(a, b) => (a.ranking?.rank ?? Number.POSITIVE_INFINITY) - (b.ranking?.rank ?? Number.POSITIVE_INFINITY),
		)[0];
}

/** What a list cannot be narrowed by: its first is not the first of those that are asked for. */
const UNAPPLIED = ["topic", "unheld", "near", "town", "pin"] as const;
const UNAPPLIED_WANTS: ReadonlySet<string> = new Set(["hostel", "scholarship", "loan", "reviews", "admission"]);
/** What is left out of those shown, or said as a choice. */
const SHOWN_WITHOUT = [
	...(["college", "group", "state", "district", "ownership", "gender", "approval", "kind", "without"] as const),
];
