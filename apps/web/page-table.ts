import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import type { PageEntry, PageHandle } from "./app/platform/page-handle.ts";
import routes from "./app/routes.ts";

const PAGES = "virtual:pages";
const PAGES_FILE = "pages.json";
const APP = fileURLToPath(new URL("app/", import.meta.url));
/** A handle as Biome formats it. */
const HANDLE = /^export const handle = (\{[\s\S]*?\}) satisfies PageHandle;$/m;

/**
 * Provides the table of pages (`virtual:pages`) from their handles: a browser needs a page's handle before its file is loaded. The
 * server's build has the table as a separate file too, for the thread that does not render (`server/site.ts`).
 */
export function pageTable(): Plugin {
	return {
		name: "page-table",
		resolveId: (id) => (id === PAGES ? `\0${PAGES}` : undefined),
		load(id) {
			if (id !== `\0${PAGES}`) return undefined;
			const pages = readPages();
			for (const { module } of pages) this.addWatchFile(APP + module);
			if (this.environment.name === "client") return browserTable(pages);
			return `export const PAGES = ${JSON.stringify(pages)};`;
		},
		transform(code, id) {
			// The table has the handle, but React Router expects the export.
			if (this.environment.name !== "client" || !id.startsWith(APP) || !HANDLE.test(code)) return undefined;
			return { code: code.replace(HANDLE, "export const handle = undefined;"), map: null };
		},
		writeBundle({ dir }) {
			if (this.environment.name !== "client" && dir !== undefined)
				writeFileSync(join(dir, PAGES_FILE), JSON.stringify(readPages()));
		},
		enforce: "pre",
	};
}

/**
 * Only documents, and of each only what a browser needs: it comes with the first page, so each is one line (pattern, numbers of its
 * namespaces, the rest), parsed once.
 */
function browserTable(pages: readonly PageEntry[]): string {
	const documents = pages.filter(({ module }) => module.endsWith(".tsx"));
	const names = [...new Set(documents.flatMap(({ namespaces = [] }) => namespaces))];
	const lines = documents.map(({ pattern, namespaces = [], namespacesBy, requiresSession, counted, leadForm }) => {
		const rest = {
			...(namespacesBy && { namespacesBy }),
			...(requiresSession && { requiresSession }),
			...(counted === false && { counted }),
			...(leadForm && { leadForm }),
		};
		const handleText = Object.keys(rest).length === 0 ? "" : `\t${JSON.stringify(rest)}`;
		return `${pattern}\t${namespaces.map((name) => names.indexOf(name)).join()}${handleText}`;
	});
	return `const names = ${JSON.stringify(names.join(" "))}.split(" ");
export const PAGES = ${JSON.stringify(lines.join("\n"))}.split("\\n").map((line) => {
	const [pattern, numbers, rest = "{}"] = line.split("\\t");
	return { pattern, namespaces: numbers === "" ? [] : numbers.split(",").map((number) => names[number]), ...JSON.parse(rest) };
});`;
}

export function readPages(): PageEntry[] {
	return listUnder(routes, "", {});
}

type RouteUse = { isLinked: boolean; isCommon: boolean };

/** Of every route and layout, by its id in the build: whether links lead to it, and whether many visitors open it next. */
export function readRoutes(): ReadonlyMap<string, RouteUse> {
	return new Map(listRoutes(routes));
}

function listRoutes(entries: readonly RouteConfigEntry[]): [id: string, use: RouteUse][] {
	return entries.flatMap(({ id, file, children = [] }) => {
		const { linked = file.endsWith(".tsx"), common = false } = readHandle(file);
		return [[id ?? file.replace(/\.tsx?$/, ""), { isLinked: linked, isCommon: common }], ...listRoutes(children)];
	});
}

function listUnder(entries: readonly RouteConfigEntry[], parent: string, around: PageHandle): PageEntry[] {
	return entries.flatMap(({ path = "", file, children }) => {
		const pattern = `${parent}/${path}`.replace("/hi?", "").replace(/\/$/, "");
		const handle = merge(around, readHandle(file));
		if (children !== undefined) return listUnder(children, pattern, handle);
		return [{ ...handle, pattern: pattern === "" ? "/" : pattern, module: file }];
	});
}

/** A page has what its layout has, but for `common`: few open some of the tabs of a layout that many open. */
function merge({ common: _, ...outer }: PageHandle, inner: PageHandle): PageHandle {
	const both = (one: readonly string[] = [], other: readonly string[] = []) => [...new Set([...one, ...other])];
	return {
		...outer,
		...inner,
		namespaces: [...new Set([...(outer.namespaces ?? []), ...(inner.namespaces ?? [])])],
		parameters: both(outer.parameters, inner.parameters),
	};
}

/** @throws Error if it is not a literal: only literals can be read from the source file. */
function readHandle(file: string): PageHandle {
	const [, literal] = HANDLE.exec(readFileSync(APP + file, "utf8")) ?? [];
	if (literal === undefined) return {};
	const json = literal.replaceAll(/([{,]\s*)([a-zA-Z]+): /g, '$1"$2": ').replaceAll(/,(\s*[}\]])/g, "$1");
	try {
		return JSON.parse(json);
	} catch (error) {
		throw new Error(`app/${file}: its handle must be made of literals.`, { cause: error });
	}
}
