import type { CollegeSummary } from "@uchit/contract/college.ts";
import { isAboutNursing, isAboutTeacherTraining, when } from "#backend/search/question/conditions.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";

/** Degrees whose seats AICTE or NMC approve; seats of other courses at the same college are unrelated. */
const COUNTED: ReadonlySet<string> = new Set(
	"btech mtech diploma barch march bplan mba pgdm bba bca mca bhm bpharm mbbs md ms dpharm mpharm pharmd".split(" "),
);

export const hasCountedSeats = (degree: string): boolean => COUNTED.has(degree);

/** Arts seats count only at a film institute. */
const isOfArts = when("category=1 category:8 !degree/unheld/course/group");
const isOfDegree = when("degree/unheld !group");

export function lacksSeatCounts(question: Reading): boolean {
	const subjects = filterByKind(question.reads, "degree", "unheld");
	return isOfArts(question) || (isOfDegree(question) && !subjects.some(({ value }) => hasCountedSeats(value)));
}

/** "BHU BA fees": its seats of MBBS are not of the BA, nor is a university's salary of its nurses or teachers. */
export function dropOtherSeats(colleges: readonly CollegeSummary[], question: Reading): readonly CollegeSummary[] {
	if (!lacksSeatCounts(question)) return colleges;
	const isOfOthers = isAboutNursing(question) || isAboutTeacherTraining(question);
	return colleges.map(({ seats: _seats, salary, ...college }) => (isOfOthers ? college : { ...college, salary }));
}

/** These train teachers of polytechnics and do not give a B.Ed. */
export const trainsTeachersOfOthers = ({ name }: Pick<CollegeSummary, "name">): boolean =>
	/technical teachers/i.test(name);
