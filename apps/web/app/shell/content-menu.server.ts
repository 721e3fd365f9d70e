import { Menu, type MenuItem } from "@uchit/contract/menu.ts";

export type MenuRow = {
	id: string | number;
	place: string;
	parent: string | number | undefined;
	label: string;
	labelHi: string | undefined;
	/** An address of the site, one with https://, or `fill:popular:1` for rows from the facts of category 1. */
	link: string | undefined;
};

/**
 * Builds the menu of one place from its rows, in order; undefined without rows. It leaves out invalid links
 * (`javascript:…`), rows without a parent in this place, and circles.
 */
export function toMenu(rows: readonly MenuRow[], place: string): Menu | undefined {
	const ofPlace = rows.filter((row) => row.place === place);
	const items = itemsUnder(ofPlace, undefined, DEEPEST);
	return items.length === 0 ? undefined : items;
}

/** Header entry, column, link. */
const DEEPEST = 3;

function itemsUnder(rows: readonly MenuRow[], parent: MenuRow["parent"], levels: number): MenuItem[] {
	if (levels === 0) return [];
	return rows
		.filter((row) => row.parent === parent)
		.map((row) => {
			const children = itemsUnder(rows, row.id, levels - 1);
			return { ...toItem(row), ...(children.length > 0 && { children }) };
		});
}

const FILL = /^fill:(popular|nirf):(\d{1,3})$/;

function toItem({ label, labelHi, link }: MenuRow): MenuItem {
	const item = { label: { en: label, hi: labelHi ?? label } };
	const [, rule, category] = FILL.exec(link ?? "") ?? [];
	const full = rule === undefined ? { ...item, link } : { ...item, fill: { rule, category: Number(category) } };
	const [parsed] = Menu.safeParse([full]).data ?? [];
	return parsed ?? item;
}
