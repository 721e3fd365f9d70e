import type { RowColumn, RowImport, RowTable } from "@uchit/contract/row-import.ts";
import type { TableRow } from "@uchit/text/read-table.ts";
import { readDay } from "#studio/facts/shape/read-day.ts";
import { slugOf } from "#studio/writing/slug-of.ts";
import type { Mapping } from "./columns.ts";

export type SentRow = RowImport["rows"][number];

/** Empty cells are left out, "any" in a list means an empty list, and invalid numbers stay text for the dry run to report. */
export function toRow({ line, cells }: TableRow, { table, mapping }: { table: RowTable; mapping: Mapping }): SentRow {
	const stated = table.columns.flatMap(({ id, kind }): [string, unknown][] => {
		const cell = cells[mapping[id] ?? ""]?.trim() ?? "";
		return cell === "" ? [] : [[id, toValue(kind, cell)]];
	});
	const values = Object.fromEntries(stated);
	const needsSlug = table.columns.some(({ id }) => id === "slug") && values.slug === undefined;
	return { row: line, values: needsSlug ? { slug: slugOf(String(values.name ?? "")), ...values } : values };
}

function toValue(kind: RowColumn["kind"], cell: string): unknown {
	if (kind === "tick") return TICKS[cell.toLowerCase()] ?? cell;
	if (kind === "day") return readDay(cell);
	if (kind === "choice") return cell.toLowerCase().replaceAll(/[\s_]+/g, "-");
	if (kind === "list") {
		const parts = cell.split(/[|;]/).flatMap((part) => part.trim() || []);
		return parts.length === 1 && parts[0]?.toLowerCase() === "any" ? [] : parts;
	}
	if (kind !== "number") return cell;
	const bare = cell.replaceAll(/[₹,\s]/g, "");
	return /^\d+$/.test(bare) ? Number(bare) : cell;
}

const TICKS: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };
