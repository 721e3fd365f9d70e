import type { IntakeMode } from "@uchit/contract/intake.ts";
import { toDegree, toLevel } from "#pipeline/aicte/degrees.ts";
import type { AicteCourse, AicteInstitute } from "#pipeline/aicte/read.ts";
import type { Intake } from "#pipeline/colleges/intake.ts";
import type { Refusal } from "#pipeline/report.ts";

export const toAicteSource = (year: number) => `aicte-${year}`;

/**
 * The approved courses, each of the institution that its institute is. A course printed twice is kept twice: AICTE approves a
 * course of two affiliations or two wings by itself, most often with other seats.
 */
export function toIntakes(institutes: readonly AicteInstitute[], collegeOf: (institute: AicteInstitute) => string) {
	const intakes: Intake[] = [];
	const refusals: Refusal[] = [];
	for (const institute of institutes) {
		const collegeId = collegeOf(institute);
		institute.courses.forEach((course, index) => {
			const level = toLevel(course.level);
			const seats = /^\d+$/.test(course.intake) ? Number(course.intake) : undefined;
			if (level === undefined || isShifted(course)) {
				refusals.push(toRefusal(institute, course));
				return;
			}
			intakes.push({
				authority: "aicte",
				year: institute.year,
				institute: institute.id,
				entry: index + 1,
				collegeId,
				programme: toReadableProgramme(course.programme),
				level,
				course: course.course,
				degree: toDegree(course, level),
				shift: course.shift || undefined,
				mode: toMode(course),
				seats,
				sourceId: toAicteSource(institute.year),
			});
		});
	}
	return { intakes, refusals };
}

/** One row of the copy has every value one column further left: its course reads "1st Shift". */
function isShifted({ course, shift }: AicteCourse): boolean {
	return /^\d\w* Shift$/i.test(course) || /^\d+$/.test(shift);
}

function toRefusal(institute: AicteInstitute, course: AicteCourse): Refusal {
	return {
		dataset: toAicteSource(institute.year),
		file: institute.file,
		line: course.line,
		reason: "the columns of the row are shifted",
		raw: [institute.id, institute.name, ...Object.values(course)].join("|"),
	};
}

function toMode({ courseType, availability }: AicteCourse): IntakeMode {
	if (courseType === "Course Online") return "online";
	if (courseType === "ODL Course") return "distance";
	return availability === "PART TIME" ? "part-time" : "regular";
}

const SMALL = new Set(["AND", "OF"]);

/** `ENGINEERING AND TECHNOLOGY` → `Engineering and Technology`; short forms and mixed case stay. */
function toReadableProgramme(printed: string): string {
	const text = printed.trim().toUpperCase();
	return text.replace(/[A-Z]+/g, (word) =>
		SMALL.has(word) ? word.toLowerCase() : word.length <= 3 ? word : word[0] + word.slice(1).toLowerCase(),
	);
}
