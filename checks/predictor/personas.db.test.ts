import { PredictPage } from "@uchit/contract/predict.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { sampled } from "../../e2e/support/sampled.ts";
import { answerPerson } from "./naive/person.ts";
import type { Printed } from "./naive/printed.ts";
import { foldProgramme, type Persona, readPersonas, signPools, signSeat } from "./personas.ts";

const backend = useBackend();
const personas = readPersonas();
/** Each asks for thousands of seats: one in so many is asked in every run. */
const SHARE = 4;
const undecided = new Set<string>();
const isUndecided = ({ dataset, file, line }: Printed) => undecided.has(`${dataset}|${file}|${line}`);

beforeAll(async () => {
	const { rows } = await backend.db.execute<{ row: string }>(
		sql`SELECT concat(dataset, '|', file, '|', line) AS row FROM refusals WHERE reason LIKE 'nobody has decided%'`,
	);
	for (const { row } of rows) undecided.add(row);
	const [first] = personas;
	if (first !== undefined) answerPerson(first, isUndecided);
	await backend.get("/v1/predict/exams");
}, 120_000);

test("there are forty-six of them", () => expect(personas).toHaveLength(46));

test.each(
	sampled(
		personas.filter(({ refused }) => refused === ""),
		SHARE,
	),
)("$id: $says", async (persona) => {
	const ours = await readAll(persona);
	const naive = answerPerson(persona, isUndecided);
	const signed = naive.map(({ programme, quota, evidence, band, exam, ...pools }) =>
		[exam === "ojee" ? "" : foldProgramme(programme), quota, signPools(pools), evidence, band].join("|"),
	);
	expect(ours.map(signSeat).sort()).toEqual(signed.sort());
});

test.each(personas.filter(({ refused }) => refused !== ""))("$id, who has no rank yet: $says", async (persona) => {
	const reply = await backend.get(`/v1/predict?${persona.query}`);
	expect(reply.statusCode).toBe(400);
	expect(Problem.parse(reply.json()).errors?.map(({ field }) => field)).toEqual([persona.refused]);
});

async function readAll({ query }: Persona) {
	const read = (page: number) => backend.read(PredictPage, `/v1/predict?${query}&page=${page}`);
	const first = await read(1);
	const pages = Math.max(0, Math.ceil(first.total / first.pageSize) - 1);
	const rest = await Promise.all(Array.from({ length: pages }, (_, index) => read(index + 2)));
	return [first, ...rest].flatMap(({ items }) => items);
}
