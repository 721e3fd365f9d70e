import { Problem } from "@uchit/contract/problem.ts";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { sampled } from "../../e2e/support/sampled.ts";
import { answerPerson } from "./naive/person.ts";
import { foldProgramme, readPersonas, signPools, signSeat } from "./personas.ts";
import { readAllSeats, useRefusals } from "./service.ts";

const backend = useBackend();
const personas = readPersonas();
const SHARE = 4;
const isUndecided = useRefusals(backend);

beforeAll(async () => {
	const [first] = personas;
	if (first !== undefined) answerPerson(first, isUndecided);
	await backend.get("/v1/predict/exams");
}, 120_000);

test("there are forty-six persons", () => expect(personas).toHaveLength(46));

test.each(
	sampled(
		personas.filter(({ refused }) => refused === ""),
		SHARE,
	),
)("$id: $says", async (persona) => {
	const ours = await readAllSeats(backend, `/v1/predict?${persona.query}`);
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
