import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site, each also under `/hi` in Hindi. Links to them are built in paths.ts. */
export default [
	route("sitemap.xml", "routes/sitemap-index.ts"),
	route("sitemaps/:file", "routes/sitemap-file.ts"),
	route("robots.txt", "routes/robots.ts"),
	...prefix("hi?", [
		index("routes/home.tsx"),
		route("colleges", "routes/colleges.tsx"),
		// Spec 2 gives this address to the review form: no institution may take it as its slug.
		route("college/review", "routes/not-found.tsx", { id: "reserved-college-review" }),
		route("college/:slug", "routes/college.tsx"),
		route("college/:slug/courses", "routes/college-courses.tsx"),
		route("college/:slug/cutoffs", "routes/college-cutoffs.tsx"),
		route("college/:slug/rankings", "routes/college-rankings.tsx"),
		route("college/:slug/placements", "routes/college-placements.tsx"),
		route("college/:slug/news", "routes/college-news.tsx"),
		route("college/:slug/sources", "routes/college-sources.tsx"),
		route("college/:slug/receipt", "routes/college-receipt.ts"),
		route("college/:slug/report", "routes/college-report.tsx"),
		route("report/:token", "routes/report.tsx"),
		route("data", "routes/data.tsx"),
		route("data/refusals", "routes/data-refusals.tsx"),
		route("exams", "routes/exams.tsx"),
		route("exams/calendar.ics", "routes/exams-calendar.ts"),
		route("exams/clashes", "routes/exam-clashes.tsx"),
		route("exams/eligibility", "routes/exams-eligibility.tsx"),
		route("exams/:slug/calendar.ics", "routes/exam-calendar.ts"),
		route("exams/:slug", "routes/exam.tsx"),
		...["dates", "eligibility", "pattern", "syllabus", "counselling", "cutoffs", "changes"].map((tab) =>
			route(`exams/:slug/${tab}`, `routes/exam-${tab}.tsx`),
		),
		route("study-abroad", "routes/study-abroad.tsx"),
		route("study-abroad/:country", "routes/country.tsx"),
		route("study-abroad/:country/universities", "routes/country-universities.tsx"),
		route("study-abroad/:country/courses", "routes/country-courses.tsx"),
		route("news", "routes/news.tsx"),
		route("news/feed.xml", "routes/news-feed.ts", { id: "news-feed-xml" }),
		route("news/feed.json", "routes/news-feed.ts", { id: "news-feed-json" }),
		route("news/:slug", "routes/news-article.tsx"),
		...["about-us", "contact-us", "privacy", "terms", "accessibility", "corrections"].map((slug) =>
			route(slug, "routes/page.tsx", { id: `page-${slug}` }),
		),
		route("landing-pages/:name", "routes/landing-page.tsx"),
		route("preview/:token", "routes/preview.tsx"),
		route("search", "routes/search.tsx"),
		route("suggest", "routes/suggest.ts"),
		route("design", "routes/design.tsx"),
		// Whatever else editors publish under a name of its own; otherwise nothing is there.
		route("*", "routes/page.tsx"),
	]),
] satisfies RouteConfig;
