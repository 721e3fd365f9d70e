import type { AskCard } from "@uchit/contract/answer.ts";
import { TOOLS } from "@uchit/contract/ask.ts";
import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { Database } from "#backend/db/client.ts";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { readSeatTotal } from "#backend/search/queries/ask-figures.ts";
import { hasExamOnlyIntent, isAboutLowFees, when } from "#backend/search/question/conditions.ts";
import { filterByKind, type Reading, type ReadMeaning } from "#backend/search/question/reading.ts";
import {
	bodyExamOf,
	findNamedCounselling,
	isAboutSeatUpgrade,
	isAboutSteps,
} from "#backend/search/question/subjects/counselling.ts";
import { isOfSchool, toExamFilters } from "#backend/search/question/subjects/exam-filters.ts";
import { isFamily } from "#backend/search/text/families.ts";
import { bodyOf } from "#backend/search/vocabulary/exam-bodies.ts";
import { STATE_ENTRANCES } from "#backend/search/vocabulary/state-entrances.ts";
import { answerAbroad, toAbroad } from "./abroad/abroad-card.ts";
import { answerAboutCountry } from "./abroad/country-card.ts";
import { answerAboutCollege, toCardCollege } from "./answer-about-college.ts";
import { type ReadingsOf, toMainSeat } from "./card-seat.ts";
import { type CardCollege, findSite, NAAC } from "./college-cards.ts";
import { compareColleges } from "./compare-card.ts";
import { toDefinition } from "./definition-card.ts";
import { listForms } from "./forms-card.ts";
import { addInstitutes, countGroup, findGroupFees } from "./group-cards.ts";
import { compareExams, findExamCard, type GuideCard } from "./guide-cards.ts";
import { toLoan } from "./loan-card.ts";
import { findNamedRankingList } from "./named-ranking-list.ts";
import { sendToBody, sendToExam, sendToTerm } from "./official-site.ts";
import { findPlainAnswer } from "./plain-answer.ts";
import { EXAM_OF_GROUP, findImpossibleScore, hasClosingFigures, toCutoffsOf, toPredictorCard } from "./predict-card.ts";
import { toScholarships } from "./scholarship-card.ts";
import { CUET_UNIVERSITY, findScores } from "./score-card.ts";
import { findEntrance, toEntrance, toSection } from "./state-entrance.ts";
import { toTop } from "./top-card.ts";

export type CardParts = {
	db: Database;
	index: CollegeIndex;
	exams: ExamIndex;
	countries: readonly PublishedCountry[];
	listed: readonly CollegeSummary[];
	matching: () => readonly string[];
	today: string;
};

export async function chooseCard(parts: CardParts, question: Reading): Promise<GuideCard | undefined> {
	const { intent, reads } = question;
	const readingsOf: ReadingsOf = (kind) => filterByKind(reads, kind);
	const colleges = readingsOf("college").flatMap(({ isNear, value }) =>
		isNear ? [] : toCardCollege(parts.index, value),
	);
	const [college, second] = colleges;
	const questionText = question.tokens.map(({ text }) => text.normalize("NFC")).join(" ");
	const list = findNamedRankingList(readingsOf, questionText);
	const compared = {
		toSeat: (each: CardCollege) => toMainSeat(parts, each, readingsOf),
		list: list === "none" ? undefined : list,
	};
	const plainAnswer = findPlainAnswer(question);
	if (plainAnswer !== undefined) return toGuideCard(plainAnswer);
	if (intent === "predict") {
		const isUnnamed = readingsOf("exam").length === 0 && findNamedCounselling(question) === undefined;
		const [other] = isUnnamed ? readingsOf("other-exam") : [];
		if (other !== undefined) return toGuideCard(sendToBody(intent, other.value));
		const impossible = findImpossibleScore(parts, question);
		if (impossible !== undefined) return toGuideCard(impossible);
		// A score beside Delhi University without an exam is a CUET score, by which it admits.
		const isOfDelhi = readingsOf("exam").length === 0 && college?.slug === SCORE_UNIVERSITY.college;
		const taken = parts.exams.bySlug.get(
			isOfDelhi ? SCORE_UNIVERSITY.exam : (readingsOf("exam")[0]?.value ?? ""),
		)?.record;
		const scores = taken && (await findScores(parts, question, taken));
		if (scores !== undefined || second === undefined)
			return toGuideCard(scores ?? (await addInstitutes(parts, toPredictorCard(parts, question))));
		const card = await compareColleges(parts.db, parts.index, colleges, compared);
		const isTelling = card?.rows.some(({ measure }) => measure === "closing") ?? false;
		return toGuideCard(isTelling ? card : toPredictorCard(parts, question));
	}
	if (intent === "tool") return toGuideCard(toTool(readingsOf("tool")));
	if (intent === "definition") return toGuideCard(toDefinition(readingsOf));
	if (intent === "compare") {
		if (readingsOf("country").length > 1)
			return answerAboutCountry(parts.countries, reads, questionText) ?? toGuideCard(toAbroad(readingsOf));
		if (readingsOf("group").length > 0) return undefined;
		if (colleges.length === 0 && readingsOf("exam").length > 1) return compareExams(parts.exams, readingsOf("exam"));
		const card = await compareColleges(parts.db, parts.index, colleges, compared);
		if (card === undefined || !readingsOf("intent").some(({ value }) => value === "fee")) return toGuideCard(card);
		const sites = await Promise.all(colleges.map((each) => findSite(parts.db, each)));
		const withSites = card.colleges.map((each) => ({
			...each,
			site: sites[colleges.findIndex(({ slug }) => slug === each.slug)],
		}));
		return toGuideCard({ ...card, colleges: withSites, lacksFees: true });
	}
	if (intent === "country") return answerAbroad(parts, question, questionText);
	const counted = intent === "list" || intent === "name" ? countGroup(parts.index, question) : undefined;
	if (counted !== undefined) return toGuideCard(counted);
	if (readingsOf("topic").some(({ value }) => value === "naac") && college === undefined && intent === "list")
		return toGuideCard({ kind: "not-held", intent: "recognition", site: NAAC, naac: true });
	if (intent === "list")
		return toGuideCard(
			toTop(parts.index, parts.listed, question) ?? toEntrance(readingsOf) ?? toFeeRegulatorCard(question),
		);
	if (intent === "cutoff" && college?.slug === SCORE_UNIVERSITY.college && second === undefined) {
		const taken = parts.exams.bySlug.get(SCORE_UNIVERSITY.exam)?.record;
		const scores = taken && (await findScores(parts, question, taken));
		if (scores !== undefined) return toGuideCard(scores);
	}
	const counselling = second === undefined ? findCounselling(college?.slug, readingsOf("exam")[0]?.value) : undefined;
	const counselled = parts.exams.bySlug.get(counselling ?? "")?.record;
	if (intent === "cutoff" && counselled !== undefined) return toGuideCard(toCutoffsOf(parts.index, counselled));
	if (intent === "seats" && college === undefined)
		return toGuideCard(await findSeatTotal(parts, readingsOf, question.bounds.year));
	if (intent === "scholarship" && college === undefined)
		return toGuideCard(toScholarships(parts.countries, readingsOf, question));
	if (college !== undefined)
		return second === undefined
			? toGuideCard(await answerAboutCollege(parts, question, college, readingsOf))
			: undefined;
	if (intent === "fee" && readingsOf("exam").length === 0) {
		const fees = await findGroupFees(parts, question);
		if (fees !== undefined) return toGuideCard(fees);
	}
	if (intent === "documents" && mentionsCertificate(question))
		return toGuideCard(toSection("certificates", readingsOf("state")[0]?.value));
	if (intent === "documents" && readingsOf("exam").length === 0)
		return toGuideCard({ ...sendToTerm(intent, question.tokens), planner: bodyExamOf(question) });
	const isOfAnyExam = intent === "date" && readingsOf("exam").length + readingsOf("other-exam").length === 0;
	const ofSubjects = isOfAnyExam ? toExamFilters(reads, isOfSchool(questionText)) : undefined;
	const forms =
		ofSubjects !== undefined || (intent === "date" && isAboutForms(question))
			? listForms(parts, ofSubjects)
			: undefined;
	if (forms !== undefined && (forms.items.length > 0 || ofSubjects === undefined)) return toGuideCard(forms);
	if (intent === "loan") return toGuideCard(toLoan(question));
	if ((intent === "fee" || intent === "cutoff") && readingsOf("exam").length === 0) {
		const only = findOnlyCollegeAtPlace(parts, readingsOf);
		if (only !== undefined) return toGuideCard(await answerAboutCollege(parts, question, only, readingsOf));
	}
	// "CSAB eligibility": who may get the seats that the body fills.
	if (intent === "eligibility" && reads.every(({ kind }) => BESIDE_BODY.has(kind)) && readingsOf("term").length > 0)
		return toGuideCard({ kind: "definition", term: readingsOf("term")[0]?.value ?? "" });
	if (intent === "recognition" && readingsOf("exam").length === 0 && parts.listed.length + question.unread.length === 0)
		return toGuideCard({ kind: "tool", tool: "check" });
	if (isUnavailableForAll(question))
		return toGuideCard(
			toFeeRegulatorCard(question) ?? {
				...sendToBody(intent, readingsOf("other-exam")[0]?.value ?? readingsOf("group")[0]?.value),
				entrance: findEntrance(readingsOf),
			},
		);
	if (readingsOf("exam").length > 1 && (intent === "form" || intent === "documents"))
		return toGuideCard({ kind: "tool", tool: "applications" });
	const ofBody = intent === "counselling" ? bodyExamOf(question) : undefined;
	const ofGroup =
		intent === "eligibility" && readingsOf("degree").length === 0
			? EXAM_OF_GROUP[readingsOf("group")[0]?.value ?? ""]
			: undefined;
	const exam = parts.exams.bySlug.get(readingsOf("exam")[0]?.value ?? ofBody ?? ofGroup ?? "")?.record;
	if (exam === undefined || intent === "name" || intent === "none" || readingsOf("exam").length > 1) return undefined;
	if (readingsOf("group").length > 0 && intent !== "cutoff" && ofGroup === undefined && !hasExamOnlyIntent(question))
		return undefined;
	const [called] = readingsOf("exam");
	const isOfStudies = intent === "fee" && isFamily(called?.words ?? "") && !readingsOf("intent").some(saysForm);
	const events = readingsOf("event").map(({ value }) => value);
	const intentWords = readingsOf("intent").map(({ words }) => words);
	const answer = isOfStudies
		? undefined
		: findExamCard(exam, intent, {
				year: question.bounds.year,
				today: parts.today,
				events,
				requested: intentWords.join(" "),
				question: [questionText, ...readingsOf("course").map(({ label }) => label.toLowerCase())].join(" "),
				isOfSteps: intent === "counselling" && (isAboutSteps(question) || isAboutSeatUpgrade(question)),
				isOfUpgrade: isAboutSeatUpgrade(question),
			});
	if (answer !== undefined) return answer;
	// For a named counselling or a state's own seats, the predictor has the lists or their publisher.
	const isOfQuota =
		readingsOf("state").length > 0 && readingsOf("term").some(({ value }) => value === "home-state-quota");
	if (intent === "cutoff" && (isOfQuota || bodyExamOf(question) === exam.slug))
		return toGuideCard(toPredictorCard(parts, question));
	// If no list prints an exam's closing ranks together, the admitting body has the figures.
	if (intent === "cutoff" && exam.counselling !== undefined && !hasClosingFigures(parts.index, exam))
		return toGuideCard(toPredictorCard(parts, question));
	const { site: officialSite, ...missing } = sendToExam(intent, exam);
	// The exam's site does not have the fees of colleges.
	return toGuideCard(isOfStudies ? missing : { ...missing, site: officialSite });
}

function findOnlyCollegeAtPlace({ index, listed }: CardParts, readingsOf: ReadingsOf): CardCollege | undefined {
	const [place] = [...readingsOf("town"), ...readingsOf("district")];
	const isThere = ({ place: { city, district } }: CollegeSummary) =>
		[city, district].some((each) => each?.toLowerCase() === place?.label.toLowerCase());
	const [only, other] = place === undefined || readingsOf("degree").length === 0 ? [] : listed.filter(isThere);
	const number = index.bySlug.get(only?.slug ?? "");
	return number === undefined || other !== undefined ? undefined : toCardCollege(index, number)[0];
}

export function findStateEntrance({ reads, intent }: Pick<Reading, "reads" | "intent">): AskCard | undefined {
	if (!["none", "name", "eligibility", "admission", "list"].includes(intent)) return undefined;
	const [found] = reads.flatMap(({ kind, value }) =>
		kind === "other-exam" ? (STATE_ENTRANCES.get(value.replaceAll("-", " ")) ?? []) : [],
	);
	return found && toSection(found.section, found.state);
}

function toFeeRegulatorCard(question: Reading): AskCard | undefined {
	const readingsOf: ReadingsOf = (kind) => filterByKind(question.reads, kind);
	const isPrivate = readingsOf("ownership").some(({ value }) => value === "private");
	const state = readingsOf("state")[0]?.value;
	const body = bodyOf(`fees ${state}`) ?? bodyOf(`fees printed in ${state}`);
	if (!isPrivate || !(isAboutLowFees(question) || question.intent === "fee")) return undefined;
	return body && { kind: "not-held", intent: "fee", by: body.body, site: body.site };
}

const BESIDE_BODY: ReadonlySet<string> = new Set(["term", "intent", "filler", "generic", "explain"]);

const mentionsCertificate = when("says:certificate");

/** Whether the words ask for the fee of an exam's form; "NIFT fees" means the fees of its colleges. */
function saysForm({ words }: ReadMeaning): boolean {
	return /form|exam|application/.test(words);
}

/** A university whose colleges fill seats by an exam's scores: its cutoffs are those of its colleges. */
const SCORE_UNIVERSITY = { college: CUET_UNIVERSITY, exam: "cuet-ug" };

/** Universities that stand for a whole counselling, though none of its rows is the university's own. */
const COUNSELLED = [{ college: "anna-university", exam: "tnea" }];

function findCounselling(college: string | undefined, exam: string | undefined): string | undefined {
	return COUNSELLED.find((each) => (college === undefined ? each.exam === exam : each.college === college))?.exam;
}

const isAboutForms = when("says:forms !any:other-exam");
/** Of "NEET and UPCATET date" the known one is answered. */
const isUnavailableForAll = when("!any:exam any:other-exam|is:fee/hostel/reviews !any:other-exam|!unread");

function toGuideCard(card: AskCard | undefined): GuideCard | undefined {
	return card && { card, named: [] };
}

async function findSeatTotal(
	{ db, matching }: CardParts,
	readingsOf: ReadingsOf,
	year: number | undefined,
): Promise<AskCard | undefined> {
	const [degree, other] = readingsOf("degree");
	const ids = matching();
	if (degree === undefined || other !== undefined || readingsOf("course").length > 0 || ids.length === 0)
		return undefined;
	const total = await readSeatTotal(db, ids, { degree: degree.value, year });
	if (total === undefined) return undefined;
	const { seats: count, colleges, source_id: sourceId } = total;
	return { kind: "seat-total", degree: degree.value, count, year: total.year, colleges, of: ids.length, sourceId };
}

function toTool(tools: readonly ReadMeaning[]): AskCard | undefined {
	const cost = tools.find(({ value }) => value === "cost");
	if (cost !== undefined)
		return /abroad/.test(cost.words) ? { kind: "tool", tool: "study-abroad" } : toSection("what-it-costs");
	const tool = TOOLS.find((each) => tools.some(({ value }) => value === each));
	return tool && { kind: "tool", tool };
}
