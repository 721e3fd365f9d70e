import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { PredictPage } from "@uchit/contract/predict.ts";
import { PredictExams } from "@uchit/contract/predict-exam.ts";
import { Replay, type ReplayBody } from "@uchit/contract/predict-replay.ts";
import { RoundFile } from "@uchit/contract/predict-rounds.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { replay } from "@uchit/predictor/replay.ts";
import { readRoundFile } from "@uchit/predictor/round-file.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

const PERSON = {
	...{ exam: "jee-mains", common: 30_000, category: "OPEN", gender: "Gender-Neutral", homeState: "bihar" },
	decision: "float",
} as const;

async function send(body: object) {
	return backend.app.inject({ method: "POST", url: "/v1/predict/replay", payload: body });
}

async function live(body: Partial<ReplayBody>): Promise<Replay> {
	const reply = await send({ ...PERSON, ...body });
	expect([reply.statusCode, reply.statusCode === 200 ? "" : reply.body]).toEqual([200, ""]);
	return Replay.parse(reply.json());
}

async function refusedOf(body: object): Promise<unknown[]> {
	const reply = await send(body);
	expect(reply.statusCode).toBe(400);
	return (Problem.parse(reply.json()).errors ?? []).map(({ field, code }) => [field, code]);
}

async function listChoices(fields: Record<string, string>): Promise<ReplayBody["choices"]> {
	const person = { exam: PERSON.exam, common: String(PERSON.common), category: PERSON.category, gender: PERSON.gender };
	const query = new URLSearchParams({
		...person,
		homeState: PERSON.homeState,
		authority: "JoSAA",
		sort: "closing",
		...fields,
	});
	const { items } = await backend.read(PredictPage, `/v1/predict?${query}`);
	return items.map(({ college, programme, quota }) => ({ college: college.slug, programme, quota }));
}

// The first read takes a while on a busy machine.
beforeAll(async () => {
	await backend.read(PredictExams, "/v1/predict/exams");
	await live({ choices: await listChoices({}) });
}, 120_000);

describe("a list of choices replayed through JoSAA", () => {
	test("has every year from 2018 on with every round, and each seat has the round's printed figure", async () => {
		const lived = await live({ choices: await listChoices({}) });
		expect(lived.years.map(({ year, rounds }) => [year, rounds.length])).toEqual([
			...[2018, 2019].map((year) => [year, 7]),
			...[2020, 2021, 2022, 2023].map((year) => [year, 6]),
			...[
				[2024, 5],
				[2025, 6],
				[2026, 5],
			],
		]);
		const known = new Set(lived.sources.map(({ id }) => id));
		const seats = lived.years.flatMap(({ year, rounds }) => {
			const first = rounds.find(({ seat }) => seat !== undefined);
			return first?.seat === undefined ? [] : [{ year, round: first.round, seat: first.seat }];
		});
		expect(seats.length).toBeGreaterThan(3);
		for (const { year, round, seat } of seats.slice(-3)) {
			expect(known.has(seat.sourceId)).toBe(true);
			expect(seat.closingRank).toBeGreaterThanOrEqual(PERSON.common);
			const { college, programme, quota, seatType, gender, closingRank } = seat;
			const query = new URLSearchParams({
				...{ exam: PERSON.exam, year: String(year), round: String(round) },
				...{ programme, quota, seatType, gender },
			});
			const { items } = await backend.read(CutoffPage, `/v1/colleges/${college}/cutoffs?${query}`);
			expect(items.map((item) => item.closingRank)).toContain(closingRank);
		}
	});

	test("a choice without a quota covers every quota that admits the person", async () => {
		const patna = { college: "national-institute-of-technology-patna" };
		const choices = [{ ...patna, programme: "civil engineering (4 years, bachelor of technology)" }];
		const quotas = async (homeState: string) => {
			const { years } = await live({ choices, homeState, common: 20_000 });
			return new Set(years.flatMap(({ end }) => end?.quota ?? []));
		};
		expect(await quotas("bihar")).toEqual(new Set(["HS"]));
		expect(await quotas("goa")).toEqual(new Set(["OS"]));
	});

	test("follows a renamed programme by the reviewed table, and names a choice that no year has", async () => {
		const [now] = await listChoices({ common: "60000", homeState: "goa", q: "punjab metallurgical" });
		if (now === undefined) throw new Error("no such option");
		const earlier = "Materials and Metallurgical Engineering (4 Years, Bachelor of Technology)";
		const body = { common: 60_000, homeState: "goa" };
		for (const programme of [now.programme, earlier]) {
			expect((await live({ ...body, choices: [{ ...now, programme }] })).skipped).toEqual([]);
		}
		const { skipped, never, years } = await live({ choices: [{ college: "hogwarts", programme: "Potions" }] });
		expect(skipped).toEqual([{ choice: 0, years: years.map(({ year }) => year) }]);
		expect(never).toEqual([]);
	});

	test("a choice at an IIT skips the years whose copies do not separate the preparatory course", async () => {
		const college = "indian-institute-of-technology-madras";
		const body = { ...PERSON, exam: "jee-advanced", category: "OPEN (PwD)", common: undefined, rank: 50 };
		const lived = await live({
			...body,
			choices: [{ college, programme: "Civil Engineering (4 Years, Bachelor of Technology)" }],
		});
		expect(lived.years.map(({ year }) => year)).toEqual([2025, 2026]);
		expect(lived.notes.map(({ code }) => code)).toEqual(expect.arrayContaining(["common-missing", "no-figures"]));
	});

	test("gives the same result on a device with the file of rounds", async () => {
		const file = await backend.read(RoundFile, "/v1/predict/replay/jee-mains/rounds");
		const { predictIndex, table } = readRoundFile(file);
		const body = { ...PERSON, choices: await listChoices({}) };
		expect(replay(predictIndex, table, body)).toEqual(await live(body));
		expect((await backend.get("/v1/predict/replay/kcet/rounds")).statusCode).toBe(404);
	});

	test("must not be stored by any cache", async () => {
		const reply = await send({ ...PERSON, choices: await listChoices({}) });
		expect(reply.headers["cache-control"]).toBe("no-store");
	});
});

test("refuses an unreadable request with a code", async () => {
	const choices = [{ college: "national-institute-of-technology-patna", programme: "Civil Engineering" }];
	const body = { ...PERSON, choices };
	expect(await refusedOf({ ...body, exam: "kcet" })).toEqual([["exam", "no-rounds"]]);
	expect(await refusedOf({ ...body, exam: "potions" })).toEqual([["exam", "unknown-exam"]]);
	expect(await refusedOf({ ...body, common: "97.5", homeState: "atlantis" })).toEqual([
		["common", "not-a-rank"],
		["homeState", "not-a-state"],
	]);
	expect(await refusedOf({ ...body, years: [1999] })).toEqual([["years", "not-printed"]]);
	expect((await refusedOf({ ...body, choices: [] })).length).toBe(1);
	expect((await refusedOf({ ...body, decision: "wait" })).length).toBe(1);
});
