import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../apps/web/app/routes.ts";
import { findRings, importGraph } from "./import-graph.ts";
import { listSourceFiles, type SourceFile } from "./source-tree.ts";

/**
 * Files may import their own rung and lower ones. With `apart`, whose first group captures a noun, files of one noun never import
 * another's.
 */
export type Rung = { name: string; files: RegExp; apart?: RegExp };

/** Only pages and what loads them may combine several nouns: those in routes.ts, and `page.server.ts`. */
const PAGES = new RegExp(`^apps/web/app/(?:${listPageFiles().map(RegExp.escape).join("|")}|.*page\\.server\\.ts)$`);

/** Lowest rung first. A file is on the first rung that matches, unless it is a page. */
export const WEB: readonly Rung[] = [
	{ name: "formats", files: /^apps\/web\/app\/platform\/format\// },
	{ name: "ui", files: /^apps\/web\/app\/ui\// },
	{
		name: "platform",
		files: /^apps\/web\/app\/(?:platform\/|paths\.ts$|[a-z/-]+\/(?:[a-z]+-)?(?:search|tabs|paths)\.ts$)/,
	},
	{ name: "boot", files: /^apps\/web\/app\/boot\// },
	{ name: "shell", files: /^apps\/web\/app\/shell\// },
	{ name: "facts", files: /^apps\/web\/app\/(?:facts|applicant)\// },
	// A page may need records of several nouns, but their presentation stays with each noun.
	{ name: "data", files: /^apps\/web\/app\/(?:[a-z-]+\/)+data\.server\.ts$/ },
	{ name: "nouns", files: /^apps\/web\/app\/[a-z-]+\//, apart: /^apps\/web\/app\/([a-z-]+)\// },
	{ name: "pages", files: PAGES },
	{ name: "frame", files: /^apps\/web\/app\/[a-z.-]+$/ },
];

/** Lowest rung first; a noun's files of each rung are in its folder (`lead/queries`, `lead/http`). */
export const BACKEND: readonly Rung[] = [
	{
		name: "ground",
		files: /^apps\/backend\/src\/(?:(?:errors|env)\.ts$|(?:personal|platform)\/(?!queries\/)|[a-z]+\/rules\/)/,
	},
	{ name: "db", files: /^apps\/backend\/src\/db\// },
	{ name: "queries", files: /^apps\/backend\/src\/[a-z]+\/queries\// },
	{
		name: "domain",
		files: /^apps\/backend\/src\/(?!http\/|content\/|graphql\/|monitoring\/|openapi\/)[a-z]+\/(?!http\/)/,
	},
	{ name: "http", files: /^apps\/backend\/src\/[a-z]+\// },
	{ name: "programs", files: /^apps\/backend\/src\/[a-z]+\.ts$/ },
];

/** Imports that climb the ladder or cross nouns, as "file imports what"; within a noun all are allowed. */
export function findClimbs(rungs: readonly Rung[], files: readonly SourceFile[]): string[] {
	const rankOf = (path: string) =>
		PAGES.test(path)
			? rungs.findIndex(({ name }) => name === "pages")
			: rungs.findIndex(({ files }) => files.test(path));
	const nouns = rungs.find(({ apart }) => apart !== undefined);
	const nounOf = (path: string) => (nouns?.files.test(path) ? nouns.apart?.exec(path)?.[1] : undefined);
	const isClimb = (file: string, target: string) => {
		const [from, to] = [rankOf(file), rankOf(target)];
		if (from === -1 || to === -1 || (nounOf(file) !== undefined && nounOf(file) === nounOf(target))) return false;
		return to > from || (to === from && rungs[from]?.apart !== undefined);
	};
	return [...importGraph(files)].flatMap(([file, targets]) =>
		targets.filter((target) => isClimb(file, target)).map((target) => `${file} imports ${target}`),
	);
}

const BACKEND_NOUN = /^apps\/backend\/src\/([a-z]+)\//;

export function findNounRings(files: readonly SourceFile[]): { nouns: string[]; imports: string[] }[] {
	const nounOf = (path: string) => BACKEND_NOUN.exec(path)?.[1];
	const imports = [...importGraph(files)].flatMap(([file, targets]) =>
		targets.flatMap((target) => {
			const [from, to] = [nounOf(file), nounOf(target)];
			return from === undefined || to === undefined || from === to ? [] : [{ from, to, file, target }];
		}),
	);
	const nouns = Map.groupBy(imports, ({ from }) => from);
	return findRings(new Map([...nouns].map(([noun, own]) => [noun, own.map(({ to }) => to)]))).map((ring) => ({
		nouns: ring,
		imports: imports
			.filter(({ from, to }) => ring.includes(from) && ring.includes(to))
			.map(({ file, target }) => `${file} imports ${target}`),
	}));
}

/** Tests are excluded because they may import anything. */
export function listJudged(): SourceFile[] {
	return listSourceFiles(/\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$|\/testing\/|\/migrations\//.test(path));
}

type SiteRoute = { pattern: string; module: string; layouts: readonly string[] };

export function listSiteRoutes(): SiteRoute[] {
	return listUnder(routes).filter(({ module }) => module.endsWith(".tsx"));
}

function listPageFiles(): string[] {
	return [...new Set(listUnder(routes).flatMap(({ module, layouts }) => [module, ...layouts]))];
}

function listUnder(entries: readonly RouteConfigEntry[], parent = "", layouts: SiteRoute["layouts"] = []): SiteRoute[] {
	return entries.flatMap(({ path = "", file, children }) => {
		const whole = `${parent}/${path}`.replace("/hi?", "");
		if (children !== undefined) return listUnder(children, whole, [...layouts, file]);
		return [{ pattern: whole.replace(/(?<=.)\/$/, "") || "/", module: file, layouts }];
	});
}
