import type { ListFirst } from "@uchit/contract/ask-list.ts";
import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { holdsOption } from "#backend/search/columns.ts";
import type { CollegeList } from "#backend/search/question/answer-parts.ts";
import { isAboutLowFees, isAboutNursing, isExamAcceptedByColleges, when } from "#backend/search/question/conditions.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { isOfFamily } from "#backend/search/text/families.ts";
import { CATEGORY } from "#backend/search/vocabulary/subjects.ts";
import { AMONG_SHOWN, BY_NAME, IF_OTHERS_TOO, putFoundFirst, putRunByGovernmentFirst } from "./government-first.ts";
import {
	appendOthers,
	findList,
	type ListParts,
	listNumbers,
	listSummaries,
	putItemsFirst,
	rankOf,
} from "./list-parts.ts";
import { isNamedForWomen, listNamedForWomen, putNamedAfterFirst, withTotal } from "./named-first.ts";

type OrderRule = {
	/** Questions that this rule orders, each under what then stands first; "": the list's own order. */
	examples: Partial<Record<ListFirst | "", string>>;
	/** The ordered list; `undefined` where the rule does not apply. */
	put: (
		parts: ListParts,
		list: CollegeList,
		question: Reading,
	) => CollegeList | undefined | Promise<CollegeList | undefined>;
};

/** Which institutions a question prefers: the first rule that applies. `ORDER_STEPS` has what comes before and after. */
export const ORDER_RULES: readonly OrderRule[] = [
	{
		examples: { "": "private medical colleges in kerala" },
		put: (_, list, question) => (list.ownersAreUnknown && !isAboutGovernmentColleges(question) ? list : undefined),
	},
	{
		examples: { polytechnic: "polytechnic near nagpur" },
		put: (parts, list, question) =>
			!list.ownersAreUnknown && isAboutPolytechnics(question) ? putPolytechnicsFirst(parts, list) : undefined,
	},
	{
		examples: { "named-subject": "agriculture colleges in punjab" },
		put: (parts, list, question) => {
			const named = putNamedAfterFirst(parts.index, list, question);
			if (named === list) return undefined;
			return isAboutGovernmentColleges(question) ? putFoundFirst(parts, named, [AMONG_SHOWN]) : named;
		},
	},
	{
		examples: {
			"government-medical": "government nursing colleges in patna",
			"known-government": "government bed colleges in bihar",
		},
		put: (parts, list, question) =>
			list.ownersAreUnknown ? putRunByGovernmentFirst(parts, list, isAboutNursing(question)) : undefined,
	},
	{
		examples: { "named-government": "bsc nursing in kerala" },
		put: (parts, list, question) =>
			list.query.near === undefined && isOfAnyNursing(question) ? putFoundFirst(parts, list, [BY_NAME]) : undefined,
	},
	{
		examples: { "": "engineering colleges near nagpur under 2 lakh" },
		put: (_, list) => (list.query.near === undefined ? undefined : list),
	},
	{
		examples: { "named-women": "womens engineering colleges in tamil nadu" },
		put: ({ index }, list, question) =>
			list.byName === undefined && list.query.q === undefined && isForWomen(question)
				? putWomensFirst(index, list)
				: undefined,
	},
	{
		examples: { accepting: "b.arch gujarat nata" },
		put: (parts, list, { reads }) => {
			const [exam] = filterByKind(reads, "exam");
			return exam === undefined || isExamAcceptedByColleges(exam.value)
				? undefined
				: putAcceptingFirst(parts, list, exam.value);
		},
	},
	{ examples: { "": "yoga colleges in rishikesh" }, put: (_, list) => (list.byName === undefined ? undefined : list) },
	{
		examples: { affordable: "btech in hyderabad under 1 lakh", cheapest: "cheapest btech colleges in telangana" },
		put: ({ index }, list, question) =>
			hasPublishedFees(list) && isAboutLowFees(question)
				? putAffordableFirst(index, list, question.bounds.budgetInr?.max)
				: undefined,
	},
	{
		examples: { government: "low fees bca colleges in lucknow" },
		put: (parts, list, question) =>
			isAboutFeesOnly(question) ? putFoundFirst(parts, list, [IF_OTHERS_TOO], isCheap(list)) : undefined,
	},
];

const isAboutPolytechnics = when("degree:diploma says:polytechnic");

async function putPolytechnicsFirst(parts: ListParts, list: CollegeList): Promise<CollegeList> {
	const { query, found } = list;
	const { items } = await findList(parts, { ...query, q: "polytechnic", sort: undefined });
	// Near a place those of its own district are meant before the nearest of the next.
	const [nearest] = items;
	const isPreferred = ({ name, place }: CollegeSummary) =>
		/\bgov/i.test(name) && (query.near === undefined || place.district === nearest?.place.district);
	const first = [...items.filter(isPreferred), ...items.filter((item) => !isPreferred(item))];
	return putItemsFirst(list, first.map(withoutFee), "polytechnic", found.items.map(withoutFee));
}

/** An engineering college's fee is of its B.Tech, not of the diploma that is meant. */
function withoutFee({ fee: _fee, ...college }: CollegeSummary): CollegeSummary {
	return college;
}

const isOfAnyNursing = when("nursing !group");
const isForWomen = when("gender");
const isAboutGovernmentColleges = when("ownership:government");
/** Fees are known of too few to order a list by them: without an owner or a family, the government's colleges stand first. */
const isAboutFeesOnly = when("is:fee|low-fees !any:ownership/group");

/** IIMs and IITs are government institutes, but their MBA is not what a question for low fees means. */
function isCheap({ query: { facets } }: CollegeList): (college: CollegeSummary) => boolean {
	const isOfMba = (facets.degree ?? []).some((degree) => degree === "mba" || degree === "pgdm");
	return ({ name }) => !isOfMba || !["iim", "iit"].some((family) => isOfFamily(name, family));
}

/** AICTE's mark covers only the courses that it approves: a name, or Delhi's seats, say that a whole college is for women. */
function putWomensFirst(index: CollegeIndex, list: CollegeList): CollegeList {
	const exams = index.columns.find(({ name }) => name === "exam");
	const ofDelhi = exams?.options.findIndex(({ value }) => value === "cuet-ug") ?? -1;
	const isSure = ({ name, slug }: CollegeSummary) =>
		isNamedForWomen({ name }) ||
		(exams?.holds === "many" && ofDelhi !== -1 && holdsOption(exams, index.bySlug.get(slug) ?? -1, ofDelhi));
	const items = appendOthers(list.found.items.filter(isSure), listNamedForWomen(index, list));
	const sure = [...items].sort((one, other) => rankOf(one) - rankOf(other));
	const isInOrder = sure.every(({ slug }, at) => list.found.items[at]?.slug === slug);
	return isInOrder ? list : withTotal(putItemsFirst(list, sure, "named-women"));
}

/** By the guides of exams: institutions that accept the exam come first, those named for other exams alone come last. */
function putAcceptingFirst({ index, exams }: ListParts, list: CollegeList, slug: string): CollegeList {
	const acceptedBy = (exam: string) => exams.bySlug.get(exam)?.record.acceptedBy?.colleges ?? [];
	const accepting = new Set(acceptedBy(slug));
	const ofOthers = new Set([...exams.bySlug.keys()].flatMap((exam) => (exam === slug ? [] : acceptedBy(exam))));
	const { state, district } = list.query.facets;
	const isAccepting = (number: number) => accepting.has(index.colleges[number]?.slug ?? "");
	// The National Institute of Design is in no list of design courses.
	const isHere = ({ districtId, stateSlug }: (typeof index.colleges)[number]) =>
		district?.includes(districtId ?? "") ?? state?.includes(stateSlug ?? "") ?? false;
	const all = index.colleges.flatMap((college, number) => (isAccepting(number) && isHere(college) ? number : []));
	const named = listSummaries(index, [...new Set([...listNumbers(index, list.query).filter(isAccepting), ...all])]);
	const isOfOther = (college: CollegeSummary) => ofOthers.has(college.slug) && !accepting.has(college.slug);
	const { items } = list.found;
	if (named.length === 0 && !items.some(isOfOther)) return list;
	const others = [...items.filter((item) => !isOfOther(item)), ...items.filter(isOfOther)];
	return putItemsFirst(list, named, "accepting", others);
}

/** The programmes whose fees some authority publishes. */
function hasPublishedFees(list: CollegeList): boolean {
	const { degree = [], category = [] } = list.query.facets;
	return (
		isMastersList(list) ||
		degree.join() === "btech" ||
		(degree.length === 0 && category.join() === `${CATEGORY.engineering}`)
	);
}

function isMastersList({ query: { facets } }: CollegeList): boolean {
	return ["mba", "mca"].includes(facets.degree?.join() ?? "");
}

/** Fees of MBA and MCA; all other authorities' are of B.Tech. */
const MASTERS_FEE_SOURCE = /icet/;

/** Within the budget the cheapest first. Those above it are left out; those whose fee no source has follow. */
function putAffordableFirst(index: CollegeIndex, list: CollegeList, budgetInr = NO_LIMIT): CollegeList | undefined {
	const isForMasters = isMastersList(list);
	const feeOf = (number: number) => {
		const fee = index.fees.get(index.colleges[number]?.id ?? "")?.fee;
		const isOfList = fee !== undefined && MASTERS_FEE_SOURCE.test(fee.sourceId) === isForMasters;
		return isOfList ? fee.least : Number.POSITIVE_INFINITY;
	};
	const within = listNumbers(index, list.query)
		.filter((number) => feeOf(number) <= budgetInr)
		.sort((one, other) => feeOf(one) - feeOf(other));
	if (within.length === 0) return undefined;
	const others = list.found.items.filter(({ fee }) => fee === undefined || fee.least <= budgetInr);
	const first = budgetInr === NO_LIMIT ? "cheapest" : "affordable";
	return putItemsFirst(list, listSummaries(index, within), first, others);
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER;
