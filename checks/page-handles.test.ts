import { posix } from "node:path";
import { CollegeQuery } from "@uchit/contract/college.ts";
import { CutoffQuery } from "@uchit/contract/cutoff.ts";
import { PredictQuery } from "@uchit/contract/predict.ts";
import { ReviewQuery } from "@uchit/contract/review.ts";
import { RegisteredCourseQuery, UniversityQuery } from "@uchit/contract/study-abroad.ts";
import { describe, expect, test } from "vitest";
import { createPageFinder, rulesAt } from "../apps/web/app/platform/find-page.ts";
import { messages as english } from "../apps/web/app/platform/messages/en.ts";
import { messages as hindi, namespaces } from "../apps/web/app/platform/messages/hi.ts";
import { readPages } from "../apps/web/page-table.ts";
import { listSiteRoutes } from "./ladder.ts";
import { laterImportsOf, listSourceFiles, read, valueImportsOf } from "./source-tree.ts";

const APP = "apps/web/app/";
const POPOVER = `${APP}facts/receipt-popover.tsx`;
const OPENER = `${APP}facts/receipt-opener.tsx`;
const files = new Map(
	listSourceFiles(/^apps\/web\/app\/.*(?<!\.test|\.server)\.tsx?$/).map((file) => [file.path, file]),
);

function nounsOf(path: string, seen = new Set<string>()): Set<string> {
	const file = files.get(path);
	if (file === undefined || seen.has(path)) return new Set();
	seen.add(path);
	const code = file.text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
	const own = [...code.matchAll(/["`]([a-zA-Z]+)\.[a-zA-Z$]/g)].map(([, noun = ""]) => noun);
	const imported = [...valueImportsOf(file), ...laterImportsOf(file)]
		.map((name) => (name.startsWith("#app/") ? APP + name.slice(5) : posix.join(posix.dirname(path), name)))
		.filter((module) => module !== POPOVER);
	return new Set([
		...own.filter((noun) => noun in english),
		...imported.flatMap((module) => [...nounsOf(module, seen)]),
	]);
}

const pages = listSiteRoutes().map(({ pattern, module, layouts }) => ({
	address: pattern.replaceAll(/:\w+|\*/g, "some-name"),
	module: APP + module,
	modules: [module, ...layouts].map((file) => APP + file),
}));

const table = readPages();
const findPage = createPageFinder(table);

describe("page handles", () => {
	test("are read from every file that has one, and every address finds its own page", () => {
		const withHandle = [...files.values()].filter(({ text }) => /^export const handle\b/m.test(text));
		const read = new Set(table.filter((entry) => Object.keys(entry).length > 2).map(({ module }) => APP + module));
		expect(
			withHandle.map(({ path }) => path).filter((path) => !read.has(path) && !path.endsWith("/layout.tsx")),
		).toEqual([]);
		for (const { address, module } of pages) expect(APP + findPage(address)?.page.module, address).toBe(module);
		expect(rulesAt(findPage, `/preview/key${"/x".repeat(4_000)}`).isCounted).toBe(false);
		expect(Math.max(...table.map(({ pattern }) => pattern.split("/").length - 1))).toBeLessThanOrEqual(6);
	});

	test.each(pages)("the page at $address names the messages that it says, and no other", ({ address, modules }) => {
		const namespaces = [...new Set(modules.flatMap((module) => [...namespacesUsed(module)]))]
			.filter((namespace) => namespace !== "shell")
			.toSorted();
		const { namespaces: always = [], namespacesBy = {} } = findPage(address)?.page ?? {};
		const named = new Set([...always, ...Object.values(namespacesBy).flat()]);
		expect([...named].toSorted()).toEqual(namespaces);
	});

	test("the root names exactly the messages that come with every page", () => {
		expect([...namespacesUsed(`${APP}root.tsx`)]).toEqual(["shell"]);
	});

	test("the opener of a receipt loads its messages", () => {
		const loaded = [...read(OPENER).matchAll(/loadMessages\("([\w-]+)"\)/g)].map(([, namespace]) => namespace);
		expect(loaded).toContain("college");
		expect(namespacesUsed(POPOVER)).toEqual(new Set(["shell", ...loaded]));
	});

	test("every folder with messages has them in both languages, and is named in the list of folders", () => {
		const rooms = listSourceFiles(/^apps\/web\/app\/.*\/messages\.(?:en|hi)\.json$/).map(({ path }) => path);
		const list = read(`${APP}platform/messages/en.ts`);
		const named = [...list.matchAll(/^\t"?([\w-]+)"?: typeof import\("#app\/(.+)\.en\.json"\);$/gm)];
		expect(named.map(([, name]) => name?.replaceAll("-", "/"))).toEqual(
			named.map(([, , path]) => path?.replace("/messages", "")),
		);
		expect(rooms.toSorted()).toEqual(
			named.flatMap(([, , path]) => [`${APP}${path}.en.json`, `${APP}${path}.hi.json`]).toSorted(),
		);
		expect(Object.keys(hindi).toSorted()).toEqual(Object.keys(english).toSorted());
	});

	test("a shared page reads no parameter of its address without naming it", () => {
		const unnamed = table
			.filter(({ personal }) => !personal)
			.flatMap(({ pattern, module, parameters = [] }) =>
				parametersRead(APP + module)
					.filter((name) => !parameters.includes(name))
					.map((name) => `${pattern} reads ${name}`),
			);
		expect(unnamed).toEqual([]);
	});

	test("a route closed to robots is not a document, which could carry noindex, and does not carry it", () => {
		const closed = table.filter(({ crawled }) => crawled === false);
		const prefixes = closed.map(({ pattern }) => pattern.replace(/:\w+$/, ""));
		expect(closed.filter(({ module }) => module.endsWith(".tsx") || /noindex/.test(read(APP + module)))).toEqual([]);
		const documents = table.filter(({ module }) => module.endsWith(".tsx"));
		expect(documents.filter(({ pattern }) => prefixes.some((closed) => pattern.startsWith(closed)))).toEqual([]);
	});

	test.each([
		["/colleges", CollegeQuery],
		["/predict", PredictQuery],
		["/predict.csv", PredictQuery],
		["/college/:slug/cutoffs", CutoffQuery],
		["/college/:slug/reviews", ReviewQuery],
		["/study-abroad/:country/universities", UniversityQuery],
		["/study-abroad/:country/courses", RegisteredCourseQuery],
	])("%s names every parameter of its backend query", (pattern, query) => {
		const named = table.find((page) => page.pattern === pattern)?.parameters ?? [];
		expect(Object.keys(query.shape).filter((name) => !named.includes(name))).toEqual([]);
	});
});

function namespacesUsed(path: string): Set<string> {
	return new Set([...nounsOf(path)].map(namespaceWith));
}

function namespaceWith(noun: string): string {
	return Object.entries(namespaces).find(([, messages]) => noun in messages)?.[0] ?? noun;
}

function parametersRead(path: string): string[] {
	const text = files.get(path)?.text ?? "";
	return [...text.matchAll(/(?:searchParams|params)\.(?:get|getAll|has)\("([\w-]+)"\)/g)].map(([, name = ""]) => name);
}
