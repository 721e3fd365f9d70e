import type { Facets } from "@uchit/contract/facet.schema.ts";
import { NONE } from "@uchit/contract/facet.ts";
import type { FacetOption } from "@uchit/contract/paging.schema.ts";
import type { Choice, Column } from "./columns.ts";
import type { Counted } from "./count.ts";

/** Every facet's options with their counts, as the wire has them. */
export function toFacets(columns: readonly Column[], choices: readonly Choice[], counted: Counted): Facets {
	const options = new Map(columns.map((column) => [column.name, toOptions(column, choices, counted)]));
	const of = (name: Column["name"]) => options.get(name) ?? [];
	return {
		category: of("category"),
		degree: of("degree"),
		course: of("course"),
		state: of("state"),
		district: of("district"),
		ownership: of("ownership"),
		kind: of("kind"),
		exam: of("exam"),
		nirf: of("nirf"),
		gender: of("gender"),
		approval: of("approval"),
	};
}

function toOptions(column: Column, choices: readonly Choice[], counted: Counted): FacetOption[] {
	const counts = counted.counts.get(column.name);
	const selected = choices.find((choice) => choice.column.name === column.name)?.selected;
	const states = choices.find((choice) => choice.column.name === "state")?.selected;
	const shown: FacetOption[] = [];
	for (const [index, { value, label, labelHi }] of column.options.entries()) {
		const isSelected = selected?.has(value) ?? false;
		const count = counts?.[index + 1] ?? 0;
		if (column.name === "district" && !isSelected && !isIn(states, value)) continue;
		if (count > 0 || isSelected || column.listsAll) shown.push({ value, label, labelHi, count, selected: isSelected });
	}
	const none = { value: NONE, count: counts?.[0] ?? 0, selected: selected?.has(NONE) ?? false };
	const showsNone = column.noneLabel !== undefined && (none.count > 0 || none.selected || column.listsAll);
	if (showsNone) shown.push({ ...none, label: column.noneLabel ?? "" });
	return shown;
}

/** All 763 districts would be a list that nobody reads: those of the chosen states, and what is chosen. */
function isIn(states: ReadonlySet<string> | undefined, district: string): boolean {
	return states?.has(district.slice(0, district.indexOf("/"))) ?? false;
}
