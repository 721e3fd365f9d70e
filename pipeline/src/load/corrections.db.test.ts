import { isDeepStrictEqual } from "node:util";
import { aliases } from "@uchit/backend/db/schema/alias.ts";
import { collegeCategories, colleges } from "@uchit/backend/db/schema/college.ts";
import { collegeFacts } from "@uchit/backend/db/schema/college-fact.ts";
import { cutoffs } from "@uchit/backend/db/schema/cutoff.ts";
import { collegeFees } from "@uchit/backend/db/schema/fee.ts";
import { intakes } from "@uchit/backend/db/schema/intake.ts";
import { outcomes } from "@uchit/backend/db/schema/outcome.ts";
import { rankings } from "@uchit/backend/db/schema/ranking.ts";
import { corrections } from "@uchit/backend/db/schema/report.ts";
import { listCorrectable } from "@uchit/backend/facts/queries/corrections/fact-rows.ts";
import { rebuildOverlays } from "@uchit/backend/facts/queries/corrections/overlay.ts";
import { STORED_FACTS } from "@uchit/backend/facts/queries/corrections/stored-facts.ts";
import { CORRECTED_FIELDS, type CorrectedField, FACT_KINDS } from "@uchit/contract/correction.ts";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import pg, { type PoolClient } from "pg";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { loadTable } from "#pipeline/load/table.ts";

const pool = new pg.Pool({ connectionString: z.url().parse(process.env.TEST_DATABASE_URL), max: 1 });
afterAll(() => pool.end());

const TABLES: Readonly<Record<string, PgTable>> = {
	...{ colleges, aliases, college_categories: collegeCategories, college_facts: collegeFacts, intakes },
	...{ college_fees: collegeFees, outcomes, rankings, cutoffs },
};
const VALUES: Partial<Record<CorrectedField, [string, string]>> = {
	slug: ["corrected-slug", "published-slug"],
	website: ["https://corrected.example/", "https://published.example/"],
	pin: ["110001", "110002"],
	ownership: ["private", "government"],
	established: ["1801", "1802"],
	category: ["13", "20"],
};
const FEW_CUTOFFS: Partial<Record<CorrectedField, string>> = { "closing-rank": "C-10217", "cutoff-mark": "C-8301" };
const NUMBERS: [string, string] = ["1234567", "7654321"];
const WORDS: [string, string] = ["Corrected Words", "Published Words"];

test.each(CORRECTED_FIELDS)(
	"a corrected %s is kept through loads, says what a later one has, and is undone",
	async (field) => {
		await takenBack(async (client) => {
			const trial = await correctedIn(client, field);
			expect(await trial.isUntouched()).toBe(true);
			await trial.load();
			expect(await trial.read()).toMatchObject({ state: "applied", says: null, was: trial.was });
			expect(await trial.shown()).toContain(trial.value);

			await trial.publish(trial.later);
			await trial.load();
			expect((await trial.read())?.says).toBe(trial.saysLater);
			expect(await trial.shown()).toContain(trial.value);

			await trial.undo();
			await trial.load();
			expect(await trial.shown()).not.toContain(trial.value);
			if (trial.was !== "") expect(await trial.shown()).toContain(trial.later);
		});
	},
);

test("a correction of a fact that a later load lacks reports that, and adds nothing", async () => {
	await takenBack(async (client) => {
		const trial = await correctedIn(client, "fee");
		await trial.publish(undefined);
		await trial.load();
		expect((await trial.read())?.says).toBe("");
		expect(await trial.shown()).not.toContain(trial.value);
	});
});

test("a removed fact stays removed, and returns when the removal is undone", async () => {
	await takenBack(async (client) => {
		const trial = await correctedIn(client, "rank", "");
		await trial.load();
		expect(await trial.rows()).toBe(trial.published() - 1);
		await trial.undo();
		await trial.load();
		expect(await trial.rows()).toBe(trial.published());
	});
});

async function correctedIn(client: PoolClient, field: CorrectedField, given?: string) {
	const db = drizzle({ client });
	const stored = STORED_FACTS[field];
	const table = TABLES[stored.table];
	if (table === undefined) throw new Error(`${stored.table} is no table of facts`);
	const { rows: some } = await client.query<{ id: string }>(
		`SELECT ${stored.college} AS id FROM ${stored.table} t WHERE to_jsonb(t) @> $1 AND ${stored.column} IS NOT NULL LIMIT 1`,
		[JSON.stringify(stored.only ?? {})],
	);
	const collegeId = FEW_CUTOFFS[field] ?? some[0]?.id ?? "U-0456";
	const scope = `t.${stored.college} = '${collegeId}'`;
	const read = async () =>
		(await db
			.select()
			.from(table)
			.where(sql.raw(scope.replace("t.", "")))) as Cells[];
	let published = await read();
	const untouched = published;
	const [fact] = await listCorrectable(db, { collegeId, field, words: [], most: 1 });
	const isNumber = ["number", "amount"].includes(FACT_KINDS[field].value);
	const [value, later] = VALUES[field] ?? (isNumber ? NUMBERS : WORDS);
	const whole = {
		collegeId,
		field,
		fact: fact?.fact,
		was: fact?.value ?? "",
		value: given ?? value,
		reason: "a trial",
	};
	const [row] = await db
		.insert(corrections)
		.values({ ...whole, sourceId: "nirf-2025" })
		.returning();
	if (row === undefined) throw new Error("No correction was made");
	await rebuildOverlays(db);
	const key = Object.entries<PgColumn>(getTableColumns(table));
	const named = (names: readonly string[]) => key.filter(([, column]) => names.includes(column.name));
	return {
		...{ value, later, was: whole.was },
		// An alias and a category consist only of their value, so another value is another fact.
		saysLater: whole.was === "" ? null : field === "alias" || field === "category" ? "" : later,
		async load() {
			await loadTable(client, {
				table,
				key: named([stored.college, ...stored.key.filter((name) => name !== stored.college && name !== "year")])
					.concat(named(stored.key.filter((name) => name === "year")))
					.map(([, column]) => column) as never,
				scope,
				rows: published.map(withoutNull) as never,
			});
			await rebuildOverlays(db);
		},
		async publish(to: string | undefined) {
			published = published.flatMap((cells) => {
				const isOurs = named(Object.keys(whole.fact ?? {})).every(
					([name, column]) => String(cells[name]) === String(whole.fact?.[column.name]),
				);
				if (!isOurs || whole.was === "") return [cells];
				const changed = named([stored.column, "printed"]).map(([name]) => [name, isNumber ? Number(to) : to]);
				return to === undefined ? [] : [{ ...cells, ...Object.fromEntries(changed) }];
			});
		},
		read: async () => (await db.select().from(corrections).where(eq(corrections.id, row.id)))[0],
		shown: async () =>
			(await listCorrectable(db, { collegeId, field, words: [], most: 5_000 })).map((each) => each.value),
		rows: async () => (await client.query(`SELECT FROM current.${stored.table} t WHERE ${scope}`)).rowCount,
		published: () => published.length,
		isUntouched: async () => isDeepStrictEqual(await read(), untouched),
		async undo() {
			await db.update(corrections).set({ state: "undone" }).where(eq(corrections.id, row.id));
			await rebuildOverlays(db);
		},
	};
}

type Cells = Record<string, unknown>;

function withoutNull(cells: Cells): Cells {
	return Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, value ?? undefined]));
}

async function takenBack(work: (client: PoolClient) => Promise<void>): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("BEGIN");
		await work(client);
	} finally {
		await client.query("ROLLBACK");
		client.release();
	}
}
