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
import { BEGUN, type PredictSearch, toPredictParams } from "./predict/search.ts";
import { type RankingSearch, toRankingParams } from "./ranking/search.ts";
import { type ReviewSearch, toReviewParams } from "./review/search.ts";
import { scholarshipPaths } from "./scholarship/search.ts";

/** The part of the page of open data that names the licence of each source. */
export const LICENCES_ID = "licences";

export const OWN_COST_ID = "own-cost";

type AfterSearch = { state?: string | undefined; percent?: number | string | undefined };

export type Paths = ReturnType<typeof pathsIn>;

/** The addresses of the site in one language. Components take those of their page: `usePaths`. */
export function pathsIn(language: Language) {
	return {
		home: addressIn(language, "/"),
		/** The college list with its filters; without any, the list of everything. */
		colleges: (search: Partial<CollegeSearch> = {}) =>
			addressIn(language, withQuery("/colleges", toCollegeParams(search))),
		/** The colleges of a state or district, all (`in`) or those of a category or course by its slug. */
		place: ({ of, state, district }: { of: string; state: string; district?: string | undefined }) =>
			addressIn(
				language,
				`/colleges/${[of, state, district]
					.flatMap((part) => part ?? [])
					.map(encodeURIComponent)
					.join("/")}`,
			),
		/** The courses, and each in all India. */
		courses: addressIn(language, "/courses"),
		course: (slug: string) => addressIn(language, `/courses/${encodeURIComponent(slug)}`),
		/** Our data: what we know, how fresh it is, and how much of it is missing. */
		data: addressIn(language, "/data"),
		/** One open table, filtered and grouped by a query; without any, as it begins. */
		explore: (query = "") => addressIn(language, query === "" ? "/data/explore" : `/data/explore?${query}`),
		/** Which of the best known lack a fact. */
		missing: (fact: string) => addressIn(language, withQuery("/data/missing", new URLSearchParams({ fact }))),
		refusals: (dataset: string, page = 1) =>
			addressIn(language, withQuery("/data/refusals", toParams({ dataset, page: page === 1 ? "" : String(page) }))),
		/** The meaning of a question, its answer and what was found; `not` are readings that are not meant. */
		search: (q = "", not: readonly string[] = []) =>
			addressIn(
				language,
				withQuery("/search", new URLSearchParams([...(q === "" ? [] : [["q", q]]), ...not.map((id) => ["not", id])])),
			),
		/** The same as JSON, while they are typed. */
		suggest: (q: string) => addressIn(language, withQuery("/suggest", new URLSearchParams({ q: q.trim() }))),
		/** The articles, of one category or with some words if so wished. */
		news: (search: Partial<NewsSearch> = {}) => addressIn(language, withQuery("/news", toNewsParams(search))),
		article: (slug: string) => addressIn(language, `/news/${encodeURIComponent(slug)}`),
		newsFeed: (format: "xml" | "json") => addressIn(language, `/news/feed.${format}`),
		/** A page of text that editors write; its slug may have parts. */
		page: (slug: string) => addressIn(language, `/${slug.split("/").map(encodeURIComponent).join("/")}`),
		/** A piece that is not published, by an editor's link. */
		preview: (token: string) => addressIn(language, `/preview/${encodeURIComponent(token)}`),
		...accountPaths(language),
		sendDocument: (slug: string) => addressIn(language, `${collegePath(slug)}/fees/send`),
		/** The same, where somebody has just written of this college. */
		reviewSent: (college: string) => addressIn(language, withQuery("/account/reviews", toParams({ sent: college }))),
		/** The page on which somebody shows by a code that they have an address at the college of their review. */
		proveReview: (id: string) => addressIn(language, `/account/reviews/${encodeURIComponent(id)}/proof`),
		/** The page on which somebody of a college claims it, and answers its reviews. */
		answerReviews: (slug: string, page = 1) =>
			addressIn(
				language,
				withQuery(`/account/answers/${encodeURIComponent(slug)}`, toParams({ page: page === 1 ? "" : String(page) })),
			),
		/** The form of a review: of a college, or of one's own review that is to be changed. */
		writeReview: (of: { college?: string; review?: string } = {}) =>
			addressIn(
				language,
				withQuery("/college/review", toParams({ college: of.college ?? "", review: of.review ?? "" })),
			),
		/** Students' reviews of a college, newest first by default. */
		collegeReviews: (slug: string, search: Partial<ReviewSearch> = {}) =>
			addressIn(language, withQuery(`${collegePath(slug)}/reviews`, toReviewParams(search))),
		/** The same page in words alone, for a connection that carries little. */
		text: (of: string) => `${of}/text`,
		/** The picture that stands beside a shared link to a page: of the page `of`, or of the site. */
		card: (of?: string) => (of === undefined ? addressIn(language, "/card.png") : `${of}/card.png`),
		college: (slug: string) => addressIn(language, collegePath(slug)),
		/** One of a college's other pages. */
		collegeTab: (slug: string, tab: Exclude<CollegeTab, "overview">) =>
			addressIn(language, `${collegePath(slug)}/${tab}`),
		/** A fact of a college with its source, its history and what others say: `receiptIds`. */
		receipt: (slug: string, id: string) =>
			addressIn(language, `${collegePath(slug)}/sources#${encodeURIComponent(id)}`),
		/** The form that says that a fact of a college is wrong. */
		reportError: (slug: string, fact: string) =>
			addressIn(language, withQuery(`${collegePath(slug)}/report`, new URLSearchParams({ fact }))),
		/** The pages to ask a college, or to be called about it. */
		askCollege: (slug: string) => addressIn(language, `${collegePath(slug)}/ask`),
		callBack: (slug: string) => addressIn(language, `${collegePath(slug)}/call-back`),
		/** Receives the forms of both, and those of other pages, where scripts run. */
		sendLead: addressIn(language, "/lead"),
		/** Whether an institution is real: the form. */
		check: addressIn(language, "/check"),
		/** The claims of an advertisement, beside our figures. */
		claims: addressIn(language, "/claims"),
		/** What is open after a class, in a state, and for a per cent in it, which only the browser reads. */
		after: (page: AfterPage, section?: AfterSection, { state = "", percent = "" }: AfterSearch = {}) => {
			const address = withQuery(`/after-${page}`, toParams({ state, percent: String(percent) }));
			return addressIn(language, section === undefined ? address : `${address}#${section}`);
		},
		/** The courses after class 12, by what one likes to do; begun from a stream's page in a state. */
		likes: addressIn(language, "/after-12/likes"),
		likesFrom: (page: AfterPage, state = "") =>
			addressIn(language, withQuery("/after-12/likes", toParams({ stream: page.slice("12/".length), state }))),
		waiverExample: addressIn(language, `${collegePath("indian-institute-of-technology-bombay")}/cost#${OWN_COST_ID}`),
		/** A student's rights after admission, or one topic of these: `refund`. */
		rights: (topic?: string) => addressIn(language, topic === undefined ? "/rights" : `/rights#${topic}`),
		/** Colleges or countries side by side; without any, the page that chooses them. */
		compare: (search: Pick<CompareSearch, "of" | "slugs"> & Partial<CompareSearch> = { of: "college", slugs: [] }) => {
			const query = toCompareQuery(search);
			return addressIn(language, query === "" ? "/compare" : `/compare?${query}`);
		},
		compareCsv: (slugs: readonly string[]) =>
			addressIn(language, `/compare.csv?${toCompareQuery({ of: "college", slugs })}`),
		/** The colleges that somebody keeps on their device. */
		shortlist: addressIn(language, "/shortlist"),
		/** The present facts of some of them, as JSON. */
		shortlistFacts: (slugs: readonly string[]) =>
			addressIn(language, `/shortlist/facts?${toCompareQuery({ of: "college", slugs })}`),
		/** The same on two pages of paper; what a shared link says of somebody stands after the `#`. */
		shortlistSheet: (fragment = "") => addressIn(language, `/shortlist/sheet${fragment === "" ? "" : `#${fragment}`}`),
		/** The facts of such a sheet about these colleges, as JSON. */
		sheetFacts: (slugs: readonly string[]) =>
			addressIn(language, `/shortlist/sheet/facts?${toCompareQuery({ of: "college", slugs })}`),
		/** The exams with their filters, as a list or as a calendar. */
		exams: (search: Partial<ExamSearch> = {}) => addressIn(language, withQuery("/exams", toExamParams(search))),
		exam: (slug: string) => addressIn(language, examPath(slug)),
		/** One of an exam's other pages. */
		examTab: (slug: string, tab: Exclude<ExamTab, "overview">) => addressIn(language, `${examPath(slug)}/${tab}`),
		/** The dates of an exam for calendars, and of several together. */
		examCalendar: (slug: string) => addressIn(language, `${examPath(slug)}/calendar.ics`),
		examsCalendar: (slugs: readonly string[]) => addressIn(language, `/exams/calendar.ics?${toExamQuery(slugs)}`),
		/** Exams beside each other on one time line; without any, the form that chooses them. */
		examClashes: (slugs: readonly string[] = []) =>
			addressIn(language, slugs.length === 0 ? "/exams/clashes" : `/exams/clashes?${toExamQuery(slugs)}`),
		/** The forms that somebody keeps on their device; with an exam, put that on the list. */
		applications: (exam?: string) => addressIn(language, `/applications${exam === undefined ? "" : `#${exam}`}`),
		/** Which exams somebody may sit, worked out on their device. */
		eligibility: addressIn(language, "/exams/eligibility"),
		/** The words that we explain, or the place of one of them. */
		glossary: (term?: string) => addressIn(language, term === undefined ? "/glossary" : `/glossary#${term}`),
		/** The content of the panels in the header's menu, as JSON. */
		menuPanels: addressIn(language, "/menu.json"),
		/** The same word as JSON, for a tip beside it. */
		glossaryTip: (term: string) => addressIn(language, `/glossary/tips/${encodeURIComponent(term)}`),
		/** Exams and colleges on one time line; without any, the form that chooses them. */
		planner: (plan: Partial<Plan> = {}) => addressIn(language, `/planner${toPlanQuery(plan)}`),
		/** The seats that a rank got; of an exam alone, its form; without any, the page that chooses one. */
		predict: (search: Partial<PredictSearch> = {}) =>
			addressIn(language, withQuery("/predict", toPredictParams(search))),
		/** The predictor with its form filled in so far, and nothing asked yet. */
		beginPredict: (search: Partial<PredictSearch>) => {
			const params = toPredictParams(search);
			params.set(BEGUN, "1");
			return addressIn(language, withQuery("/predict", params));
		},
		/** The predictor's page by its whole address. */
		predictOf: (params: URLSearchParams) => addressIn(language, withQuery("/predict", params)),
		predictCsv: (search: Partial<PredictSearch>) =>
			addressIn(language, withQuery("/predict.csv", toPredictParams(search))),
		/** The worth of the predictor's groups, year by year; and its words beside those of others. Each has a table at `.csv`. */
		predictReport: addressIn(language, "/predict/report-card"),
		predictTrial: addressIn(language, "/predict/trial"),
		/** The seats that somebody keeps on their device, in their order. */
		choices: addressIn(language, "/predict/choices"),
		/** Options for a whole class, of one exam, or its lists of choices; without an exam, the page that chooses it. */
		predictClass: (exam?: string, of?: "lists") =>
			addressIn(
				language,
				withQuery("/predict/class", new URLSearchParams({ ...(exam && { exam }), ...(of && { of }) })),
			),
		/** The national ranking: every list and year, and one of them under its filters. */
		rankings: addressIn(language, "/rankings"),
		newestRanking: (list: RankingList) => addressIn(language, `/rankings/${list}`),
		ranking: (list: RankingList, year: number, search: Partial<RankingSearch> = {}) =>
			addressIn(language, withQuery(`/rankings/${list}/${year}`, toRankingParams(search))),
		/** The page that the device shows in place of one that it has not stored. */
		offline: addressIn(language, "/offline"),
		/** Read by a device that installs the site beside its programs. */
		manifest: addressIn(language, "/manifest.webmanifest"),
		/** Everything that does something beside being read. */
		tools: addressIn(language, "/tools"),
		/** Those that have a page of their own. */
		tool: (name: "cgpa" | "age" | "photo") => addressIn(language, `/tools/${name}`),
		...scholarshipPaths(language),
		...countryPaths(language),
		/** The page that makes the line to paste for a card of ours. */
		embed: addressIn(language, "/embed"),
		/** How programs ask us. */
		openData: addressIn(language, "/open-data"),
		/** Under which terms each source gives its figures. */
		licences: `${addressIn(language, "/open-data")}#${LICENCES_ID}`,
		/** The outcome of a report. */
		report: (token: string) => addressIn(language, `/report/${encodeURIComponent(token)}`),
		/** A college's closing ranks under these filters, at their table; the plots above it stay as they are (`trend`). */
		cutoffs: (slug: string, search: Partial<CutoffSearch>, trend: Partial<TrendSearch> = {}) => {
			const params = new URLSearchParams([...toCutoffParams(search), ...toTrendParams(trend)]);
			return addressIn(language, `${withQuery(`${collegePath(slug)}/cutoffs`, params)}#${CUTOFFS_ID}`);
		},
	};
}

/** The addresses of the site in the language of the page. */
export function usePaths(): Paths {
	return PATHS[useLanguage()];
}

const PATHS = { en: pathsIn("en"), hi: pathsIn("hi") } as const satisfies Record<Language, Paths>;

/** The same page in every language that it has, and in the one for readers of neither (`x-default`). */
export function alternatesOf(
	address: string,
	languages: readonly Language[] = LANGUAGES,
): { language: string; address: string }[] {
	const ofLanguages = languages.map((language) => ({ language, address: addressIn(language, address) }));
	return [...ofLanguages, { language: "x-default", address: addressIn(languages[0] ?? "en", address) }];
}

/** Returns an address of the sign-in service (spec 7), in no language: `signin/email`, `signout`. */
export function authAddress(action: string): string {
	return `/api/auth/${action}`;
}

/** The address to which a page that needs a session sends a visitor without one: spec 2. */
export function sessionRequiredAddress(callbackUrl: string): string {
	return `${authAddress("signin")}?${new URLSearchParams({ error: "SessionRequired", callbackUrl })}`;
}

/** A whole table, in no language. */
export function downloadAddress(table: string, format: OpenFormat): string {
	return `/data/${table}.${format}`;
}

/** The id of the footer's menu: the way around the site without scripts. */
export const FOOTER_MENU_ID = "site-menu";

/** Whether pages of this address stand alone, without header and footer: spec 2. */
export function isBare(pathname: string): boolean {
	return pathname.split("/").includes("landing-pages");
}

/** The id of the choice whether visits may be counted, on the page about privacy. */
export const COUNTING_ID = "counting";

/** The id of the cutoff table on a college's page. */
export const CUTOFFS_ID = "cutoffs";

/** The id of the closing ranks over the years on the same page. */
export const TREND_ID = "trend";

/** Returns the id of a source in its page's list of sources. */
export function sourceElementId(sourceId: string): string {
	return receiptIds.source(sourceId);
}

/** The link from a figure to its receipt on the same page. */
export function sourceHref(sourceId: string): string {
	return `#${encodeURIComponent(sourceElementId(sourceId))}`;
}

/** Returns the address that a receipt's link opens where scripts run: the same facts as JSON. Undefined for a link that leads to no page of sources. */
export function receiptDataAddress({ pathname, hash }: URL): string | undefined {
	if (!pathname.endsWith("/sources") || hash === "") return undefined;
	const of = new URLSearchParams({ of: decodeURIComponent(hash.slice(1)) });
	return `${pathname.slice(0, -"sources".length)}receipt?${of}`;
}

/** A college's address without a language. */
export function collegePath(slug: string): string {
	return `/college/${encodeURIComponent(slug)}`;
}

function examPath(slug: string): string {
	return `/exams/${encodeURIComponent(slug)}`;
}
