import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compileMessages } from "./compile-messages.ts";
import { iconSprite } from "./icon-sprite.ts";
import { pageTable } from "./page-table.ts";
import { pureContract } from "./pure-contract.ts";
import { unusedRouterParts } from "./unused-router-parts.ts";

/**
 * Two files come with every page, and a few more are shared by some pages. Left alone, the bundler makes 70 small files for a page, which
 * together weigh a tenth more and are listed in every head and in the table of routes. Files loaded on demand (`LATER`) stay separate.
 */
const LATER = "combobox|overlay|typed-|popover|-island";
const CHUNKS = [
	{
		name: "library",
		test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|@formatjs)\//,
		tags: ["$initial" as const],
	},
	// Modules that only schemas bring into the site's graph, where they are not used.
	{ name: "lists", test: /\/contract\/src\/(?:category|ranking|fee|facet-options)\.ts/, entriesAware: true },
	{ name: "site", test: /\/app\/(?:root|entry\.client)\.tsx/ },
	{ name: "package", test: /\/node_modules\//, entriesAware: true },
	{
		name: "common",
		test: /site-icons|payer-words|cutoff-use|\/app\/ui\/(?:icon|link|note|field|figure|table|pagination|disclosure|checkbox-group|section)\.tsx/,
	},
	{
		name: "part",
		test: new RegExp(`/(?:app|packages)/(?!.*(?:${LATER}))`),
		minShareCount: 2,
		entriesAware: true,
		entriesAwareMergeThreshold: 1_900,
	},
].map((group, index) => ({ ...group, priority: -index }));
const CHUNK_FILES = {
	codeSplitting: { groups: CHUNKS },
	// A file shared by several pages would be named after all of them, in every head and in the table of routes.
	chunkFileNames: ({ name }: { name: string }) => `assets/${name.includes("~") ? "part" : "[name]"}-[hash].js`,
};

export default defineConfig({
	plugins: [
		compileMessages(),
		pageTable(),
		iconSprite(),
		pureContract(),
		unusedRouterParts(),
		tailwindcss(),
		reactRouter(),
	],
	// The catalogues are compiled, so the browser needs no parser.
	resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" }] },
	// next-auth's client reads addresses from its environment that the browser knows by itself.
	define: {
		"process.env.NEXTAUTH_URL": "undefined",
		"process.env.NEXTAUTH_URL_INTERNAL": "undefined",
		"process.env.VERCEL_URL": "undefined",
	},
	build: {
		// No inlining: the content policy allows no `data:` fonts or styles.
		assetsInlineLimit: 0,
	},
	environments: { client: { build: { rolldownOptions: { output: CHUNK_FILES } } } },
	worker: { plugins: () => [pureContract()] },
	// Packages found one by one during use would reload the page half-way, with two copies of React.
	optimizeDeps: {
		// Only another package of ours depends on it.
		include: ["use-intl > @formatjs/fast-memoize"],
		entries: ["app/entry.client.tsx", "app/root.tsx", "app/**/*page.tsx", "app/**/layout.tsx", "app/exam/tabs/*.tsx"],
	},
	// Aliases and plugins do not reach external packages: use-intl would take its parser instead of the alias above,
	// and icons would bypass the sprite.
	ssr: { noExternal: ["use-intl", "lucide-react"] },
});
