import { findDegree } from "@uchit/contract/degree.ts";
import type { Highlights } from "@uchit/contract/highlight.ts";
import type { Menu, MenuItem } from "@uchit/contract/menu.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { collegePath } from "#app/paths.ts";
import { addressIn, type Language } from "#app/platform/i18n/language.ts";

export type MenuLink = { label: string; to: string };

/** Sent with every page: only the rows of the header, all of the footer. */
export type Menus = { header: MenuHead[]; footer: MenuColumn[] };

/** The panel's content is loaded when a visitor is about to open it. */
export type MenuHead = MenuLink & { hasPanel: boolean };

export type MenuPanels = readonly MenuColumn[][];

/** The source of a filled column, for the line under it; `nothing` if we have no facts to fill it. */
export type Filling =
	| { kind: "ranks"; exam: string; programme: string | undefined; year: number; round: number }
	| { kind: "seats"; authority: "aicte" | "nmc"; degrees: string[]; year: number }
	| { kind: "nirf"; list: RankingList; year: number }
	| { kind: "nothing" };

export type MenuColumn = { label: string; links: MenuLink[]; filling?: Filling };

export type MenuEntry = MenuLink & { columns: MenuColumn[] };

/** Columns that need facts are left out in an outage. */
export function toMenuEntries(menu: Menu, highlights: Highlights | undefined, language: Language): MenuEntry[] {
	const nameExam = (exam: string) => findLabel(menu, `/exams/${exam}`)?.[language] ?? exam;
	return menu.map((item) => ({
		...toLink(item, language),
		columns: (item.children ?? []).flatMap((column) => toColumn(column, item, { highlights, nameExam, language })),
	}));
}

export function toMenuColumns(menu: Menu, highlights: Highlights | undefined, language: Language): MenuColumn[] {
	return menu.map(({ label, children = [] }) => ({
		label: label[language],
		links: children.filter(hasListedDegrees(highlights)).map((item) => toLink(item, language)),
	}));
}

type NameExam = (slug: string) => string;

type ColumnContext = { highlights: Highlights | undefined; nameExam: NameExam; language: Language };

/** A column without its own link gets that of its row. */
function toColumn(item: MenuItem, row: MenuItem, { highlights, nameExam, language }: ColumnContext): MenuColumn[] {
	const { label, fill, children = [] } = item;
	if (fill === undefined) {
		const shown = children.filter(hasListedDegrees(highlights));
		const links = shown.length > 0 || children.length === 0 ? shown : [row];
		return [{ label: label[language], links: links.map((child) => toLink(child, language)) }];
	}
	if (highlights === undefined) return [];
	const found = highlights.categories.find(({ id }) => id === fill.category);
	const filled = fill.rule === "popular" ? popular(found, nameExam) : topRanked(found);
	const links = filled.colleges.map(({ slug, name }) => ({ label: name, to: addressIn(language, collegePath(slug)) }));
	return [{ label: label[language], links, filling: filled.filling }];
}

/** A degree's list is only offered if a source says who teaches it. During an outage the list itself says so. */
function hasListedDegrees(highlights: Highlights | undefined): (item: MenuItem) => boolean {
	return ({ link = "/" }) => {
		if (highlights === undefined || !link.startsWith("/colleges?")) return true;
		const degrees = new URLSearchParams(link.slice(link.indexOf("?"))).getAll("degree");
		return degrees.every((slug) => highlights.degrees.includes(slug));
	};
}

type CategoryHighlights = Highlights["categories"][number] | undefined;
type Filled = { colleges: { slug: string; name: string }[]; filling: Filling };

const NOTHING_FILLED: Filled = { colleges: [], filling: { kind: "nothing" } };

function popular(found: CategoryHighlights, nameExam: NameExam): Filled {
	if (found?.popular === undefined) return NOTHING_FILLED;
	const { items: colleges, ...by } = found.popular;
	if (by.rule === "seats") {
		const degrees = by.degrees.map((slug) => findDegree(slug)?.name ?? slug);
		return { colleges, filling: { kind: "seats", authority: by.authority, degrees, year: by.year } };
	}
	const { programme, year, round } = by;
	return { colleges, filling: { kind: "ranks", exam: nameExam(by.exam), programme, year, round } };
}

function topRanked(found: CategoryHighlights): Filled {
	if (found?.topRanked === undefined) return NOTHING_FILLED;
	const { items, list, year } = found.topRanked;
	return { colleges: items, filling: { kind: "nirf", list, year } };
}

function findLabel(menu: Menu, link: string): MenuItem["label"] | undefined {
	for (const item of menu) {
		const found = item.link === link ? item.label : findLabel(item.children ?? [], link);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** A row without a link leads to the home page: the schema lets editors leave it out. */
function toLink({ label, link = "/" }: MenuItem, language: Language): MenuLink {
	return { label: label[language], to: link.startsWith("/") ? addressIn(language, link) : link };
}
