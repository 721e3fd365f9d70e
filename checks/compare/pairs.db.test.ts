import { Comparison } from "@uchit/contract/compare.ts";
import { Courses } from "@uchit/contract/intake.ts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { type DecisiveCell, decisiveRows, type Offers, offersOf } from "../../apps/web/app/compare/decisive.ts";
import { type Beside, type Known, mainFieldNaively, setBesideNaively } from "./naive.ts";
import { readKnown } from "./printed.ts";

const backend = useBackend();
const BEST_KNOWN = 50;
const AT_ONCE = 10;
const ROWS = ["rank", "salary", "seats"] as const;

let known = new Map<string, Known>();
const offers = new Map<string, Offers>();
let newest: Comparison["newest"] | undefined;

beforeAll(async () => {
	const { rows } = await backend.db.execute<{ slug: string }>(sql`
		SELECT c.slug FROM rankings r JOIN colleges c ON c.id = r.college_id
		WHERE year > (SELECT max(year) - 2 FROM rankings) AND list NOT IN ('innovation', 'research')
		GROUP BY c.id, c.slug ORDER BY min(coalesce(rank, split_part(band, '-', 1)::int)), c.id LIMIT ${BEST_KNOWN}`);
	const slugs = rows.map(({ slug }) => slug);
	known = await readKnown(backend.db, slugs, mainFieldNaively);
	for (let from = 0; from < slugs.length; from += AT_ONCE) {
		const address = `/v1/compare?slug=${slugs.slice(from, from + AT_ONCE).join(",")}`;
		const compared = await backend.read(Comparison, address);
		newest = compared.newest;
		for (const college of compared.items) {
			const courses = await backend.read(Courses, `/v1/colleges/${college.slug}/courses`);
			const beside = { closing: undefined, courses: courses.items };
			offers.set(college.slug, offersOf(college, beside, { level: "ug", newest: compared.newest }));
		}
	}
});

test("the main field of each is the one that a second count finds", () => {
	const fields = [...known].map(([slug, { main }]) => [slug, main]);
	expect([...offers].map(([slug, { mainList }]) => [slug, mainList])).toEqual(fields);
});

test("of all pairs of the best known, figures of one kind and year stand beside each other: the main field's, the newest, the commonest", () => {
	const slugs = [...offers.keys()];
	const pairs = slugs.flatMap((one, place) => slugs.slice(place + 1).map((other) => [one, other] as const));
	expect(pairs).toHaveLength((BEST_KNOWN * (BEST_KNOWN - 1)) / 2);
	const counts = new Map<string, number>();
	const wrong = pairs.flatMap(([one, other]) => {
		const shown = decisiveRows([one, other].flatMap((slug) => offers.get(slug) ?? []));
		return ROWS.flatMap((row) => {
			const [mine, theirs] = shown.find((each) => each.row === row)?.cells ?? [];
			const expected = expectedOf(row, known.get(one), known.get(other));
			const found = toBeside(mine, theirs);
			const said = `${row} ${found[2]}`;
			counts.set(said, (counts.get(said) ?? 0) + 1);
			const isStale = [mine, theirs].some((cell) => cell !== undefined && (newest?.[row] ?? 0) - cell.year >= 3);
			return isStale || String(found) !== String(expected) ? [{ one, other, row, found, expected }] : [];
		});
	});
	process.stdout.write(`${pairs.length} pairs: ${[...counts].map((each) => each.join(" ")).join(", ")}\n`);
	expect(wrong).toEqual([]);
});

function expectedOf(row: (typeof ROWS)[number], one: Known | undefined, other: Known | undefined): Beside {
	return setBesideNaively(one?.[row] ?? [], other?.[row] ?? [], [one?.main, other?.main]);
}

function toBeside(one: DecisiveCell | undefined, other: DecisiveCell | undefined): Beside {
	const name = (cell: DecisiveCell | undefined) => cell && `${cell.year} ${cell.kind}`;
	const isApart = [one, other].some((cell) => cell?.isApart === true);
	const how = one === undefined || other === undefined ? "alone" : isApart ? "apart" : "beside";
	return [name(one), name(other), how];
}
