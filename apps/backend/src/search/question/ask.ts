import type { AfterSection } from "@uchit/contract/after.ts";
import type { Answer, AskLink, UnknownName } from "@uchit/contract/answer.ts";
import { ASK_ITEMS } from "@uchit/contract/ask.ts";
import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { Source } from "@uchit/contract/source.ts";
import type { Database } from "#backend/db/client.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import { type CollegeIndex, toSummary } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { type Found, listMatching } from "#backend/search/find.ts";
import type { LiveGuides } from "#backend/search/live-guides.ts";
import { isOfFamily } from "#backend/search/text/families.ts";
import { bodyOf } from "#backend/search/vocabulary/exam-bodies.ts";
import { type List, listGroups, listReadings, toExamLink } from "./answer-parts.ts";
import { findAfter } from "./cards/after/after-card.ts";
import { chooseCard } from "./cards/choose-card.ts";
import { findPlainAnswer } from "./cards/line-card.ts";
import { readUptac } from "./cards/predict-card.ts";
import type { Lexicon } from "./lexicon.ts";
import { chooseList, toCollegeQuery, withOthers } from "./list/choose-list.ts";
import { isExamOfColleges, type ListQuery, leavePolytechnics, toListQuery } from "./list/list-query.ts";
import type { LiveLexicon } from "./live-lexicon.ts";
import { isAfterSomething, isOfMe } from "./marks.ts";
import { hasKind, idOf, PLACE_KINDS, toCollege } from "./meaning.ts";
import { readQuestion } from "./read-question.ts";
import { listMeant, type Read, type Reading, type Unknown } from "./reading.ts";
import { type ListFakes, readFakes, stateOf } from "./subjects/fake-list.ts";

export type AskParts = {
	db: Database;
	index: CollegeIndex;
	guides: LiveGuides;
	lexicon: LiveLexicon;
	listFakes: ListFakes;
	today: string;
};

/** What a question was read as, its answer, and what was found. `not` are the readings that the visitor turned off. */
export async function ask(
	{ db, index, guides, lexicon, listFakes, today }: AskParts,
	q: string,
	not: readonly string[],
): Promise<Answer> {
	const words = await lexicon.get(index);
	const rejected = new Set(not.map((id) => (id.startsWith("college:") ? toCollegeId(index, id) : id)));
	const read = readUptac(leavePolytechnics(readQuestion(q, words, rejected)));
	const { question, fakes, named: namedFakes, fakeList } = await readFakes(read, q, listFakes);
	const places = placesOf(question);
	const names = { places, named: namesOf(question), state: stateOf(question) };
	const way = rejected.size === 0 ? findAfter(q, names) : undefined;
	const { card: after, local } = way?.isSure ? way : {};
	const reread = local === undefined ? question : readQuestion(`${local} ${places.join(" ")}`, words, rejected);
	const named = after ? [] : listMeant(question.reads, "college").filter(({ isNear }) => isNear === undefined);
	const isGuide = isGuideName(question) && words.names.called(q).length === 0 && words.names.having(q) === undefined;
	const isOfExam = listMeant(question.reads, "exam").length > 0;
	const isUnknown = fakeList === undefined && !after && named.length === 0 && !isOfExam && question.unknown.length > 0;
	const isAnswered = fakes.length > 0 || (after !== undefined && !WITH_LIST.has(after.section) && local === undefined);
	const hasNoList = isAnswered || (named.length > 0 && question.intent !== "name") || isGuide || isUnknown;
	const query = hasNoList ? undefined : toListRequest(reread, index, q);
	const [exams, countries] = [await guides.exams(), await guides.countries()];
	const list = isUnknown || isAnswered ? undefined : await chooseList({ db, index, exams }, query, reread);
	const isMeant = isWanted(index, question);
	const isTaken = ({ name }: CollegeSummary) =>
		after?.section !== "lateral-entry" || !NO_LATERAL.some((each) => isOfFamily(name, each));
	const found = list && { ...list.found, items: list.found.items.filter((item) => isMeant(item) && isTaken(item)) };
	const summaries = named.flatMap(({ value }) => toSummary(index, value, "overall") ?? []);
	const listed = withOthers(putNamesakeFirst(summaries, found?.items ?? []), found?.items ?? []);
	const best = list?.byName === undefined ? listed : [];
	const answer = fakeList
		? { card: { kind: "tool" as const, tool: "check" as const }, named: [] }
		: after
			? { card: after, named: [] }
			: isUnknown || namedFakes.length > 0
				? undefined
				: await chooseCard(
						{ db, index, exams, countries, listed: best, matching: () => listAll(index, list), today },
						question,
					);
	const isEmpty = answer === undefined && listed.length === 0 && !isUnknown && fakes.length === 0 && !isOfExam;
	const nearest = isEmpty && isOfStudies(question) ? way?.card : undefined;
	const colleges = listed.slice(0, ASK_ITEMS);
	const ids = [...sourceIdsOf(colleges), ...cardSourceIds(answer?.card), ...fakes.map(({ sourceId }) => sourceId)];
	const own = new Set(answer?.named.map(({ id }) => id));
	const sources = await listSources(
		db,
		ids.filter((id) => !own.has(id)),
	);
	return {
		q,
		intent: question.intent,
		entities: listEntities(index, question),
		readings: listReadings(index, question, list && { ...list, found: found ?? list.found }),
		unread: after ? [] : [...question.unread],
		unknown: (after ? [] : question.unknown).map((each) => toUnknownName(index, exams, words.lexicon, each)),
		fakes,
		fakeList,
		bounds: toBounds(question),
		list: list && nearest === undefined ? { ...list.query, first: list.first, total: list.found.total } : undefined,
		card: answer?.card ?? nearest,
		colleges,
		groups: listGroups({ exams, countries, today }, q, question),
		relax: listRelaxations(index, question, found),
		sources: [...sources, ...namedIn(answer?.named ?? [], answer?.card)],
	};
}

/** What may end in a page on what is open: not money, papers, dates or another country. */
const isOfStudies = ({ intent }: Reading) => ["none", "list", "name", "eligibility", "compare"].includes(intent);

/** Without CAT there is still a list of MBA colleges to leave CAT out of; which of them teach by distance, no source says. */
const WITH_LIST: ReadonlySet<AfterSection | undefined> = new Set(["mba-without-cat", "distance-degree"]);

/** They take nobody into the second year. */
const NO_LATERAL = ["iit", "nit"] as const;

/** "Shiv Nadar University" is one at Chennai by its name alone; the ranked one with its place behind the name is meant more often. */
function putNamesakeFirst(
	named: readonly CollegeSummary[],
	found: readonly CollegeSummary[],
): readonly CollegeSummary[] {
	const [only, other] = named;
	if (only === undefined || other !== undefined || only.ranking !== undefined) return named;
	const ranked = found.find(({ name, ranking }) => ranking !== undefined && name.startsWith(`${only.name}, `));
	return ranked === undefined ? named : [ranked, only];
}

/** The words that name where they live. */
function placesOf({ reads }: Reading): string[] {
	return reads.flatMap((read) => (hasKind(read, ...PLACE_KINDS) ? read.words : []));
}

/** The words that name somebody whom a general answer does not mean. */
function namesOf({ reads, unknown }: Reading): string[] {
	return [...reads.filter((read) => hasKind(read, "college", "exam", "country")), ...unknown].map(({ words }) => words);
}

/** Addresses name an institution by its slug, readings by its number. */
function toCollegeId({ colleges }: CollegeIndex, id: string): string {
	const slug = id.slice("college:".length);
	return idOf(toCollege(colleges.findIndex((college) => college.slug === slug)));
}

/** Intents that a list answers; others have one where a kind or a place is named. */
const LISTED: ReadonlySet<string> = new Set(["list", "fee", "seats", "cutoff"]);
const NARROWING = ["degree", "category", "course", "state", "district", "town", "group"] as const;

/** What has a page of its own: institutions with its letters ("AIEEE") are nobody whom its name means. */
const GUIDES = ["exam", "country", "term", "tool"] as const;

/** Whom the question leaves out by name, family or place is not shown among the first; who takes nobody by an exam, no source says. */
function isWanted(index: CollegeIndex, { reads }: Reading): (college: CollegeSummary) => boolean {
	const left = reads.filter(({ isNot }) => isNot);
	const isLeftOut = ({ slug, name, place }: CollegeSummary, { kind, value, label }: Read) => {
		if (kind === "college") return index.colleges[value]?.slug === slug;
		if (kind === "exam") return true;
		if (kind === "group") return isOfFamily(name, value);
		if (kind === "state") return place.state?.slug === value;
		return kind === "district" && place.district === label;
	};
	return (college) => !left.some((read) => isLeftOut(college, read));
}

function isGuideName({ intent, reads, unread }: Reading): boolean {
	return intent === "name" && unread.length === 0 && reads.some((read) => hasKind(read, ...GUIDES));
}

/** What nobody understands is looked for among names, as the list of institutions does. */
function toListRequest(question: Reading, { stateNames }: CollegeIndex, q: string): ListQuery | undefined {
	if (findPlainAnswer(question) !== undefined) return undefined;
	if (question.intent === "none" && isAfterSomething(question.reads)) return undefined;
	if (question.intent === "compare" && !question.reads.some((read) => hasKind(read, "college", "group")))
		return undefined;
	if (["tool", "definition", "country", "scholarship", "loan", "documents"].includes(question.intent)) return undefined;
	if (question.intent === "predict" && !isOfUnlistedExam(question)) return undefined;
	const isName = question.intent === "name" || question.intent === "none";
	const isNarrowed = question.reads.some((read) => hasKind(read, ...NARROWING));
	// "Colleges near me" is no name.
	if (isName && !isNarrowed && question.reads.some(isOfMe)) return undefined;
	// What an exam costs, and which marks qualify, is asked of no college.
	const isOfExam = ["fee", "cutoff"].includes(question.intent) && question.reads.some(({ kind }) => kind === "exam");
	if (isOfExam && !isNarrowed) return undefined;
	if (!isName && !LISTED.has(question.intent) && !isNarrowed) return undefined;
	return isName ? { facets: {}, near: undefined, q, sort: undefined } : toListQuery(question, stateNames);
}

/** Of an exam whose seats no counselling lists, colleges of the place and degree still may be asked. */
function isOfUnlistedExam({ reads }: Reading): boolean {
	const [exam] = listMeant(reads, "exam");
	const isOfPlace = listMeant(reads, "degree").length > 0 && reads.some((read) => hasKind(read, "state", "district"));
	return exam !== undefined && isOfPlace && !isExamOfColleges(exam.value);
}

/** Every institution of a list that facets alone make. */
function listAll(index: CollegeIndex, list: List | undefined): string[] {
	if (list === undefined || list.byName !== undefined || list.query.near !== undefined) return [];
	return listMatching(index, toCollegeQuery(list.query));
}

function listEntities(index: CollegeIndex, { reads }: Reading): AskLink[] {
	return reads.flatMap(({ kind, value, label, isNot }): AskLink[] => {
		if (isNot) return [];
		if (kind === "exam" || kind === "country" || kind === "term" || kind === "tool") return [{ kind, value, label }];
		const college = kind === "college" ? index.colleges[value] : undefined;
		return college === undefined ? [] : [{ kind: "college", value: college.slug, label: college.name }];
	});
}

function toBounds({ bounds, reads }: Reading): Answer["bounds"] {
	const { pin: _pin, ...rest } = bounds;
	return { ...rest, seatCategory: reads.find((read) => hasKind(read, "seat-category"))?.value };
}

/** For an empty list: which reading to turn off, and how many that gives. */
function listRelaxations(index: CollegeIndex, { reads }: Reading, found: Found | undefined): Answer["relax"] {
	return (found?.relax ?? []).flatMap(({ filter, count }) => {
		const read = reads.find(({ kind }) => kind === filter);
		// The whole directory answers no question.
		return read === undefined || count === index.colleges.length ? [] : [{ id: idOf(read), label: read.label, count }];
	});
}

function sourceIdsOf(colleges: readonly CollegeSummary[]): string[] {
	return colleges.flatMap(({ sourceId, ranking, seats, established, salary, fee }) =>
		[sourceId, ...[ranking, seats, established, salary, fee].map((part) => part?.sourceId)].flatMap((id) => id ?? []),
	);
}

function cardSourceIds(card: Answer["card"]): string[] {
	if (card === undefined) return [];
	if (card.kind === "recognition") return card.bodies.map(({ sourceId }) => sourceId);
	if (card.kind === "about") return card.facts.flatMap(cardSourceIds);
	if (card.kind === "contact") return [card.phone, card.address].flatMap((fact) => fact?.sourceId ?? []);
	if (card.kind === "country") return [card, ...card.more].map(({ sourceId }) => sourceId);
	if (card.kind === "countries") return card.rows.flatMap(({ of }) => of.flatMap((figure) => figure?.sourceId ?? []));
	if ("items" in card && card.kind !== "scores") return card.items.map(({ sourceId }) => sourceId);
	if (card.kind === "owner") return card.facts.map(({ sourceId }) => sourceId);
	if (card.kind === "compare") return card.rows.flatMap(({ of }) => of.flatMap((figure) => figure?.sourceId ?? []));
	return "sourceId" in card ? [card.sourceId] : [];
}

function namedIn(named: readonly Source[], card: Answer["card"]): Source[] {
	const ids = new Set(cardSourceIds(card));
	return named.filter(({ id }) => ids.has(id));
}

/** With what may be meant: institutions that have all of its words, exams whose name differs by a letter. */
function toUnknownName(
	{ colleges }: CollegeIndex,
	exams: ExamIndex,
	{ near, phrases }: Lexicon,
	{ kind, words, isDoubted, like }: Unknown,
): UnknownName {
	const alike = kind === "exam" ? near.list(words).flatMap((word) => phrases.get(word) ?? []) : [];
	const slugs = new Set(alike.flatMap((meaning) => (meaning.kind === "exam" ? meaning.value : [])));
	const ofExams = [...slugs].flatMap((slug) => exams.bySlug.get(slug)?.record ?? []).map(toExamLink);
	const ofColleges = like.flatMap((number): AskLink[] => {
		const college = colleges[number];
		return college === undefined ? [] : [{ kind: "college", value: college.slug, label: college.name }];
	});
	return {
		kind,
		words: words.normalize("NFC"),
		isDoubted: isDoubted || undefined,
		like: [...ofExams, ...ofColleges],
		conductedBy: kind === "exam" ? bodyOf(words.replace(/ (?:exam|entrance|test)$/, "")) : undefined,
	};
}
