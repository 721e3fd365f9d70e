import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const { db } = useBackend();

test("a table of facts has the same columns in the load, in the overlay and in the public view", async () => {
	const { rows } = await db.$client.query<{ name: string; schemas: string; shapes: number }>(`
		WITH shape AS (
			SELECT table_schema AS schema, table_name AS name,
				string_agg(column_name || ' ' || data_type, ', ' ORDER BY ordinal_position) AS columns
			FROM information_schema.columns WHERE table_schema IN ('public', 'layers', 'overlaid', 'current') GROUP BY 1, 2
		)
		SELECT name, string_agg(schema, ' ' ORDER BY schema) AS schemas, count(DISTINCT columns)::int AS shapes
		FROM shape WHERE name IN (SELECT name FROM shape WHERE schema = 'layers') GROUP BY 1`);
	expect(rows.length).toBeGreaterThan(10);
	const odd = rows.filter(({ schemas, shapes }) => schemas !== "current layers overlaid public" || shapes !== 1);
	expect(odd).toEqual([]);
});
