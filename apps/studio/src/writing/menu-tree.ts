import { CATEGORIES, findCategory } from "@uchit/contract/category.ts";

export type MenuEntry = {
	id: string | number;
	parent: string | number | null;
	place: string;
	label: string;
	link: string | null;
	status: string;
	sort: number;
};
export type MenuNode = MenuEntry & { entries: MenuNode[] };

/** Entries in a cycle or with a missing parent are placed at the top level. */
export function toMenuTree(entries: readonly MenuEntry[]): MenuNode[] {
	const ids = new Map(entries.map((entry) => [entry.id, entry]));
	const isTop = (entry: MenuEntry) => entry.parent === null || !ids.has(entry.parent) || isInCircle(entry, ids);
	const under = (parent: MenuEntry): MenuNode => ({
		...parent,
		entries: inOrder(entries.filter((entry) => !isTop(entry) && entry.parent === parent.id)).map(under),
	});
	return inOrder(entries.filter(isTop)).map(under);
}

/** A column of colleges: the site lists them. */
export const FILLING_LINKS = ["popular", "nirf"].flatMap((rule) => CATEGORIES.map(({ id }) => `fill:${rule}:${id}`));

/** `fill:popular:1` → filled with the popular colleges of Engineering. */
export function linkInWords(link: string | null): string {
	const [, rule, category = ""] = /^fill:(popular|nirf):(\d+)$/.exec(link ?? "") ?? [];
	const name = findCategory(category)?.name;
	if (rule === undefined || name === undefined) return link ?? "";
	return rule === "nirf"
		? `filled with the colleges that NIRF ranks in ${name}`
		: `filled with the popular colleges of ${name}`;
}

/** The changed `sort` values after an entry is moved to a place, counted from 1. */
export function reorderSiblings(
	siblings: readonly MenuEntry[],
	id: MenuEntry["id"],
	place: number,
): { id: MenuEntry["id"]; sort: number }[] {
	const entry = siblings.find((each) => each.id === id);
	const others = siblings.filter((each) => each.id !== id);
	const ordered = entry === undefined ? others : others.toSpliced(place - 1, 0, entry);
	return ordered.flatMap(({ id: each, sort }, place) => (sort === place + 1 ? [] : [{ id: each, sort: place + 1 }]));
}

function inOrder(entries: readonly MenuEntry[]): MenuEntry[] {
	return entries.toSorted((one, other) => one.sort - other.sort || Number(one.id) - Number(other.id));
}

function isInCircle(entry: MenuEntry, ids: ReadonlyMap<MenuEntry["id"], MenuEntry>): boolean {
	const seen = new Set<MenuEntry["id"]>();
	for (let at: MenuEntry | undefined = entry; at !== undefined; ) {
		if (seen.has(at.id)) return true;
		seen.add(at.id);
		at = at.parent === null ? undefined : ids.get(at.parent);
	}
	return false;
}
