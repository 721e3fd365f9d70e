import type { PageHandle } from "./page-handle.ts";

export type FindPage<Entry> = (path: string) => { page: Entry; params: Readonly<Record<string, string>> } | undefined;

/** Matches patterns like the router: fixed words rank above parameters, and these above `*`. */
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
 * The rules of a path's page. Where only `/*` matches, those of the nearest parent, as its key may be in this path too. Paths without a
 * page are not counted.
 */
export function rulesAt(
	find: FindPage<Rules & { pattern: string }>,
	path: string,
): { isPersonal: boolean; isCounted: boolean } {
	const page = find(path)?.page;
	if (page?.pattern === "/*" && path !== "/") return rulesAt(find, parentPath(path));
	return { isPersonal: page?.personal ?? false, isCounted: page !== undefined && page.counted !== false };
}

/** The deepest page, so that a path of thousands of segments is not climbed step by step. */
const DEEPEST = 6;

function parentPath(path: string): string {
	const segments = path.split("/").filter((segment) => segment !== "");
	return `/${segments.slice(0, Math.min(segments.length - 1, DEEPEST)).join("/")}`;
}

/** Sort key by segment: words before parameters before `*`. */
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
