import { PredictExams } from "@uchit/contract/predict-exam.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

const OPEN = { category: "OPEN", gender: "Gender-Neutral" };

// The first read takes a while on a busy machine.
beforeAll(() => backend.read(PredictExams, "/v1/predict/exams"), 120_000);

describe("a question that cannot be answered", () => {
	const WHOLE = { exam: "jee-advanced", rank: "500", ...OPEN };

	async function refuse(fields: Record<string, string | string[]>) {
		const pairs = Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
		const reply = await backend.get(`/v1/predict?${new URLSearchParams(pairs)}`);
		expect(reply.statusCode).toBe(400);
		return Problem.parse(reply.json()).errors ?? [];
	}

	test.each([
		[{ ...WHOLE, exam: "cat" }, "exam", "unknown-exam", { given: "cat" }],
		[{ ...WHOLE, exam: "" }, "exam", "missing", undefined],
		[{ ...WHOLE, rank: "" }, "rank", "missing", undefined],
		[{ ...WHOLE, rank: "500.5" }, "rank", "not-a-rank", { given: "500.5", most: 3_000_000 }],
		[{ ...WHOLE, rank: "0" }, "rank", "not-a-rank", { given: "0", most: 3_000_000 }],
		[{ ...WHOLE, rank: "99999999" }, "rank", "not-a-rank", { given: "99999999", most: 3_000_000 }],
		[{ ...WHOLE, rank: ["5", "6"] }, "rank", "repeated", { given: "5" }],
		[{ ...WHOLE, score: "99" }, "score", "closes-by-ranks", { authority: "JoSAA" }],
		[{ ...WHOLE, category: "" }, "category", "missing", undefined],
		[{ ...WHOLE, category: "GM" }, "category", "not-printed", { authority: "JoSAA", given: "GM" }],
		[{ ...WHOLE, gender: "" }, "gender", "missing", undefined],
		[{ ...WHOLE, gender: "Boys" }, "gender", "not-of-category", { authority: "JoSAA", given: "OPEN" }],
		[{ ...WHOLE, homeState: "atlantis" }, "homeState", "not-a-state", { given: "atlantis" }],
		[{ ...WHOLE, quota: "ZZ" }, "quota", "not-printed", { authority: "JoSAA", given: "ZZ" }],
		[{ ...WHOLE, exam: "jee-mains", quota: "HS" }, "homeState", "needs-home-state", { given: "HS" }],
		[{ ...WHOLE, rankSpace: "x" }, "rankSpace", "not-printed", { authority: "JoSAA", given: "x" }],
		[
			{ ...WHOLE, rankSpace: "jee-advanced-category" },
			"rankSpace",
			"not-of-category",
			{ authority: "JoSAA", given: "OPEN" },
		],
		[{ ...WHOLE, exam: "jee-main-paper-2" }, "rankSpace", "missing", undefined],
		[{ ...WHOLE, pwd: "perhaps" }, "pwd", "not-true-or-false", { given: "perhaps" }],
		[
			{ ...WHOLE, category: "OPEN (PwD)", pwd: "false" },
			"pwd",
			"kept-for-pwd",
			{ authority: "JoSAA", given: "OPEN (PwD)" },
		],
		[
			{ exam: "kcet", rank: "5", category: "GM", pwd: "true" },
			"pwd",
			"no-pwd-seats",
			{ authority: "KEA", given: "GM" },
		],
		[
			{ exam: "kcet", rank: "5", category: "GM", gender: "Female" },
			"gender",
			"no-seat-pools",
			{ authority: "KEA", given: "Female" },
		],
		[
			{ exam: "tnea", rank: "500", category: "SC" },
			"rank",
			"closes-by-marks",
			{ authority: "DoTE Tamil Nadu", most: 200 },
		],
		[{ exam: "tnea", score: "201", category: "SC" }, "score", "not-marks", { given: "201", most: 200 }],
	])("gives a code for the error: %j", async (fields, field, code, values) => {
		expect(await refuse(fields)).toEqual([{ field, code, values, reason: expect.stringMatching(/.{8}/) }]);
	});

	test("names all of its wrong fields at once", async () => {
		const fields = { exam: "jee-mains", rank: "98.7", category: "GM", homeState: "atlantis", quota: "ZZ" };
		expect((await refuse(fields)).map(({ field }) => field)).toEqual(["rank", "category", "homeState", "quota"]);
	});

	test("requires a seat pool even before its list is known", async () => {
		const missing = await refuse({ exam: "jee-main-paper-2", rank: "5", category: "OPEN" });
		expect(missing.map(({ field, code }) => `${field} ${code}`)).toEqual(["rankSpace missing", "gender missing"]);
	});
});
