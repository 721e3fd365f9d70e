import type { Rows } from "./spec.ts";

type Row = Rows[number];
type Selection = {
	where: Readonly<Record<string, string | number>>;
	limit?: number | undefined;
	only?: readonly string[] | undefined;
	label: string;
	names: Readonly<Record<string, string>>;
};

export function selectRows(rows: Rows, { where, limit, only, label }: Selection): Rows {
	const wanted = rows
		.filter((row) => Object.entries(where).every(([field, value]) => row[field] === value))
		.filter((row) => only === undefined || only.includes(String(row[label])));
	if (wanted.length === 0) throw new Error(`No row of result.json has ${JSON.stringify(where)}`);
	return wanted.slice(0, limit);
}

export function labelOf(row: Row, { label, names }: Selection): string {
	const printed = String(row[label]);
	return names[printed] ?? printed;
}

export function numberOf(row: Row, field: string): number {
	const value = optionalNumberOf(row, field);
	if (value === undefined) throw new Error(`result.json has no figure "${field}" in ${JSON.stringify(row)}`);
	return value;
}

export function optionalNumberOf(row: Row, field: string): number | undefined {
	const value = row[field];
	return typeof value === "number" ? value : undefined;
}
