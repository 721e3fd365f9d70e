import type { AskCard } from "@uchit/contract/answer.ts";
import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { hasKind } from "#backend/search/question/meaning.ts";
import { filterByKind, type Reading, type ReadMeaning } from "#backend/search/question/reading.ts";
import { isOfFamily } from "#backend/search/text/families.ts";

export function toTop(
	index: CollegeIndex,
	listed: readonly CollegeSummary[],
	{ unread, bounds, reads }: Reading,
): AskCard | undefined {
	const family = filterByKind(reads, "group")[0]?.value;
	const sort = filterByKind(reads, "sort")[0]?.value;
	const first =
		family === undefined || sort !== "nirf"
			? listed[0]
			: firstByRank(listed.filter(({ name }) => isOfFamily(name, family)));
	const isNarrower =
		bounds.budgetInr !== undefined ||
		reads.some((read) => hasKind(read, ...UNAPPLIED) || (read.isNot === true && !hasKind(read, ...SHOWN_WITHOUT))) ||
		filterByKind(reads, "intent").some(({ value }) => UNAPPLIED_WANTS.has(value));
	// "Top 10" asks for the list.
	const isOfSeveral = (bounds.limit ?? 1) > 1;
	if (first === undefined || unread.length > 0 || isNarrower || isOfSeveral) return undefined;
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
			beyond: findBetterElsewhere(index, ranking, filterByKind(reads, "district")),
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

function findBetterElsewhere(
	{ orders, colleges, districtNames }: CollegeIndex,
	{ list, year, rank = 0 }: NonNullable<CollegeSummary["ranking"]>,
	[district, other]: readonly ReadMeaning[],
): Extract<AskCard, { kind: "top" }>["beyond"] {
	if (district === undefined || other !== undefined) return undefined;
	for (const number of orders.ranked.get(list) ?? []) {
		const place = orders.places.get(list)?.get(number);
		const college = colleges[number];
		if (place === undefined || college === undefined || place.year !== year || (place.rank ?? rank) >= rank) continue;
		const isElsewhere = college.districtId !== null && `${district.value}` !== college.districtId;
		const isNamed = ` ${college.name} `.includes(` ${district.label} `) && college.stateSlug === district.within;
		if (isElsewhere && isNamed)
			return {
				college: { slug: college.slug, name: college.name },
				rank: place.rank ?? rank,
				district: districtNames.get(college.districtId ?? "") ?? "",
			};
	}
	return undefined;
}

/** A family is ordered by ranks from several lists, so compare only within the list of its first institution. */
function firstByRank(family: readonly CollegeSummary[]): CollegeSummary | undefined {
	const list = family[0]?.ranking?.list;
	return family
		.filter(({ ranking }) => ranking?.list === list)
		.toSorted(
			(a, b) => (a.ranking?.rank ?? Number.POSITIVE_INFINITY) - (b.ranking?.rank ?? Number.POSITIVE_INFINITY),
		)[0];
}

const UNAPPLIED = ["topic", "unheld", "near", "town", "pin"] as const;
const UNAPPLIED_WANTS: ReadonlySet<string> = new Set(["hostel", "scholarship", "loan", "reviews", "admission"]);
const SHOWN_WITHOUT = [
	...(["college", "group", "state", "district", "ownership", "gender", "approval", "kind", "without"] as const),
];
