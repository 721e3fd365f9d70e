import type { DegreeSlug } from "@uchit/contract/degree.ts";
import type { IntakeLevel } from "@uchit/contract/intake.ts";
import type { AicteCourse } from "#pipeline/aicte/read.ts";

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

export function toLevel(printed: string): IntakeLevel | undefined {
	return LEVELS[printed.trim().toUpperCase()];
}

type Rule = { programme: RegExp; level: IntakeLevel; course: RegExp; degree: DegreeSlug };

/**
 * Which degree a course leads to, where its field, level and name say so. A course that names a degree is that degree ("MCA" under
 * Engineering); a bachelor's course in engineering is a B.E. or B.Tech; an MMS, a BMS or an integrated course is none of our degrees.
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

export function toDegree({ programme, course }: AicteCourse, level: IntakeLevel): DegreeSlug | undefined {
	const field = programme.trim().toUpperCase();
	return RULES.find((rule) => rule.level === level && rule.programme.test(field) && rule.course.test(course.trim()))
		?.degree;
}
