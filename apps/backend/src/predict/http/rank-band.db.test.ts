import { PredictExams, PredictRankBand } from "@uchit/contract/predict-exam.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

// The first read takes a while on a busy machine.
beforeAll(() => backend.read(PredictExams, "/v1/predict/exams"), 120_000);

test("marks become a band of ranks where a list prints both, and are refused elsewhere", async () => {
	const address = "/v1/predict/rank?exam=gujcet&rankSpace=acpc-engineering-merit&score=60";
	const [{ above, below, year } = { year: 0 }] = (await backend.read(PredictRankBand, address)).years;
	expect(year).toBe(2025);
	expect(above?.score).toBeGreaterThanOrEqual(60);
	expect(below?.score).toBeLessThanOrEqual(60);
	expect(above?.rank).toBeLessThanOrEqual(below?.rank ?? 0);
	const reply = await backend.get("/v1/predict/rank?exam=jee-mains&rankSpace=jee-main-crl&score=60");
	expect([reply.statusCode, Problem.parse(reply.json()).errors?.[0]?.field]).toEqual([400, "exam"]);
});

test("marks in NEET and JEE Advanced map to the ranks that the lists print, year by year", async () => {
	const neet = await backend.read(PredictRankBand, "/v1/predict/rank?exam=neet&rankSpace=neet-air&score=550");
	expect(neet.years).toEqual([
		{ year: 2025, above: { score: 550, rank: 12_022 }, below: { score: 550, rank: 12_286 }, pairs: expect.any(Number) },
	]);
	expect(neet.sources.map(({ id }) => id)).toEqual(["neet-marks-2025"]);
	expect((await backend.get("/v1/predict/rank?exam=neet&rankSpace=neet-air&score=800")).statusCode).toBe(400);
	const best = await backend.read(PredictRankBand, "/v1/predict/rank?exam=neet&rankSpace=neet-air&score=700");
	expect(best.years[0]?.above).toBeUndefined();
	const advanced = "/v1/predict/rank?exam=jee-advanced&rankSpace=jee-advanced-crl&score=200";
	const { years } = await backend.read(PredictRankBand, advanced);
	expect(years.map(({ year }) => year)).toEqual([2026, 2025]);
	for (const { above, below } of years) expect(above?.rank).toBeLessThan(below?.rank ?? 0);
});
