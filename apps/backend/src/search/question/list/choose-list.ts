import type { CollegeSummary } from "@uchit/contract/college.ts";
import { OWNERSHIPS } from "@uchit/contract/facet.ts";
import type { Database } from "#backend/db/client.ts";
import { type CollegeIndex, toSummary } from "#backend/search/college-index.ts";
import { holdsOption } from "#backend/search/columns.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { listMatching } from "#backend/search/find.ts";
import type { List } from "#backend/search/question/answer-parts.ts";
import { listOf } from "#backend/search/question/cards/named-list.ts";
import { isOfLowFees } from "#backend/search/question/counted-reading.ts";
import { listMeant, type Reading } from "#backend/search/question/reading.ts";
import { isOfFamily } from "#backend/search/text/families.ts";
import { isOfNurses, isOfTeachers, putNamedFirst, putOwnFirst } from "./government-first.ts";
import { findList, listNumbers, listSummaries, mostOf, toCollegeQuery, withFirst, withOthers } from "./list-parts.ts";
import { isExamOfColleges, type ListQuery, toNameQueries } from "./list-query.ts";
import { isNamedForWomen, listNamedForWomen, putNamedAfterFirst, withTotal } from "./named-first.ts";

type Parts = { db: Database; index: CollegeIndex; exams: ExamIndex };

/**
 * The list that is meant, by names where it is of a subject that no source lists, or lists at fewer; with those first whom the words
 * prefer and no facet has.
 */
export async function chooseList(
	parts: Parts,
	query: ListQuery | undefined,
	question: Reading,
): Promise<List | undefined> {
	const meant = await findMeant(parts, query, question);
	if (meant === undefined) return undefined;
	const list = meant.byName === undefined ? meant : rankBySubject(parts, meant, question);
	const chosen = addOfTown(parts, await putFirst(parts, list, question), question);
	if (!isUncounted(question)) return chosen;
	const uncounted = withoutSeats(parts, chosen, question);
	const isOfPlace = (uncounted.query.facets.state ?? uncounted.query.facets.district) !== undefined;
	return isOfTeachers(question) && isOfPlace && uncounted.first === "oldest"
		? withoutSeats(parts, await putOwnFirst(parts, uncounted, false), question)
		: uncounted;
}

/** Of "pharmacy" the list of pharmacy orders the names; a place in another would look like none of it. */
function rankBySubject({ index }: Parts, list: List, { reads, tokens }: Reading): List {
	const of = listOf((kind) => listMeant(reads, kind), tokens.map(({ text }) => text).join(" "));
	if (of === undefined || of === "none") return list;
	const rank = (item: CollegeSummary) => ({
		...item,
		ranking: toSummary(index, index.bySlug.get(item.slug) ?? -1, of)?.ranking,
	});
	return { ...list, found: { ...list.found, items: list.found.items.map(rank) } };
}

async function putFirst(parts: Parts, list: List, question: Reading): Promise<List> {
	if (list.isOfAnyOwner) {
		if (!isOfGovernment(question)) return list;
		const ofSubject = putNamedAfterFirst(parts.index, list, question);
		return ofSubject === list ? putOwnFirst(parts, list, isOfNurses(question)) : ofSubject;
	}
	if (isOfPolytechnics(question)) return putPolytechnicsFirst(parts, list);
	const named = putNamedAfterFirst(parts.index, list, question);
	if (named !== list) return named;
	const hasFamily = listMeant(question.reads, "group").length > 0;
	if (isOfNurses(question) && !hasFamily && list.query.near === undefined)
		return putNamedFirst(parts, list, "government");
	if (list.query.near !== undefined) return list;
	const [exam] = listMeant(question.reads, "exam");
	const accepting = exam === undefined || isExamOfColleges(exam.value) ? undefined : exam.value;
	if (list.byName !== undefined) return accepting === undefined ? list : putAcceptingFirst(parts, list, accepting);
	if (listMeant(question.reads, "gender").length > 0 && list.query.q === undefined) return putWomensFirst(parts, list);
	if (accepting !== undefined) return putAcceptingFirst(parts, list, accepting);
	const most = question.bounds.budgetInr?.max;
	const { degree = [], category = [] } = list.query.facets;
	const isOfMasters = degree.join() === "mba" || degree.join() === "mca";
	const isPriced = isOfMasters || degree.join() === "btech" || (degree.length === 0 && category.join() === ENGINEERING);
	const isCheapest = listMeant(question.reads, "sort").some(({ value }) => value === "fee");
	const affordable =
		isPriced && (isCheapest || most !== undefined) ? putAffordableFirst(parts, list, isOfMasters, most) : list;
	return affordable.first === undefined && isOfFeesAlone(question) ? putGovernmentFirst(parts, list, most) : affordable;
}

async function findMeant(parts: Parts, query: ListQuery | undefined, question: Reading): Promise<List | undefined> {
	const list = query && (await findOfFamily(parts, query));
	if (query === undefined && question.intent !== "list") return list;
	const { queries, reads, isListed } = toNameQueries(question, query);
	const isFew = isOfNurses(question) && (list?.found.total ?? FEW_NURSES) < FEW_NURSES;
	// Most private colleges of medicine are a trust's or a society's by their source.
	const isOfTrusts = query?.facets.degree?.join() === "mbbs" && query.facets.ownership?.join() === "private";
	const sought = isFew ? (queries[0] ?? query) : isOfTrusts || list?.found.total === 0 ? query : undefined;
	const ofAnyOwner = sought && (await findOfAnyOwner(parts, sought));
	if (ofAnyOwner !== undefined) return ofAnyOwner;
	const named = await mostOf(parts, queries);
	if (named === undefined || (isListed && (list?.found.total ?? 0) >= Math.max(named.found.total, 1))) return list;
	const { ownership, ...facets } = named.query.facets;
	const isUnknown =
		ownership !== undefined && named.found.items.every(({ name }) => TRAINS_TEACHERS_OF_OTHERS.test(name));
	const ofAny = isUnknown ? await mostOf(parts, [{ ...named.query, facets }]) : undefined;
	return ofAny !== undefined && ofAny.found.total > 0
		? { ...ofAny, byName: reads, isOfAnyOwner: true }
		: { ...named, byName: reads };
}

/** Of a family that no source lists for the degree, "AIIMS nursing", or women's colleges of a town: all of it, with the degree as what is not known of them. */
async function findOfFamily(parts: Parts, query: ListQuery): Promise<List> {
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

/** The owners of so few colleges of nursing are known that fewer are no list of a state. */
const FEW_NURSES = 5;

/** Where no source says of one of them that it is private: all of the list but those that are known to be of the government. */
async function findOfAnyOwner(parts: Parts, query: ListQuery): Promise<List | undefined> {
	const { ownership, ...facets } = query.facets;
	if (ownership === undefined) return undefined;
	const all: List = {
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

/** Fees are known of too few to order a list by them: without an owner or a family, the government's colleges stand first. */
function isOfFeesAlone(question: Reading): boolean {
	const isOfFees = question.intent === "fee" || isOfLowFees(question);
	return isOfFees && !question.reads.some(({ kind }) => kind === "ownership" || kind === "group");
}

async function putGovernmentFirst(parts: Parts, list: List, most = 0): Promise<List> {
	const { query, found } = list;
	const own = await findList(parts, { ...query, facets: { ...query.facets, ownership: ["government"] } });
	if (own.total === 0 || own.total === found.total) return list;
	const isOfMba = (query.facets.degree ?? []).some((degree) => degree === "mba" || degree === "pgdm");
	const isMeant = ({ name }: CollegeSummary) =>
		!isOfMba || most >= LEAST_OF_IIMS || !["iim", "iit"].some((family) => isOfFamily(name, family));
	return withFirst(list, own.items.filter(isMeant), "government", found.items.filter(isMeant));
}

/** IIMs are government colleges but not cheap: by their own pages none charges less for its MBA. */
const LEAST_OF_IIMS = 1_000_000;

function isOfGovernment({ reads }: Reading): boolean {
	return listMeant(reads, "ownership").some(({ value }) => value === "government");
}

/** AICTE marks an institute by the courses that it approves there: that all of a college is for women, its name says, or Delhi's seats. */
function putWomensFirst({ index }: Parts, list: List): List {
	const exams = index.columns.find(({ name }) => name === "exam");
	const ofDelhi = exams?.options.findIndex(({ value }) => value === "cuet-ug") ?? -1;
	const isSure = ({ name, slug }: CollegeSummary) =>
		isNamedForWomen({ name }) ||
		(exams?.holds === "many" && ofDelhi !== -1 && holdsOption(exams, index.bySlug.get(slug) ?? -1, ofDelhi));
	const items = withOthers(list.found.items.filter(isSure), listNamedForWomen(index, list));
	const sure = [...items].sort((one, other) => placeOf(one) - placeOf(other));
	const isInOrder = sure.every(({ slug }, at) => list.found.items[at]?.slug === slug);
	return isInOrder ? list : withTotal(withFirst(list, sure, "named-women"));
}

const placeOf = ({ ranking }: CollegeSummary) => ranking?.rank ?? YOUNGEST;

const ENGINEERING = "1";

/** What AICTE or NMC approve seats for; the seats of others at the same college say nothing of them. */
const COUNTED: ReadonlySet<string> = new Set(
	"btech mtech diploma barch march bplan mba pgdm bba bca mca bhm bpharm mbbs md ms dpharm mpharm pharmd".split(" "),
);

const ARTS = 8;

function isUncounted({ reads }: Reading): boolean {
	const subjects = listMeant(reads, "degree", "unheld");
	const [field, other] = listMeant(reads, "degree", "unheld", "category", "course", "group");
	// Seats of arts are counted where a film institute has them, and at no college.
	if (field?.kind === "category" && field.value === ARTS && other === undefined) return true;
	return (
		subjects.length > 0 && subjects.every(({ value }) => !COUNTED.has(value)) && listMeant(reads, "group").length === 0
	);
}

/** Seats of other courses are neither shown nor an order: behind who is ranked those come first that are oldest. */
function withoutSeats({ index }: Parts, list: List, { reads }: Reading): List {
	const { query, found, first } = list;
	const isMeant = ({ name }: CollegeSummary) => !isOfTeachers({ reads }) || !TRAINS_TEACHERS_OF_OTHERS.test(name);
	const strip = ({ seats: _seats, ...college }: CollegeSummary): CollegeSummary => college;
	const isByRank = query.near === undefined && query.q === undefined && (query.sort ?? "nirf") === "nirf";
	const items = found.items.filter(isMeant).map(strip);
	if (first !== undefined || !isByRank) return { ...list, found: { ...found, items } };
	const ageOf = (number: number) => index.established.get(index.colleges[number]?.id ?? "")?.value ?? YOUNGEST;
	const oldest = listNumbers(index, list).sort((one, other) => ageOf(one) - ageOf(other) || one - other);
	const others = listSummaries(index, oldest.slice(0, 2 * found.pageSize))
		.filter(isMeant)
		.map(strip);
	const ranked = items.filter(({ ranking }) => ranking !== undefined);
	return { ...list, found: { ...found, items: withOthers(ranked, others).slice(0, found.pageSize) }, first: "oldest" };
}

const YOUNGEST = 9_999;
/** They train the teachers of polytechnics, and give no B.Ed. */
const TRAINS_TEACHERS_OF_OTHERS = /technical teachers/i;

/** NALSAR is in Hyderabad by its address, and in the next district by the directory: the ranked ones of the town's name are added. */
function addOfTown({ index }: Parts, list: List, { reads }: Reading): List {
	const { query, found, first } = list;
	const [district, other] = listMeant(reads, "district");
	const isByRank = query.near === undefined && query.q === undefined && (query.sort ?? "nirf") === "nirf";
	if (district === undefined || other !== undefined || first !== undefined || !isByRank) return list;
	const ranked = found.items.filter(({ ranking }) => ranking !== undefined);
	const of = ranked[0]?.ranking?.list;
	if (query.facets.district === undefined || of === undefined) return list;
	const { district: _district, ...facets } = query.facets;
	const around = listNumbers(index, {
		...list,
		query: { ...query, facets: { ...facets, state: [district.within ?? ""] } },
	});
	const town = district.label.toLowerCase();
	const isOfTown = (number: number) => {
		const { city, districtId, name = "" } = index.colleges[number] ?? {};
		// Of the best the card says that one with the town's name is in the next district.
		const isStated = query.sort !== undefined && name.toLowerCase().includes(town);
		return districtId !== district.value && city?.toLowerCase() === town && !isStated;
	};
	const added = around.filter(isOfTown).flatMap((number) => toSummary(index, number, of) ?? []);
	const rankOf = ({ ranking }: CollegeSummary) =>
		ranking?.rank ?? (Number.parseInt(ranking?.band ?? "", 10) || YOUNGEST);
	const own = [...ranked, ...added.filter(({ ranking }) => ranking?.list === of)].sort((a, b) => rankOf(a) - rankOf(b));
	return { ...list, found: { ...found, items: withOthers(own, found.items) } };
}

/** "Polytechnic near Nagpur": engineering colleges with a diploma of their own are meant after them. */
function isOfPolytechnics({ reads }: Reading): boolean {
	return listMeant(reads, "degree").some(({ words }) => /^pol[iy]t|^प[ॉोा]?ल[िी]टेक्निक/u.test(words));
}

async function putPolytechnicsFirst(parts: Parts, list: List): Promise<List> {
	const { query, found } = list;
	const { items } = await findList(parts, { ...query, q: "polytechnic", sort: undefined });
	// Near a place those of its own district are meant before the nearest of the next.
	const [nearest] = items;
	const isPreferred = ({ name, place }: CollegeSummary) =>
		/\bgov/i.test(name) && (query.near === undefined || place.district === nearest?.place.district);
	const first = [...items.filter(isPreferred), ...items.filter((item) => !isPreferred(item))];
	return withFirst(list, first.map(withoutFee), "polytechnic", found.items.map(withoutFee));
}

/** An engineering college's fee is of its B.Tech, not of the diploma that is meant. */
function withoutFee({ fee: _fee, ...college }: CollegeSummary): CollegeSummary {
	return college;
}

/** By the guides of exams: who accepts the one that is meant comes first, who is named for others alone comes last. */
function putAcceptingFirst({ index, exams }: Parts, list: List, slug: string): List {
	const acceptedBy = (exam: string) => exams.bySlug.get(exam)?.record.acceptedBy?.colleges ?? [];
	const accepting = new Set(acceptedBy(slug));
	const ofOthers = new Set([...exams.bySlug.keys()].flatMap((exam) => (exam === slug ? [] : acceptedBy(exam))));
	const { state, district } = list.query.facets;
	const isAccepting = (number: number) => accepting.has(index.colleges[number]?.slug ?? "");
	// The National Institute of Design is in no list of design courses.
	const isHere = ({ districtId, stateSlug }: (typeof index.colleges)[number]) =>
		district?.includes(districtId ?? "") ?? state?.includes(stateSlug ?? "") ?? false;
	const all = index.colleges.flatMap((college, number) => (isAccepting(number) && isHere(college) ? number : []));
	const named = listSummaries(index, [...new Set([...listNumbers(index, list).filter(isAccepting), ...all])]);
	const isOfOther = (college: CollegeSummary) => ofOthers.has(college.slug) && !accepting.has(college.slug);
	const { items } = list.found;
	if (named.length === 0 && !items.some(isOfOther)) return list;
	const others = [...items.filter((item) => !isOfOther(item)), ...items.filter(isOfOther)];
	return withFirst(list, named, "accepting", others);
}

/** Fees of MBA and MCA; all other authorities' are of B.Tech. */
const OF_MASTERS = /icet/;

/** Those whose published fee is within the budget, the cheapest first; whose fee is above it is left out, the others' is not known. */
function putAffordableFirst({ index }: Parts, list: List, isOfMasters: boolean, most = Number.MAX_SAFE_INTEGER): List {
	const feeOf = (number: number) => {
		const fee = index.fees.get(index.colleges[number]?.id ?? "")?.fee;
		return fee === undefined || OF_MASTERS.test(fee.sourceId) !== isOfMasters ? Number.POSITIVE_INFINITY : fee.least;
	};
	const within = listNumbers(index, list)
		.filter((number) => feeOf(number) <= most)
		.sort((one, other) => feeOf(one) - feeOf(other));
	if (within.length === 0) return list;
	const others = list.found.items.filter(({ fee }) => fee === undefined || fee.least <= most);
	const first = most === Number.MAX_SAFE_INTEGER ? "cheapest" : "affordable";
	return withFirst(list, listSummaries(index, within), first, others);
}
