import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { DegreeSlug } from "@uchit/contract/degree.ts";
import { type CourseSlug, EXAMS } from "@uchit/contract/facet-options.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import type { Database } from "#backend/db/client.ts";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import type { Kind } from "#backend/search/question/meaning.ts";
import type { Reading, ReadMeaning } from "#backend/search/question/reading.ts";
import { CATEGORY } from "#backend/search/vocabulary/subjects.ts";
import type { CardCollege } from "./college-cards.ts";
import type { CutoffCardQuery } from "./cutoff-card.ts";

export type ReadingsOf = <K extends Kind>(kind: K) => (ReadMeaning & { kind: K })[];

export type CardParts = {
	db: Database;
	index: CollegeIndex;
	exams: ExamIndex;
	countries: readonly PublishedCountry[];
	listed: readonly CollegeSummary[];
	matching: () => readonly string[];
	today: string;
};

export type CardContext = CardParts & {
	question: Reading;
	text: string;
	readingsOf: ReadingsOf;
	/** The institutions that the question names, without those that it asks to be near. */
	colleges: readonly CardCollege[];
};

const QUOTA_OF_TERM: Readonly<Record<string, "HS" | "AI">> = { "home-state-quota": "HS", "all-india-quota": "AI" };

/** The first degree of architecture: an IIT's other seats are of engineering. */
function architectureIn(readingsOf: ReadingsOf): DegreeSlug | undefined {
	return readingsOf("category").some(({ value }) => value === CATEGORY.architecture) ? "barch" : undefined;
}

/** Courses side by side name one branch, as in "cse ai"; of "cse and it" the first is answered. */
function readBranch(readingsOf: ReadingsOf): CourseSlug[] {
	const courses = readingsOf("course").toSorted((one, other) => one.at - other.at);
	const end = courses.findIndex(({ at, words }, index) => courses[index + 1]?.at !== at + words.split(" ").length);
	return courses.slice(0, end + 1).map(({ value }) => value);
}

export function toSeat(
	exams: ExamIndex,
	college: CardCollege,
	readingsOf: ReadingsOf,
	year: number | undefined,
): CutoffCardQuery {
	const choices = readingsOf("wish").map(({ value }) => value);
	const quota =
		choices.find((choice) => choice.startsWith("quota-"))?.slice("quota-".length) ??
		readingsOf("term").flatMap(({ value }) => QUOTA_OF_TERM[value] ?? [])[0];
	const home = quota === undefined ? readingsOf("state")[0]?.value : undefined;
	return {
		college,
		courses: readBranch(readingsOf),
		subject: readingsOf("unheld")[0]?.value.replaceAll("-", " "),
		exam: readingsOf("exam")[0]?.value,
		degree: readingsOf("degree")[0]?.value ?? architectureIn(readingsOf),
		seatCategory: readingsOf("seat-category")[0]?.value,
		isForWomen: readingsOf("gender").length > 0,
		quota,
		homeQuota: home === undefined ? undefined : home === college.stateSlug ? "HS" : "OS",
		isPwd: choices.includes("pwd"),
		year,
		examName: (slug) =>
			exams.bySlug.get(slug)?.record.shortName ?? EXAMS.find((each) => each.slug === slug)?.name ?? slug,
	};
}

const DEGREE_OF_LIST: Readonly<Partial<Record<RankingList, string>>> = { engineering: "btech", medical: "mbbs" };

export function toMainSeat(
	{ exams, index }: { exams: ExamIndex; index: CollegeIndex },
	college: CardCollege,
	readingsOf: ReadingsOf,
): CutoffCardQuery {
	const seat = toSeat(exams, college, readingsOf, undefined);
	const list = index.orders.mainLists.get(college.number);
	const isNamed = seat.courses.length > 0 || seat.subject !== undefined || seat.degree !== undefined;
	return isNamed || list === undefined ? seat : { ...seat, degree: DEGREE_OF_LIST[list] };
}

export function describeSeat(readingsOf: ReadingsOf, { exam, examName }: CutoffCardQuery): string | undefined {
	const named = [
		...readingsOf("degree"),
		...readingsOf("course"),
		...readingsOf("unheld"),
		...readingsOf("seat-category"),
	].map(({ label }) => label);
	const words = [...named, ...(exam === undefined ? [] : [examName(exam)])].join(", ");
	return words === "" ? undefined : words;
}

const AVERAGE = /\b(?:average|avg|avrage|avarage|mean|ausat)\b|औसत/u;
const MEDIAN = /\bmedian\b|मीडियन|माध्यिका/u;

/** The requested kind of salary if it is not published: sources print only medians. */
export function findUnpublishedMeasure(readingsOf: ReadingsOf, text: string): "highest" | "average" | undefined {
	if (readingsOf("wish").some(({ value }) => value === "highest")) return "highest";
	return AVERAGE.test(text) && !MEDIAN.test(text) ? "average" : undefined;
}
