import type { PredictExam } from "@uchit/contract/predict-exam.ts";

/** The columns of a class, in the order that is assumed without a heading line. */
export const COLUMNS = ["name", "common", "rank", "category", "gender", "homeState"] as const;
export const LIST_COLUMNS = ["pwd", "decision", "choices"] as const;
export type Column = (typeof COLUMNS)[number] | (typeof LIST_COLUMNS)[number];

type ColumnsExam = Pick<PredictExam, "hasBothRanks" | "homeState" | "lists">;

export function columnsOf({ hasBothRanks, homeState, lists }: ColumnsExam): (typeof COLUMNS)[number][] {
	const hasPools = lists.some(({ categories }) => categories.some(({ genders }) => genders.length > 0));
	return COLUMNS.filter(
		(column) =>
			(column !== "rank" || hasBothRanks) &&
			(column !== "gender" || hasPools) &&
			(column !== "homeState" || homeState === "asked"),
	);
}

const wordsOf = (text: string) => new Set(text.normalize("NFC").split(" "));

const GLUE = wordsOf("of the a in your my student students s candidate candidates as per and का की के में or या");
const EXAMS = wordsOf(
	"jee main mains advanced adv neet ug kcet wbjee keam tnea mht cet comedk clat eapcet eamcet ts tg ap ojee gujcet nta exam",
);
const RANKS = wordsOf("rank ranks ranking crl air रैंक");
const EVERYONE = wordsOf(
	"common general gen merit all india list overall open cml कॉमन सामान्य जनरल ऑल इंडिया अखिल भारतीय मेरिट",
);
const MARKS = wordsOf("marks mark score scores अंक स्कोर प्राप्तांक");
const CATEGORIES = wordsOf(
	"category cat caste obc ncl ews sc st pwd reserved reservation own ओबीसी एससी एसटी वर्ग श्रेणी आरक्षण आरक्षित जाति कैटेगरी",
);

/** A heading names a column if it has one of each `must` set, and otherwise only words of `may`. */
type Rule = { column: Column; must: readonly Set<string>[]; may: readonly Set<string>[] };

const RULES: readonly Rule[] = [
	{ column: "rank", must: [RANKS, CATEGORIES], may: [EVERYONE, EXAMS] },
	{ column: "common", must: [RANKS], may: [EVERYONE, EXAMS, MARKS] },
	{ column: "common", must: [wordsOf("common")], may: [] },
	{ column: "common", must: [MARKS], may: [EXAMS, wordsOf("total obtained aggregate कुल")] },
	{
		column: "category",
		must: [wordsOf("category cat caste reservation वर्ग श्रेणी आरक्षण जाति कैटेगरी")],
		may: [wordsOf("reserved social seat type आरक्षित")],
	},
	{ column: "gender", must: [wordsOf("gender sex जेंडर लिंग")], may: [wordsOf("m f male female boy girl b g")] },
	{
		column: "homeState",
		must: [wordsOf("state domicile राज्य प्रदेश निवास अधिवास")],
		may: [wordsOf("home native eligibility code ut name गृह मूल पात्रता")],
	},
	{
		column: "pwd",
		must: [wordsOf("pwd pwbd ph disability disabled divyang divyangjan दिव्यांग दिव्यांगता विकलांग")],
		may: [wordsOf("person persons with benchmark status yes or no y n हाँ नहीं")],
	},
	{
		column: "decision",
		must: [wordsOf("decision freeze float slide निर्णय फ़्रीज़ फ़्लोट फ्रीज फ्लोट स्लाइड")],
		may: [wordsOf("or willingness seat allotment")],
	},
	{
		column: "choices",
		must: [wordsOf("choices list lists file विकल्प विकल्पों लिस्ट सूची फ़ाइल फाइल")],
		may: [wordsOf("choice saved json name नाम")],
	},
	{
		column: "name",
		must: [wordsOf("name student students candidate candidates pupil नाम छात्र छात्रा विद्यार्थी अभ्यर्थी")],
		may: [wordsOf("full first छात्र छात्रा विद्यार्थी अभ्यर्थी पूरा")],
	},
];

/** Returns the column of a heading; undefined if a word of it is unknown, as `School rank` is no rank of the exam. */
export function columnNamed(text: string): Column | undefined {
	const words = text
		.normalize("NFC")
		.toLowerCase()
		.split(/[^\p{L}\p{M}]+/u)
		.filter((word) => word !== "");
	return RULES.find(
		({ must, may }) =>
			must.every((some) => words.some((word) => some.has(word))) &&
			words.every((word) => [GLUE, ...must, ...may].some((known) => known.has(word))),
	)?.column;
}
