import { readSourceCsv } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

type Printed = { file: string; line: number };

/** A row of the world list. `line` counts from 1, the header being line 1. */
export type WorldRow = Printed & {
	country: string;
	name: string;
	region: string;
	pages: readonly string[];
	domains: readonly string[];
};

export type UsRow = Printed & {
	unitId: string;
	name: string;
	city: string;
	state: string;
	site: string;
	latitude: string;
	longitude: string;
};

export type CourseRow = Printed & {
	code: string;
	provider: string;
	site: string;
	name: string;
	level: string;
	field: string;
	language: string;
	weeks: string;
	tuition: string;
	otherFees: string;
	total: string;
	states: readonly string[];
};

const WORLD_FILE = "world-universities/2026_universities.csv.gz";
const US_FILE = "us-colleges/2020_colleges.csv.gz";
const COURSES_FILE = "cricos/2023_courses.csv.gz";

export function readWorldRows(): WorldRow[] {
	return readEveryRow().filter(({ country }) => country !== INDIA);
}

/** Rows of India: only the sites are used, as the catalogue has its own sources. */
export function readIndianRows(): WorldRow[] {
	return readEveryRow().filter(({ country }) => country === INDIA);
}
const INDIA = "IN";

function readEveryRow(): WorldRow[] {
	return readSourceCsv(WORLD_FILE).map((cells, index) => ({
		file: WORLD_FILE,
		line: index + 2,
		country: cells.country ?? "",
		name: squeeze(cells.name),
		region: squeeze(cells.state_province),
		pages: toList(cells.web_pages),
		domains: toList(cells.domains).map((domain) => domain.toLowerCase()),
	}));
}

export function readUsRows(): UsRow[] {
	return readSourceCsv(US_FILE).map((cells, index) => ({
		file: US_FILE,
		line: index + 2,
		unitId: cells.unitid ?? "",
		// Some names end in a dash, with the campus name missing behind it.
		name: squeeze(cells.name).replace(/ -$/, ""),
		city: squeeze(cells.city),
		state: cells.state ?? "",
		site: cells.website ?? "",
		latitude: cells.latitude ?? "",
		longitude: cells.longitude ?? "",
	}));
}

export function readCourseRows(): CourseRow[] {
	return readSourceCsv(COURSES_FILE).map((cells, index) => ({
		file: COURSES_FILE,
		line: index + 2,
		code: cells.code ?? "",
		provider: squeeze(cells.provider),
		site: cells.website ?? "",
		name: squeeze(cells.name),
		level: cells.level ?? "",
		field: cells.broad_field ?? "",
		language: cells.language ?? "",
		weeks: cells.weeks ?? "",
		tuition: cells.tuition ?? "",
		otherFees: cells.non_tuition ?? "",
		total: cells.total ?? "",
		states: toList(cells.states),
	}));
}

function toList(text = ""): string[] {
	return text.split(" ").filter((part) => part !== "");
}
