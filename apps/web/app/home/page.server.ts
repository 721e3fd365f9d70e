import { findCategory } from "@uchit/contract/category.ts";
import { listCountries } from "#app/country/data.server.ts";
import { getToday, listExams } from "#app/exam/data.server.ts";
import { type ExamDate, listNextExams, listOpeningNext, listOpenNow } from "#app/exam/next-dates.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { tryArticles } from "#app/news/data.server.ts";
import { getCatalogue } from "#app/platform/backend/catalogue.server.ts";
import { inLanguage } from "#app/platform/i18n/in-language.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { getPredictExams } from "#app/predict/data.server.ts";
import { bestOfLists } from "./best-of-lists.ts";
import { listExamples } from "./examples.ts";
import { listHomeParts } from "./parts.server.ts";
import type { RankedExam } from "./rank-entry.tsx";

const SHOWN_EXAMS = 4;
const SHOWN_COUNTRIES = 10;
const SHOWN_ARTICLES = 3;

/** Loads only what the home page shows, as most visitors wait for this page first. */
export async function getHome(request: RequestContext, language: Language) {
	const [catalogue, exams, ranked, countries, newest, parts] = await Promise.all([
		getCatalogue(request),
		getExamDates(request),
		listRankedExams(request),
		listCountries(request),
		tryArticles(request, language, { limit: SHOWN_ARTICLES }),
		listHomeParts(request, language),
	]);
	const best = bestOfLists(catalogue, language);
	const named = new Set([
		...best.lists.map(({ sourceId }) => sourceId),
		...exams.open.map(({ sourceId }) => sourceId),
		...exams.opening.map(({ sourceId }) => sourceId),
		...exams.conducted.map(({ sourceId }) => sourceId),
	]);
	const shown = {
		colleges: catalogue.inDirectory,
		// Tuples without column names, because there are 36.
		states: catalogue.states.map((state) => [state.slug, stateName(state, language), state.count] as const),
		categories: catalogue.categories.flatMap(({ id, count }) => {
			const known = findCategory(id);
			return known === undefined ? [] : [{ id: known.id, slug: known.slug, count }];
		}),
		best,
		exams,
		examples: listExamples(getToday(request), language),
		ranked,
		countries: {
			total: countries.total,
			items: countries.items
				.slice(0, SHOWN_COUNTRIES)
				.map(({ slug, name, name_hi, flag }) => ({ slug, name, name_hi, flag })),
		},
		newest,
		parts,
		sources: catalogue.sources.filter(({ id }) => named.has(id)),
	};
	return inLanguage(shown, language);
}

const MOST_GIVEN = ["jee-mains", "neet", "clat", "jee-advanced", "mht-cet", "kcet"];

function byNumber({ exam }: { exam: string }): number {
	const place = MOST_GIVEN.indexOf(exam);
	return place === -1 ? MOST_GIVEN.length : place;
}

async function listRankedExams(request: RequestContext): Promise<RankedExam[]> {
	const [{ items: exams }, { items: known }] = await Promise.all([getPredictExams(request), listExams(request)]);
	return exams
		.toSorted((a, b) => byNumber(a) - byNumber(b))
		.flatMap(({ exam }) => {
			const found = known.find(({ slug }) => slug === exam);
			return found === undefined ? [] : [{ slug: found.slug, shortName: found.shortName }];
		});
}

export type HomeExams = {
	today: string;
	open: ExamDate[];
	opening: ExamDate[];
	conducted: ExamDate[];
};

async function getExamDates(request: RequestContext): Promise<HomeExams> {
	const today = getToday(request);
	const { items } = await listExams(request);
	const open = listOpenNow(items, today);
	return {
		today,
		open: open.slice(0, SHOWN_EXAMS),
		opening: open.length > 0 ? [] : listOpeningNext(items, today).slice(0, SHOWN_EXAMS),
		conducted: listNextExams(items, today).slice(0, SHOWN_EXAMS),
	};
}
