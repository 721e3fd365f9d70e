import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { type CheckBuilder, check, type PgColumn } from "drizzle-orm/pg-core";

export function listChecks(table: Record<string, PgColumn>): CheckBuilder[] {
	const [first] = Object.values(table);
	if (first === undefined) return [];
	// The columns passed to a table's extras have no value lists yet; those of the finished table do.
	return Object.values(getTableColumns(first.table)).flatMap(({ name, enumValues = [] }) => {
		if (enumValues.length === 0) return [];
		const list = enumValues.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ");
		return check(`${getTableName(first.table)}_${name}_list`, sql.raw(`"${name}" IN (${list})`));
	});
}
