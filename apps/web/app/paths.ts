import type { AfterPage, AfterSection } from "@uchit/contract/after.ts";
import type { OpenFormat } from "@uchit/contract/data.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { accountPaths } from "./account/paths.ts";
import { type CutoffSearch, toCutoffParams } from "./college/cutoffs/search.ts";
import { type TrendSearch, toTrendParams } from "./college/cutoffs/trend-search.ts";
import { type CollegeSearch, toCollegeParams } from "./college/search.ts";
import type { CollegeTab } from "./college/tabs.ts";
import { type CompareSearch, toCompareQuery } from "./compare/search.ts";
import { countryPaths } from "./country/search.ts";
import { toExamQuery } from "./exam/calendar/search.ts";
import { type ExamSearch, toExamParams } from "./exam/list/search.ts";
import { type Plan, toPlanQuery } from "./exam/planner/search.ts";
import type { ExamTab } from "./exam/tabs.ts";
import { type NewsSearch, toNewsParams } from "./news/search.ts";
import { toParams, withQuery } from "./platform/address-codec.ts";
import { addressIn, LANGUAGES, type Language } from "./platform/i18n/language.ts";
import { useLanguage } from "./platform/i18n/translate.ts";
import { BEGUN_PARAM, type PredictSearch, toPredictParams } from "./predict/search.ts";
import { type RankingSearch, toRankingParams } from "./ranking/search.ts";
import { type ReviewSearch, toReviewParams } from "./review/search.ts";
import { scholarshipPaths } from "./scholarship/search.ts";

export const LICENCES_ID = "licences";

export const OWN_COST_ID = "own-cost";

type AfterSearch = { state?: string | undefined; percent?: number | string | undefined };

export type Paths = ReturnType<typeof pathsIn>;

export function pathsIn(language: Language) {
	return {
		home: addressIn(language, "/"),
		/** Without filters, the list of all colleges. */
		colleges: (search: Partial<CollegeSearch> = {}) =>
			addressIn(language, withQuery("/colleges", toCollegeParams(search))),
		/** Colleges of a state or district: all (`in`), or those of a category or course by its slug. */
		place: ({ subject, state, district }: { subject: string; state: string; district?: string | undefined }) =>
			addressIn(
				language,
				`/colleges/${[subject, state, district]
					.flatMap((part) => part ?? [])
					.map(encodeURIComponent)
					.join("/")}`,
			),
		courses: addressIn(language, "/courses"),
		course: (slug: string) => addressIn(language, `/courses/${encodeURIComponent(slug)}`),
		data: addressIn(language, "/data"),
		explore: (query = "") => addressIn(language, query === "" ? "/data/explore" : `/data/explore?${query}`),
		missing: (fact: string) => addressIn(language, withQuery("/data/missing", new URLSearchParams({ fact }))),
		refusals: (dataset: string, page = 1) =>
			addressIn(language, withQuery("/data/refusals", toParams({ dataset, page: page === 1 ? "" : String(page) }))),
		/** `not` lists interpretations of the query that the visitor rejected. */
		search: (q = "", not: readonly string[] = []) =>
			addressIn(
				language,
				withQuery("/search", new URLSearchParams([...(q === "" ? [] : [["q", q]]), ...not.map((id) => ["not", id])])),
			),
		suggest: (q: string) => addressIn(language, withQuery("/suggest", new URLSearchParams({ q: q.trim() }))),
		news: (search: Partial<NewsSearch> = {}) => addressIn(language, withQuery("/news", toNewsParams(search))),
		article: (slug: string) => addressIn(language, `/news/${encodeURIComponent(slug)}`),
		newsFeed: (format: "xml" | "json") => addressIn(language, `/news/feed.${format}`),
		/** A page written by editors, whose slug may contain slashes. */
		page: (slug: string) => addressIn(language, `/${slug.split("/").map(encodeURIComponent).join("/")}`),
		preview: (token: string) => addressIn(language, `/preview/${encodeURIComponent(token)}`),
		...accountPaths(language),
		sendDocument: (slug: string) => addressIn(language, `${collegePath(slug)}/fees/send`),
		reviewSent: (college: string) => addressIn(language, withQuery("/account/reviews", toParams({ sent: college }))),
		proveReview: (id: string) => addressIn(language, `/account/reviews/${encodeURIComponent(id)}/proof`),
		answerReviews: (slug: string, page = 1) =>
			addressIn(
				language,
				withQuery(`/account/answers/${encodeURIComponent(slug)}`, toParams({ page: page === 1 ? "" : String(page) })),
			),
		writeReview: (target: { college?: string; review?: string } = {}) =>
			addressIn(
				language,
				withQuery("/college/review", toParams({ college: target.college ?? "", review: target.review ?? "" })),
			),
		collegeReviews: (slug: string, search: Partial<ReviewSearch> = {}) =>
			addressIn(language, withQuery(`${collegePath(slug)}/reviews`, toReviewParams(search))),
		/** The text-only version of a page, for slow connections. */
		text: (address: string) => `${address}/text`,
		card: (address?: string) => (address === undefined ? addressIn(language, "/card.png") : `${address}/card.png`),
		college: (slug: string) => addressIn(language, collegePath(slug)),
		collegeTab: (slug: string, tab: Exclude<CollegeTab, "overview">) =>
			addressIn(language, `${collegePath(slug)}/${tab}`),
		receipt: (slug: string, id: string) =>
			addressIn(language, `${collegePath(slug)}/sources#${encodeURIComponent(id)}`),
		/** `fact` is in words, `about` the id of its receipt or the part of the page that has it. */
		reportError: (slug: string, reported: { fact: string; about: string }) =>
			addressIn(language, withQuery(`${collegePath(slug)}/report`, new URLSearchParams(reported))),
		askCollege: (slug: string) => addressIn(language, `${collegePath(slug)}/ask`),
		callBack: (slug: string) => addressIn(language, `${collegePath(slug)}/call-back`),
		sendLead: addressIn(language, "/lead"),
		check: addressIn(language, "/check"),
		claims: addressIn(language, "/claims"),
		/** `percent` is read only in the browser. */
		after: (page: AfterPage, section?: AfterSection, { state = "", percent = "" }: AfterSearch = {}) => {
			const address = withQuery(`/after-${page}`, toParams({ state, percent: String(percent) }));
			return addressIn(language, section === undefined ? address : `${address}#${section}`);
		},
		/** Optionally with the state chosen on a stream's page. */
		likes: addressIn(language, "/after-12/likes"),
		likesFrom: (page: AfterPage, state = "") =>
			addressIn(language, withQuery("/after-12/likes", toParams({ stream: page.slice("12/".length), state }))),
		waiverExample: addressIn(language, `${collegePath("indian-institute-of-technology-bombay")}/cost#${OWN_COST_ID}`),
		rights: (topic?: string) => addressIn(language, topic === undefined ? "/rights" : `/rights#${topic}`),
		compare: (
			search: Pick<CompareSearch, "subject" | "slugs"> & Partial<CompareSearch> = { subject: "college", slugs: [] },
		) => {
			const query = toCompareQuery(search);
			return addressIn(language, query === "" ? "/compare" : `/compare?${query}`);
		},
		compareCsv: (slugs: readonly string[]) =>
			addressIn(language, `/compare.csv?${toCompareQuery({ subject: "college", slugs })}`),
		shortlist: addressIn(language, "/shortlist"),
		shortlistFacts: (slugs: readonly string[]) =>
			addressIn(language, `/shortlist/facts?${toCompareQuery({ subject: "college", slugs })}`),
		/** The shortlist on two printed pages. Personal details are in the fragment, which is not sent. */
		shortlistSheet: (fragment = "") => addressIn(language, `/shortlist/sheet${fragment === "" ? "" : `#${fragment}`}`),
		sheetFacts: (slugs: readonly string[]) =>
			addressIn(language, `/shortlist/sheet/facts?${toCompareQuery({ subject: "college", slugs })}`),
		exams: (search: Partial<ExamSearch> = {}) => addressIn(language, withQuery("/exams", toExamParams(search))),
		exam: (slug: string) => addressIn(language, examPath(slug)),
		examTab: (slug: string, tab: Exclude<ExamTab, "overview">) => addressIn(language, `${examPath(slug)}/${tab}`),
		examCalendar: (slug: string) => addressIn(language, `${examPath(slug)}/calendar.ics`),
		examsCalendar: (slugs: readonly string[]) => addressIn(language, `/exams/calendar.ics?${toExamQuery(slugs)}`),
		examClashes: (slugs: readonly string[] = []) =>
			addressIn(language, slugs.length === 0 ? "/exams/clashes" : `/exams/clashes?${toExamQuery(slugs)}`),
		applications: (exam?: string) => addressIn(language, `/applications${exam === undefined ? "" : `#${exam}`}`),
		eligibility: addressIn(language, "/exams/eligibility"),
		glossary: (term?: string) => addressIn(language, term === undefined ? "/glossary" : `/glossary#${term}`),
		menuPanels: addressIn(language, "/menu.json"),
		glossaryTip: (term: string) => addressIn(language, `/glossary/tips/${encodeURIComponent(term)}`),
		planner: (plan: Partial<Plan> = {}) => addressIn(language, `/planner${toPlanQuery(plan)}`),
		/** With an exam alone its form, with nothing the choice of exams. */
		predict: (search: Partial<PredictSearch> = {}) =>
			addressIn(language, withQuery("/predict", toPredictParams(search))),
		/** The predictor with its form filled in but not submitted. */
		beginPredict: (search: Partial<PredictSearch>) => {
			const params = toPredictParams(search);
			params.set(BEGUN_PARAM, "1");
			return addressIn(language, withQuery("/predict", params));
		},
		predictOf: (params: URLSearchParams) => addressIn(language, withQuery("/predict", params)),
		predictCsv: (search: Partial<PredictSearch>) =>
			addressIn(language, withQuery("/predict.csv", toPredictParams(search))),
		/** The predictor's accuracy by year, and its comparison with others. Each has a table at `.csv`. */
		predictReport: addressIn(language, "/predict/report-card"),
		predictTrial: addressIn(language, "/predict/trial"),
		choices: addressIn(language, "/predict/choices"),
		predictClass: (exam?: string, view?: "lists") =>
			addressIn(
				language,
				withQuery("/predict/class", new URLSearchParams({ ...(exam && { exam }), ...(view && { of: view }) })),
			),
		rankings: addressIn(language, "/rankings"),
		newestRanking: (list: RankingList) => addressIn(language, `/rankings/${list}`),
		ranking: (list: RankingList, year: number, search: Partial<RankingSearch> = {}) =>
			addressIn(language, withQuery(`/rankings/${list}/${year}`, toRankingParams(search))),
		/** Shown by the device for a page that it has not stored. */
		offline: addressIn(language, "/offline"),
		manifest: addressIn(language, "/manifest.webmanifest"),
		tools: addressIn(language, "/tools"),
		tool: (name: "cgpa" | "age" | "photo") => addressIn(language, `/tools/${name}`),
		...scholarshipPaths(language),
		...countryPaths(language),
		embed: addressIn(language, "/embed"),
		openData: addressIn(language, "/open-data"),
		licences: `${addressIn(language, "/open-data")}#${LICENCES_ID}`,
		report: (token: string) => addressIn(language, `/report/${encodeURIComponent(token)}`),
		/** A college's cutoffs by these filters; `trend` preserves the plots' choices. */
		cutoffs: (slug: string, search: Partial<CutoffSearch>, trend: Partial<TrendSearch> = {}) => {
			const params = new URLSearchParams([...toCutoffParams(search), ...toTrendParams(trend)]);
			return addressIn(language, `${withQuery(`${collegePath(slug)}/cutoffs`, params)}#${CUTOFFS_ID}`);
		},
	};
}

export function usePaths(): Paths {
	return PATHS[useLanguage()];
}

const PATHS = { en: pathsIn("en"), hi: pathsIn("hi") } as const satisfies Record<Language, Paths>;

/** A page's addresses in all its languages and as `x-default`. */
export function alternatesOf(
	address: string,
	languages: readonly Language[] = LANGUAGES,
): { language: string; address: string }[] {
	const ofLanguages = languages.map((language) => ({ language, address: addressIn(language, address) }));
	return [...ofLanguages, { language: "x-default", address: addressIn(languages[0] ?? "en", address) }];
}

/** An address of the sign-in service (spec 7), without language: `signin/email`, `signout`. */
export function authAddress(action: string): string {
	return `/api/auth/${action}`;
}

/** Where a page redirects visitors without a session (spec 2). */
export function sessionRequiredAddress(callbackUrl: string): string {
	return `${authAddress("signin")}?${new URLSearchParams({ error: "SessionRequired", callbackUrl })}`;
}

export function downloadAddress(table: string, format: OpenFormat): string {
	return `/data/${table}.${format}`;
}

/** The id of the footer's menu, which replaces the header's without scripts. */
export const FOOTER_MENU_ID = "site-menu";

/** Whether pages of this address have no header and footer (spec 2). */
export function isLandingPage(pathname: string): boolean {
	return pathname.split("/").includes("landing-pages");
}

export const COUNTING_ID = "counting";

export const CUTOFFS_ID = "cutoffs";

export const TREND_ID = "trend";

export function sourceElementId(sourceId: string): string {
	return receiptIds.source(sourceId);
}

export function sourceHref(sourceId: string): string {
	return `#${encodeURIComponent(sourceElementId(sourceId))}`;
}

/** The JSON of a receipt's link; undefined if it does not lead to a page of sources. */
export function receiptDataAddress({ pathname, hash }: URL): string | undefined {
	if (!pathname.endsWith("/sources") || hash === "") return undefined;
	const query = new URLSearchParams({ of: decodeURIComponent(hash.slice(1)) });
	return `${pathname.slice(0, -"sources".length)}receipt?${query}`;
}

export function collegePath(slug: string): string {
	return `/college/${encodeURIComponent(slug)}`;
}

function examPath(slug: string): string {
	return `/exams/${encodeURIComponent(slug)}`;
}
