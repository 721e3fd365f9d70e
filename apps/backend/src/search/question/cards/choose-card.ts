import type { AskCard } from "@uchit/contract/answer.ts";
import { TOOLS } from "@uchit/contract/ask.ts";
import type { CollegeSummary } from "@uchit/contract/college.ts";
import { readSeatTotal } from "#backend/search/queries/ask-figures.ts";
import { when } from "#backend/search/question/conditions.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { bodyExamOf } from "#backend/search/question/subjects/counselling.ts";
import { isOfSchool, toExamFilters } from "#backend/search/question/subjects/exam-filters.ts";
import { bodyOf } from "#backend/search/vocabulary/exam-bodies.ts";
import { STATE_ENTRANCES } from "#backend/search/vocabulary/state-entrances.ts";
import { answerAbroad, toAbroad } from "./abroad/abroad-card.ts";
import { answerAboutCountry } from "./abroad/country-card.ts";
import { answerAboutCollege, toCardCollege } from "./answer-about-college.ts";
import type { CardContext, CardParts, ReadingsOf } from "./card-seat.ts";
import { createMissingCard, NAAC } from "./college-cards.ts";
import { compareNamed, compareWithClosings } from "./compare-card.ts";
import { toDefinition } from "./definition-card.ts";
import { compareExamsOf, listForms } from "./forms-card.ts";
import { addInstitutes, countGroup, findGroupFees } from "./group-cards.ts";
import { answerAboutExam, compareExams, type GuideCard } from "./guide-cards.ts";
import { toLoan } from "./loan-card.ts";
import { sendToBody, sendToTerm } from "./official-site.ts";
import { findPlainAnswer } from "./plain-answer.ts";
import { findImpossibleScore, toCutoffsOf, toPredictorCard } from "./predict-card.ts";
import { toScholarships } from "./scholarship-card.ts";
import { CUET_UNIVERSITY, findScores } from "./score-card.ts";
import { findEntrance, toEntrance, toSection } from "./state-entrance.ts";
import { toTop } from "./top-card.ts";

type Made = AskCard | GuideCard | undefined;
type Make = (context: CardContext) => Made | Promise<Made>;
/** `card` is the answer, and nothing is if it gives nothing; `find` may give nothing, and the next row is tried. */
type CardRow = { when: string; example: string } & ({ card: Make } | { find: Make });

/** Which card answers a question: the first row whose condition is true. `example` is its test. */
export const CARD_ROWS: readonly CardRow[] = [
	{ when: "", example: "maharashtra hsc result", find: ({ question }) => findPlainAnswer(question) },
	{
		when: "other-exam",
		example: "odisha ojee lateral entry diploma",
		find: ({ question }) => findStateEntrance(question),
	},
	{
		...{ when: "is:predict !exam !counselling-name other-exam", example: "NORCET rank 4500 colleges" },
		card: ({ question, readingsOf }) => sendToBody(question.intent, readingsOf("other-exam")[0]?.value),
	},
	{ when: "is:predict", example: "neet 900 marks", find: (context) => findImpossibleScore(context, context.question) },
	{ when: "is:predict", example: "university of delhi 800 score", find: findTakenScores },
	{
		...{ when: "is:predict college<2", example: "neet rank 45000 obc" },
		card: async (context) => addInstitutes(context, toPredictorCard(context, context.question)),
	},
	{
		...{ when: "is:predict", example: "rank 5000 iit bombay or iit delhi" },
		card: async (context) => (await compareWithClosings(context)) ?? toPredictorCard(context, context.question),
	},
	{ when: "is:tool", example: "predict my rank", card: toTool },
	{ when: "is:definition", example: "what is opening rank", card: ({ readingsOf }) => toDefinition(readingsOf) },
	{
		...{ when: "is:compare country>1", example: "canada vs germany" },
		card: ({ countries, question, text, readingsOf }) =>
			answerAboutCountry(countries, question.reads, text) ?? toAbroad(readingsOf),
	},
	{ when: "is:compare group", example: "iit vs nit", card: () => undefined },
	{
		...{ when: "is:compare !college exam>1", example: "xat vs cat" },
		card: ({ exams, readingsOf }) => compareExams(exams, readingsOf("exam")),
	},
	{ when: "is:compare", example: "iit bombay vs iit delhi", card: compareNamed },
	{
		...{ when: "is:country", example: "canada student visa fee" },
		card: (context) => answerAbroad(context, context.question, context.text),
	},
	{
		...{ when: "is:list/name", example: "how many nits in india" },
		find: ({ index, question }) => countGroup(index, question),
	},
	{
		...{ when: "is:list !college topic:naac", example: "naac a colleges in pune" },
		card: () => ({ kind: "not-held", intent: "recognition", site: NAAC, naac: true }),
	},
	{
		...{ when: "is:list/date/name/none unheld:deled/anm/gnm want:form/date/result/admission/eligibility" },
		...{ example: "d el ed bihar admission", find: findTrainingBody },
	},
	{
		...{ when: "group:aiims nursing !noun", example: "एम्स में नर्सिंग के लिए क्या करना पड़ता है" },
		card: () => sendToBody("admission", "aiims"),
	},
	{
		...{ when: "is:list", example: "mba mumbai" },
		card: ({ index, listed, question, readingsOf }) =>
			toTop(index, listed, question) ?? toEntrance(readingsOf) ?? toFeeRegulatorCard(question),
	},
	{ when: "is:cutoff college=1", example: "university of delhi cutoff ba", find: findTakenScores },
	{ when: "is:cutoff college<2", example: "anna university tnea cutoff", find: findCounsellingCutoffs },
	{ when: "is:seats !college", example: "mbbs seats in bihar", card: findSeatTotal },
	{
		...{ when: "is:scholarship !college", example: "scholarship for sc students" },
		card: ({ countries, question, readingsOf }) => toScholarships(countries, readingsOf, question),
	},
	{ when: "college=1 exam=1 exam-only", example: "hindu college cuet date 2027", card: answerAboutExam },
	{
		...{ when: "college=1 span:class-word says:school-class is:admission/form/date/result/name" },
		...{ example: "patna university class 11 entrance form", card: sendToCollege },
	},
	{
		...{ when: "college=1 is:admission/counselling/form/eligibility", example: "patna university ba form" },
		find: findAdmittingBody,
	},
	{
		...{ when: "college=1", example: "iit bombay fees" },
		card: (context) =>
			context.colleges[0] && answerAboutCollege(context, context.question, context.colleges[0], context.readingsOf),
	},
	{ when: "college", example: "iit bombay iit delhi fees", card: () => undefined },
	{
		when: "is:fee want:counselling|term:josaa/csab/mcc",
		example: "mcc neet counselling registration fee",
		find: findSeatBody,
	},
	{ when: "is:fee !exam", example: "mbbs fees", find: (context) => findGroupFees(context, context.question) },
	{
		...{ when: "is:documents says:certificate", example: "domicile certificate for neet counselling maharashtra" },
		card: ({ readingsOf }) => toSection("certificates", readingsOf("state")[0]?.value),
	},
	{
		...{ when: "is:documents !exam", example: "documents required for josaa counselling" },
		card: ({ question: { intent, tokens } }) => ({
			...sendToTerm(intent, tokens),
			planner: bodyExamOf({ tokens }),
		}),
	},
	{
		...{ when: "is:date !exam/intent says:which says:entrance" },
		...{
			example: "लॉ करने के लिए कौन सी परीक्षा देनी पड़ती है",
			find: ({ exams, question }) => compareExamsOf(exams, question.reads),
		},
	},
	{ when: "is:date", example: "which forms are open now", find: findForms },
	{ when: "is:loan", example: "education loan", card: ({ question }) => toLoan(question) },
	{ when: "is:fee/cutoff !exam", example: "mbbs cutoff patna", find: answerAboutOnlyCollege },
	{
		...{ when: "is:eligibility term body-alone", example: "csab eligibility" },
		card: ({ readingsOf }) => ({ kind: "definition", term: readingsOf("term")[0]?.value ?? "" }),
	},
	{
		...{ when: "is:recognition !exam !unread", example: "kaise pata kare college ugc approved hai" },
		find: ({ listed }) => (listed.length === 0 ? { kind: "tool", tool: "check" } : undefined),
	},
	{
		...{ when: "!any:exam any:other-exam|is:fee/hostel/reviews !any:other-exam|!unread", example: "btech fees" },
		card: ({ question, readingsOf }) =>
			toFeeRegulatorCard(question) ?? {
				...sendToBody(question.intent, readingsOf("other-exam")[0]?.value ?? readingsOf("group")[0]?.value),
				entrance: findEntrance(readingsOf),
			},
	},
	{
		...{ when: "exam>1 is:form/documents", example: "cat and xat form" },
		card: () => ({ kind: "tool", tool: "applications" }),
	},
	{ when: "exam>1|is:name/none", example: "nid", card: () => undefined },
	{ when: "", example: "cat exam date", card: answerAboutExam },
];

const TESTED_ROWS = CARD_ROWS.map((row) => ({ ...row, isTrue: when(row.when) }));

export async function chooseCard(parts: CardParts, question: Reading): Promise<GuideCard | undefined> {
	const readingsOf: ReadingsOf = (kind) => filterByKind(question.reads, kind);
	const colleges = readingsOf("college").flatMap(({ isNear, value }) =>
		isNear ? [] : toCardCollege(parts.index, value),
	);
	const text = question.tokens.map((token) => token.text.normalize("NFC")).join(" ");
	for (const { isTrue, ...row } of TESTED_ROWS) {
		if (!isTrue(question)) continue;
		const made = await ("card" in row ? row.card : row.find)({ ...parts, question, text, readingsOf, colleges });
		if (made !== undefined) return "card" in made ? made : { card: made, named: [] };
		if ("card" in row) return undefined;
	}
	return undefined;
}

/** A score beside Delhi University without an exam is a CUET score, by which it admits; its cutoffs are those of its colleges. */
function findTakenScores({ question, colleges: [college, second], readingsOf, ...parts }: CardContext) {
	const [exam] = readingsOf("exam");
	const isOfDelhi = college?.slug === CUET_UNIVERSITY && (question.intent === "cutoff" ? !second : !exam);
	if (question.intent === "cutoff" && !isOfDelhi) return undefined;
	const taken = parts.exams.bySlug.get(isOfDelhi ? "cuet-ug" : (exam?.value ?? ""))?.record;
	return taken && findScores(parts, question, taken);
}

/** Universities that stand for a whole counselling, though none of its rows is the university's own. */
const COUNSELLED = [{ college: "anna-university", exam: "tnea" }];

function findCounsellingCutoffs({ index, exams, colleges: [college], readingsOf }: CardContext): Made {
	const [exam] = readingsOf("exam");
	const isMeant = (each: (typeof COUNSELLED)[number]) =>
		college === undefined ? each.exam === exam?.value : each.college === college.slug;
	const record = exams.bySlug.get(COUNSELLED.find(isMeant)?.exam ?? "")?.record;
	return record && toCutoffsOf(index, record);
}

/** AKTU's colleges admit by UPTAC, and the table says so. */
function findAdmittingBody({ question: { intent }, colleges: [college] }: CardContext): Made {
	const body = college && bodyOf(`admission ${college.slug}`);
	if (college === undefined || body === undefined) return undefined;
	const of = { kind: "college", value: college.slug, label: college.name } as const;
	return { kind: "not-held", intent, of, by: body.body, site: body.site };
}

/** The fee of a counselling is not that of its exam's form, nor a college's: the body that fills the seats has it. */
function findSeatBody({ exams, question, readingsOf }: CardContext): Made {
	const slug = readingsOf("exam")[0]?.value ?? bodyExamOf(question);
	const bodies = exams.bySlug.get(slug ?? "")?.record.counselling ?? [];
	const isNamed = (body: string) => question.tokens.some(({ text }) => body.includes(`(${text.toUpperCase()})`));
	const seats = bodies.find(({ body }) => isNamed(body)) ?? bodies[0];
	if (seats === undefined) return toEntrance(readingsOf);
	return { kind: "not-held", intent: "counselling", by: seats.body, site: seats.site };
}

/** No exam for degrees admits to a university's school. */
function sendToCollege({ db, question: { intent }, colleges: [college] }: CardContext): Made | Promise<Made> {
	return college && createMissingCard(db, college, intent === "name" ? "admission" : intent);
}

function findTrainingBody({ readingsOf }: CardContext): Made {
	const [course] = readingsOf("unheld");
	const named = [`${course?.value} ${readingsOf("state")[0]?.value}`, course?.value ?? ""];
	const body = named.find((name) => bodyOf(name) !== undefined);
	return body === undefined ? undefined : sendToBody("none", body);
}

function findForms({ question, text, readingsOf, ...parts }: CardContext): Made {
	const isOfAnyExam = readingsOf("exam").length + readingsOf("other-exam").length === 0;
	const ofSubjects = isOfAnyExam ? toExamFilters(question.reads, isOfSchool(text)) : undefined;
	if (ofSubjects === undefined && !isAboutForms(question)) return undefined;
	const forms = listForms(parts, ofSubjects);
	return forms.items.length > 0 || ofSubjects === undefined ? forms : undefined;
}

const isAboutForms = when("says:forms !any:other-exam");

function answerAboutOnlyCollege(context: CardContext): Made | Promise<Made> {
	const { index, listed, readingsOf, question } = context;
	const [place] = [...readingsOf("town"), ...readingsOf("district")];
	const isThere = ({ place: { city, district } }: CollegeSummary) =>
		[city, district].some((each) => each?.toLowerCase() === place?.label.toLowerCase());
	const [only, other] = place === undefined || readingsOf("degree").length === 0 ? [] : listed.filter(isThere);
	const number = other === undefined ? index.bySlug.get(only?.slug ?? "") : undefined;
	const [college] = number === undefined ? [] : toCardCollege(index, number);
	return college && answerAboutCollege(context, question, college, readingsOf);
}

export function findStateEntrance({ reads, intent }: Pick<Reading, "reads" | "intent">): AskCard | undefined {
	if (!["none", "name", "eligibility", "admission", "list"].includes(intent)) return undefined;
	const [found] = reads.flatMap(({ kind, value }) =>
		kind === "other-exam" ? (STATE_ENTRANCES.get(value.replaceAll("-", " ")) ?? []) : [],
	);
	return found && toSection(found.section, found.state);
}

const wantsPrivateFee = when("ownership:private low-fees|is:fee");

function toFeeRegulatorCard(question: Reading): AskCard | undefined {
	const [state] = filterByKind(question.reads, "state");
	const body = bodyOf(`fees ${state?.value}`) ?? bodyOf(`fees printed in ${state?.value}`);
	if (body === undefined || !wantsPrivateFee(question)) return undefined;
	return { kind: "not-held", intent: "fee", by: body.body, site: body.site };
}

async function findSeatTotal({ db, matching, readingsOf, question }: CardContext): Promise<AskCard | undefined> {
	const [degree, other] = readingsOf("degree");
	const ids = matching();
	if (degree === undefined || other !== undefined || readingsOf("course").length > 0 || ids.length === 0)
		return undefined;
	const total = await readSeatTotal(db, ids, { degree: degree.value, year: question.bounds.year });
	if (total === undefined) return undefined;
	const { seats: count, colleges, source_id: sourceId } = total;
	return { kind: "seat-total", degree: degree.value, count, year: total.year, colleges, of: ids.length, sourceId };
}

function toTool({ readingsOf }: CardContext): AskCard | undefined {
	const tools = readingsOf("tool");
	const cost = tools.find(({ value }) => value === "cost");
	if (cost !== undefined)
		return /abroad/.test(cost.words) ? { kind: "tool", tool: "study-abroad" } : toSection("what-it-costs");
	const tool = TOOLS.find((each) => tools.some(({ value }) => value === each));
	return tool && { kind: "tool", tool };
}
