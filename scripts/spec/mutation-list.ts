import type { StatementId } from "../../e2e/support/spec.ts";

/**
 * A line that keeps a promise of the specification, and how to break it. `text` stands exactly once in the file, and so
 * does `broken` afterwards. The statement's test in `test` (a file; a test in it names the statement) must then fail.
 */
export type Mutation = { statement: StatementId; file: string; text: string; broken: string; test: string };

const CATEGORY = { file: "packages/contract/src/category.ts", test: "packages/contract/src/category.test.ts" };
const ABBREVIATE = {
	file: "apps/web/app/platform/format/abbreviate.ts",
	test: "apps/web/app/platform/format/abbreviate.test.ts",
};
const CAPITALISE = {
	file: "apps/web/app/platform/format/capitalise.ts",
	test: "apps/web/app/platform/format/capitalise.test.ts",
};
const CURRENCY = { file: "apps/web/app/facts/words/currency.ts", test: "apps/web/app/facts/words/currency.test.ts" };
const READING = { file: "packages/text/src/reading-time.ts", test: "packages/text/src/reading-time.test.ts" };
const HTML = { file: "apps/web/app/news/data.server.ts", test: "apps/web/app/news/strip-html.test.ts" };
const BACKEND = {
	file: "apps/web/app/platform/backend/backend.server.ts",
	test: "apps/web/app/platform/backend/backend.server.test.ts",
};
const LEADS = { file: "apps/web/app/lead/data.server.ts", test: "apps/web/app/lead/data.server.test.ts" };
const PATHS = { file: "apps/web/app/paths.ts", test: "apps/web/app/paths.test.ts" };
const ROOT = { file: "apps/web/app/root.tsx" };
const TOASTER = {
	file: "apps/web/app/ui/overlay/toaster.tsx",
	test: "apps/web/app/ui/overlay/toaster.test.tsx",
};
const SIDE_MENU = { file: "apps/web/app/shell/header/side-menu.tsx", test: "e2e/menus.e2e.ts" };
const SIDE_DRAWER = { file: "apps/web/app/shell/header/side-menu-drawer.tsx", test: "e2e/menus.e2e.ts" };
const TIMES = { file: "apps/web/app/styles/tokens.css", test: "e2e/menus.e2e.ts" };
const ROUTES = { file: "apps/web/app/routes.ts" };

/** What a unit test catches: it needs nothing. */
const UNIT = [
	{ ...CATEGORY, statement: "2.13", text: "id: 1, slug", broken: "id: 4, slug" },
	{ ...CATEGORY, statement: "2.14", text: 'name: "Management"', broken: 'name: "Business"' },
	{ ...CATEGORY, statement: "2.15", text: "id: 12, slug", broken: "id: 22, slug" },
	{ ...CATEGORY, statement: "2.16", text: "id: 3, slug", broken: "id: 33, slug" },
	{ ...CATEGORY, statement: "2.17", text: 'id: 7, slug: "commerce"', broken: 'id: 10, slug: "commerce"' },
	{ ...CATEGORY, statement: "2.18", text: 'name: "Sciences"', broken: 'name: "Science"' },
	{ ...CATEGORY, statement: "2.19", text: 'name: "Arts"', broken: 'name: "Humanities"' },
	{ ...CATEGORY, statement: "2.20", text: "id: 13, slug", broken: "id: 14, slug" },
	{ ...HTML, statement: "5.3", text: "<[a-z/!?](?:", broken: "<[a-z/](?:" },
	{ ...CAPITALISE, statement: "5.4", text: "letter.toUpperCase()", broken: "letter.toLowerCase()" },
	{ ...CAPITALISE, statement: "5.5", text: "/\\S+/g", broken: "/\\S+/" },
	{ ...READING, statement: "9.12", text: "WORDS_PER_MINUTE = 200", broken: "WORDS_PER_MINUTE = 250" },
	{ ...READING, statement: "9.13", text: "Math.ceil(", broken: "Math.round(" },
	{ ...ABBREVIATE, statement: "9.14", text: "size: 1e3,", broken: "size: 1e4," },
	{ ...ABBREVIATE, statement: "9.15", text: "size: 1e6,", broken: "size: 1e5," },
	{ ...ABBREVIATE, statement: "9.16", text: 'letter: "B"', broken: 'letter: "G"' },
	{ ...ABBREVIATE, statement: "9.17", text: "maximumFractionDigits: 1", broken: "maximumFractionDigits: 2" },
	{ ...CURRENCY, statement: "9.18", text: '"en-US"', broken: '"en-IN"' },
	{ ...CURRENCY, statement: "9.19", text: "maximumFractionDigits: 0", broken: "maximumFractionDigits: 2" },
	{
		file: "pipeline/src/text/words.ts",
		test: "pipeline/src/text/words.test.ts",
		statement: "2.4",
		text: '.join("-")',
		broken: '.join("_")',
	},
	{ ...PATHS, statement: "2.2", text: '"/colleges"', broken: '"/college-list"' },
	{ ...PATHS, statement: "2.3", text: "/college/$", broken: "/institution/$" },
	{ ...BACKEND, statement: "1.27", text: "fetch(`$", broken: "fetch(`http://127.0.0.1:9/?$" },
	{ ...BACKEND, statement: "1.28", text: "Bearer ${request", broken: "Key ${request" },
	{ ...LEADS, statement: "7.24", text: '"/v1/User/Lead"', broken: '"/v1/User/Leads"' },
	{ ...TOASTER, statement: "9.48", text: "blank: 4000", broken: "blank: 3000" },
	{ ...TOASTER, statement: "9.49", text: "error: 4000", broken: "error: 6000" },
	{ ...TOASTER, statement: "9.50", text: "custom: 4000", broken: "custom: 2000" },
	{ ...TOASTER, statement: "9.51", text: "success: 2000", broken: "success: 4000" },
	{ ...TOASTER, statement: "9.52", text: "loading: Number.POSITIVE_INFINITY", broken: "loading: 30_000" },
] as const satisfies readonly Mutation[];

/** What a database test catches: it needs a database with all facts. */
const DATABASE = [
	{
		file: "apps/backend/src/search/understand-query.ts",
		test: "apps/backend/src/college/http/colleges.db.test.ts",
		statement: "2.2",
		text: "findCategory(text)?.id.toString()",
		broken: "findCategory(text)?.slug",
	},
] as const satisfies readonly Mutation[];

/** What a test of the running development site catches, which takes up a changed file of the pages by itself. */
const ON_SITE = [
	{
		...ROUTES,
		test: "e2e/home.site.test.ts",
		statement: "2.1",
		text: 'index("home/page.tsx")',
		broken: 'route("home", "home/page.tsx")',
	},
	{
		...ROUTES,
		test: "e2e/college-list.site.test.ts",
		statement: "2.2",
		text: 'route("colleges",',
		broken: 'route("college-list",',
	},
	{
		...ROUTES,
		test: "e2e/college.site.test.ts",
		statement: "2.3",
		text: 'route("college/:slug",',
		broken: 'route("institution/:slug",',
	},
	{
		...ROOT,
		test: "e2e/frame.site.test.ts",
		statement: "2.66",
		text: 'import { Header } from "./shell/header/header.tsx";',
		broken: "const Header = (_: unknown) => null;",
	},
	{
		...ROOT,
		test: "e2e/frame.site.test.ts",
		statement: "2.67",
		text: 'import { Footer } from "./shell/footer.tsx";',
		broken: "const Footer = (_: unknown) => null;",
	},
	{
		...ROOT,
		test: "e2e/footer.site.test.ts",
		statement: "2.94",
		text: "year: new Date().getFullYear(),",
		broken: "year: new Date().getFullYear() - 1,",
	},
	{
		file: "apps/web/app/home/page.tsx",
		test: "e2e/home.site.test.ts",
		statement: "1.18",
		text: "categories.map(({ id, count }) =>",
		broken: "categories.filter(({ id }) => id !== 8).map(({ id, count }) =>",
	},
	{
		...ROOT,
		test: "e2e/frame.site.test.ts",
		statement: "2.72",
		text: 'import { Toaster } from "./ui/overlay/toaster.tsx";',
		broken: "const Toaster = (_: unknown) => null;",
	},
	{
		file: "apps/web/app/paths.ts",
		test: "e2e/frame.site.test.ts",
		statement: "2.68",
		text: 'includes("landing-pages")',
		broken: 'includes("landing-page")',
	},
	{ ...SIDE_MENU, statement: "2.81", text: 'className="xl:hidden"', broken: 'className="lg:hidden"' },
	{ ...SIDE_DRAWER, statement: "9.24", text: "max-h-[400px]", broken: "max-h-[420px]" },
	{ ...TIMES, statement: "9.25", text: "--menu-in: 1000ms", broken: "--menu-in: 900ms" },
	{ ...TIMES, statement: "9.26", text: "--menu-out: 450ms", broken: "--menu-out: 500ms" },
	{
		file: "apps/web/app/shell/footer.tsx",
		test: "e2e/footer.e2e.ts",
		statement: "9.20",
		text: "w-[180px]",
		broken: "w-[160px]",
	},
	{
		file: "apps/web/app/boot/near-viewport.ts",
		test: "e2e/prefetch.e2e.ts",
		statement: "9.44",
		text: "NEAR_PX = 200",
		broken: "NEAR_PX = 400",
	},
	{ ...TOASTER, test: "e2e/design.e2e.ts", statement: "9.53", text: "min(350px,100%)", broken: "min(400px,100%)" },
] as const satisfies readonly Mutation[];

export const MUTATIONS: readonly Mutation[] = [...UNIT, ...DATABASE, ...ON_SITE];
