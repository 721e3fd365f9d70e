import { readFileSync } from "node:fs";
import { CollegeResults } from "@uchit/contract/college.ts";
import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { colleges } from "#backend/db/schema/college.ts";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

const FOLDER = new URL("../../../../../data/queries/", import.meta.url);

/** Shares of the queries whose expected institution comes first (`first`), or among the first three (`third`). */
test.each([
	{ file: "queries.csv", queries: 120, first: 0.95, third: 0.99 },
	{ file: "hindi-names.csv", queries: 50, first: 0.95, third: 0.99 },
])(
	"$file: the expected institution is the first result for nearly all of its $queries queries",
	async ({ file, ...wanted }) => {
		const rows = readQueries(file);
		const slugs = await slugsOf(rows.map(({ expected }) => expected));
		const places: { query: string; place: number }[] = [];
		for (const { query, expected } of rows) {
			const address = `/v1/colleges?q=${encodeURIComponent(query)}`;
			const { items } = await backend.read(CollegeResults, address);
			const firsts = items.slice(0, 3).map(({ slug }) => slug);
			places.push({ query, place: firsts.indexOf(slugs.get(expected) ?? "not there") });
		}
		const first = places.filter(({ place }) => place === 0).length;
		const third = places.filter(({ place }) => place >= 0).length;
		const missing = places
			.filter(({ place }) => place !== 0)
			.map(({ query, place }) => `${query} (${place + 1 || "later"})`);
		process.stdout.write(
			`${file}: first ${first}, in three ${third} of ${rows.length}; not first: ${missing.join(", ") || "none"}\n`,
		);
		expect(rows).toHaveLength(wanted.queries);
		expect(first / rows.length).toBeGreaterThanOrEqual(wanted.first);
		expect(third / rows.length).toBeGreaterThanOrEqual(wanted.third);
	},
);

function readQueries(file: string): { query: string; expected: string }[] {
	const [, ...lines] = readFileSync(new URL(file, FOLDER), "utf8").trim().split("\n");
	return lines.map((line) => {
		const [query = "", , expected = ""] = line.split(",");
		return { query, expected };
	});
}

async function slugsOf(ids: readonly string[]): Promise<Map<string, string>> {
	const { id, slug } = colleges;
	const found = await backend.db
		.select({ id, slug })
		.from(colleges)
		.where(inArray(id, [...ids]));
	return new Map(found.map((row) => [row.id, row.slug]));
}
