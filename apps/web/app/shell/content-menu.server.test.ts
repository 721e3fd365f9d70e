import { Menu, type MenuItem } from "@uchit/contract/menu.ts";
import { expect, test } from "vitest";
import footer from "../../../../content/menus/footer.json" with { type: "json" };
import header from "../../../../content/menus/header.json" with { type: "json" };
import { type MenuRow, toMenu } from "./content-menu.server.ts";

const row = (id: number, changes: Partial<MenuRow> = {}): MenuRow => ({
	id,
	place: "header",
	parent: undefined,
	label: `Row ${id}`,
	labelHi: undefined,
	link: undefined,
	...changes,
});

function toRows(menu: Menu, place: string): MenuRow[] {
	const rows: MenuRow[] = [];
	const add = (items: readonly MenuItem[], parent?: number) => {
		for (const { label, link, fill, children } of items) {
			const id = rows.length + 1;
			const target = fill === undefined ? link : `fill:${fill.rule}:${fill.category}`;
			rows.push({ id, place, parent, label: label.en, labelHi: label.hi, link: target });
			add(children ?? [], id);
		}
	};
	add(menu);
	return rows;
}

test("the shipped menus survive the round trip through rows", () => {
	const shipped = { header: Menu.parse(header), footer: Menu.parse(footer) };
	const rows = [...toRows(shipped.header, "header"), ...toRows(shipped.footer, "footer")];
	expect(toMenu(rows, "header")).toEqual(shipped.header);
	expect(toMenu(rows, "footer")).toEqual(shipped.footer);
});

test("a menu without rows does not exist", () => {
	expect(toMenu([row(1)], "footer")).toBeUndefined();
	expect(toMenu([], "header")).toBeUndefined();
});

test("a row without Hindi words shows its English ones", () => {
	expect(toMenu([row(1, { link: "/news" })], "header")).toEqual([
		{ label: { en: "Row 1", hi: "Row 1" }, link: "/news" },
	]);
});

test.each(["javascript:alert(1)", "//elsewhere.example", "data:text/html,x", "fill:worst:1"])(
	"%s is not a link, so the row has none",
	(link) => {
		expect(toMenu([row(1, { link })], "header")).toEqual([{ label: { en: "Row 1", hi: "Row 1" } }]);
	},
);

test("rows in a cycle, or under a missing parent, are left out", () => {
	const rows = [row(1), row(2, { parent: 3 }), row(3, { parent: 2 }), row(4, { parent: 99 })];
	expect(toMenu(rows, "header")).toEqual([{ label: { en: "Row 1", hi: "Row 1" } }]);
});
