import { LRUCache } from "lru-cache";
import { createPageFinder, type FindPage, rulesAt } from "#app/platform/find-page.ts";
import { languageOf, withoutLanguage } from "#app/platform/i18n/language.ts";
import type { PageEntry } from "#app/platform/page-handle.ts";

type PageAddress =
	| { kind: "page"; path: string; search: string; key: string }
	/** A personal page: made each time, with the visitor's cookies and the whole query. */
	| { kind: "personal" }
	| { kind: "moved"; location: string };

/** The loaders to run, in React Router's `.data` addresses. */
const DATA_PARAMETER = "_routes";

export type PageAddresses = {
	/**
	 * Parses a request target (`/colleges?page=2`). Each page has one address: doubled and trailing slashes, dot
	 * segments, capitals in words and letters such as `%61` are redirected to it (308). The language is part of the path
	 * (`/hi/…`), never taken from the browser. A page is rendered only from its declared parameters: other ones
	 * (`utm_source` …) neither change it nor create another copy.
	 */
	parse: (target: string) => PageAddress;
	isCounted: (target: string) => boolean;
};

export function createPageAddresses(pages: readonly PageEntry[]): PageAddresses {
	const find = createPageFinder(pages);
	/** Addresses repeat, and parsing one with parameters costs a third of serving its cached page. */
	const parsed = new LRUCache<string, PageAddress>({
		maxSize: 2_000_000,
		sizeCalculation: (_address, target) => target.length + 100,
	});
	return {
		parse(target) {
			const known = parsed.get(target);
			if (known) return known;
			const address = parseTarget(target, find);
			parsed.set(target, address);
			return address;
		},
		isCounted(target) {
			return rulesAt(find, toPagePath(toCanonicalPath(splitTarget(target).path))).isCounted;
		},
	};
}

function parseTarget(target: string, find: FindPage<PageEntry>): PageAddress {
	const { path, query } = splitTarget(target);
	const canonical = toSmallWords(toCanonicalPath(path), find);
	if (canonical !== path) return { kind: "moved", location: query === "" ? canonical : `${canonical}?${query}` };
	const page = toPagePath(path);
	if (rulesAt(find, page).isPersonal) return { kind: "personal" };
	const names = [...(find(page)?.page.parameters ?? []), ...(isData(path) ? [DATA_PARAMETER] : [])];
	const search = toCanonicalSearch(query, new Set(names));
	return { kind: "page", path, search, key: path + search };
}

/** Splits a request target. It may be a whole address, as for proxies; its host is not trusted. */
export function splitTarget(target: string): { path: string; query: string } {
	const local = target.replace(/^https?:\/\/[^/?]*/i, "");
	const mark = local.indexOf("?");
	return mark === -1 ? { path: local, query: "" } : { path: local.slice(0, mark), query: local.slice(mark + 1) };
}

const PLAIN_PATH = /^(?:\/|(?:\/[\w-][\w.-]*)+)$/;

function toCanonicalPath(path: string): string {
	if (PLAIN_PATH.test(path)) return path;
	const { pathname } = new URL(`http://site/${path.replace(/[/\\]+/g, "/").replace(/^\//, "")}`);
	const plain = pathname.replace(/(?<=.)\/$/, "").replaceAll(NEEDLESSLY_ENCODED, decodeURIComponent);
	// A decoded path may still be encoded.
	return plain === path ? path : toCanonicalPath(plain);
}

/** Letters, digits, `-`, `_` and `~`. */
const NEEDLESSLY_ENCODED = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The router treats `/Account` like `/account`: lowers the fixed words of a path, and leaves its parameters (a slug, a
 * token).
 */
function toSmallWords(path: string, find: FindPage<PageEntry>): string {
	const small = path.toLowerCase();
	if (small === path) return path;
	const pattern = find(toPagePath(small))?.page.pattern;
	if (pattern === undefined || pattern === "/*") return path;
	const words = languageOf(small) === "hi" ? ["hi", ...pattern.split("/").slice(1)] : pattern.split("/").slice(1);
	const segments = path.split("/").slice(1);
	return `/${segments.map((segment, at) => (words[at]?.includes(":") ? segment : segment.toLowerCase())).join("/")}`;
}

/** Sorts the parameters, without repeats, empty values and undeclared names: a repeated name is a set of choices. */
function toCanonicalSearch(query: string, names: ReadonlySet<string>): string {
	if (query === "") return "";
	const pairs = [...new URLSearchParams(query)].filter(([name, value]) => names.has(name) && value !== "");
	const unique = new Set(pairs.map((pair) => new URLSearchParams([pair]).toString()));
	return unique.size === 0 ? "" : `?${[...unique].sort().join("&")}`;
}

function toPagePath(path: string): string {
	return withoutLanguage(isData(path) ? path.replace(/\/_\.data$/, "").replace(/\.data$/, "") : path);
}

function isData(path: string): boolean {
	return path.endsWith(".data");
}
