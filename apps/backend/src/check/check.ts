import { CATEGORIES } from "@uchit/contract/category.ts";
import type { Check, CheckEntry, CheckedCourse, CheckQuery, SimilarName } from "@uchit/contract/check.ts";
import { type Council, councilOf } from "@uchit/contract/council.ts";
import { toWords } from "@uchit/contract/words.ts";
import type { Database } from "#backend/db/client.ts";
import { type CollegeRows, readCollegeRows } from "#backend/facts/queries/college-rows.ts";
import { listCourses, readNewestList } from "#backend/facts/queries/intakes.ts";
import { listSources, sourceIdsIn } from "#backend/facts/queries/sources.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { CollegeRow } from "#backend/search/queries/search-rows.ts";
import { streamOf } from "#backend/search/similar.ts";
import { smallest } from "#backend/search/smallest.ts";
import { INSTITUTION_BITS } from "#backend/search/text/text-matches.ts";
import { isGeneric, readTyped } from "#backend/search/text/typed.ts";
import { listsOf, placeLine } from "./lists.ts";
import type { FakeUniversity } from "./queries/fake-universities.ts";
import { listBeginningAbroad } from "./queries/namesakes-abroad.ts";
import { listOtherNames } from "./queries/other-names.ts";
import { foldPrinted, listBracketedNames, type NameFit } from "./rules/fold-name.ts";
import { type FoundInstitution, judgeNamesakes } from "./rules/judge.ts";
import { isOfCourse, readCourse } from "./rules/read-course.ts";
import { createNameMatcher, type NameMatcher, toLatinWords } from "./same-name.ts";
import { isCommonName, isSimilarName } from "./similar-names.ts";
import {
	createPlaceMatcher,
	isListedPlace,
	type PlaceFit,
	placeWordsOf,
	placeWordsOfFake,
	readPlace,
	type TypedPlace,
} from "./typed-place.ts";

type Parts = { db: Database; index: CollegeIndex };

const MAX_CANDIDATES = 60;
const MAX_READ = 10;
const MAX_SIMILAR = 5;

/**
 * Whether our lists show that an institution is real. Only the exact name, but for spelling, decides; similar names are listed as other
 * institutions.
 */
export async function checkInstitution(
	parts: Parts & { fakes: readonly FakeUniversity[] },
	{ name, place, course }: CheckQuery,
): Promise<Check> {
	const { db, index, fakes } = parts;
	const { typedPlace, fitPrinted, candidates, named, fit, fits, here, placeOf } = await findNamed(parts, {
		name,
		place,
	});
	const listed = fakes.filter((fake) => isListed(fake, fitPrinted, typedPlace));
	const found = await readFound(db, here);
	const elsewhere = here.length === 0 ? await readFound(db, withoutNamesakes(fits.get("other") ?? [])) : [];
	const isListedAnywhere = typedPlace === undefined && listed.length > 0;
	const judgement = judgeNamesakes({
		fakes: listed.map((fake) => ({ entry: toListedEntry(fake), stateSlug: fake.state.slug })),
		abroad: isListedAnywhere ? await listNamesakesAbroad(db, name, fitPrinted) : [],
		isCommon: isListedAnywhere && isCommonName(toLatinWords(name)),
		here: found.map(toFound),
		elsewhere: elsewhere.map(toFound),
	});
	const [first] = [...found, ...elsewhere];
	const [only, second] = found;
	const isOfOne = course !== undefined && second === undefined && listed.length === 0;
	const isCalled = (college: CollegeRow) => {
		const ofPlace = placeOf(college);
		return [college.name, college.officialName].some((own) => fitPrinted(own, ofPlace) !== undefined);
	};
	const isFound = here.length > 0 && listed.length === 0;
	const others = candidates.filter((college) => !named.some((each) => each.college === college));
	const isHere = (college: CollegeRow) => typedPlace !== undefined && fit(college) === "same";
	const alike = (some: readonly CollegeRow[]) => (isFound ? [] : listAlike(index, name, some));
	const similar = [
		...alike(others.filter(isHere)),
		...fakes
			.filter((fake) => !listed.includes(fake) && isLikeFake(name, fake))
			.map((fake) => toSimilarFake(fake, fitPrinted)),
		...alike(others.filter((college) => !isHere(college))),
	];
	const states = new Set([
		...listed.map(({ state }) => state.slug),
		...[...found, ...elsewhere].map(({ stateSlug }) => stateSlug),
	]);
	const [state] = states.size === 0 ? (typedPlace?.states ?? []) : states.size === 1 ? states : [];
	return withSources(db, {
		...judgement,
		total: here.length > MAX_READ ? here.length : judgement.total,
		isPlaceKnown: typedPlace && (listed.length > 0 || here.length === 0 || fits.has("same")),
		isByOtherName: here.length > 0 && listed.length === 0 && !here.some(isCalled),
		course: isOfOne && only !== undefined ? await checkCourse(db, only.id, course) : undefined,
		similar: similar.slice(0, MAX_SIMILAR),
		ask: [{ body: "ugc" }, { body: councilFor(name, first) }, { body: "state", state: state ?? undefined }],
	});
}

function isListed(fake: FakeUniversity, fitPrinted: NameMatcher, place: TypedPlace | undefined): boolean {
	const isNamed = fitPrinted(fake.name, placeWordsOfFake(fake)) !== undefined;
	return isNamed && (place === undefined || isListedPlace(fake, place));
}

function listCandidates(index: CollegeIndex, name: string, fit: (college: CollegeRow) => PlaceFit): CollegeRow[] {
	const typed = readTyped(name);
	if (typed === undefined) return [];
	const { relevance } = index.text.find(typed);
	const rowsOf = (best: Iterable<number>) => Array.from(best, (packed) => packed % INSTITUTION_BITS);
	const isHere = (packed: number) => {
		const college = index.colleges[packed % INSTITUTION_BITS];
		return college !== undefined && fit(college) === "same";
	};
	// "Shobhit University" may be an institute, so its distinctive words are searched alone too.
	const words = typed.spelt.filter((word) => !isGeneric(word));
	const telling = words.length < typed.spelt.length ? readTyped(words.join(" ")) : undefined;
	const byTelling = telling === undefined ? [] : index.text.find(telling).relevance;
	const numbers = [
		...index.text.called(typed),
		...rowsOf(smallest(relevance.filter(isHere), MAX_CANDIDATES)),
		...rowsOf(smallest(relevance, MAX_CANDIDATES)),
		...rowsOf(smallest(byTelling.filter(isHere), MAX_CANDIDATES)),
		...rowsOf(smallest(byTelling, MAX_CANDIDATES)),
	];
	return [...new Set(numbers)].flatMap((number) => index.colleges[number] ?? []);
}

type Named = { college: CollegeRow; fit: NameFit };

/** Institutions with exactly this name, but for spelling, grouped by place; `here` are those that are meant. */
export async function findNamed({ db, index }: Parts, { name, place }: CheckQuery) {
	const typedPlace = place === undefined ? undefined : readPlace(place);
	const fit = typedPlace === undefined ? () => "same" as const : createPlaceMatcher(index, typedPlace);
	const candidates = listCandidates(index, name, fit);
	// The list prints "Himalayan University" with its town, Itanagar, which the visitor gave as the place.
	const typedPlaceWords = toLatinWords(place ?? "");
	const placeOf = (college: CollegeRow) => new Set([...placeWordsOf(index, college), ...typedPlaceWords]);
	const fitPrinted = createNameMatcher(name);
	const named = await listNamed(db, candidates, { fitPrinted, placeOf });
	const fits = Map.groupBy(named, ({ college }) => fit(college));
	const here = withoutNamesakes(fits.get("same") ?? fits.get("unknown") ?? []);
	return { typedPlace, fitPrinted, candidates, named, fit, fits, here, placeOf };
}

async function listNamed(
	db: Database,
	candidates: readonly CollegeRow[],
	{ fitPrinted, placeOf }: { fitPrinted: NameMatcher; placeOf: (college: CollegeRow) => ReadonlySet<string> },
): Promise<Named[]> {
	const ids = candidates.map(({ id }) => id);
	const otherNames = await listOtherNames(db, ids);
	const listBy = (namesOf: (college: CollegeRow) => readonly string[]) =>
		candidates.flatMap((college): Named[] => {
			const place = placeOf(college);
			const fits = namesOf(college).flatMap((name) => fitPrinted(name, place) ?? []);
			const fit = fits.find((each) => each === "placed") ?? fits[0];
			return fit === undefined ? [] : [{ college, fit }];
		});
	const otherNamesOf = ({ id }: CollegeRow, isAlias: boolean) =>
		(otherNames.get(id) ?? []).filter((other) => other.isAlias === isAlias).map(({ name }) => name);
	const own = listBy((college) => [college.name, college.officialName, ...otherNamesOf(college, true)]);
	return own.length > 0 ? own : listBy((college) => otherNamesOf(college, false));
}

/** If the typed name contains a place, returns only institutions with this whole name. */
function withoutNamesakes(named: readonly Named[]): CollegeRow[] {
	const placed = named.filter(({ fit }) => fit === "placed");
	return (placed.length > 0 ? placed : named).map(({ college }) => college);
}

async function readFound(db: Database, colleges: readonly CollegeRow[]): Promise<CollegeRows[]> {
	const slugs = colleges.slice(0, MAX_READ).map(({ slug }) => slug);
	const rows = await readCollegeRows(db, slugs);
	const sorted = rows.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
	const isTwin = (one: CollegeRows, other: CollegeRows) => one.twins.some(({ slug }) => slug === other.slug);
	return sorted.filter((one, at) => !sorted.slice(0, at).some((earlier) => isTwin(one, earlier)));
}

/** We have course lists of AICTE and NMC only. */
async function checkCourse(db: Database, collegeId: string, typed: string): Promise<CheckedCourse> {
	const typedCourse = readCourse(typed);
	const list = await readNewestList(db, typedCourse.council);
	const { items } = await listCourses(db, collegeId);
	const rows = items.filter((row) => row.authority === typedCourse.council && isOfCourse(typedCourse, row));
	const entries = rows.map(({ course, mode, seats }) => ({ course, mode, seats }));
	return { typed, council: typedCourse.council, mode: typedCourse.mode, list, entries: entries.slice(0, MAX_READ) };
}

function toFound(rows: CollegeRows): FoundInstitution {
	return { slug: rows.slug, kind: rows.kind, stateSlug: rows.stateSlug ?? undefined, lists: listsOf(rows) };
}

export function toListedEntry(fake: FakeUniversity): CheckEntry {
	const { name, listedIn: date, sourceId } = fake;
	return { list: "ugc-fake", name, as: name, place: placeOfFake(fake), date, sourceId };
}

function placeOfFake({ place, state }: FakeUniversity): string {
	return place === undefined || place.endsWith(state.name) ? (place ?? state.name) : `${place}, ${state.name}`;
}

function toSimilarFake(fake: FakeUniversity, fitPrinted: NameMatcher): SimilarName {
	const { name, listedIn: date, sourceId } = fake;
	const isSameName = fitPrinted(name, placeWordsOfFake(fake)) !== undefined;
	return { name, place: placeOfFake(fake), date, sourceId, isListedFake: true, ...(isSameName && { isSameName }) };
}

async function listNamesakesAbroad(db: Database, name: string, fitPrinted: NameMatcher): Promise<CheckEntry[]> {
	const [first = ""] = toWords(name);
	const countries = new Intl.DisplayNames(["en"], { type: "region" });
	return (await listBeginningAbroad(db, first)).flatMap(({ name: own, city, region, country, sourceId }) => {
		const ofPlace = new Set(toLatinWords(`${city ?? ""} ${region ?? ""}`));
		if (fitPrinted(own, ofPlace) === undefined) return [];
		const place = placeLine(city ?? region, countries.of(country.toUpperCase()));
		return [{ list: "other" as const, name: own, as: own, place, sourceId }];
	});
}

function listAlike(index: CollegeIndex, typed: string, others: readonly CollegeRow[]): SimilarName[] {
	return others
		.filter((college) => isLike(typed, [college.name, college.officialName]))
		.map(({ name, slug, city, districtId, stateSlug, sourceId }) => {
			const place = placeLine(city ?? index.districtNames.get(districtId ?? ""), index.stateNames.get(stateSlug ?? ""));
			return { name, slug, place, sourceId, isListedFake: false };
		});
}

/** Matches the bracketed short form too, which decides nothing. */
function isLikeFake(typed: string, { name }: FakeUniversity): boolean {
	const words = toLatinWords(typed).join(" ");
	return isLike(typed, [name]) || listBracketedNames(name).some((short) => short.join(" ") === words);
}

function isLike(typed: string, names: readonly string[]): boolean {
	const words = toLatinWords(typed);
	return names.flatMap(foldPrinted).some((name) => isSimilarName(words, name));
}

/** The council for what the institution teaches; if that is unknown, the council of most institutions. */
function councilFor(typed: string, found: CollegeRows | undefined): Council {
	const name = found?.name ?? typed;
	const categoryId = found?.categories[0]?.categoryId ?? readTyped(name)?.subject?.categoryId;
	return councilOf(streamOf(name), CATEGORIES.find(({ id }) => id === categoryId)?.slug) ?? "aicte";
}

const SOURCES_OF_BODIES: Readonly<Record<string, string>> = { ugc: "ugc-2025", aicte: "aicte-2025", nmc: "nmc-2025" };

async function withSources(db: Database, check: Omit<Check, "sources">): Promise<Check> {
	const bodies = check.ask.flatMap(({ body }) => SOURCES_OF_BODIES[body] ?? []);
	const sources = await listSources(db, [...sourceIdsIn(check), ...bodies]);
	const addressOf = (body: string) => sources.find(({ id }) => id === SOURCES_OF_BODIES[body])?.address;
	return { ...check, ask: check.ask.map((each) => ({ ...each, address: addressOf(each.body) })), sources };
}
