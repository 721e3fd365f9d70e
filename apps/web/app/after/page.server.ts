import { AFTER_SECTION_NAMES, type AfterPage, PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import type { Course } from "@uchit/contract/course.ts";
import { getCourse } from "#app/course/data.server.ts";
import { getExam, getToday, listExams } from "#app/exam/data.server.ts";
import { toRuledExam } from "#app/exam/eligibility/rules/judge-exams.ts";
import { admissionYear } from "#app/exam/eligibility/rules/window.ts";
import { mergeSources } from "#app/facts/sources.ts";
import { getPlace } from "#app/place/data.server.ts";
import { getCatalogue } from "#app/platform/backend/catalogue.server.ts";
import { createOptional } from "#app/platform/backend/optional.server.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { yearOfAdmission } from "./judge-pathway.ts";
import { AFTER_TABLE, getSection, type Pathway, pathwaysOf } from "./table.server.ts";

type AfterPageRequest = { page: AfterPage; language: Language; state: string };

/** Our own table in one language, with the service's figures and rules; without them if the service is away. */
export async function loadAfter(request: RequestContext, { page, language, state: typed }: AfterPageRequest) {
	const { shut } = AFTER_TABLE.pages[page];
	const doors = pathwaysOf(page);
	const optional = createOptional(request);
	const { states } = (await optional.load(getCatalogue)) ?? { states: [] };
	const state = states.find(({ slug }) => slug === typed);
	const sections = AFTER_SECTION_NAMES.filter((name) => PAGE_OF_SECTION[name] === page).map((name) =>
		getSection(language, name),
	);
	const named = [
		...[...doors, ...sections].flatMap(({ exams }) => exams),
		...shut.flatMap((name) => AFTER_TABLE.shut[name]?.exam ?? []),
		...sections.flatMap(({ entrances }) => entrances.flatMap(({ exam }) => exam ?? [])),
	];
	const [loaded, listed] = await Promise.all([
		loadInBatches(doors, (door) => loadPathway(optional, { door, language, state: state?.slug })),
		optional.load(listExams),
	]);
	const exams = (listed?.items ?? []).filter(({ slug }) => named.includes(slug));
	const entrances = await loadEntrances(request, optional, [...new Set(doors.flatMap((door) => door.exams))]);
	return {
		page,
		isShort: optional.isShort,
		writtenOn: AFTER_TABLE.writtenOn,
		state,
		states: states.map(({ slug, name, nameHi }) => ({ slug, name, nameHi })),
		doors: loaded.map(({ sources: _, ...door }) => door),
		shut: shut.flatMap((name) => {
			const found = AFTER_TABLE.shut[name];
			return found === undefined
				? []
				: [{ name, text: language === "hi" ? found.textHi : found.text, site: found.site, exam: found.exam }];
		}),
		sections,
		exams: Object.fromEntries(exams.map(({ slug, shortName }) => [slug, shortName])),
		ofOneUniversity: exams.filter(({ scope }) => scope === "university").map(({ slug }) => slug),
		entrances,
		year: yearOfAdmission(getToday(request)),
		sources: loaded.reduce<Course["sources"]>((all, { sources }) => mergeSources(all, sources), []),
	};
}

type Optional = ReturnType<typeof createOptional>;

/** Limits parallel requests, because the backend has other visitors too. */
const BATCH_SIZE = 3;

async function loadInBatches<Item, Found>(
	items: readonly Item[],
	load: (item: Item) => Promise<Found>,
): Promise<Found[]> {
	const found: Found[] = [];
	for (let first = 0; first < items.length; first += BATCH_SIZE)
		found.push(...(await Promise.all(items.slice(first, first + BATCH_SIZE).map(load))));
	return found;
}

async function loadEntrances(request: RequestContext, optional: Optional, slugs: readonly string[]) {
	const found = await loadInBatches(slugs, (slug) => optional.load((limited) => getExam(limited, slug)));
	return found.flatMap((exam) => {
		if (exam === undefined) return [];
		const { slug, shortName, eligibility = [], events } = toRuledExam(exam);
		return [{ slug, shortName, rules: eligibility, ofSome: [], year: admissionYear(events, getToday(request)) }];
	});
}

export type AfterLoaded = Awaited<ReturnType<typeof loadAfter>>;
export type LoadedPathway = AfterLoaded["doors"][number];

async function loadPathway(
	{ load }: Optional,
	{ door, language, state }: { door: Pathway; language: Language; state: string | undefined },
) {
	const { course: courseSlug, rule: ruled } = door;
	const [course, exam, place] = await Promise.all([
		courseSlug === undefined ? undefined : load((request) => getCourse(request, courseSlug)),
		ruled === undefined ? undefined : load((request) => getExam(request, ruled.exam)),
		courseSlug === undefined || state === undefined
			? undefined
			: load((request) => getPlace(request, { state, subject: courseSlug })),
	]);
	const ofExam = exam && toRuledExam(exam);
	const rules = (ofExam?.eligibility ?? []).flatMap((rule, place) => {
		if (ruled?.kinds.every((kind) => kind !== rule.kind)) return [];
		const sourceId = ofExam?.ruleSources[place] ?? "";
		return [{ rule, sourceId, isChecked: sourceId !== exam?.sourceId }];
	});
	const isHindi = language === "hi";
	const ids = new Set([...rules.map(({ sourceId }) => sourceId)]);
	const figures = course && toFigures(course, state, place?.figures);
	const own = figures && [
		figures.sourceId,
		figures.seats?.sourceId,
		figures.ownership?.sourceId,
		figures.fees?.sourceId,
		figures.salary?.sourceId,
	];
	return {
		slug: door.slug,
		name: isHindi ? door.nameHi : door.name,
		course: door.course,
		isWhole: door.isWhole,
		facet: course?.facet,
		years: (isHindi ? door.yearsHi : undefined) ?? door.years,
		wants: isHindi ? door.wantsHi : door.wants,
		next: isHindi ? door.nextHi : door.next,
		exams: door.exams,
		site: door.site,
		ruleExam: rules.length === 0 ? undefined : door.rule?.exam,
		rules,
		requirements: { slug: door.slug, rules: door.own ?? rules.map(({ rule }) => rule), ofSome: door.ofSome },
		own: door.own?.filter(({ kind }) => kind !== "qualification"),
		figures,
		sources: [
			...[...(course?.sources ?? []), ...(place?.sources ?? [])].filter(({ id }) => own?.includes(id)),
			...(exam?.sources ?? []).filter(({ id }) => ids.has(id)),
		],
	};
}

/** Figures for India or one state; unknown ones are absent. Earnings are always for India, as states report too few. */
function toFigures({ figures: india }: Course, state: string | undefined, here: Course["figures"] | undefined) {
	const { salaries } = india;
	const figures = state === undefined ? india : here;
	return {
		count: figures?.total,
		seats: figures?.seats,
		indiaSeats: india.seats?.seats,
		ownership: figures?.ownership,
		fees: figures?.fees,
		sourceId: india.sourceId,
		// Undergraduate levels only: a doctor's salary after MD is no figure of MBBS.
		salary: salaries?.level.startsWith("ug")
			? {
					known: salaries.known,
					middle: salaries.middle,
					level: salaries.level,
					cohort: salaries.cohort,
					sourceId: salaries.sourceId,
				}
			: undefined,
	};
}
