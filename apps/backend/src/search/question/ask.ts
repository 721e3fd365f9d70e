import type { Answer, AskCard, AskLink } from "@uchit/contract/answer.ts";
import { ASK_ITEMS } from "@uchit/contract/ask.ts";
import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { Database } from "#backend/db/client.ts";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import { type CollegeIndex, toSummary } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { type FoundColleges, listMatching } from "#backend/search/find.ts";
import type { LiveGuides } from "#backend/search/live-guides.ts";
import { isOfFamily } from "#backend/search/text/families.ts";
import { type CollegeList, listGroups, listReadings } from "./answer-parts.ts";
import { listAnswerSources } from "./answer-sources.ts";
import { findAfter } from "./cards/after/after-card.ts";
import { CONCEPT_OF, readCorrectedWords as wordsIn } from "./cards/after/after-words.ts";
import { toStudent } from "./cards/after/student.ts";
import { chooseCard, findStateEntrance } from "./cards/choose-card.ts";
import type { GuideCard } from "./cards/guide-cards.ts";
import { findPlainAnswer } from "./cards/plain-answer.ts";
import { readNamedCounselling } from "./cards/predict-card.ts";
import { when } from "./conditions.ts";
import { decideList, findLine } from "./decisions.ts";
import { chooseList } from "./list/choose-list.ts";
import { appendOthers, listOwners, toCollegeQuery } from "./list/list-parts.ts";
import { addDegree, excludePolytechnics, type ListQuery, toListQuery } from "./list/list-query.ts";
import { dropOtherSeats } from "./list/seats.ts";
import { isListedBeside, showsColleges } from "./list/section-lists.ts";
import type { LiveLexicon } from "./live-lexicon.ts";
import { hasKind, idOf, PLACE_KINDS, toCollegeMeaning } from "./meaning.ts";
import { readQuestion } from "./read-question.ts";
import { filterByKind, type Reading, type ReadMeaning } from "./reading.ts";
import { restoreTyped, toUnknownName } from "./subjects/answer-unknown.ts";
import { type FakeNames, readFakes, stateOf } from "./subjects/fake-list.ts";

export type AskParts = {
	db: Database;
	index: CollegeIndex;
	guides: LiveGuides;
	lexicon: LiveLexicon;
	listed: () => Promise<FakeNames>;
	today: string;
};

/** `not` contains the readings that the visitor turned off. */
export async function ask(parts: AskParts, q: string, not: readonly string[]): Promise<Answer> {
	const { db, index, guides, today } = parts;
	const guide: Guide = { exams: await guides.exams(), countries: await guides.countries() };
	const request = await readRequest(parts, q, not);
	const { question, fakes, fakesLike = [], fakeList, after, lexicon } = request;
	const meant = await findMeantList(parts, guide, request);
	const found = listColleges(index, request, meant);
	const answer = await findAnswer(parts, guide, { ...request, list: meant, listed: found });
	// Whoever asks for last dates wants no colleges.
	const [list, listed] = answer?.card.kind === "forms" ? [undefined, []] : [meant, found];
	const isFound = (answer !== undefined && !namesNoSource(answer)) || listed.length > 0;
	const nearest = isFound ? undefined : findNearest(request);
	const card = nearest ?? answer?.card;
	const colleges = listed.slice(0, ASK_ITEMS);
	return {
		...{ q, intent: question.intent, fakes, fakeList, card, colleges },
		fakesLike: fakesLike.length > 0 ? [...fakesLike] : undefined,
		entities: listEntities(index, question),
		readings: listReadings(index, question, list, nearest !== undefined || lacksFigure(card, question)),
		unread: after ? [] : listUnread(question, nearest !== undefined, card),
		// The card names the exam of a state, and who holds it.
		unknown: (answer?.card.kind === "after" ? [] : question.unknown).map((each) =>
			toUnknownName(index, guide.exams, lexicon, question, each),
		),
		bounds: toBounds(question),
		list:
			list && nearest === undefined
				? { ...list.query, first: list.first, owners: listOwners(index, list, colleges), total: list.found.total }
				: undefined,
		groups: listGroups({ ...guide, today }, q, question, after),
		relax: listRelaxations(index, question, list?.found),
		sources: await listAnswerSources(db, { answer, colleges, fakes: [...fakes, ...fakesLike] }),
	};
}

type Guide = { exams: ExamIndex; countries: readonly PublishedCountry[] };
type Request = Awaited<ReturnType<typeof readRequest>>;

async function readRequest({ index, lexicon, listed: readFakeNames }: AskParts, q: string, not: readonly string[]) {
	const words = await lexicon.get(index);
	const rejected = new Set(not.map((id) => (id.startsWith("college:") ? toCollegeId(index, id) : id)));
	const read = readNamedCounselling(excludePolytechnics(readQuestion(q, words, rejected)));
	const fakeNames = await readFakeNames();
	const { question: withoutFakes, ...ofFakes } = readFakes(read, q, fakeNames);
	const places = placesOf(withoutFakes);
	const names = { places, named: namesOf(withoutFakes), state: stateOf(withoutFakes), known: { index, ...words } };
	const candidate = rejected.size === 0 && findLine(withoutFakes) === undefined ? findAfter(q, names) : undefined;
	const { card: sure, local } = candidate?.isSure ? candidate : {};
	const question = sure === undefined ? withoutFakes : dropExplainedNames(withoutFakes);
	const after = sure && { ...sure, student: toStudent(question) };
	const named = after ? [] : filterByKind(question.reads, "college").filter(({ isNear }) => isNear === undefined);
	const isOfExam = filterByKind(question.reads, "exam").length > 0;
	const isStrange = named.length === 0 && !isOfExam && question.unknown.length > 0 && !isAboutUnlistedExam(question);
	const isDoubted = question.intent === "recognition" || question.unknown.some((each) => each.isDoubted);
	const isUnknownName = isDoubted && named.length === 0 && ofFakes.fakes.length === 0;
	return {
		fakesLike: isUnknownName ? fakeNames.likeIn(q) : undefined,
		...{ q, question, after, named, isOfExam, ...ofFakes, lexicon: words.lexicon },
		/** For a question on options after a class, the list question is only its part about the place. */
		listQuestion: local === undefined ? question : readQuestion(`${local} ${places.join(" ")}`, words, rejected),
		isUnknown: ofFakes.fakeList === undefined && !after && isStrange,
		isAnswered:
			ofFakes.fakes.length > 0 || (after !== undefined && !showsColleges(after.section, places) && local === undefined),
		isOfGuide: isGuideName(question) && words.names.called(q).length === 0 && words.names.having(q) === undefined,
		nearest: isAboutStudies(question) && candidate ? { ...candidate.card, student: toStudent(question) } : undefined,
	};
}

async function findMeantList(
	{ db, index }: AskParts,
	{ exams }: Guide,
	{ q, question, listQuestion, after, named, isUnknown, isAnswered, isOfGuide }: Request,
): Promise<CollegeList | undefined> {
	if (isUnknown || isAnswered) return undefined;
	const isOfOne = named.length > 0 && question.intent !== "name";
	const list = await chooseList({ db, index, exams }, addDegree(listQuestion, exams), (each) =>
		isOfOne || isOfGuide ? undefined : toRequestedQuery(each, index, q),
	);
	if (list === undefined) return undefined;
	const isMeant = isWanted(index, listQuestion);
	const isName = list.byName === undefined && list.query.q === q;
	const items = list.found.items.filter(
		(item) =>
			isMeant(item) && isListedBeside(after?.section, item.name) && (!isName || isNamedIn(question, index, item)),
	);
	if (isName && items.length === 0) return undefined;
	return { ...list, found: { ...list.found, items } };
}

/** "Can I afford college" names no institution: at least one unexplained word must be in the name or the place. */
function isNamedIn({ unread, names }: Reading, { bySlug }: CollegeIndex, { slug }: CollegeSummary): boolean {
	const number = bySlug.get(slug) ?? -1;
	return unread.length === 0 || unread.some((word) => names.hasAll(number, word));
}

function listColleges(
	index: CollegeIndex,
	{ named, question }: Request,
	list: CollegeList | undefined,
): readonly CollegeSummary[] {
	const found = list?.found.items ?? [];
	const summaries = named.flatMap(({ value }) => toSummary(index, value, "overall") ?? []);
	return appendOthers(putNamesakeFirst(dropOtherSeats(summaries, question), found), found);
}

async function findAnswer(
	{ db, index, today }: AskParts,
	guide: Guide,
	request: Request & { list: CollegeList | undefined; listed: readonly CollegeSummary[] },
): Promise<GuideCard | undefined> {
	const { question, after, fakes, fakeList, isUnknown, list, listed } = request;
	if (fakeList !== undefined) return toGuideCard({ kind: "tool", tool: "check" });
	if (after !== undefined) return toGuideCard(after);
	if (fakes.length > 0) return undefined;
	if (isUnknown) return toGuideCard(findStateEntrance(question));
	const best = list?.byName === undefined ? listed : [];
	return chooseCard({ db, index, ...guide, listed: best, matching: () => listAll(index, list), today }, question);
}

const toGuideCard = (card: AskCard | undefined): GuideCard | undefined => card && { card, named: [] };

/** What a country says of medicine stands in for a cost that no source has. */
function lacksFigure(card: AskCard | undefined, question: Reading): boolean {
	return card?.kind === "country" && card.part === "summary" && isAboutCost(question);
}

/** Words that the nearest page explains count as understood. */
function listUnread(question: Reading, isNearest: boolean, card: AskCard | undefined): string[] {
	const filters = card?.kind === "scores" ? (card.words?.split(" ") ?? []) : [];
	const unread = question.unread.filter((word) => !filters.includes(word) && !(isNearest && CONCEPT_OF.has(word)));
	return unread.map((words) => restoreTyped(question, words));
}

function findNearest({ isUnknown, isOfExam, fakes, nearest }: Request): AskCard | undefined {
	return isUnknown || isOfExam || fakes.length > 0 ? undefined : nearest;
}

const namesNoSource = ({ card }: GuideCard) =>
	card.kind === "not-held" && (card.of ?? card.site ?? card.loan) === undefined;

/** "Shiv Nadar University" alone is the one at Chennai by name; the ranked one, with a place in its name, is meant more often. */
function putNamesakeFirst(
	named: readonly CollegeSummary[],
	found: readonly CollegeSummary[],
): readonly CollegeSummary[] {
	const [only, other] = named;
	if (only === undefined || other !== undefined || only.ranking !== undefined) return named;
	const ranked = found.find(({ name, ranking }) => ranking !== undefined && name.startsWith(`${only.name}, `));
	return ranked === undefined ? named : [ranked, only];
}

/** Drops names that the answer explains otherwise: "pay for college". */
function dropExplainedNames(question: Reading): Reading {
	const isName = ({ kind, words }: ReadMeaning) =>
		kind !== "college" || wordsIn(words).some((word) => !CONCEPT_OF.has(word));
	return { ...question, reads: question.reads.filter(isName) };
}

function placesOf({ reads }: Reading): string[] {
	return reads.flatMap((read) => (hasKind(read, ...PLACE_KINDS) ? read.words : []));
}

/** A word that nobody knows may be a name too: a page that does not explain it does not surely answer. */
function namesOf({ reads, unknown, unread }: Reading): string[] {
	const named = [...reads.filter((read) => hasKind(read, "college", "exam", "country")), ...unknown];
	return [...named.map(({ words }) => words), ...unread];
}

function toCollegeId({ bySlug }: CollegeIndex, id: string): string {
	return idOf(toCollegeMeaning(bySlug.get(id.slice("college:".length)) ?? -1));
}

/** These have their own pages: a question that is such a name ("AIEEE") means no institution with its letters. */
const isGuideName = when("is:name !unread any:exam/country/term/tool");
/** Intents that a page on options may answer: not papers, dates or another country. */
const isAboutStudies = when("is:none/list/name/eligibility/compare/fee");
const isAboutCost = when("want:fee/cost");
const isAboutUnlistedExam = when("unlisted-exam");

/** Drops institutions excluded by name, family or place. Excluded exams are ignored: no source has who does not accept one. */
function isWanted(index: CollegeIndex, { reads }: Reading): (college: CollegeSummary) => boolean {
	const excluded = reads.filter(({ isNot }) => isNot);
	const isLeftOut = ({ slug, name, place }: CollegeSummary, { kind, value, label }: ReadMeaning) => {
		if (kind === "college") return index.colleges[value]?.slug === slug;
		if (kind === "exam") return true;
		if (kind === "group") return isOfFamily(name, value);
		if (kind === "state") return place.state?.slug === value;
		return kind === "district" && place.district === label;
	};
	return (college) => !excluded.some((read) => isLeftOut(college, read));
}

/** Words that no rule understands are searched in names, as in the college list. */
function toRequestedQuery(question: Reading, { stateNames }: CollegeIndex, q: string): ListQuery | undefined {
	const list = findPlainAnswer(question) === undefined ? decideList(question) : "none";
	if (list === "name") return { facets: {}, near: undefined, q, sort: undefined };
	return list === "query" ? toListQuery(question, stateNames) : undefined;
}

function listAll(index: CollegeIndex, list: CollegeList | undefined): string[] {
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

function listRelaxations(index: CollegeIndex, { reads }: Reading, found: FoundColleges | undefined): Answer["relax"] {
	return (found?.relax ?? []).flatMap(({ filter, count }) => {
		const read = reads.find(({ kind }) => kind === filter);
		// The whole directory is not an answer.
		return read === undefined || count === index.colleges.length ? [] : [{ id: idOf(read), label: read.label, count }];
	});
}
