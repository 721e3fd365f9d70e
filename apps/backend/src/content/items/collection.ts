import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { Collection, CollectionHooks, Field, FieldKind } from "#backend/content/items/types.ts";
import type { Action } from "#backend/db/schema/content/permission.ts";

const KINDS = {
	PgInteger: "integer",
	PgSmallInt: "integer",
	PgBigInt53: "integer",
	PgDoublePrecision: "number",
	PgText: "text",
	PgBoolean: "boolean",
	PgTimestamp: "timestamp",
	PgDateString: "date",
	PgUUID: "uuid",
	PgJsonb: "json",
	PgArray: "json",
} as const satisfies Record<string, FieldKind>;

type DefaultedKey = "actions" | "isSingleton" | "isShown" | "rest" | "synonyms" | "path" | "tags";

export type Definition = CollectionHooks &
	Partial<Pick<Collection, DefaultedKey>> & {
		name: string;
		table: PgTable;
		key?: string;
		relations?: Readonly<Record<string, string>>;
		readOnly?: readonly string[];
		html?: readonly string[];
		hidden?: readonly string[];
		computed?: Readonly<Record<string, { kind: FieldKind; toSql: (alias: SQL) => SQL }>>;
		shapes?: Readonly<Record<string, z.ZodType>>;
		revised?: "all" | readonly string[];
	};

const EVERY_ACTION: readonly Action[] = ["create", "read", "update", "delete"];

export function defineCollection(definition: Definition): Collection {
	const { name, table, key, revised = [] } = definition;
	const columns = Object.values(getTableColumns(table)).filter(({ name }) => !definition.hidden?.includes(name));
	const fields = new Map<string, Field>(columns.map((column) => [column.name, ofColumn(column, definition)]));
	for (const [field, { kind, toSql }] of Object.entries(definition.computed ?? {})) {
		fields.set(field, {
			name: field,
			kind,
			toSql,
			isRequired: false,
			isNullable: false,
			isReadOnly: true,
			isComputed: true,
		});
	}
	const keyField = key === undefined ? undefined : fields.get(key);
	if (key !== undefined && keyField === undefined) throw new Error(`${name} has no field ${key}`);
	return {
		name,
		table: sql.identifier(getTableName(table)).getSQL(),
		...(keyField && { key: keyField }),
		identity: keyField ? [keyField] : identityOf(table, fields),
		fields,
		actions: definition.actions ?? EVERY_ACTION,
		isSingleton: definition.isSingleton ?? false,
		isShown: definition.isShown ?? false,
		revised: revised === "all" ? columns.map(({ name }) => name) : revised,
		...(definition.rest !== undefined && { rest: definition.rest }),
		synonyms: definition.synonyms ?? {},
		...(definition.path && { path: definition.path }),
		...(definition.tags && { tags: definition.tags }),
		...(definition.lock && { lock: definition.lock }),
		...(definition.systemFields && { systemFields: definition.systemFields }),
		...(definition.apply && { apply: definition.apply }),
		...(definition.follow && { follow: definition.follow }),
	};
}

/** The columns that tell rows apart, if the table declares any; an index has them in this order. */
function identityOf(table: PgTable, fields: ReadonlyMap<string, Field>): readonly Field[] {
	const { primaryKeys, uniqueConstraints } = getTableConfig(table);
	const columns = [...primaryKeys, ...uniqueConstraints][0]?.columns ?? [];
	const named = columns.map(({ name }) => fields.get(name));
	return named.every((field) => field !== undefined) ? named : [];
}

function ofColumn(column: PgColumn, { relations, readOnly, html, shapes }: Definition): Field {
	const { name } = column;
	const kind = html?.includes(name) ? "html" : kindOf(column);
	const relation = relations?.[name];
	const shape = shapes?.[name];
	return {
		name,
		kind,
		toSql: (alias) => sql`${alias}.${sql.identifier(name)}`,
		isRequired: column.notNull && !column.hasDefault,
		isNullable: !column.notNull,
		isReadOnly: readOnly?.includes(name) ?? false,
		isComputed: false,
		...(relation !== undefined && { relation }),
		...(column.enumValues !== undefined && column.enumValues.length > 0 && { choices: column.enumValues }),
		...(shape && { shape }),
	};
}

function kindOf({ columnType, name }: PgColumn): FieldKind {
	const known = Object.entries(KINDS).find(([type]) => type === columnType);
	if (known === undefined)
		throw new Error(`The column ${name} is of a type that the wire does not know: ${columnType}`);
	return known[1];
}
