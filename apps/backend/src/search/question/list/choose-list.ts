import type { CollegeSummary } from "@uchit/contract/college.ts";
import { OWNERSHIPS } from "@uchit/contract/facet.ts";
import type { Database } from "#backend/db/client.ts";
import { type CollegeIndex, toSummary } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { listMatching } from "#backend/search/find.ts";
import type { CollegeList } from "#backend/search/question/answer-parts.ts";
import { findNamedRankingList } from "#backend/search/question/cards/named-ranking-list.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { CATEGORY } from "#backend/search/vocabulary/subjects.ts";
import { isAboutNursing, isAboutTeacherTraining, putGovernmentRunFirst } from "./government-first.ts";
import { appendOthers, findList, findLongestList, listNumbers, listSummaries, toCollegeQuery } from "./list-parts.ts";
import { type ListQuery, toNameQueries } from "./list-query.ts";
import { orderList } from "./order-rules.ts";

type Parts = { db: Database; index: CollegeIndex; exams: ExamIndex };

/**
 * The requested list, searched by names if no source lists the subject, or lists it at fewer. Preferences that no facet covers only
 * reorder it.
 */
export async function chooseList(
	parts: Parts,
	query: ListQuery | undefined,
	question: Reading,
): Promise<CollegeList | undefined> {
	const meant = await findRequestedList(parts, query, question);
	if (meant === undefined) return undefined;
	const list = meant.byName === undefined ? meant : rankBySubject(parts, meant, question);
	const chosen = addRankedOfTown(parts, await orderList(parts, list, question), question);
	if (!lacksSeatCounts(question)) return chosen;
	const uncounted = withoutSeats(parts, chosen, question);
	const isOfPlace = (uncounted.query.facets.state ?? uncounted.query.facets.district) !== undefined;
	return isAboutTeacherTraining(question) && isOfPlace && uncounted.first === "oldest"
		? withoutSeats(parts, await putGovernmentRunFirst(parts, uncounted, false), question)
		: uncounted;
}

/** For "pharmacy" its ranking orders the names: a rank from another list would mislead. */
function rankBySubject({ index }: Parts, list: CollegeList, { reads, tokens }: Reading): CollegeList {
	const rankingList = findNamedRankingList(
		(kind) => filterByKind(reads, kind),
		tokens.map(({ text }) => text).join(" "),
	);
	if (rankingList === undefined || rankingList === "none") return list;
	const rank = (item: CollegeSummary) => ({
		...item,
		ranking: toSummary(index, index.bySlug.get(item.slug) ?? -1, rankingList)?.ranking,
	});
	return { ...list, found: { ...list.found, items: list.found.items.map(rank) } };
}

async function findRequestedList(
	parts: Parts,
	query: ListQuery | undefined,
	question: Reading,
): Promise<CollegeList | undefined> {
	const list = query && (await findListOrFamily(parts, query));
	if (query === undefined && question.intent !== "list") return list;
	const { queries, reads, isListed } = toNameQueries(question, query);
	const isFew = isAboutNursing(question) && (list?.found.total ?? FEW_NURSES) < FEW_NURSES;
	// Sources give a trust or a society as owner of most private medical colleges.
	const isOfTrusts = query?.facets.degree?.join() === "mbbs" && query.facets.ownership?.join() === "private";
	const sought = isFew ? (queries[0] ?? query) : isOfTrusts || list?.found.total === 0 ? query : undefined;
	const ofAnyOwner = sought && (await findListOfAnyOwner(parts, sought));
	if (ofAnyOwner !== undefined) return ofAnyOwner;
	const named = await findLongestList(parts, queries);
	if (named === undefined || (isListed && (list?.found.total ?? 0) >= Math.max(named.found.total, 1))) return list;
	const { ownership, ...facets } = named.query.facets;
	const isUnknown =
		ownership !== undefined && named.found.items.every(({ name }) => TRAINS_TEACHERS_OF_OTHERS.test(name));
	const ofAny = isUnknown ? await findLongestList(parts, [{ ...named.query, facets }]) : undefined;
	return ofAny !== undefined && ofAny.found.total > 0
		? { ...ofAny, byName: reads, isOfAnyOwner: true }
		: { ...named, byName: reads };
}

/**
 * A family without a source for the degree ("AIIMS nursing"), or women's colleges of a town: lists all of it and marks the degree as
 * unknown.
 */
async function findListOrFamily(parts: Parts, query: ListQuery): Promise<CollegeList> {
	const found = await findList(parts, query);
	const { degree, ...facets } = query.facets;
	const isAnybodys = degree?.some((each) => COUNTED.has(each)) === false;
	const isOfSome = query.q !== undefined || facets.gender !== undefined;
	if (found.total > 0 || !isOfSome || degree === undefined || !isAnybodys) return { query, found };
	const whole = await findList(parts, { ...query, facets });
	if (whole.total === 0) return { query, found };
	const unknown = degree.map((value) => ({ facet: "degree" as const, value }));
	return { query: { ...query, facets }, found: { ...whole, unknown: [...whole.unknown, ...unknown] } };
}

/** Few nursing colleges have a known owner; fewer than this do not make a state's list. */
const FEW_NURSES = 5;

/** If no source marks a college as private: all except known government ones. */
async function findListOfAnyOwner(parts: Parts, query: ListQuery): Promise<CollegeList | undefined> {
	const { ownership, ...facets } = query.facets;
	if (ownership === undefined) return undefined;
	const all: CollegeList = {
		query: { ...query, facets },
		found: await findList(parts, { ...query, facets }),
		isOfAnyOwner: true,
	};
	if (all.found.total === 0) return undefined;
	const others = OWNERSHIPS.flatMap(({ slug }) => (ownership.includes(slug) ? [] : slug));
	const known = new Set(
		listMatching(parts.index, toCollegeQuery({ ...query, facets: { ...facets, ownership: others } })),
	);
	const rest = listNumbers(parts.index, all).filter((number) => !known.has(parts.index.colleges[number]?.id ?? ""));
	const left = new Set(rest.map((number) => parts.index.colleges[number]?.slug));
	return { ...all, found: { ...all.found, items: all.found.items.filter(({ slug }) => left.has(slug)) } };
}

/** Degrees whose seats AICTE or NMC approve; seats of other courses at the same college are unrelated. */
const COUNTED: ReadonlySet<string> = new Set(
	"btech mtech diploma barch march bplan mba pgdm bba bca mca bhm bpharm mbbs md ms dpharm mpharm pharmd".split(" "),
);

function lacksSeatCounts({ reads }: Reading): boolean {
	const subjects = filterByKind(reads, "degree", "unheld");
	const [field, other] = filterByKind(reads, "degree", "unheld", "category", "course", "group");
	// Arts seats count only at a film institute.
	if (field?.kind === "category" && field.value === CATEGORY.arts && other === undefined) return true;
	return (
		subjects.length > 0 &&
		subjects.every(({ value }) => !COUNTED.has(value)) &&
		filterByKind(reads, "group").length === 0
	);
}

/** "BHU BA fees": its seats of MBBS are not of the BA. */
export function withoutOtherSeats(colleges: readonly CollegeSummary[], question: Reading): readonly CollegeSummary[] {
	return lacksSeatCounts(question) ? colleges.map(({ seats: _seats, ...college }) => college) : colleges;
}

/** Seats of other courses are neither shown nor sorted by: after the ranked ones the oldest come first. */
function withoutSeats({ index }: Parts, list: CollegeList, { reads }: Reading): CollegeList {
	const { query, found, first } = list;
	const isMeant = ({ name }: CollegeSummary) =>
		!isAboutTeacherTraining({ reads }) || !TRAINS_TEACHERS_OF_OTHERS.test(name);
	// A university's salary is that of its main field, not of its nurses or teachers.
	const isOfOthers = isAboutNursing({ reads }) || isAboutTeacherTraining({ reads });
	const strip = ({ seats: _seats, salary, ...college }: CollegeSummary): CollegeSummary =>
		isOfOthers ? college : { ...college, salary };
	const isByRank = query.near === undefined && query.q === undefined && query.sort === undefined;
	const items = found.items.filter(isMeant).map(strip);
	if (first !== undefined || !isByRank) return { ...list, found: { ...found, items } };
	const ageOf = (number: number) => index.established.get(index.colleges[number]?.id ?? "")?.value ?? YOUNGEST;
	const oldest = listNumbers(index, list).sort((one, other) => ageOf(one) - ageOf(other) || one - other);
	const others = listSummaries(index, oldest.slice(0, 2 * found.pageSize))
		.filter(isMeant)
		.map(strip);
	const ranked = items.filter(({ ranking }) => ranking !== undefined);
	return {
		...list,
		found: { ...found, items: appendOthers(ranked, others).slice(0, found.pageSize) },
		first: "oldest",
	};
}

const YOUNGEST = 9_999;
/** These train teachers of polytechnics and do not give a B.Ed. */
const TRAINS_TEACHERS_OF_OTHERS = /technical teachers/i;

/** NALSAR is in Hyderabad by address but in the next district by the directory: adds ranked institutions with the town's name. */
function addRankedOfTown({ index }: Parts, list: CollegeList, { reads }: Reading): CollegeList {
	const { query, found, first } = list;
	const [district, other] = filterByKind(reads, "district");
	const isByRank = query.near === undefined && query.q === undefined && (query.sort ?? "nirf") === "nirf";
	if (district === undefined || other !== undefined || first !== undefined || !isByRank) return list;
	const ranked = found.items.filter(({ ranking }) => ranking !== undefined);
	const rankingList = ranked[0]?.ranking?.list;
	if (query.facets.district === undefined || rankingList === undefined) return list;
	const { district: _district, ...facets } = query.facets;
	const around = listNumbers(index, {
		...list,
		query: { ...query, facets: { ...facets, state: [district.within ?? ""] } },
	});
	const town = district.label.toLowerCase();
	const isOfTown = (number: number) => {
		const { city, districtId, name = "" } = index.colleges[number] ?? {};
		// For "best", the card already mentions the one in the next district.
		const isStated = query.sort !== undefined && name.toLowerCase().includes(town);
		return districtId !== district.value && city?.toLowerCase() === town && !isStated;
	};
	const added = around.filter(isOfTown).flatMap((number) => toSummary(index, number, rankingList) ?? []);
	const rankOf = ({ ranking }: CollegeSummary) =>
		ranking?.rank ?? (Number.parseInt(ranking?.band ?? "", 10) || YOUNGEST);
	const own = [...ranked, ...added.filter(({ ranking }) => ranking?.list === rankingList)].sort(
		(a, b) => rankOf(a) - rankOf(b),
	);
	return { ...list, found: { ...found, items: appendOthers(own, found.items) } };
}
