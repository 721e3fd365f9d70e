import { COLLEGES_PAGE_SIZE, CollegeQuery, type UnderstoodCollegeQuery } from "@uchit/contract/college.ts";
import { ALL_SUBJECTS, MIN_FIGURES, SUBJECTS, type Subject, subjectOf } from "@uchit/contract/course.ts";
import { findDegree, MIN_EVIDENCED } from "@uchit/contract/degree.ts";
import { FACETS } from "@uchit/contract/facet.ts";
import type {
	NamedPlaces,
	PlaceAddresses,
	PlacedResults,
	PlaceFigures,
	PlaceName,
	PlacePage,
} from "@uchit/contract/place.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { findColleges } from "#backend/search/find.ts";
import { buildFigures, rankingListOfSubject } from "./figures.ts";
import type { KnownFigures } from "./queries/known-figures.ts";
import { countSubjects, geographyOf, membershipOf, membersOf } from "./subject-members.ts";

export type PlaceData = { index: CollegeIndex; figures: KnownFigures };
export type PlaceKey = { state: string; district?: string | undefined; subject?: Subject | undefined };

export function findPlacePage(
	{ index, figures: knownFigures }: PlaceData,
	where: PlaceKey,
): Omit<PlacePage, "sources"> | undefined {
	const { subject } = where;
	const state = nameState(index, where.state);
	const id = where.district === undefined ? undefined : `${where.state}/${where.district}`;
	const district = id === undefined ? undefined : nameDistrict(index, id);
	const all = numbersOf(index, where);
	const numbers = membersOf(index, all, subject);
	if (state === undefined || numbers.length === 0 || (id !== undefined && district === undefined)) return undefined;
	const figures = buildFigures({ index, figures: knownFigures }, numbers, subject, standingOf(index, where));
	const districts = id === undefined ? listDistricts(index, where.state, subject) : [];
	return {
		state,
		district,
		subject: subject && { facet: subject.facet, slug: subject.slug, value: subject.value },
		figures,
		isIndexable: isPlaceIndexable({ index, figures: knownFigures }, where),
		districts,
		noDistrict: id === undefined ? numbers.length - districts.reduce((sum, { count }) => sum + count, 0) : 0,
		subjects:
			subject === undefined
				? countSubjects(index, numbers)
						.filter((counted) => counted.count >= leastOf(counted.subject))
						.map((counted) => ({ slug: counted.subject.slug, count: counted.count }))
				: [],
		items: listItems(index, where),
	};
}

/** Needs enough figures of its own, and for a course enough institutions: fewer reflect our sources more than the course. */
export function isIndexable({ ownFigures, total }: PlaceFigures, subject: Subject | undefined): boolean {
	return ownFigures >= MIN_FIGURES && total >= leastOf(subject);
}

function leastOf(subject: Subject | undefined): number {
	return subject === undefined || subject.facet === "category" ? MIN_OF_PLACE : MIN_EVIDENCED;
}

/** A place with fewer colleges has no page: it would repeat their pages. */
const MIN_OF_PLACE = 5;

function numbersOf(index: CollegeIndex, { state, district }: PlaceKey): readonly number[] {
	const { byState, byDistrict } = geographyOf(index);
	return (district === undefined ? byState.get(state) : byDistrict.get(`${state}/${district}`)) ?? [];
}

function nameState({ stateNames, hindiNames }: CollegeIndex, slug: string): PlaceName | undefined {
	const name = stateNames.get(slug);
	return name === undefined ? undefined : { slug, name, nameHi: hindiNames.get(slug) };
}

function nameDistrict({ districtNames, hindiNames }: CollegeIndex, id: string): PlaceName | undefined {
	const name = districtNames.get(id);
	return name === undefined ? undefined : { slug: id.slice(id.indexOf("/") + 1), name, nameHi: hindiNames.get(id) };
}

function listDistricts(index: CollegeIndex, state: string, subject: Subject | undefined): PlacePage["districts"] {
	const { byDistrict } = geographyOf(index);
	return [...byDistrict]
		.filter(([id]) => id.startsWith(`${state}/`))
		.flatMap(([id, numbers]) => {
			const name = nameDistrict(index, id);
			const count = membersOf(index, numbers, subject).length;
			return name === undefined || count === 0 ? [] : [{ ...name, count }];
		})
		.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** The place's rank by number of colleges; equal places share a rank. */
function standingOf(index: CollegeIndex, { state, district, subject }: PlaceKey): PlaceFigures["standing"] {
	const places = district === undefined ? listStates(index, subject) : listDistricts(index, state, subject);
	const place = places.find(({ slug }) => slug === (district ?? state));
	if (place === undefined) return undefined;
	const next = places.find(({ count }) => count < place.count);
	return {
		rank: places.filter(({ count }) => count > place.count).length + 1,
		of: places.length,
		next: next && { slug: next.slug, name: next.name, nameHi: next.nameHi },
	};
}

function listStates(index: CollegeIndex, subject: Subject | undefined): (PlaceName & { count: number })[] {
	return rankStates(index, subject).map(({ numbers: _numbers, ...state }) => state);
}

type StandingState = PlaceName & { count: number; numbers: readonly number[] };

export function rankStates(index: CollegeIndex, subject: Subject | undefined): StandingState[] {
	return [...geographyOf(index).byState]
		.flatMap(([slug, all]) => {
			const name = nameState(index, slug);
			const numbers = membersOf(index, all, subject);
			return name === undefined || numbers.length === 0 ? [] : [{ ...name, count: numbers.length, numbers }];
		})
		.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

export function listNamedPlaces(index: CollegeIndex, called: string, subject?: Subject): NamedPlaces["items"] {
	const places = [{ state: called }, ...listDistrictIds(index, called)];
	return places
		.flatMap(({ state: slug, district: part }: PlaceKey) => {
			const state = nameState(index, slug);
			const district = part === undefined ? undefined : nameDistrict(index, `${slug}/${part}`);
			const count = membersOf(index, numbersOf(index, { state: slug, district: part }), subject).length;
			return state === undefined || count === 0 ? [] : [{ state, district, count }];
		})
		.toSorted((a, b) => a.state.name.localeCompare(b.state.name));
}

function listDistrictIds(index: CollegeIndex, called: string): PlaceKey[] {
	return [...geographyOf(index).byDistrict.keys()].flatMap((id) => {
		const [state = "", district] = id.split("/");
		return district === called ? [{ state, district }] : [];
	});
}

function isPlaceIndexable(known: PlaceData, { subject, ...place }: PlaceKey): boolean {
	return subjectsForEngines(known, place).has(subject?.slug ?? "");
}

/** Every place list that search engines may index. Takes seconds and yields to other work: cache the result. */
export async function listPlaceAddresses(known: PlaceData): Promise<PlaceAddresses["places"]> {
	const { byState, byDistrict } = geographyOf(known.index);
	const addresses: PlaceAddresses["places"] = [];
	for (const id of [...byState.keys(), ...byDistrict.keys()]) {
		await yieldToLoop();
		const [state = "", district] = id.split("/");
		for (const slug of subjectsForEngines(known, { state, district })) {
			addresses.push({ of: slug === "" ? undefined : slug, state, district });
		}
	}
	return addresses;
}

const engines = new WeakMap<KnownFigures, Map<string, ReadonlySet<string>>>();

/**
 * The subjects of a place whose pages have enough figures and start with other institutions than the pages before them: the whole place
 * (""), then categories, then the largest courses. Of two pages that start alike only one is indexable.
 */
function subjectsForEngines(known: PlaceData, place: Omit<PlaceKey, "subject">): ReadonlySet<string> {
	const cached = engines.get(known.figures) ?? new Map<string, ReadonlySet<string>>();
	engines.set(known.figures, cached);
	const key = `${place.state}/${place.district ?? ""}`;
	const subjects = cached.get(key) ?? findSubjectsForEngines(known, place);
	cached.set(key, subjects);
	return subjects;
}

function findSubjectsForEngines({ index, figures }: PlaceData, place: Omit<PlaceKey, "subject">): ReadonlySet<string> {
	const all = numbersOf(index, place);
	const counted = countSubjects(index, all).map(({ subject }) => subject);
	const isCategory = ({ facet }: Subject) => facet === "category";
	const ordered = [undefined, ...counted.filter(isCategory), ...counted.filter((subject) => !isCategory(subject))];
	const firsts: ReadonlySet<number>[] = [];
	const subjects = new Set<string>();
	for (const subject of ordered) {
		const numbers = membersOf(index, all, subject);
		if (numbers.length < leastOf(subject)) continue;
		const standing = { rank: 1, of: hasSibling(index, { ...place, subject }) ? 2 : 1 };
		if (!isIndexable(buildFigures({ index, figures }, numbers, subject, standing), subject)) continue;
		const first = firstPageOf(index, numbers, subject);
		if (subject !== undefined && firsts.some((other) => areAlike(first, other))) continue;
		if (subject !== undefined && repeatsCategory(index, { ...place, subject })) continue;
		firsts.push(first);
		subjects.add(subject?.slug ?? "");
	}
	return subjects;
}

/** Two pages with this share of common institutions at the top count as duplicates: over 60 % of their words are equal. */
const ALIKE_PART = 0.4;

function areAlike(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
	return one.intersection(other).size >= ALIKE_PART * Math.min(one.size, other.size);
}

/** Above this share of the same institutions, a degree's page repeats that of its category. */
const REPEATED_PART = 0.8;

/** Whether a degree's page in a state shows the same institutions as its category's: most medical colleges in our sources give MBBS. */
function repeatsCategory(index: CollegeIndex, { state, district, subject }: PlaceKey): boolean {
	const category = subject?.facet === "degree" ? findDegree(subject.value)?.categoryId : undefined;
	const ofCategory = SUBJECTS.find(({ facet, value }) => facet === "category" && value === `${category}`);
	if (district !== undefined || ofCategory === undefined) return false;
	const [own, all] = [subject, ofCategory].map((each) => listItems(index, { state, subject: each }));
	const shown = new Set(all?.map(({ slug }) => slug));
	return (own ?? []).filter(({ slug }) => shown.has(slug)).length > REPEATED_PART * shown.size;
}

function listItems(index: CollegeIndex, { state, district, subject }: PlaceKey) {
	const query = CollegeQuery.parse({
		state: [state],
		district: district === undefined ? [] : [`${state}/${district}`],
		...(subject !== undefined && { [subject.facet]: [subject.value] }),
	});
	return findColleges(index, query).items;
}

function firstPageOf(
	index: CollegeIndex,
	numbers: readonly number[],
	subject: Subject | undefined,
): ReadonlySet<number> {
	const members = new Set(numbers);
	const first = new Set<number>();
	for (const number of index.orders.ranked.get(rankingListOfSubject(subject)) ?? []) {
		if (first.size === COLLEGES_PAGE_SIZE) return first;
		if (members.has(number)) first.add(number);
	}
	for (const number of numbers) {
		if (first.size === COLLEGES_PAGE_SIZE) return first;
		first.add(number);
	}
	return first;
}

function hasSibling(index: CollegeIndex, { state, district, subject }: PlaceKey): boolean {
	const { byState, byDistrict } = geographyOf(index);
	const isMember = subject === undefined ? () => true : (membershipOf(index, subject) ?? (() => false));
	const isOther = (id: string) =>
		district === undefined ? id !== state : id.startsWith(`${state}/`) && id !== `${state}/${district}`;
	return (district === undefined ? byState : byDistrict)
		.entries()
		.some(([id, numbers]) => isOther(id) && numbers.some(isMember));
}

export function readPlaceOf({ q, near }: CollegeQuery, values: UnderstoodCollegeQuery["values"]): PlaceKey | undefined {
	const set = FACETS.filter((facet) => values[facet].length > 0);
	const [state, other] = values.state;
	const [district, otherDistrict] = values.district;
	const subjects = set.filter((facet) => facet !== "state" && facet !== "district");
	const [facet] = subjects;
	const isPlain = q === "" && near === "" && other === undefined && otherDistrict === undefined && subjects.length < 2;
	if (!isPlain || state === undefined || (district !== undefined && !district.startsWith(`${state}/`)))
		return undefined;
	const subject = readSubject(facet, facet === undefined ? [] : values[facet]);
	if (subject === undefined && facet !== undefined) return undefined;
	return { state, district: district?.slice(state.length + 1), subject };
}

function readSubject(facet: string | undefined, [value, other]: readonly string[]): Subject | undefined {
	return facet === undefined || value === undefined || other !== undefined ? undefined : subjectOf(facet, value);
}

export function findPlaceAddress(known: PlaceData, where: PlaceKey): PlacedResults["placePage"] {
	if (!isPlaceIndexable(known, where)) return undefined;
	const { state, district, subject } = where;
	return { of: subject?.slug ?? ALL_SUBJECTS, state, district };
}
