import type { DegreeSlug } from "@uchit/contract/degree.ts";
import type { IntakeMode } from "@uchit/contract/intake.ts";
import type { IntakeLevel } from "@uchit/contract/intake-level.ts";
import type { AicteCourse, AicteInstitute } from "#pipeline/aicte/read.ts";
import type { Intake } from "#pipeline/colleges/intake.ts";
import type { Refusal } from "#pipeline/report.ts";

export const toAicteSource = (year: number) => `aicte-${year}`;

/**
 * The approved courses by institution. A course printed twice stays twice: AICTE approves each affiliation or wing separately, usually
 * with other seats.
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

/** In one row of the copy all values are one column too far left: its course reads "1st Shift". */
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

/** `ENGINEERING AND TECHNOLOGY` → `Engineering and Technology`; abbreviations and mixed case stay. */
function toReadableProgramme(printed: string): string {
	const text = printed.trim().toUpperCase();
	return text.replace(/[A-Z]+/g, (word) =>
		SMALL.has(word) ? word.toLowerCase() : word.length <= 3 ? word : word[0] + word.slice(1).toLowerCase(),
	);
}

const LEVELS: Record<string, IntakeLevel> = {
	DIPLOMA: "diploma",
	"POST DIPLOMA": "post-diploma",
	"UNDER GRADUATE": "undergraduate",
	UG: "undergraduate",
	"BACHELOR OF VOCATION (B. VOC)": "undergraduate",
	"POST GRADUATE": "postgraduate",
	"POST GRADUATE DIPLOMA": "postgraduate-diploma",
	"POST GRADUATE CERTIFICATE": "postgraduate-certificate",
	INTEGRATED: "integrated",
	DUALDEGREE: "integrated",
	FELLOWSHIP: "fellowship",
};

function toLevel(printed: string): IntakeLevel | undefined {
	return LEVELS[printed.trim().toUpperCase()];
}

type Rule = { programme: RegExp; level: IntakeLevel; course: RegExp; degree: DegreeSlug };

/**
 * The degree of a course by its field, level and name. A named degree wins ("MCA" under Engineering); a bachelor's in engineering is a
 * B.E. or B.Tech; an MMS, a BMS or an integrated course is no degree of ours.
 */
const RULES: readonly Rule[] = [
	{
		programme: /./,
		level: "postgraduate",
		course: /^M\.?C\.?A\b|MASTERS? (OF|IN) COMPUTER APPLICATION/i,
		degree: "mca",
	},
	{
		programme: /./,
		level: "postgraduate",
		course: /\bM\.?B\.?A\b|MASTERS? (OF|IN) BUSS?INESS ADMINISTRATION/i,
		degree: "mba",
	},
	{ programme: /./, level: "undergraduate", course: /^BCA\b|^BACHELOR OF COMPUTER APPLICATION/i, degree: "bca" },
	{
		programme: /./,
		level: "undergraduate",
		course: /^BBA\b|^BACHE?R?LOR OF BUSS?INESS ADMINISTRATION/i,
		degree: "bba",
	},
	{ programme: /^COMPUTER APPLICATIONS$/, level: "postgraduate", course: /^COMPUTER APPLICATIONS$/i, degree: "mca" },
	{ programme: /^MANAGEMENT$/, level: "postgraduate-diploma", course: /./, degree: "pgdm" },
	{ programme: /^ENGINEERING AND TECHNOLOGY$/, level: "diploma", course: /./, degree: "diploma" },
	{ programme: /^ENGINEERING AND TECHNOLOGY$/, level: "undergraduate", course: /./, degree: "btech" },
	{ programme: /^ENGINEERING AND TECHNOLOGY$/, level: "postgraduate", course: /./, degree: "mtech" },
	{ programme: /^HOTEL MANAGEMENT AND CATERING$/, level: "undergraduate", course: /HOTEL/i, degree: "bhm" },
	{ programme: /^PLANNING$/, level: "undergraduate", course: /./, degree: "bplan" },
];

function toDegree({ programme, course }: AicteCourse, level: IntakeLevel): DegreeSlug | undefined {
	const field = programme.trim().toUpperCase();
	return RULES.find((rule) => rule.level === level && rule.programme.test(field) && rule.course.test(course.trim()))
		?.degree;
}
