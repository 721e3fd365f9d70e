import { buildCourses, COURSES_SOURCE, type Course } from "#pipeline/abroad/courses.ts";
import { addFoundation } from "#pipeline/abroad/ror.ts";
import type { University } from "#pipeline/abroad/university.ts";
import { readUsColleges, US_SOURCE } from "#pipeline/abroad/us.ts";
import { buildWorld, WORLD_SOURCE } from "#pipeline/abroad/world.ts";
import { type DatasetReport, type Refusal, toReport } from "#pipeline/report.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { toKey } from "#pipeline/text/words.ts";

export type Abroad = { universities: University[]; courses: Course[]; refusals: Refusal[]; reports: DatasetReport[] };

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
			toReport({
				dataset: WORLD_SOURCE,
				read: world.read,
				kept: world.universities.length,
				joined: world.joinedToUs + world.joinedToItself,
				refused: world.refusals.length,
				notes: [`${world.joinedToUs} are in the list of US colleges, ${world.joinedToItself} are printed twice`],
			}),
			toReport({
				dataset: US_SOURCE,
				read: world.usColleges.length,
				kept: world.usColleges.length,
				notes: [`${inBoth} are in the world list too`],
			}),
			toReport({
				dataset: COURSES_SOURCE,
				read,
				kept: courses.length,
				refused: refusals.length,
				notes: [`${withoutFee} courses without a tuition fee`],
			}),
		],
	};
}

type Institution = { name: string; matches: string[]; suggestions: string[]; groups: string[] };

/** Groups that matter to applicants; the list also has purchasing groups. */
const GROUPS: Readonly<Record<string, string>> = {
	russell_group: "Russell Group",
	millionplus_group: "MillionPlus",
	n8_research_partnership: "N8",
	gw4: "GW4",
};

function addUkNames(universities: readonly University[]): University[] {
	const find = createFinder(universities, readInstitutions());
	return universities.map((university) => {
		const institution = find(university);
		if (institution === undefined) return university;
		const { name, matches, suggestions, groups } = institution;
		const names = [...university.alsoCalled, name, ...matches, ...suggestions];
		const alsoCalled = [...new Set(names)].filter((each) => nameKey(each) !== nameKey(university.name));
		return { ...university, alsoCalled, groups };
	});
}

function readInstitutions(): Institution[] {
	const rows = readSourceCsv("uk-institutions/2026_institutions.csv").map((cells) => ({
		name: cells.name ?? "",
		matches: toList(cells.match_synonyms),
		suggestions: toList(cells.suggestion_synonyms),
		groups: toList(cells.groups).flatMap((group) => GROUPS[group] ?? []),
	}));
	const uses = Map.groupBy(
		rows.flatMap(({ suggestions }) => suggestions),
		(name) => name,
	);
	return rows.map((row) => ({ ...row, suggestions: row.suggestions.filter((name) => uses.get(name)?.length === 1) }));
}

/** Matches by a whole name unique on both sides; "…, University of London" is the college of that name. */
function createFinder(universities: readonly University[], institutions: readonly Institution[]) {
	const byName = Map.groupBy(
		institutions.flatMap((institution) =>
			[...new Set([institution.name, ...institution.matches].map(nameKey))].map((key) => ({ key, institution })),
		),
		({ key }) => key,
	);
	const british = Map.groupBy(
		universities.filter(({ country }) => country === "gb"),
		({ name }) => nameKey(name),
	);
	return ({ country, name }: University): Institution | undefined => {
		const key = nameKey(name);
		const named = byName.get(key) ?? [];
		return country === "gb" && named.length === 1 && british.get(key)?.length === 1 ? named[0]?.institution : undefined;
	};
}

function nameKey(name: string): string {
	return toKey(name.replace(/^The /, "").replace(/(?<=.),? University of London$/, ""));
}

function toList(text = ""): string[] {
	return text.split("|").filter((part) => part !== "");
}
