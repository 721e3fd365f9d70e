import type { FacetOption } from "@uchit/contract/paging.ts";

export type ListFacet<Row> = { valuesOf: (row: Row) => readonly string[]; chosen: readonly string[] };

export type NarrowedRows<Row> = { rows: Row[]; options: FacetOption[][] };

export function applyFacets<Row>(rows: readonly Row[], facets: readonly ListFacet<Row>[]): NarrowedRows<Row> {
	const counters = facets.map((facet) => ({ facet, counts: new Map<string, number>() }));
	const left: Row[] = [];
	for (const row of rows) {
		const stoppedBy = counters.filter(({ facet }) => !passesFacet(facet, row));
		if (stoppedBy.length === 0) left.push(row);
		if (stoppedBy.length > 1) continue;
		for (const { facet, counts } of stoppedBy.length === 0 ? counters : stoppedBy) {
			for (const value of facet.valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
		}
	}
	return { rows: left, options: counters.map(({ facet, counts }) => toOptions(counts, facet.chosen)) };
}

function passesFacet<Row>({ valuesOf, chosen }: ListFacet<Row>, row: Row): boolean {
	return chosen.length === 0 || valuesOf(row).some((value) => chosen.includes(value));
}

function toOptions(counts: ReadonlyMap<string, number>, chosen: readonly string[]): FacetOption[] {
	return [...new Set([...counts.keys(), ...chosen])]
		.sort((a, b) => a.localeCompare(b, "en"))
		.map((value) => ({ value, label: value, count: counts.get(value) ?? 0, selected: chosen.includes(value) }));
}
