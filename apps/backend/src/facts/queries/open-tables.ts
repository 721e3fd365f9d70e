import { Transform } from "node:stream";
import type { OpenTable } from "@uchit/contract/data.ts";
import { LEAST_PEOPLE } from "@uchit/contract/outcome.ts";
import { BYTE_ORDER_MARK } from "@uchit/text/csv.ts";
import { to as copyTo } from "pg-copy-streams";
import type { Database } from "#backend/db/client.ts";

/** What each open table is read by; columns that are only for the machine are left out. */
const SELECTS: Partial<Record<OpenTable, string>> = {
	colleges:
		"SELECT id, slug, name, official_name, kind, aishe_code, state_slug, district_id, city, source_id FROM colleges ORDER BY id",
	cutoffs: `SELECT k.exam, k.authority, k.year, k.year_note, k.round, k.college_id, p.name AS programme, k.quota, k.pool, k.seat_type,
		k.social_category, k.pwd, k.gender, k.opening_rank, k.closing_rank, k.closing_score, k.seats, k.preparatory, k.rank_space, k.mark, k.source_id
		FROM cutoffs k JOIN programmes p ON p.id = k.programme_id`,
	// A median of few tells of people, not of a course: it is on no page and in no file.
	outcomes: `SELECT o.* FROM outcomes o WHERE measure <> 'median-salary' OR NOT EXISTS (SELECT FROM outcomes p
		WHERE (p.college_id, p.list, p.year, p.level, p.cohort) = (o.college_id, o.list, o.year, o.level, o.cohort)
			AND p.measure = 'placed' AND p.value < ${LEAST_PEOPLE})`,
};

/** What a table is read by; it brings as many rows as the table counts. */
export function selectOf(table: OpenTable): string {
	return SELECTS[table] ?? `SELECT * FROM ${table.replaceAll("-", "_")}`;
}

/**
 * A whole table as text, row by row from the database's own COPY, so that no table need fit into memory. The connection goes back
 * when the stream ends, however it ends.
 */
export async function streamTable(db: Database, table: OpenTable, format: "csv" | "json"): Promise<Transform> {
	const select = selectOf(table);
	const client = await db.$client.connect();
	await client.query("SET statement_timeout = 0");
	const copy = client.query(
		copyTo(
			format === "csv"
				? `COPY (${select}) TO STDOUT WITH (FORMAT csv, HEADER)`
				: // JSON has no control characters of its own, so nothing is quoted: one row on each line.
					`COPY (SELECT row_to_json(t) FROM (${select}) t) TO STDOUT WITH (FORMAT csv, QUOTE e'\\x01', DELIMITER e'\\x02')`,
		),
	);
	const text = format === "csv" ? toMarkedText() : toJsonArray();
	let isReleased = false;
	const release = (error?: Error | null) => {
		if (isReleased) return;
		isReleased = true;
		// A connection whose copy was broken off is of no more use; a whole one keeps its setting otherwise.
		client.release(error ?? true);
	};
	copy.once("error", (error) => text.destroy(error));
	text.once("close", () => {
		copy.destroy();
		release();
	});
	return copy.pipe(text);
}

function toMarkedText(): Transform {
	const text = new Transform({ transform: (chunk: Buffer, _encoding, done) => done(null, chunk) });
	text.push(BYTE_ORDER_MARK);
	return text;
}

/** Lines become the elements of one array. */
function toJsonArray(): Transform {
	let isFirst = true;
	let rest = "";
	const decoder = new TextDecoder();
	const take = (text: string) => {
		const lines = (rest + text).split("\n");
		rest = lines.pop() ?? "";
		return lines.map((line) => {
			const element = `${isFirst ? "[\n" : ",\n"}${line}`;
			isFirst = false;
			return element;
		});
	};
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			done(null, take(decoder.decode(chunk, { stream: true })).join(""));
		},
		flush(done) {
			done(null, isFirst ? "[]\n" : "\n]\n");
		},
	});
}
