export function toColumnName(part: string): string {
	return part.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function toColumns(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(record).map(([part, value]) => [toColumnName(part), value]));
}

type PartName<Column extends string> = Column extends `${infer Head}_${infer Tail}`
	? `${Head}${Capitalize<PartName<Tail>>}`
	: Column;
type Present<Value> = null extends Value ? Exclude<Value, null> | undefined : Value;
type RecordOf<Row> = { [Column in keyof Row & string as PartName<Column>]: Present<Row[Column]> };

export function toRecord<Row extends object>(row: Row): RecordOf<Row> {
	const parts = Object.entries(row).map(([column, value]) => [toPartName(column), value ?? undefined]);
	return Object.fromEntries(parts) as RecordOf<Row>;
}

const partNames = new Map<string, string>();

/** Cached, because a page of rows needs the same names hundreds of times. */
function toPartName(column: string): string {
	const known = partNames.get(column) ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
	partNames.set(column, known);
	return known;
}
