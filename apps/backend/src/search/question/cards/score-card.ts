import type { AskCard } from "@uchit/contract/answer.ts";
import { isForWomen } from "@uchit/predictor/fold.ts";
import type { Database } from "#backend/db/client.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { listClosingScores } from "#backend/search/queries/closing-scores.ts";
import { PLACE_KINDS } from "#backend/search/question/meaning.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { isOfFamily } from "#backend/search/text/families.ts";
import { coursesOf } from "#backend/search/vocabulary/courses.ts";
import { degreesOf } from "#backend/search/vocabulary/degrees.ts";

/** More than all colleges of Delhi University, with one programme each. */
const MAX_LISTED = 100;
const MAX_QUERIES = 3;
export const CUET_UNIVERSITY = "university-of-delhi";

type ScoreExam = {
	figure: "marks" | "percentile" | "score";
	authority?: string;
	/** A smaller number is another figure of the exam: marks out of 100 instead of a score out of 1,000. */
	least?: number;
	/** For states that print seat codes instead of a common category. */
	seatTypes?: (category: string, isForWomen: boolean) => string[];
	/** Its programmes are of several degrees; others have a single degree, which their names omit. */
	hasDegrees?: true;
	/** The lists are of one university's colleges, so a named place excludes none. */
	isOfOne?: true;
};

/** Exams with closing scores instead of ranks; for Maharashtra percentiles, in addition to merit numbers. */
const SCORE_EXAMS: Readonly<Record<string, ScoreExam>> = {
	"cuet-ug": { figure: "marks", hasDegrees: true, isOfOne: true },
	"mht-cet": { figure: "percentile", seatTypes: seatTypesOfMaharashtra },
	"bitsat-exam": { figure: "marks", isOfOne: true },
	gate: { figure: "score", authority: "CCMT", least: 101 },
};

const LEVELS = ["S", "H", "O"] as const;

function seatTypesOfMaharashtra(category: string, isForWomen: boolean): string[] {
	if (category === "ews") return ["EWS"];
	const code = category === "obc-ncl" ? "OBC" : category.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
	return (isForWomen ? ["G", "L"] : ["G"]).flatMap((group) => LEVELS.map((level) => `${group}${code}${level}`));
}

type ScoreRow = Awaited<ReturnType<typeof listClosingScores>>[number];
type Parts = { db: Database; index: CollegeIndex };
type Exam = { slug: string; shortName: string };

/**
 * Colleges where the named programme, or any, closed at or below the score in the newest round; without a score, the programme's closing
 * scores. One row per college, highest first.
 */
export async function findScores({ db, index }: Parts, question: Reading, exam: Exam): Promise<AskCard | undefined> {
	const by = SCORE_EXAMS[exam.slug];
	const marks = by?.figure === "percentile" ? question.bounds.percentile : question.bounds.marks;
	const named = programmeOf(question, exam.slug, by?.hasDegrees === true);
	if (by === undefined || isOfAnotherFigure(by, marks) || (marks === undefined && named === undefined))
		return undefined;
	const category = filterByKind(question.reads, "seat-category")[0]?.value;
	const isPwd = filterByKind(question.reads, "wish").some(({ value }) => value === "pwd");
	const isWoman = filterByKind(question.reads, "gender").length > 0;
	const all = await listClosingScores(db, exam.slug, {
		authority: by.authority,
		seats: by.seatTypes?.(category ?? "open", isWoman) ?? { category: category ?? "open", isPwd },
		rounds: by.seatTypes === undefined ? "last" : "all",
	});
	const subjects = subjectsAmong(all, question);
	const isOf = (programme: string) =>
		(named?.(programme) ?? true) && subjects.every((word) => programme.toLowerCase().includes(word));
	const requestedIds = new Set(filterByKind(question.reads, "college").map(({ value }) => index.colleges[value]?.slug));
	// The predictor's page counts no seats for women alone unless the question says a woman.
	const isOpenToAll = by.isOfOne === undefined || isWoman || marks === undefined;
	const isCounted = ({ slug, gender }: ScoreRow) => isOpenToAll || requestedIds.has(slug) || !isForWomen(gender);
	const rows = newestOfEach(all.filter(isAtNamedPlace(index, question, by)).filter(isCounted)).filter(({ programme }) =>
		isOf(programme),
	);
	const sorted = rows.toSorted((a, b) => b.closing - a.closing);
	const inside = marks === undefined ? sorted : sorted.filter(({ closing }) => closing <= marks);
	const isOfEach = named === undefined && subjects.length === 0 && by.hasDegrees === true;
	const keyOf = ({ slug, programme }: ScoreRow) => (isOfEach ? slug : `${slug} ${programme}`);
	const ofEach = new Map(inside.toReversed().map((row) => [keyOf(row), row])).values();
	const ofRequested = sorted.filter(({ slug }) => requestedIds.has(slug));
	const [first] = rows;
	const isOfOther = requestedIds.size > 0 && ofRequested.length === 0 && !requestedIds.has(CUET_UNIVERSITY);
	if (first === undefined || isOfOther) return undefined;
	const hasRounds = new Set(rows.map(({ round }) => round)).size > 1;
	const shown = { hasSeatTypes: by.seatTypes !== undefined, hasRounds };
	return {
		kind: "scores",
		exam: { slug: exam.slug, name: exam.shortName },
		authority: first.authority,
		year: first.year,
		round: hasRounds ? undefined : (first.round ?? undefined),
		seatType: by.seatTypes === undefined ? first.seatType : (category ?? "open").toUpperCase(),
		isAssumed: category === undefined && first.seatType !== "" ? true : undefined,
		isForWomen: isWoman || undefined,
		words: wordsOf(question, subjects),
		figure: by.figure,
		marks,
		colleges: new Set(rows.map(({ slug }) => slug)).size,
		items: [...ofEach]
			.toSorted((a, b) => b.closing - a.closing)
			.slice(0, MAX_LISTED)
			.map((row) => toItem(row, shown)),
		asked:
			marks === undefined || ofRequested.length === 0
				? undefined
				: ofRequested.slice(0, MAX_QUERIES).map((row) => toItem(row, shown)),
		sourceId: first.sourceId,
	};
}

/** Maharashtra's ranks belong to the predictor; marks in GATE's paper are not a score. */
function isOfAnotherFigure({ hasDegrees, least = 0 }: ScoreExam, marks: number | undefined): boolean {
	return marks === undefined ? hasDegrees !== true : marks < least;
}

/** The newest round of each seat: later rounds only fill leftover seats. */
function newestOfEach(rows: readonly ScoreRow[]): ScoreRow[] {
	const byRound = rows.toSorted((a, b) => (a.round ?? 0) - (b.round ?? 0));
	return [
		...new Map(byRound.map((row) => [`${row.slug} ${row.programme} ${row.seatType} ${row.gender}`, row])).values(),
	];
}

function isAtNamedPlace(
	index: CollegeIndex,
	{ reads, names }: Reading,
	{ isOfOne }: ScoreExam,
): (row: ScoreRow) => boolean {
	const named = filterByKind(reads, ...PLACE_KINDS).filter(({ isNear }) => isNear === undefined);
	const within = new Set(named.map((place) => place.within));
	// "Pune Maharashtra" is Pune.
	const places = isOfOne ? [] : named.filter(({ kind, value }) => kind !== "state" || !within.has(value));
	const families = filterByKind(reads, "group").map(({ value }) => value);
	return ({ id, name }) => {
		const number = index.numbers.get(id);
		const isAtPlace = places.some((place) => number !== undefined && names.isIn(number, place));
		return (
			(places.length === 0 || isAtPlace) &&
			(families.length === 0 || families.some((family) => isOfFamily(name, family)))
		);
	};
}

type Shown = { hasSeatTypes: boolean; hasRounds: boolean };

function toItem(
	{ slug, name, programme, closing, gender, seatType, round }: ScoreRow,
	{ hasSeatTypes, hasRounds }: Shown,
) {
	return {
		college: { slug, name },
		programme,
		closing,
		...(isForWomen(gender) && { isForWomen: true as const }),
		...(hasSeatTypes && { seatType }),
		...(hasRounds && round !== null && { round }),
	};
}

/** "BA hons English": no rule reads "English" alone, but it is a word of programmes. */
function subjectsAmong(rows: readonly ScoreRow[], { unread }: Reading): string[] {
	const words = new Set(rows.flatMap(({ programme }) => programme.toLowerCase().match(/\p{L}{4,}/gu) ?? []));
	return unread.filter((word) => words.has(word));
}

function wordsOf({ reads, tokens }: Reading, subjects: readonly string[]): string | undefined {
	const [degree] = filterByKind(reads, "degree");
	const [subject] = [...filterByKind(reads, "course"), ...filterByKind(reads, "unheld")];
	const words = [
		degree && (WORDS_OF_DEGREE[degree.value] ?? degree.value),
		subject?.value.replaceAll("-", " "),
		...subjects,
		degree && tokens.some(isHonours) ? "hons" : undefined,
	].filter((word) => word !== undefined);
	return words.length === 0 ? undefined : words.join(" ");
}

const WORDS_OF_DEGREE: Readonly<Record<string, string>> = { bcom: "B.Com", ba: "B.A", bsc: "B.Sc" };

const isHonours = ({ text: word }: { text: string }) => /^hon(?:ou?)?rs$|^hons$/.test(word);

/** A test for the named programme; undefined if none is named. With "honours" only honours match. */
function programmeOf(
	{ reads, tokens }: Reading,
	exam: string,
	hasDegrees: boolean,
): ((programme: string) => boolean) | undefined {
	const degree = hasDegrees ? filterByKind(reads, "degree")[0]?.value : undefined;
	const course = filterByKind(reads, "course")[0]?.value;
	const subject = filterByKind(reads, "unheld")[0]?.value.replaceAll("-", " ");
	if (degree === undefined && course === undefined && subject === undefined) return undefined;
	const isOfHonours = tokens.some(isHonours);
	return (programme) =>
		(degree === undefined || degreesOf(exam, programme).some((each) => each === degree)) &&
		(course === undefined || coursesOf(programme).some((each) => each === course)) &&
		(subject === undefined || programme.toLowerCase().includes(subject)) &&
		(!isOfHonours || /\bhons?\b/i.test(programme));
}
