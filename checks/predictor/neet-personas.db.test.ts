import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { parseCsv } from "./naive/files.ts";
import { answerPerson, type Person } from "./naive/person.ts";
import { readAllSeats, useRefusals } from "./service.ts";

const FILE = new URL("../../data/queries/neet-personas.csv", import.meta.url);
const [, ...rows] = parseCsv(readFileSync(FILE, "utf8"));
const people = rows.map(
	([id = "", homeState = "", rank = "", category = "", stateCategory = "", woman = "", state, allIndia, ...named]) => ({
		...{ id, homeState, rank, category, stateCategory, isWoman: woman === "yes" },
		openInState: Number(state),
		openAllIndia: Number(allIndia),
		named: named.filter((each) => each !== ""),
	}),
);
type OfTable = (typeof people)[number];

const backend = useBackend();
const isUnused = useRefusals(backend, sql`dataset LIKE 'neet-%'`);
const marked = new Set<string>();

beforeAll(async () => {
	const { rows: twice } = await backend.db.execute<{ seat: string }>(sql`
		SELECT concat_ws('|', p.name, k.seat_type, k.closing_rank) AS seat
		FROM cutoffs k JOIN programmes p ON p.id = k.programme_id WHERE k.source_id LIKE 'neet-%' AND k.mark IS NOT NULL`);
	for (const { seat } of twice) marked.add(seat);
	const { rows: other } = await backend.db.execute<{ raw: string }>(
		sql`SELECT raw FROM refusals WHERE dataset LIKE 'neet-%' AND reason LIKE 'another row prints%'`,
	);
	for (const { raw } of other) {
		const [, , programme, , seatType, , , figures = ""] = raw.split("|");
		marked.add(`${programme}|${seatType}|${figures.split("/")[1]}`);
	}
}, 120_000);

test("there are twelve persons", () => expect(people).toHaveLength(12));

describe.each(people)("$id: $homeState, $category $stateCategory, rank $rank", (person) => {
	test("the files match the count by hand", () => {
		const open = answerPerson(toPerson(person), () => false).filter(({ band }) => band === "one");
		const ofState = open.filter(({ exam }) => exam !== "neet");
		expect(ofState.length).toBeLessThanOrEqual(person.openInState);
		expect(person.openInState - ofState.length).toBeLessThanOrEqual(DOUBLES);
		expect(open.length - ofState.length).toBeLessThanOrEqual(person.openAllIndia);
		expect(person.openAllIndia - (open.length - ofState.length)).toBeLessThanOrEqual(MAX_WITHOUT_PLACE);
	});

	test("the state round and the all-India round list every seat that the site reads from the files", async () => {
		const items = await readAll(person);
		const naive = answerPerson(toPerson(person), isUnused).filter(({ band }) => band === "one");
		const ours = items.filter(({ band }) => band === "one");
		const doorOf = (isState: boolean) => ours.filter(({ authority }) => (authority !== "MCC") === isState);
		const inFiles = (isState: boolean) => naive.filter(({ exam }) => (exam !== "neet") === isState);
		for (const isState of [true, false]) {
			const missing = inFiles(isState).length - doorOf(isState).length;
			expect(missing).toBeGreaterThanOrEqual(0);
			// A seat printed with two figures is marked and not offered.
			expect(missing).toBeLessThanOrEqual(MARKED);
		}
		expect(
			items.every(({ authority, college }) => authority === "MCC" || college.state?.slug === person.homeState),
		).toBe(true);
	});

	test("the seats named by hand appear with the figure of the file, or are marked at their college", async () => {
		const items = await readAll(person);
		const shown = new Set(
			items.map(({ programme, seatType, evidence }) => `${programme}|${seatType}|${evidence.at(-1)?.closingRank}`),
		);
		const named = person.named.map((each) => each.split("|").slice(1).join("|"));
		expect(named.filter((each) => !shown.has(each) && !marked.has(each))).toEqual([]);
	});

	test("rows of different rounds do not mix: the state's come first", async () => {
		const authorities = (await readAll(person)).map(({ authority }) => authority);
		const firstAllIndia = authorities.indexOf("MCC");
		expect(authorities.slice(firstAllIndia).every((authority) => authority === "MCC")).toBe(true);
	});
});

/** Two pools with one closing rank are one option for a woman, and two printed names may be one college; each is two rows of the file. */
const DOUBLES = 18;
/** One dental college of Maharashtra is listed under two names, with two figures for nine of its seats. */
const MARKED = 9;
/** Rows with a name shared by many colleges are in the file but never an option. */
const MAX_WITHOUT_PLACE = 8;

function toPerson({ homeState, rank, category, stateCategory, isWoman }: OfTable): Person {
	return {
		...{ exam: "neet", common: Number(rank), own: 0, category, homeState, isWoman },
		...(stateCategory === "" ? {} : { stateCategory }),
	};
}

async function readAll({ homeState, rank, category, stateCategory, isWoman }: OfTable) {
	const query = new URLSearchParams({ exam: "neet", common: rank, category, homeState });
	if (stateCategory !== "") query.set("stateCategory", stateCategory);
	if (isWoman) query.set("gender", "woman");
	return readAllSeats(backend, `/v1/predict?${query}`);
}
