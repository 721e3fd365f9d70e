import type { Subject } from "@uchit/contract/course.ts";
import { ICET_FEES } from "@uchit/contract/fee-kind.ts";
import { coursesOf } from "#backend/search/vocabulary/courses.ts";
import { degreesOf } from "#backend/search/vocabulary/degrees.ts";
import type { AdmittedRow, ApprovedRow, ClosingRow, FeeRow, KnownFigures } from "./queries/known-figures.ts";

export type CourseFigures = {
	approved: readonly ApprovedRow[];
	/** Seats by institution: the sum over the course's approved rows that print a number. */
	seats: ReadonlyMap<string, { seats: number; year: number; sourceId: string }>;
	admitted: readonly AdmittedRow[];
	examsOf: ReadonlyMap<string, ReadonlySet<string>>;
	closing: readonly ClosingRow[];
	fees: readonly FeeRow[];
};

const cache = new WeakMap<KnownFigures, Map<string, CourseFigures>>();

/** Cached: the first computation takes some 100 ms. */
export function figuresOfCourse(figures: KnownFigures, subject: Subject): CourseFigures {
	const cached = cache.get(figures) ?? new Map<string, CourseFigures>();
	cache.set(figures, cached);
	const known = cached.get(subject.slug);
	if (known !== undefined) return known;
	const isOf = subject.facet === "course" ? createBranchTest(subject.value) : createDegreeTest(subject.value);
	const approved = figures.approved.filter(({ degree, course }) =>
		subject.facet === "degree" ? degree === subject.value : isOf("", course),
	);
	const admitted = figures.admitted.filter(({ exam, programme }) => isOf(exam, programme));
	const ofSubject = {
		approved,
		seats: sumSeats(approved),
		admitted,
		examsOf: new Map(
			[...Map.groupBy(admitted, ({ collegeId }) => collegeId)].map(([id, rows]) => [
				id,
				new Set(rows.map(({ exam }) => exam)),
			]),
		),
		closing: figures.closing.filter(({ exam, programme }) => isOf(exam, programme)),
		fees: figures.fees.filter(({ authority, programme }) =>
			isOf(authority === ICET_FEES ? "ts-icet" : FEES_OF, programme),
		),
	};
	cached.set(subject.slug, ofSubject);
	return ofSubject;
}

const leastCache = new WeakMap<readonly FeeRow[], ReadonlyMap<string, FeeRow>>();

/** The lowest yearly tuition fee of each institution, of a course or of all its courses. */
export function leastFees(figures: KnownFigures, subject: Subject | undefined): ReadonlyMap<string, FeeRow> {
	const rows =
		subject === undefined || subject.facet === "category" ? figures.fees : figuresOfCourse(figures, subject).fees;
	const known = leastCache.get(rows);
	if (known !== undefined) return known;
	const least = new Map<string, FeeRow>();
	for (const row of rows) {
		const rival = least.get(row.collegeId);
		if (rival === undefined || row.amount < rival.amount) least.set(row.collegeId, row);
	}
	leastCache.set(rows, least);
	return least;
}

/** Fees of the other authorities, like their counsellings, are for branches of one degree. */
const FEES_OF = "ts-eapcet";

const branches = new Map<string, readonly string[]>();

function createBranchTest(slug: string): (exam: string, printed: string) => boolean {
	return (_exam, printed) => {
		const known = branches.get(printed) ?? coursesOf(printed);
		branches.set(printed, known);
		return known.includes(slug);
	};
}

/** Leaves out CUET: its list fills one university's seats (search/columns.ts). */
function createDegreeTest(slug: string): (exam: string, printed: string) => boolean {
	return (exam, printed) => exam !== "cuet-ug" && degreesOf(exam, printed).some((degree) => degree === slug);
}

function sumSeats(rows: readonly ApprovedRow[]): CourseFigures["seats"] {
	const sums = new Map<string, { seats: number; year: number; sourceId: string }>();
	for (const { collegeId, seats, year, sourceId } of rows) {
		if (seats === null) continue;
		sums.set(collegeId, { seats: (sums.get(collegeId)?.seats ?? 0) + seats, year, sourceId });
	}
	return sums;
}
