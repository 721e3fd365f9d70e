import { rename } from "node:fs/promises";
import type { SchemaElement } from "hyparquet";
import { fileWriter, ParquetWriter } from "hyparquet-writer";
import type { FieldDef, PoolClient } from "pg";

/** Rows in memory at once, and in one group of the file. */
const GROUP_ROWS = 20_000;

type Kind = { type: "BOOLEAN" | "INT32" | "INT64" | "DOUBLE" | "BYTE_ARRAY"; read: (text: string) => unknown };

const TEXT: Kind = { type: "BYTE_ARRAY", read: (text) => text };
const WHOLE: Kind = { type: "INT32", read: Number };
const FLOAT: Kind = { type: "DOUBLE", read: Number };
/** Keyed by PostgreSQL's type number; other types are written as the CSV's text. */
const KINDS: ReadonlyMap<number, Kind> = new Map([
	[16, { type: "BOOLEAN", read: (text) => text === "t" }],
	[20, { type: "INT64", read: BigInt }],
	[21, WHOLE],
	[23, WHOLE],
	[700, FLOAT],
	[701, FLOAT],
]);

export async function writeParquetFile(client: PoolClient, select: string, path: string): Promise<void> {
	// Values as PostgreSQL prints them: the driver would round numbers and parse dates.
	const asText = { getTypeParser: () => (text: string) => text };
	await client.query(`DECLARE parquet NO SCROLL CURSOR FOR ${select}`);
	const fetch = async (): Promise<{ fields: FieldDef[]; rows: unknown[][] }> =>
		client.query({ text: `FETCH ${GROUP_ROWS} FROM parquet`, rowMode: "array", types: asText });
	let { fields, rows } = await fetch();
	const columns = fields.map(toColumn);
	const root: SchemaElement = { name: "root", num_children: columns.length };
	const schema = [root, ...columns.map(({ element }) => element)];
	const writer = new ParquetWriter({ writer: fileWriter(`${path}.part`), schema });
	while (rows.length > 0) {
		const group = rows;
		const columnData = columns.map(({ element: { name }, read }, at) => ({
			name,
			data: group.map(({ [at]: value }) => (typeof value === "string" ? read(value) : undefined)),
		}));
		await writer.write({ columnData, rowGroupSize: GROUP_ROWS });
		({ rows } = await fetch());
	}
	await writer.finish();
	await client.query("CLOSE parquet");
	await rename(`${path}.part`, path);
}

function toColumn({ name, dataTypeID }: FieldDef): { element: SchemaElement; read: Kind["read"] } {
	const { type, read } = KINDS.get(dataTypeID) ?? TEXT;
	const text = type === "BYTE_ARRAY" && ({ converted_type: "UTF8" } as const);
	return { element: { name, type, repetition_type: "OPTIONAL", ...text }, read };
}
