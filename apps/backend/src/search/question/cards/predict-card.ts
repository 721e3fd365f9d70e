import type { AskCard } from "@uchit/contract/answer.ts";
import { CollegeQuery } from "@uchit/contract/college.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { EXAMS } from "@uchit/contract/facet-options.ts";
import { JOSAA_KINDS, MOST_RANK } from "@uchit/contract/predict.ts";
import { COUNSELLINGS, isJosaa } from "@uchit/predictor/counsellings.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { findColleges } from "#backend/search/find.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { MOST_MARKS } from "#backend/search/vocabulary/exam-marks.ts";
import type { ReadingsOf } from "./card-seat.ts";

export function toPredictorCard(
	{ exams, index }: { exams: ExamIndex; index: CollegeIndex },
	question: Reading,
): AskCard | undefined {
	const readingsOf: ReadingsOf = (kind) => filterByKind(question.reads, kind);
	const { bounds } = question;
	const isOfUttarPradesh = isUptac(question);
	const ofGroup = EXAM_OF_GROUP[readingsOf("group")[0]?.value ?? ""];
	const slug = readingsOf("exam")[0]?.value ?? (isOfUttarPradesh ? UPTAC_QUERY.exam : ofGroup);
	const exam = exams.bySlug.get(slug ?? "")?.record;
	const own = COUNSELLINGS.find((each) => each.exam === slug);
	if (exam !== undefined && own === undefined) {
		const cutoffs = toCutoffsOf(index, exam);
		// "GATE 550, an IIT": no list has scores for the family; each institute sets its own.
		if (cutoffs !== undefined && readingsOf("group").length > 0)
			return { kind: "not-held", intent: "predict", of: { kind: "exam", value: exam.slug, label: exam.shortName } };
		if (cutoffs !== undefined) return cutoffs;
		// The body that fills the seats publishes the closing ranks.
		const [first] = exam.counselling ?? [];
		return {
			kind: "not-held",
			intent: "predict",
			of: { kind: "exam", value: exam.slug, label: exam.shortName },
			site: first?.site ?? exam.officialSite,
			// "Each …" names no body that a visitor could look up.
			by: first?.site && !/^each\b/i.test(first.body) ? first.body : undefined,
		};
	}
	const state = readingsOf("state")[0] ?? (isOfUttarPradesh ? UPTAC_QUERY.state : undefined);
	const [college, other] = readingsOf("college")
		.flatMap(({ isNear, value }) => (isNear ? [] : (index.colleges[value] ?? [])))
		.filter((each) => AFFILIATING[each.slug] !== slug);
	const says = (choice: string) => (readingsOf("wish").some(({ value }) => value === choice) ? true : undefined);
	return {
		kind: "predict",
		exam: exam && { slug: exam.slug, name: exam.shortName },
		authority: isOfUttarPradesh ? UPTAC_QUERY.authority : undefined,
		rank: bounds.rank,
		isOwnRank: own?.categorySpaces !== undefined && isCategoryRank(question) ? true : undefined,
		category: readingsOf("seat-category")[0]?.value,
		isForWomen: readingsOf("gender").some(({ value }) => value === "women"),
		isForMen: says("boy"),
		isPwd: says("pwd"),
		homeState: state && { slug: state.value, name: index.stateNames.get(state.value) ?? state.label },
		words: toWords(readingsOf),
		kinds: toKinds(own !== undefined && isJosaa(own), readingsOf),
		institution:
			other === undefined && college !== undefined
				? { slug: college.slug, name: college.name, state: college.stateSlug ?? undefined }
				: undefined,
		marks: bounds.marks,
		marksList: COUNSELLINGS.find((each) => each.exam === slug && each.printsMarksAndRanks)?.rankSpaces[0],
		percentile: bounds.percentile,
	};
}

/** "Anna University colleges" by TNEA means all colleges of the counselling, not the university. */
const AFFILIATING: Readonly<Record<string, string>> = {
	"anna-university": "tnea",
	"jawaharlal-nehru-technological-university-hyderabad": "ts-eapcet",
	"jawaharlal-nehru-technological-university-kakinada": "ap-eapcet",
	"jawaharlal-nehru-technological-university-anantapur": "ap-eapcet",
	"visvesvaraya-technological-university": "kcet",
	"a-p-j-abdul-kalam-technological-university": "keam",
	"maulana-abul-kalam-azad-university-of-technology-west-bengal": "wbjee",
	"biju-patnaik-university-of-technology-rourkela": "ojee",
};

/** The exam whose guide has the entry rules of a family of institutes; a rank beside the family is of that exam. */
export const EXAM_OF_GROUP: Readonly<Record<string, string>> = {
	nit: "jee-mains",
	iiit: "jee-mains",
	iit: "jee-advanced",
	aiims: "neet",
};

/** Uttar Pradesh's counselling is searched by its own name, and fills its seats by JEE Main rank. */
const UPTAC_QUERY = {
	exam: "jee-mains",
	authority: "UPTAC",
	state: { value: "uttar-pradesh", label: "Uttar Pradesh" },
};

export function isUptac({ reads }: Pick<Reading, "reads">): boolean {
	return reads.some(({ kind, value }) => (kind === "other-exam" || kind === "topic") && value === "uptac");
}

/** With a rank, "UPTAC" means the counselling, and the university of its colleges is not itself a match. */
export function readUptac(reading: Reading): Reading {
	if (reading.intent !== "predict" || !isUptac(reading)) return reading;
	return { ...reading, unknown: [], reads: reading.reads.filter(({ kind }) => kind !== "college") };
}

const MOST_PERCENTILE = 100;

/** Marks above the maximum, a percentile above 100, or a rank of zero. */
export function findImpossibleScore(
	{ exams }: { exams: ExamIndex },
	{ reads, bounds: { rank, marks, percentile } }: Reading,
): AskCard | undefined {
	const slug = filterByKind(reads, "exam")[0]?.value ?? "";
	const record = exams.bySlug.get(slug)?.record;
	const exam = record && { slug, name: record.shortName };
	const most = MOST_MARKS[slug];
	if (rank === 0) return { kind: "impossible", exam, what: "rank", given: rank, most: MOST_RANK };
	if (percentile !== undefined && percentile > MOST_PERCENTILE)
		return { kind: "impossible", exam, what: "percentile", given: percentile, most: MOST_PERCENTILE };
	if (marks !== undefined && most !== undefined && marks > most)
		return { kind: "impossible", exam, what: "marks", given: marks, most };
	return undefined;
}

export function hasClosingFigures(index: CollegeIndex, exam: Pick<ExamRecord, "slug" | "shortName">): boolean {
	return toCutoffsOf(index, exam) !== undefined || COUNSELLINGS.some((each) => each.exam === exam.slug);
}

export function toCutoffsOf(
	index: CollegeIndex,
	{ slug, shortName }: Pick<ExamRecord, "slug" | "shortName">,
): AskCard | undefined {
	const colleges = EXAMS.some((each) => each.slug === slug)
		? findColleges(index, CollegeQuery.parse({ exam: slug }), undefined).total
		: 0;
	return colleges === 0 ? undefined : { kind: "exam-cutoffs", exam: { slug, name: shortName }, colleges };
}

/** "OBC rank 12000" is from the category's own list; "rank 12000 OBC" and a general rank are from everyone's. */
function isCategoryRank({ tokens }: Reading): boolean {
	const text = tokens.map((token) => token.text).join(" ");
	return /(?:^| )(?:(?:obc|obc ncl|ncl|sc|st|ews|category|ओबीसी|एससी|एसटी) (?:rank|रैंक))(?: |$)/.test(text);
}

const WORDS_OF_COURSE: Readonly<Record<string, string>> = {
	"artificial-intelligence": "artificial",
	"computer-applications": "computer application",
	electronics: "electronics communication",
	medicine: "mbbs",
	dentistry: "dental",
};
const DEGREES: readonly string[] = ["mbbs", "bds"];
const WORDS_OF_GROUP: Readonly<Record<string, string>> = { aiims: "All India Institute" };

function toWords(readingsOf: ReadingsOf): string | undefined {
	const [course] = readingsOf("course");
	const [degree] = readingsOf("degree").filter(({ value }) => DEGREES.includes(value));
	const place = readingsOf("district")[0] ?? readingsOf("town")[0];
	const words = [
		course && (WORDS_OF_COURSE[course.value] ?? course.value.replaceAll("-", " ")),
		degree?.value,
		WORDS_OF_GROUP[readingsOf("group")[0]?.value ?? ""],
		// "Bengaluru Urban" is searched as Bengaluru.
		place?.label.replace(/ (?:Urban|Rural|City|District)$/, ""),
	].filter((word) => word !== undefined);
	return words.length === 0 ? undefined : words.join(" ");
}

/** At JoSAA the families of institutes; elsewhere the owners. */
function toKinds(isOfJosaa: boolean, readingsOf: ReadingsOf): string[] | undefined {
	const named: readonly string[] = isOfJosaa
		? readingsOf("group").map(({ value }) => value)
		: readingsOf("ownership").map(({ value }) => value);
	const kinds = named.filter((kind) => !isOfJosaa || JOSAA_KINDS.some(({ slug }) => slug === kind));
	return kinds.length === 0 ? undefined : [...new Set(kinds)];
}
