import type { AskCard } from "@uchit/contract/answer.ts";
import { CollegeQuery } from "@uchit/contract/college.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { EXAMS } from "@uchit/contract/facet-options.ts";
import { JOSAA_KINDS } from "@uchit/contract/predict.ts";
import { COUNSELLINGS, isJosaa } from "@uchit/predictor/counsellings.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { findColleges } from "#backend/search/find.ts";
import type { Kind } from "#backend/search/question/meaning.ts";
import { listMeant, type Read, type Reading } from "#backend/search/question/reading.ts";

type Of = <K extends Kind>(kind: K) => (Read & { kind: K })[];

/** The predictor with what was said filled in, by the names of its address. */
export function toPredict(
	{ exams, index }: { exams: ExamIndex; index: CollegeIndex },
	question: Reading,
): AskCard | undefined {
	const of: Of = (kind) => listMeant(question.reads, kind);
	const { bounds } = question;
	const slug = of("exam")[0]?.value;
	const exam = exams.bySlug.get(slug ?? "")?.record;
	const own = COUNSELLINGS.find((each) => each.exam === slug);
	if (exam !== undefined && own === undefined) {
		const cutoffs = toCutoffsOf(index, exam);
		if (cutoffs !== undefined) return cutoffs;
		return {
			kind: "not-held",
			intent: "predict",
			of: { kind: "exam", value: exam.slug, label: exam.shortName },
			site: exam.officialSite,
		};
	}
	const state = of("state")[0];
	const [college, other] = of("college").flatMap(({ isNear, value }) => (isNear ? [] : (index.colleges[value] ?? [])));
	const says = (wish: string) => (of("wish").some(({ value }) => value === wish) ? true : undefined);
	return {
		kind: "predict",
		exam: exam && { slug: exam.slug, name: exam.shortName },
		rank: bounds.rank,
		isOwnRank: own?.categorySpaces !== undefined && isOfCategory(question) ? true : undefined,
		category: of("seat-category")[0]?.value,
		isForWomen: of("gender").some(({ value }) => value === "women"),
		isForMen: says("boy"),
		isPwd: says("pwd"),
		homeState: state && { slug: state.value, name: index.stateNames.get(state.value) ?? state.label },
		words: toWords(of),
		kinds: toKinds(own !== undefined && isJosaa(own), of),
		institution: other === undefined && college !== undefined ? { slug: college.slug, name: college.name } : undefined,
		marks: bounds.marks,
		marksList: COUNSELLINGS.find((each) => each.exam === slug && each.printsMarksAndRanks)?.rankSpaces[0],
		percentile: bounds.percentile,
	};
}

/** The colleges whose cutoffs by an exam we list; undefined where there are none. */
export function toCutoffsOf(
	index: CollegeIndex,
	{ slug, shortName }: Pick<ExamRecord, "slug" | "shortName">,
): AskCard | undefined {
	const colleges = EXAMS.some((each) => each.slug === slug)
		? findColleges(index, CollegeQuery.parse({ exam: slug }), undefined).total
		: 0;
	return colleges === 0 ? undefined : { kind: "exam-cutoffs", exam: { slug, name: shortName }, colleges };
}

/** "OBC rank 12000" is of the category's own list; "rank 12000 OBC" is everyone's, as is a general rank. */
function isOfCategory({ tokens }: Reading): boolean {
	const text = tokens.map((token) => token.text).join(" ");
	return /(?:^| )(?:(?:obc|obc ncl|ncl|sc|st|ews|category|ओबीसी|एससी|एसटी) (?:rank|रैंक))(?: |$)/.test(text);
}

/** Words that the names of a branch's programmes have in common, where its own are not; all others are their slug. */
const WORDS_OF_COURSE: Readonly<Record<string, string>> = {
	"artificial-intelligence": "artificial",
	"computer-applications": "computer application",
	medicine: "mbbs",
	dentistry: "dental",
};
const DEGREES: readonly string[] = ["mbbs", "bds"];

/** The predictor finds these in names of programmes, of institutions, and of their towns and districts. */
function toWords(of: Of): string | undefined {
	const [course] = of("course");
	const [degree] = of("degree").filter(({ value }) => DEGREES.includes(value));
	const place = of("district")[0] ?? of("town")[0];
	const words = [
		course && (WORDS_OF_COURSE[course.value] ?? course.value.replaceAll("-", " ")),
		degree?.value,
		// "Bengaluru Urban" is the district of Bengaluru.
		place?.label.replace(/ (?:Urban|Rural|City|District)$/, ""),
	].filter((word) => word !== undefined);
	return words.length === 0 ? undefined : words.join(" ");
}

/** At JoSAA the families of institutes; elsewhere who owns them. */
function toKinds(isOfJosaa: boolean, of: Of): string[] | undefined {
	const named: readonly string[] = isOfJosaa
		? of("group").map(({ value }) => value)
		: of("ownership").map(({ value }) => value);
	const kinds = named.filter((kind) => !isOfJosaa || JOSAA_KINDS.some(({ slug }) => slug === kind));
	return kinds.length === 0 ? undefined : [...new Set(kinds)];
}
