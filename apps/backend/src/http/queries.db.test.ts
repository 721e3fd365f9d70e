import { readFileSync } from "node:fs";
import { College, CollegeResults } from "@uchit/contract/college.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

const FOLDER = new URL("../../../../data/queries/", import.meta.url);

/** `first`: shares of the queries whose expected institution is the first answer; `third`: among the first three. */
test.each([
	{ file: "queries.csv", queries: 120, first: 0.95, third: 0.99 },
	{ file: "hindi-names.csv", queries: 50, first: 0.95, third: 0.99 },
])(
	"$file: the expected institution is the first answer to nearly all of its $queries queries",
	async ({ file, ...wanted }) => {
		const rows = readQueries(file);
		const places = await Promise.all(
			rows.map(async ({ query, expected }) => {
				const address = `/v1/colleges?q=${encodeURIComponent(query)}`;
				const { items } = await backend.read(CollegeResults, address);
				const ids = await Promise.all(items.slice(0, 3).map(({ slug }) => idOf(slug)));
				return { query, place: ids.indexOf(expected) };
			}),
		);
		const first = places.filter(({ place }) => place === 0).length;
		const third = places.filter(({ place }) => place >= 0).length;
		const missed = places
			.filter(({ place }) => place !== 0)
			.map(({ query, place }) => `${query} (${place + 1 || "later"})`);
		process.stdout.write(
			`${file}: first ${first}, in three ${third} of ${rows.length}; not first: ${missed.join(", ") || "none"}\n`,
		);
		expect(rows).toHaveLength(wanted.queries);
		expect(first / rows.length).toBeGreaterThanOrEqual(wanted.first);
		expect(third / rows.length).toBeGreaterThanOrEqual(wanted.third);
	},
);

/** The columns before `why` hold no commas. */
function readQueries(file: string): { query: string; expected: string }[] {
	const [, ...lines] = readFileSync(new URL(file, FOLDER), "utf8").trim().split("\n");
	return lines.map((line) => {
		const [query = "", , expected = ""] = line.split(",");
		return { query, expected };
	});
}

async function idOf(slug: string): Promise<string> {
	return (await backend.read(College, `/v1/colleges/${slug}`)).id;
}
