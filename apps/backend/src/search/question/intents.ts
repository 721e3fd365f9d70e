import type { Intent } from "@uchit/contract/answer.ts";
import {
	COLLEGE_INTENTS,
	type Counts,
	countReadings,
	doubtsGenuineness,
	EXAM_INTENTS,
	findCollegeIntent,
	findExamIntent,
	hasYearOrCourse,
	isAboutChecking,
	isAboutCounsellingRounds,
	isAboutCountry,
	isAboutDegreeValidity,
	isAboutLowFees,
	isAboutNamedCounselling,
	isAboutQualifyingMarks,
	isAboutQuality,
	isAboutQuotaRule,
	isAboutRequiredScore,
	isAboutWholeFamily,
	isAbroad,
	isComparedWithUnknown,
	isComparison,
	isJourney,
	isOfExamsOfSubject,
	mentionsCertificate,
	mentionsDegree,
	toolIntent,
} from "./counted-reading.ts";
import { isAboutFurtherStudy } from "./marks.ts";
import { filterByKind, type Reading } from "./reading.ts";

type IntentRule = { gives: (counts: Counts) => Intent | false | undefined; examples: readonly string[] };

const SUBJECT_INTENTS = ["fee", "seats", "cutoff"] as const;
const OTHER_WANTS = [...EXAM_INTENTS, ...COLLEGE_INTENTS].filter(
	(want) => want !== "eligibility" && want !== "admission",
);

/** The first rule that gives an intent wins; `none` if no rule does, or if unread words outweigh the read ones. */
export const INTENT_RULES: readonly IntentRule[] = [
	{
		gives: (q) =>
			((q.has("out-of-scope") && !isAboutDegreeValidity(q)) || q.has("line") || q.count("line") > 0) && "none",
		examples: ["none: bihar board 10th result", "none: buy fake degree certificate"],
	},
	{
		gives: ({ reads }) => isAboutFurtherStudy(reads) && "none",
		examples: ["none: bba ke baad kya kare", "none: what to do after 12th pcm"],
	},
	{ gives: (q) => q.count("scheme") > 0 && "scholarship", examples: ["scholarship: pragati scholarship for girls"] },
	{
		gives: (q) =>
			q.count("explain") > 0 && q.named + q.subjects + q.count("country") === 0 && q.wantedCount < 2 && "definition",
		examples: ["definition: ca course"],
	},
	{
		gives: ({ bounds: { rank, marks, percentile } }) => (rank ?? marks ?? percentile) !== undefined && "predict",
		examples: ["predict: rank 45000 obc"],
	},
	{
		gives: (q) =>
			q.has("intent", "documents") && q.named === 0 && (q.has("term") || q.wants("counselling")) && "documents",
		examples: ["documents: documents required for josaa counselling"],
	},
	{
		gives: (q) => mentionsCertificate(q) && q.colleges === 0 && (q.exams > 0 || q.wants("counselling")) && "documents",
		examples: ["documents: domicile certificate for neet counselling maharashtra"],
	},
	{
		gives: (q) => q.has("intent", "form") && q.wants("cutoff") && q.named + q.subjects + q.places === 0 && "date",
		examples: ["date: forms closing this month"],
	},
	{
		gives: (q) => (isAboutRequiredScore(q) || (q.exams === 1 && isAboutQualifyingMarks(q))) && "cutoff",
		examples: [
			...["cutoff: neet qualifying marks sc", "cutoff: neet score for mbbs college"],
			"cutoff: neet me kitne marks chahiye government college ke liye",
			"cutoff: how many marks for a government college in neet",
		],
	},
	{
		gives: (q) =>
			q.wants("definition") && q.count("term") > 0 && q.named === 0 && !isAboutCounsellingRounds(q) && "definition",
		examples: ["definition: what is opening rank", "definition: ctc ka full form"],
	},
	{
		gives: (q) =>
			isAboutEligibility(q) && (hasTool(q, "eligibility") && !namesExamOrSubject(q) ? "tool" : "eligibility"),
		examples: [
			...["tool: am i eligible eligibility checker", "eligibility: who can apply for cuet"],
			"eligibility: csir net dene ke liye msc zaruri hai kya",
		],
	},
	{
		gives: toolIntent,
		examples: [
			"tool: predict my rank",
			"tool: ragging helpline",
			"tool: fee wapas kaise milegi",
			"date: exam calendar for class 12 students 2027",
			"country: study abroad",
		],
	},
	{
		gives: (q) => (isComparison(q) || isComparedWithUnknown(q)) && "compare",
		examples: ["compare: iit bombay or iit delhi for cse", "compare: bca vs bsc", "compare: kiit better or iit delhi"],
	},
	{
		gives: (q) => q.has("compare", "") && q.count("term") > 0 && q.colleges + q.groups === 0 && "definition",
		examples: ["definition: difference between opening rank and closing rank"],
	},
	{
		gives: (q) => q.colleges === 2 && (q.count("sort") > 0 || q.wants("predict")) && !q.isOfMany && "compare",
		examples: ["compare: which is best iit bombay iit delhi"],
	},
	{
		gives: (q) =>
			filterByKind(q.reads, "term").some(({ value }) => value === "freeze-float-slide") &&
			q.named === 0 &&
			"definition",
		examples: ["definition: josaa counselling process freeze float slide"],
	},
	{
		gives: (q) => isAboutCounsellingRounds(q) && "counselling",
		examples: [
			"counselling: mcc neet counselling rounds kitne hote hai",
			"counselling: josaa counselling steps",
			"counselling: neet ug mcc round 2 upgrade kaise hota hai",
		],
	},
	{
		gives: (q) =>
			q.wants("definition") &&
			q.colleges + q.places === 0 &&
			!q.wants("fee", "rank") &&
			(q.count("term", "degree", "unheld") > 0 || q.isOdd) &&
			"definition",
		examples: ["definition: what is crl in jee"],
	},
	{
		gives: (q) => isAboutQuotaRule(q) && "definition",
		examples: ["definition: girls supernumerary seats iit"],
	},
	{ gives: (q) => q.wants("scholarship") && "scholarship", examples: ["scholarship: scholarship for sc students"] },
	{ gives: (q) => q.wants("loan") && "loan", examples: ["loan: education loan"] },
	{
		gives: (q) => isAbroad(q) && (isAboutCountry(q) ? "country" : "none"),
		examples: [
			...["country: canadian student visa requirements", "none: capital of france"],
			"country: russia mbbs ke liye neet zaroori hai kya",
		],
	},
	{
		gives: (q) => q.groups > 0 && q.colleges === 0 && isRanked(q) && "list",
		examples: ["list: best iit for computer science", "list: iit ki ranking cse"],
	},
	{
		gives: (q) =>
			q.colleges === 1 && q.wants("recognition") && (mentionsDegree(q) || doubtsGenuineness(q)) && "recognition",
		examples: [
			"recognition: monad university real or fake placement",
			"recognition: is patna university degree valid for govt job",
			"recognition: is patna university degree valid for upsc",
		],
	},
	{
		gives: (q) => q.colleges + q.groups > 0 && findCollegeIntent(q),
		examples: [
			...["fee: iit bombay fees", "cutoff: iit bombay cse closing rank 2025"],
			"placement: monad university placement real hai ya fake",
		],
	},
	{
		gives: (q) => q.colleges > 0 && q.exams + q.count("course", "degree") > 0 && mentionsScore(q) && "cutoff",
		examples: ["cutoff: how much percentile does iim ahmedabad ask in cat"],
	},
	{
		gives: (q) => q.colleges + q.groups > 0 && q.has("fee-asked") && "fee",
		examples: ["fee: how much is iit bombay"],
	},
	{
		gives: (q) => q.colleges === 1 && q.groups === 0 && !q.isOdd && isAboutQuality(q) && "reviews",
		examples: ["reviews: is iit bombay good for cse", "reviews: hindu college accha hai kya"],
	},
	{ gives: (q) => q.colleges > 0 && q.has("rank-word") && "rank", examples: ["rank: iit bombay rank"] },
	{
		gives: (q) =>
			q.colleges === 1 &&
			(q.count("ownership") > 0 || hasTopic(q, "deemed")) &&
			q.subjects + q.places === 0 &&
			!q.isOfMany &&
			"owner",
		examples: ["owner: vellore institute of technology private hai kya"],
	},
	{
		gives: (q) =>
			q.colleges > 0 && (q.count("approval") > 0 || hasTopic(q, "naac") || hasTopic(q, "dci")) && "recognition",
		examples: ["recognition: monad university ugc", "recognition: monad university naac grade"],
	},
	{
		gives: (q) => q.exams === 0 && q.count("other-exam") > 0 && (findExamIntent(q) ?? "none"),
		examples: ["none: JELET", "syllabus: UPCATET syllabus"],
	},
	{
		gives: (q) => q.exams > 0 && q.has("intent", "form") && q.has("fee-asked") && "fee",
		examples: ["fee: uceed 2027 ka form general category ke liye kitne ka hai", "fee: how much is the cat form"],
	},
	{ gives: (q) => q.exams > 0 && (findExamIntent(q) ?? (q.isExamOfYear && "date")), examples: ["date: cat exam date"] },
	{ gives: (q) => q.exams > 0 && q.wants("cutoff") && "cutoff", examples: ["cutoff: neet cutoff for obc 2024"] },
	{
		gives: (q) => q.exams > 0 && q.wants("admission") && !q.isOfMany && q.places === 0 && "eligibility",
		examples: ["eligibility: neet admission process"],
	},
	{
		gives: (q) => isAboutNamedCounselling(q) && (findExamIntent(q) ?? "counselling"),
		examples: ["counselling: uptac", "documents: up btech uptac counselling process documents"],
	},
	// The exam's page has the validity of a score.
	{
		gives: (q) => q.exams > 0 && q.wants("recognition") && q.subjects === 0 && "name",
		examples: ["name: is cat score valid for 2 years"],
	},
	{
		gives: (q) => q.subjects > 0 && q.bounds.budgetInr === undefined && SUBJECT_INTENTS.find((each) => each === q.bare),
		examples: ["fee: mbbs fees"],
	},
	{
		gives: (q) => q.colleges === 0 && q.subjects > 0 && isHowTo(q) && "eligibility",
		examples: ["eligibility: diploma ke baad btech me admission kaise"],
	},
	{ gives: (q) => isOfExamsOfSubject(q) && "date", examples: ["date: arts 12th law exam last date"] },
	{
		gives: (q) => q.colleges === 0 && q.subjects > 0 && "list",
		examples: ["list: mba mumbai", "list: computer science in bihar"],
	},
	{
		gives: (q) => q.colleges > 0 && (q.isOdd ? "none" : "name"),
		examples: ["name: hindu college", "none: plugh about iit bombay"],
	},
	{
		gives: (q) => q.groups > 0 && (isAboutWholeFamily(q) ? "list" : "name"),
		examples: ["list: saare nit ek sath dikhao", "list: central universities in delhi", "name: nit"],
	},
	{
		gives: (q) => (q.bare === "recognition" || isAboutChecking(q)) && "recognition",
		examples: ["recognition: is lpu fake", "recognition: kaise pata kare college ugc approved hai"],
	},
	{ gives: (q) => !q.isOdd && !q.hasNoun && q.bare, examples: ["hostel: hostel", "fee: fees"] },
	{
		gives: (q) => q.hasNoun && !q.isOdd && q.named + q.subjects === 0 && isAboutLowFees(q) && "list",
		examples: ["list: colleges under 1 lakh fees", "list: sabse saste college"],
	},
	{ gives: (q) => q.count("term") > 0 && "definition", examples: ["definition: tell me about tie breaking"] },
	{
		gives: (q) => q.exams > 0 && (q.facets > 0 || q.hasNoun) && !q.isOdd && "list",
		examples: ["list: up me clat se admission dene wale college"],
	},
	{
		gives: (q) => q.exams > 0 && (q.isOdd || q.exams > 2 ? "none" : "name"),
		examples: ["name: nid", "none: neet neet jee jee cat cat clat clat"],
	},
	{
		gives: (q) => q.places > 1 && (hasTopic(q, "distance") || isJourney(q)) && "none",
		examples: ["none: delhi mumbai distance", "none: mumbai to pune bus time"],
	},
	{ gives: (q) => q.facets > 0 && (q.hasNoun || !q.isOdd) && "list", examples: ["list: womens colleges in pune"] },
	{
		gives: (q) => q.wants("date", "form", "counselling") && (!q.isOdd || hasYearOrCourse(q)) && "date",
		examples: ["date: which forms are open now"],
	},
];

export function readIntent(reading: Reading): Reading {
	const counts = countReadings(reading);
	for (const { gives } of INTENT_RULES) {
		const intent = gives(counts);
		if (intent !== undefined && intent !== false) return { ...reading, intent };
	}
	return reading;
}

const namesExamOrSubject = ({ exams, groups, subjects }: Counts) => exams + groups + subjects > 0;
const hasTool = ({ reads }: Counts, tool: string) => filterByKind(reads, "tool").some(({ value }) => value === tool);
const hasTopic = ({ reads }: Counts, topic: string) =>
	filterByKind(reads, "topic").some(({ value }) => value === topic);
const isRanked = (q: Counts) => q.count("sort") > 0 || (q.subjects > 0 && findCollegeIntent(q) === "rank");
const isHowTo = ({ wants, places, exams, hasNoun }: Counts) => wants("admission") && places + exams === 0 && !hasNoun;
const mentionsScore = ({ has }: Counts) => has("rank-word") || has("percent-word") || has("marks-word");
function isAboutEligibility(counts: Counts): boolean {
	const { wants, has, count, wantedCount, colleges, exams, subjects, places, bounds, isOfMany } = counts;
	if (wants("cutoff", "scholarship", "loan") || (count("country") > 0 && exams > 0 && subjects > 0)) return false;
	if (wants("eligibility")) return true;
	const isWhether = has("can") && has("doing") && colleges + places === 0;
	const isListed = places > 0 || count("sort") > 0 || bounds.budgetInr !== undefined || isOfMany;
	const isPercent = has("percent-plain") && exams > 0 && wantedCount === 0;
	const isMay = isPercent || isWhether || (wants("may") && (!isListed || (exams > 0 && subjects === 0)));
	return isMay && namesExamOrSubject(counts) && !wants(...OTHER_WANTS);
}
