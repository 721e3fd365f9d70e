import { findCategory } from "@uchit/contract/category.ts";
import { OWNERSHIPS } from "@uchit/contract/facet.ts";
import type { CollegeList } from "#backend/search/question/answer-parts.ts";
import { isAboutNursing, when } from "#backend/search/question/conditions.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { says } from "#backend/search/vocabulary/phrase-lists.ts";
import { findList, findLongestList, type ListParts, listNumbers } from "./list-parts.ts";
import { type ListQuery, toNameQueries } from "./list-query.ts";
import { orderList } from "./order-steps.ts";
import { hasCountedSeats, trainsTeachersOfOthers } from "./seats.ts";

/**
 * The requested list in its order, searched by names if no source lists the subject, or lists it at fewer. If no college for women fits,
 * it lists those for everyone ("girl" may only say who asks), and for "girls college" those for women, whatever they teach.
 */
export async function chooseList(
	parts: ListParts,
	question: Reading,
	toQuery: (question: Reading) => ListQuery | undefined,
): Promise<CollegeList | undefined> {
	const choose = async (each: Reading) => {
		const list = await findRequestedList(parts, toQuery(each), each);
		return list && orderList(parts, list, each);
	};
	const list = await choose(question);
	const { reads } = question;
	const women = filterByKind(reads, "gender");
	if (list === undefined || women.length === 0) return list;
	const isOfColleges = women.some(({ words }) => saysColleges(words));
	// Where neither a source nor a name tells who teaches it, the list is of women's colleges of every subject.
	const isNarrowed = list.byName !== undefined || list.query.facets.degree !== undefined;
	const isOfSubject = isOfColleges || isNarrowed || !namesDegree(question);
	if (list.found.total > 0 && isOfSubject) return list;
	const dropped = isOfColleges ? filterByKind(reads, "degree", "category", "course", "unheld") : women;
	const wider = await choose({ ...question, reads: reads.filter((read) => !dropped.some((each) => each === read)) });
	const isBetter = wider !== undefined && wider.found.total > 0 && (isOfSubject || wider.byName !== undefined);
	return isBetter ? { ...wider, dropped } : list;
}

const saysColleges = says("of-colleges");
const namesDegree = when("degree/unheld");

async function findRequestedList(
	parts: ListParts,
	query: ListQuery | undefined,
	question: Reading,
): Promise<CollegeList | undefined> {
	const list = query && (await findListOrFamily(parts, query));
	if (query === undefined && question.intent !== "list") return list;
	const { queries, reads, isListed } = toNameQueries(question, query);
	const hasFewOwners = isAboutNursing(question) && (list?.found.total ?? MIN_NURSING_COLLEGES) < MIN_NURSING_COLLEGES;
	// Sources give a trust or a society as owner of most private medical colleges.
	const isOfTrusts = query?.facets.degree?.join() === "mbbs" && query.facets.ownership?.join() === "private";
	const ofOwners = hasFewOwners ? (queries[0] ?? query) : isOfTrusts || list?.found.total === 0 ? query : undefined;
	const ofAnyOwner = ofOwners && (await findListOfAnyOwner(parts, ofOwners));
	if (ofAnyOwner !== undefined) return ofAnyOwner;
	const named = await findLongestList(parts, queries);
	if (named === undefined || (isListed && (list?.found.total ?? 0) >= Math.max(named.found.total, 1))) return list;
	const { ownership, ...facets } = named.query.facets;
	const isUnknown = ownership !== undefined && named.found.items.every(trainsTeachersOfOthers);
	const ofAny = isUnknown ? await findLongestList(parts, [{ ...named.query, facets }]) : undefined;
	return ofAny !== undefined && ofAny.found.total > 0
		? { ...ofAny, byName: reads, ownersAreUnknown: true }
		: { ...named, byName: reads };
}

/**
 * A family without a source for the degree ("AIIMS nursing"), or women's colleges of a town: lists all of it and marks the degree as
 * unknown.
 */
async function findListOrFamily(parts: ListParts, query: ListQuery): Promise<CollegeList> {
	const { course, ...unbranched } = query.facets;
	const isOfGeneral = query.facets.degree?.every((each) => GENERAL_DEGREES.has(each)) ?? false;
	if (course !== undefined && isOfGeneral) {
		// Sources name branches of engineering and pharmacy alone: "B.Sc computer science" is taught elsewhere.
		const list = await findListOrFamily(parts, { ...query, facets: unbranched });
		const unknown = course.map((value) => ({ facet: "course" as const, value }));
		return { ...list, found: { ...list.found, unknown: [...list.found.unknown, ...unknown] } };
	}
	const found = await findList(parts, query);
	const { degree, ...facets } = query.facets;
	const isUncounted = degree?.some(hasCountedSeats) === false;
	const isOfFamilyOrWomen = query.q !== undefined || facets.gender !== undefined;
	if (found.total > 0 || !isOfFamilyOrWomen || degree === undefined || !isUncounted) return { query, found };
	const isGeneral = facets.gender !== undefined && isOfGeneral;
	const general = { ...facets, ...(isGeneral && { category: [GENERAL_COLLEGES] }) };
	const ofGeneral = await findList(parts, { ...query, facets: general });
	const whole = ofGeneral.total > 0 || !isGeneral ? ofGeneral : await findList(parts, { ...query, facets });
	if (whole.total === 0) return { query, found };
	const unknown = degree.map((value) => ({ facet: "degree" as const, value }));
	return {
		query: { ...query, facets: whole === ofGeneral ? general : facets },
		found: { ...whole, unknown: [...whole.unknown, ...unknown] },
	};
}

/** Taught at general colleges, so that an engineering college for women does not answer "B.Com girls college". */
const GENERAL_DEGREES: ReadonlySet<string> = new Set(["ba", "bsc", "bcom"]);
const GENERAL_COLLEGES = String(findCategory("general-degree")?.id);

/** Few nursing colleges have a known owner; fewer than this do not make a state's list. */
const MIN_NURSING_COLLEGES = 5;

/** If no source marks a college as private: all except known government ones. */
async function findListOfAnyOwner(parts: ListParts, query: ListQuery): Promise<CollegeList | undefined> {
	const { ownership, ...facets } = query.facets;
	if (ownership === undefined) return undefined;
	const all: CollegeList = {
		query: { ...query, facets },
		found: await findList(parts, { ...query, facets }),
		ownersAreUnknown: true,
	};
	if (all.found.total === 0) return undefined;
	const others = OWNERSHIPS.flatMap(({ slug }) => (ownership.includes(slug) ? [] : slug));
	const known = new Set(listNumbers(parts.index, { ...query, facets: { ...facets, ownership: others } }));
	const items = all.found.items.filter(({ slug }) => !known.has(parts.index.bySlug.get(slug) ?? -1));
	return { ...all, found: { ...all.found, items } };
}
