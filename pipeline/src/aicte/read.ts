import * as z from "zod";
import { listSourceFiles, readSourceJson, yearOfPath } from "#pipeline/source-files.ts";
import { mendEncoding } from "#pipeline/text/encoding.ts";
import { squeeze } from "#pipeline/text/words.ts";

const Programme = z.object({
	programme: z.string(),
	level: z.string(),
	course: z.string(),
	course_type: z.string(),
	shift: z.string(),
	availability: z.string(),
	intake: z.string(),
});
const Institute = z.object({
	institute_name: z.string(),
	address: z.string(),
	district: z.string(),
	state: z.string(),
	institution_type: z.string(),
	university: z.string(),
	women: z.string(),
	minority: z.string(),
	other_id: z.string().regex(/^1-\d+$/),
	programmes: z.array(Programme),
});

export type AicteCourse = {
	line: number;
	programme: string;
	level: string;
	course: string;
	courseType: string;
	shift: string;
	availability: string;
	intake: string;
};

/** `line` counts the institutes of the file from 1. */
export type AicteInstitute = {
	file: string;
	line: number;
	/** First calendar year of the academic year. */
	year: number;
	/** The permanent id; the other id changes with each year's application. */
	id: string;
	name: string;
	address: string;
	district: string;
	state: string;
	institutionType: string;
	university: string;
	women: string;
	minority: string;
	courses: AicteCourse[];
};

/** All states' files: 13,089 institutes with 58,405 courses in 2025. */
export function readAicteInstitutes(): AicteInstitute[] {
	return listSourceFiles("aicte", /_approved_institutes\/[a-z-]+\.json\.gz$/).flatMap((file) => {
		let courses = 0;
		return readSourceJson(file, z.array(Institute)).map(
			(row, index): AicteInstitute => ({
				file,
				line: index + 1,
				year: yearOfPath(file),
				id: row.other_id,
				name: mend(row.institute_name),
				address: mend(row.address),
				district: mend(row.district),
				state: mend(row.state),
				institutionType: mend(row.institution_type),
				university: mend(row.university),
				women: row.women,
				minority: row.minority,
				courses: row.programmes.map(({ course_type, ...course }) => {
					courses += 1;
					return { line: courses, courseType: course_type, ...course, course: mend(course.course) };
				}),
			}),
		);
	});
}

function mend(text: string): string {
	return squeeze(mendEncoding(text).replaceAll("&nbsp;", " "));
}
