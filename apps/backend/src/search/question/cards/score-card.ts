import type { AskCard } from "@uchit/contract/answer.ts";
import { isForWomen } from "@uchit/predictor/fold.ts";
import type { Database } from "#backend/db/client.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { listClosingScores } from "#backend/search/queries/closing-scores.ts";
import { listMeant, type Reading } from "#backend/search/question/reading.ts";
import { coursesOf } from "#backend/search/vocabulary/courses.ts";
import { degreesOf } from "#backend/search/vocabulary/degrees.ts";

/** More than all colleges of Delhi University, for one programme each. */
const MOST_LISTED = 100;
/** Of a college that the question names. */
const MOST_ASKED = 3;
/** An exam whose scores close seats, though no list ranks them. */
const BY_SCORE = ["cuet-ug"];
/** Whose colleges the lists are of. */
export const UNIVERSITY = "university-of-delhi";

type RowOf = Awaited<ReturnType<typeof listClosingScores>>[number];
type Parts = { db: Database; index: CollegeIndex };
type Exam = { slug: string; shortName: string };

/**
 * For a score: where the programme that is named, or any, closed at the score or below it in the newest round; for a programme alone,
 * where it closed. The highest first, of each college one.
 */
export async function findScores({ db, index }: Parts, question: Reading, exam: Exam): Promise<AskCard | undefined> {
	const { marks } = question.bounds;
	const named = programmeOf(question, exam.slug);
	if (!BY_SCORE.includes(exam.slug) || (marks === undefined && named === undefined)) return undefined;
	const isOf = named ?? (() => true);
	const category = listMeant(question.reads, "seat-category")[0]?.value ?? "open";
	const isPwd = listMeant(question.reads, "wish").some(({ value }) => value === "pwd");
	const rows = (await listClosingScores(db, exam.slug, { category, isPwd })).filter(({ programme }) => isOf(programme));
	const sorted = rows.toSorted((a, b) => b.closing - a.closing);
	const inside = marks === undefined ? sorted : sorted.filter(({ closing }) => closing <= marks);
	const ofEach = named === undefined ? new Map(inside.toReversed().map((row) => [row.slug, row])).values() : inside;
	const asked = new Set(listMeant(question.reads, "college").map(({ value }) => index.colleges[value]?.slug));
	const ofAsked = sorted.filter(({ slug }) => asked.has(slug));
	const [first] = rows;
	// Another university's seats close by scores of its own.
	const isOfOther = asked.size > 0 && ofAsked.length === 0 && !asked.has(UNIVERSITY);
	if (first === undefined || isOfOther) return undefined;
	return {
		kind: "scores",
		exam: { slug: exam.slug, name: exam.shortName },
		authority: first.authority,
		year: first.year,
		round: first.round ?? undefined,
		seatType: first.seatType,
		marks,
		colleges: new Set(rows.map(({ slug }) => slug)).size,
		items: [...ofEach]
			.toSorted((a, b) => b.closing - a.closing)
			.slice(0, MOST_LISTED)
			.map(toItem),
		asked: marks === undefined || ofAsked.length === 0 ? undefined : ofAsked.slice(0, MOST_ASKED).map(toItem),
		sourceId: first.sourceId,
	};
}

function toItem({ slug, name, programme, closing, gender }: RowOf) {
	return { college: { slug, name }, programme, closing, ...(isForWomen(gender) && { isForWomen: true as const }) };
}

/** Whether a printed programme is what the question names; undefined where it names none. An honours course only if it says so. */
function programmeOf({ reads, tokens }: Reading, exam: string): ((programme: string) => boolean) | undefined {
	const degree = listMeant(reads, "degree")[0]?.value;
	const course = listMeant(reads, "course")[0]?.value;
	const subject = listMeant(reads, "unheld")[0]?.value.replaceAll("-", " ");
	if (degree === undefined && course === undefined && subject === undefined) return undefined;
	const isHonours = tokens.some(({ text: word }) => /^hon(?:ou?)?rs$|^hons$/.test(word));
	return (programme) =>
		(degree === undefined || degreesOf(exam, programme).some((each) => each === degree)) &&
		(course === undefined || coursesOf(programme).some((each) => each === course)) &&
		(subject === undefined || programme.toLowerCase().includes(subject)) &&
		(!isHonours || /\bhons?\b/i.test(programme));
}
