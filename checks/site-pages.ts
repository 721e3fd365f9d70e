/** A page of the site by an address that shows it. */
export type SitePage = {
	/** Short and unlike all others: pictures and tests are called so. */
	name: string;
	path: string;
	/** What it answers, where that is not 200. */
	status?: 400 | 404;
	/** Only somebody signed in is shown it. */
	isAccount?: true;
	/** It has neither header nor footer, and brings no scripts. */
	isBare?: true;
	/** The site has it only in development and with DESIGN_PAGE=on. */
	isForDevelopers?: true;
	/** The page of this name looks the same but for what it lists or says: one language of it is enough. */
	stateOf?: string;
	/** One of the ten that most visits begin with. */
	isMain?: true;
};

const IIT = "/college/indian-institute-of-technology-madras";
const JEE = "exam=jee-mains&rank=20000&category=OPEN&gender=Gender-Neutral&homeState=goa";
const COMPARED = "college=indian-institute-of-technology-madras,psg-college-of-technology";

/**
 * Every kind of page, and the states of those that have more than one: what pictures are taken of, what axe, keyboards and
 * narrow screens go through.
 */
export const SITE_PAGES: readonly SitePage[] = [
	{ name: "home", path: "/", isMain: true },
	{ name: "list", path: "/colleges?category=1", isMain: true },
	{ name: "list-all", path: "/colleges", stateOf: "list" },
	{ name: "list-filtered", path: "/colleges?category=12&state=kerala&state=goa&q=nursing", stateOf: "list" },
	{ name: "list-degree", path: "/colleges?degree=mbbs&state=kerala", stateOf: "list" },
	{ name: "list-table", path: "/colleges?category=2&state=maharashtra&view=table&sort=salary" },
	{ name: "list-states", path: "/colleges?category=1&view=districts" },
	{ name: "list-districts", path: "/colleges?category=1&state=kerala&view=districts", stateOf: "list-states" },
	{ name: "list-empty", path: "/colleges?category=1&q=zzzzqqqqxxxx" },
	{ name: "list-after-last", path: "/colleges?category=13&page=9999", status: 404, stateOf: "not-there" },
	{ name: "place", path: "/colleges/in/bihar" },
	{ name: "place-district", path: "/colleges/in/bihar/patna", stateOf: "place" },
	{ name: "place-category", path: "/colleges/engineering/bihar", stateOf: "place" },
	{ name: "place-course", path: "/colleges/mbbs/karnataka", stateOf: "place" },
	{ name: "place-namesakes", path: "/colleges/in/hamirpur" },
	{ name: "courses", path: "/courses" },
	{ name: "course", path: "/courses/computer-science" },
	{ name: "scholarships", path: "/scholarships" },
	{ name: "scholarships-narrowed", path: "/scholarships?state=bihar&category=sc", stateOf: "scholarships" },
	{ name: "scholarship", path: "/scholarships/aicte-pragati-scholarship-for-girls" },
	{
		name: "scholarship-finder",
		path: "/scholarships/finder?level=12&category=sc&gender=female&income=250000&state=bihar",
	},
	{ name: "college", path: IIT, isMain: true },
	{ name: "college-courses", path: "/college/psg-college-of-technology/courses" },
	{ name: "college-cutoffs", path: `${IIT}/cutoffs` },
	{ name: "college-rankings", path: `${IIT}/rankings` },
	{ name: "college-placements", path: `${IIT}/placements` },
	{ name: "college-cost", path: `${IIT}/cost` },
	{ name: "college-reviews", path: `${IIT}/reviews`, status: 404 },
	{ name: "college-news", path: `${IIT}/news` },
	{ name: "college-sources", path: `${IIT}/sources` },
	{ name: "college-report", path: `${IIT}/report` },
	{ name: "college-ask", path: `${IIT}/ask` },
	{ name: "college-call-back", path: `${IIT}/call-back`, stateOf: "college-ask" },
	{ name: "college-fees-send", path: `${IIT}/fees/send` },
	{ name: "college-not-there", path: "/college/no-such-college", status: 404, stateOf: "not-there" },
	{ name: "review", path: "/college/review", isAccount: true },
	{ name: "rights", path: "/rights" },
	{ name: "check", path: "/check?name=Indian+Institute+of+Science&place=Bengaluru" },
	{ name: "check-listed", path: "/check?name=Vocational+University", stateOf: "check" },
	{ name: "check-empty", path: "/check", stateOf: "check" },
	{ name: "claims", path: "/claims" },
	{ name: "after", path: "/after-12" },
	{ name: "after-stream", path: "/after-12/pcm?state=bihar" },
	{ name: "after-10", path: "/after-10", stateOf: "after" },
	{ name: "after-diploma", path: "/after-diploma", stateOf: "after-stream" },
	{ name: "after-likes", path: "/after-12/likes" },
	{ name: "compare", path: `/compare?${COMPARED}`, isMain: true },
	{ name: "compare-empty", path: "/compare" },
	{ name: "exams", path: "/exams", isMain: true },
	{ name: "exams-filtered", path: "/exams?stream=law", stateOf: "exams" },
	{ name: "exam", path: "/exams/jee-mains", isMain: true },
	{ name: "exam-retired", path: "/exams/aiims-pg", stateOf: "exam" },
	{ name: "exam-dates", path: "/exams/clat/dates" },
	{ name: "exam-eligibility", path: "/exams/neet/eligibility" },
	{ name: "exam-pattern", path: "/exams/jee-mains/pattern" },
	{ name: "exam-syllabus", path: "/exams/jee-mains/syllabus" },
	{ name: "exam-counselling", path: "/exams/jee-mains/counselling" },
	{ name: "exam-cutoffs", path: "/exams/jee-mains/cutoffs" },
	{ name: "exam-changes", path: "/exams/jee-mains/changes" },
	{ name: "exam-clashes", path: "/exams/clashes?exam=clat,ailet" },
	{ name: "eligibility", path: "/exams/eligibility" },
	{ name: "predict-empty", path: "/predict" },
	{ name: "predict", path: `/predict?${JEE}`, isMain: true },
	{ name: "predict-refused", path: "/predict?exam=jee-mains&rank=98.7&category=GM&homeState=atlantis", status: 400 },
	{ name: "predict-report", path: "/predict/report-card" },
	{ name: "predict-trial", path: "/predict/trial" },
	{ name: "predict-choices", path: "/predict/choices" },
	{ name: "predict-class", path: "/predict/class" },
	{ name: "predict-class-exam", path: "/predict/class?exam=jee-mains" },
	{ name: "predict-class-lists", path: "/predict/class?exam=jee-mains&of=lists" },
	{ name: "planner", path: "/planner" },
	{ name: "applications", path: "/applications" },
	{ name: "shortlist", path: "/shortlist" },
	{ name: "shortlist-sheet", path: "/shortlist/sheet" },
	{ name: "shortlist-stop", path: "/shortlist/stop?token=none" },
	{ name: "study-abroad", path: "/study-abroad" },
	{ name: "country", path: "/study-abroad/canada", isMain: true },
	{ name: "country-universities", path: "/study-abroad/canada/universities" },
	{ name: "country-courses", path: "/study-abroad/canada/courses", status: 404, stateOf: "not-there" },
	{ name: "news", path: "/news" },
	{ name: "news-empty", path: "/news?q=zzzzqqqqxxxx", stateOf: "news" },
	{ name: "article", path: "/news/how-josaa-rounds-work", isMain: true },
	{ name: "search", path: "/search?q=law+pune", isMain: true },
	{ name: "search-empty", path: "/search?q=zzzzqqqqxxxx" },
	{ name: "rankings", path: "/rankings" },
	{ name: "ranking", path: "/rankings/engineering/2025" },
	{ name: "ranking-narrowed", path: "/rankings/engineering/2024?state=kerala", stateOf: "ranking" },
	{ name: "tools", path: "/tools" },
	{ name: "english-scores", path: "/tools/english-scores?test=toefl&score=90" },
	{ name: "tools-cgpa", path: "/tools/cgpa?cgpa=8.4&rule=mumbai-10-point" },
	{ name: "tools-age", path: "/tools/age?born=2009-05-10" },
	{ name: "tools-photo", path: "/tools/photo" },
	{ name: "glossary", path: "/glossary" },
	{ name: "data", path: "/data" },
	{ name: "data-explore", path: "/data/explore?table=rankings&list=engineering&year=2025&group=state&drawn=count" },
	{
		name: "data-explore-mixed",
		path: "/data/explore?table=rankings&list=engineering&group=state",
		stateOf: "data-explore",
	},
	{ name: "data-missing", path: "/data/missing?fact=fees" },
	{ name: "data-refusals", path: "/data/refusals" },
	{ name: "open-data", path: "/open-data" },
	{ name: "embed", path: "/embed?of=/college/hindu-college" },
	{ name: "login", path: "/login" },
	{ name: "login-refused", path: "/login?error=CredentialsSignin", stateOf: "login" },
	{ name: "account", path: "/account", isAccount: true },
	{ name: "account-exam", path: "/account/exams/jee-mains", isAccount: true },
	{ name: "account-privacy", path: "/account/privacy", isAccount: true },
	{ name: "account-documents", path: "/account/documents", isAccount: true },
	{ name: "account-reviews", path: "/account/reviews", isAccount: true },
	{ name: "account-delete", path: "/account/delete", isAccount: true },
	{ name: "contact", path: "/contact-us" },
	{ name: "about", path: "/about-us" },
	{ name: "terms", path: "/terms", stateOf: "about" },
	{ name: "accessibility", path: "/accessibility", stateOf: "about" },
	{ name: "corrections", path: "/corrections", stateOf: "about" },
	{ name: "review-rules", path: "/review-rules", stateOf: "about" },
	{ name: "privacy", path: "/privacy" },
	{ name: "privacy-link", path: "/privacy/link?token=none" },
	{ name: "offline", path: "/offline" },
	{ name: "not-there", path: "/no-such-page", status: 404 },
	{ name: "landing-not-there", path: "/landing-pages/no-such-page", status: 404, isBare: true },
	{ name: "design", path: "/design", isForDevelopers: true },
];
