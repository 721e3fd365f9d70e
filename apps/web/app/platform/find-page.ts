import type { PageHandle } from "./page-handle.ts";

/** Finds the page of a path without its language; what the path says of it (`:slug`) comes along. */
export type FindPage<Entry> = (path: string) => { page: Entry; params: Readonly<Record<string, string>> } | undefined;

/** Finds a page by its pattern. As in the router, a fixed word ranks above a parameter, and a parameter above `*`. */
export function createPageFinder<Entry extends { pattern: string }>(pages: readonly Entry[]): FindPage<Entry> {
	const known = pages
		.map((page) => ({ page, order: orderOf(page.pattern), test: toExpression(page.pattern) }))
		.toSorted((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)));
	return (path) => {
		for (const { page, test } of known) {
			const found = test.exec(path);
			if (found) return { page, params: { ...found.groups } };
		}
		return undefined;
	};
}

type Rules = Pick<PageHandle, "personal" | "counted">;

/**
 * Returns the rules of a path: those of its page, or, where `/*` alone answers, those of the nearest address above it, whose key
 * may stand in this one too. Nobody is counted at an address that no page has.
 */
export function rulesAt(
	find: FindPage<Rules & { pattern: string }>,
	path: string,
): { isPersonal: boolean; isCounted: boolean } {
	const page = find(path)?.page;
	if (page?.pattern === "/*" && path !== "/") return rulesAt(find, above(path));
	return { isPersonal: page?.personal ?? false, isCounted: page !== undefined && page.counted !== false };
}

/** The depth of the deepest page: an address of thousands of segments is not climbed one by one. */
const DEEPEST = 6;

function above(path: string): string {
	const segments = path.split("/").filter((segment) => segment !== "");
	return `/${segments.slice(0, Math.min(segments.length - 1, DEEPEST)).join("/")}`;
}

/** Segment by segment: words before parameters before `*`. */
function orderOf(pattern: string): string {
	return pattern
		.split("/")
		.map((segment) => (segment === "*" ? "2" : segment.startsWith(":") ? "1" : "0"))
		.join("");
}

function toExpression(pattern: string): RegExp {
	const source = pattern
		.replaceAll(".", "\\.")
		.replace(/\/\*$/, "(?:/.*)?")
		.replaceAll(/:([a-z]+)/gi, "(?<$1>[^/]+)");
	return new RegExp(`^${source}/?$`);
}
