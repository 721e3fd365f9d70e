import { buildCourses, COURSES_SOURCE, type Course } from "#pipeline/abroad/courses.ts";
import { addFoundation } from "#pipeline/abroad/ror.ts";
import { addUkNames } from "#pipeline/abroad/uk.ts";
import type { University } from "#pipeline/abroad/university.ts";
import { readUsColleges, US_SOURCE } from "#pipeline/abroad/us.ts";
import { buildWorld, WORLD_SOURCE } from "#pipeline/abroad/world.ts";
import type { DatasetReport, Refusal } from "#pipeline/report.ts";

export type Abroad = { universities: University[]; courses: Course[]; refusals: Refusal[]; reports: DatasetReport[] };

/** Universities and courses of other countries. They have nothing to do with the institutions of India. */
export function buildAbroad(): Abroad {
	const world = buildWorld(readUsColleges());
	const { courses, read, refusals } = buildCourses();
	const inBoth = world.usColleges.filter(({ domains }) => domains.length > 0).length;
	const withoutFee = courses.filter(({ tuition }) => tuition === undefined).length;
	return {
		universities: addUkNames(addFoundation([...world.usColleges, ...world.universities])),
		courses,
		refusals: [...world.refusals, ...refusals],
		reports: [
			{
				dataset: WORLD_SOURCE,
				read: world.read,
				kept: world.universities.length,
				joined: world.joinedToUs + world.joinedToItself,
				marked: 0,
				refused: world.refusals.length,
				notes: [`${world.joinedToUs} are in the list of US colleges, ${world.joinedToItself} are printed twice`],
			},
			{
				dataset: US_SOURCE,
				read: world.usColleges.length,
				kept: world.usColleges.length,
				joined: 0,
				marked: 0,
				refused: 0,
				notes: [`${inBoth} are in the world list too`],
			},
			{
				dataset: COURSES_SOURCE,
				read,
				kept: courses.length,
				joined: 0,
				marked: 0,
				refused: refusals.length,
				notes: [`${withoutFee} courses without a tuition fee`],
			},
		],
	};
}
