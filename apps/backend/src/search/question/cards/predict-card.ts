import type { AskCard, AskLink } from "@uchit/contract/answer.ts";
import { MAX_MARKS } from "@uchit/contract/bare-figure.ts";
import { CollegeQuery } from "@uchit/contract/college.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { EXAMS } from "@uchit/contract/facet-options.ts";
import { JOSAA_KINDS, MAX_RANK } from "@uchit/contract/predict.ts";
import { COUNSELLINGS, isJosaa } from "@uchit/predictor/counsellings.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { findColleges } from "#backend/search/find.ts";
import { when } from "#backend/search/question/conditions.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { findNamedCounselling } from "#backend/search/question/subjects/counselling.ts";
import { isOfFamily } from "#backend/search/text/families.ts";
import { readRows } from "#backend/search/vocabulary/question-words.ts";
import type { ReadingsOf } from "./card-seat.ts";

export function toPredictorCard(
	{ exams, index }: { exams: ExamIndex; index: CollegeIndex },
	question: Reading,
): AskCard | undefined {
	const readingsOf: ReadingsOf = (kind) => filterByKind(question.reads, kind);
	const { bounds } = question;
	const counselling = findNamedCounselling(question);
	const ofGroup = EXAM_OF_GROUP[readingsOf("group")[0]?.value ?? ""];
	const slug = readingsOf("exam")[0]?.value ?? counselling?.exam ?? ofGroup;
	const exam = exams.bySlug.get(slug ?? "")?.record;
	const ayush = (slug ?? "neet") === "neet" ? toAyushBody(exams.bySlug.get("neet")?.record, readingsOf) : undefined;
	if (ayush !== undefined) return ayush;
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
	const state = readingsOf("state")[0]?.value ?? counselling?.state;
	const isPlace = isOfCollegesThere(question);
	const named = state === undefined ? undefined : { slug: state, name: index.stateNames.get(state) ?? state };
	const [college, other] = readingsOf("college")
		.flatMap(({ isNear, value }) => (isNear ? [] : (index.colleges[value] ?? [])))
		.filter((each) => AFFILIATING.get(each.slug) !== slug);
	const isIit = college !== undefined && other === undefined && isOfFamily(college.name, "iit");
	const says = (choice: string) => (readingsOf("wish").some(({ value }) => value === choice) ? true : undefined);
	return {
		kind: "predict",
		exam: exam && { slug: exam.slug, name: exam.shortName },
		authority: counselling?.authority,
		rank: bounds.rank,
		isOwnRank: own?.categorySpaces !== undefined && isCategoryRank(question) ? true : undefined,
		category: slug === "kcet" ? toKcetCode(question) : readingsOf("seat-category")[0]?.value,
		isForWomen: readingsOf("gender").some(({ value }) => value === "women"),
		isForMen: says("boy"),
		isPwd: says("pwd"),
		homeState: isPlace ? undefined : named,
		inState: isPlace ? named : undefined,
		words: toWords(readingsOf),
		// The answer says by which exam an IIT admits.
		kinds: slug === "jee-mains" && isIit ? ["iit"] : toKinds(own !== undefined && isJosaa(own), readingsOf),
		institution:
			other === undefined && college !== undefined
				? { slug: college.slug, name: college.name, state: college.stateSlug ?? undefined }
				: undefined,
		marks: bounds.marks,
		marksList: COUNSELLINGS.find((each) => each.exam === slug && each.printsMarksAndRanks)?.rankSpaces[0],
		percentile: bounds.percentile,
	};
}

/** "Govt college Rajasthan", "Delhi NCR me konse college": where the college is. "From Bihar" is the student's own state. */
const isOfCollegesThere = when("state says:colleges-there !counselling-name !says:home !wish:quota-HS/quota-OS");

const isRural = when("says:rural");
const isOfKannada = when("says:kannada-medium");
const KCET_GROUPS: Readonly<Record<string, string>> = { open: "GM", sc: "SC", st: "ST" };

/** KEA's code of a category ends in R for rural candidates and in K for those taught in Kannada. */
function toKcetCode(question: Reading): string | undefined {
	const category = filterByKind(question.reads, "seat-category")[0]?.value;
	const kind = isRural(question) ? "R" : isOfKannada(question) ? "K" : undefined;
	if (kind === undefined) return category;
	const group = KCET_GROUPS[category ?? "open"] ?? category;
	return /^(?:GM|SC|ST|1|[23][AB])$/.test(group ?? "") ? `${group}${kind}` : category;
}

/** NEET's lists here are of MBBS and BDS: the AYUSH committee publishes the closing ranks of its own courses. */
function toAyushBody(neet: ExamRecord | undefined, readingsOf: ReadingsOf): AskCard | undefined {
	const committee = neet?.counselling?.find(({ body }) => /ayush/i.test(body));
	if (neet === undefined || committee === undefined || !readingsOf("degree").some(({ value }) => AYUSH.includes(value)))
		return undefined;
	const exam: AskLink = { kind: "exam", value: neet.slug, label: neet.shortName };
	return { kind: "not-held", intent: "predict", of: exam, site: committee.site, by: committee.body };
}
const AYUSH: readonly string[] = ["bams", "bhms"];

/** "Anna University colleges" by TNEA means all colleges of the counselling, not the university. */
const AFFILIATING = new Map(readRows("counselled-universities.csv").map(([slug = "", exam = ""]) => [slug, exam]));

/** The exam whose guide has the entry rules of a family of institutes; a rank beside the family is of that exam. */
export const EXAM_OF_GROUP: Readonly<Record<string, string>> = {
	...{ nit: "jee-mains", iiit: "jee-mains", iit: "jee-advanced", aiims: "neet" },
};

/** With a rank, the counselling is meant, and the university of its colleges is not itself a match. */
export function readNamedCounselling(reading: Reading): Reading {
	if (reading.intent !== "predict" || findNamedCounselling(reading) === undefined) return reading;
	return { ...reading, unknown: [], reads: reading.reads.filter(({ kind }) => kind !== "college") };
}

const MAX_PERCENTILE = 100;

/** Marks above the maximum, a percentile above 100, or a rank of zero. */
export function findImpossibleScore(
	{ exams }: { exams: ExamIndex },
	{ reads, bounds: { rank, marks, percentile } }: Reading,
): AskCard | undefined {
	const slug = filterByKind(reads, "exam")[0]?.value ?? "";
	const record = exams.bySlug.get(slug)?.record;
	const exam = record && { slug, name: record.shortName };
	const most = MAX_MARKS[slug];
	if (rank === 0) return { kind: "impossible", exam, what: "rank", given: rank, most: MAX_RANK };
	if (percentile !== undefined && percentile > MAX_PERCENTILE)
		return { kind: "impossible", exam, what: "percentile", given: percentile, most: MAX_PERCENTILE };
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
	return /(?:^| )(?:(?:obc|obc ncl|ncl|sc|st|ews|pwd|pwbd|divyang|category|ओबीसी|एससी|एसटी|दिव्यांग) (?:rank|रैंक))(?: |$)/.test(
		text,
	);
}

const WORDS_OF_COURSE: Readonly<Record<string, string>> = {
	...{ "artificial-intelligence": "artificial", "computer-applications": "computer application" },
	...{ electronics: "electronics communication", medicine: "mbbs", dentistry: "dental" },
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
