import { readFileSync } from "node:fs";
import { Decision, Replay, type ReplayBody } from "@uchit/contract/predict-replay.ts";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { parseCsv } from "../predictor/naive/files.ts";

const backend = useBackend();

beforeAll(async () => {
	for (const exam of EXAMS) await backend.get(`/v1/predict/replay/${exam}`);
}, 240_000);

/**
 * Worked out by hand before the service was run: the pools that admit each person, with closing ranks from the raw rows of
 * `data/sources/josaa`. Places on the list count from 1.
 */
const [head = [], ...rows] = parseCsv(readFileSync(new URL("personas.csv", import.meta.url), "utf8"));
const personas = rows.map((cells): Record<string, string> => {
	return Object.fromEntries(head.map((column, place) => [column, cells[place] ?? ""]));
});

test.each(personas)("$id: $why", async (persona) => {
	const reply = await backend.post("/v1/predict/replay", toBody(persona));
	expect(reply.statusCode, reply.body).toBe(200);
	const lived = Replay.parse(reply.json());
	expect({
		expected: lived.years.map(yearWords).join(" | "),
		skipped: lived.skipped.map(({ choice, years }) => `${choice + 1} in ${years.join(" ")}`).join(";"),
		notes: lived.notes
			.filter(({ code }) => NOTES.includes(code))
			.map(({ code, years }) => [code, ...years].join(" "))
			.join(";"),
	}).toEqual({ expected: persona.expected, skipped: persona.skipped, notes: persona.notes });
});

test("there are at least forty personas, with every category, decision and exam", () => {
	expect(personas.length).toBeGreaterThanOrEqual(40);
	const valuesOf = (column: string) => new Set(personas.map((persona) => persona[column]));
	expect([...valuesOf("exam")].sort()).toEqual(EXAMS);
	for (const category of ["OPEN", "EWS", "OBC-NCL", "SC", "ST"]) expect(valuesOf("category")).toContain(category);
	for (const decision of Decision.options) expect(valuesOf("decision")).toContain(decision);
});

const EXAMS = ["jee-advanced", "jee-main-paper-2", "jee-mains"];
const NOTES = ["common-missing", "rank-missing", "home-state-unknown", "no-figures"];
const Decisions = z.record(z.string(), z.record(z.string(), Decision));

function toBody({ choices = "", decision = "", years = "", pwd, ...cells }: Record<string, string>): ReplayBody {
	const given = ["exam", "common", "rank", "category", "gender", "homeState", "rankSpace"].flatMap((column) =>
		cells[column] ? [[column, cells[column]]] : [],
	);
	return {
		...{ exam: "", category: "", ...Object.fromEntries(given) },
		...(pwd && { pwd: pwd === "true" }),
		years: years.split(" ").map(Number),
		decision: decision.startsWith("{") ? Decisions.parse(JSON.parse(decision)) : Decision.parse(decision),
		choices: choices.split(" | ").map((choice) => {
			const [college = "", programme = "", quota] = choice.split(" @ ");
			return { college, programme, ...(quota && { quota }) };
		}),
	};
}

/** "2024 of 5: r1 choice 3 HS OPEN N 37123; r2 choice 2 HS OPEN N 24993": the rounds that brought a seat, and how many there were. */
function yearWords({ year, rounds }: Replay["years"][number]): string {
	const moves = rounds.flatMap(({ round, seat }, place) => {
		if (seat === undefined || seat.choice === rounds[place - 1]?.seat?.choice) return [];
		const { choice, quota, seatType, gender, closingRank } = seat;
		return [
			`r${round} choice ${choice + 1} ${quota} ${seatType} ${gender.slice(0, 1).replace("G", "N")} ${closingRank}`,
		];
	});
	return `${year} of ${rounds.length}: ${moves.join("; ") || "nothing"}`;
}
