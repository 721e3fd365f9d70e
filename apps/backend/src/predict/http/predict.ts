import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { PredictPage, PredictQuery } from "@uchit/contract/predict.ts";
import { ClassData, ClassParams } from "@uchit/contract/predict-class.ts";
import { ClosingsPage, ClosingsQuery } from "@uchit/contract/predict-closings.ts";
import { PredictExams, PredictRankBand, PredictRankQuery } from "@uchit/contract/predict-exam.ts";
import { Replay, ReplayBody } from "@uchit/contract/predict-replay.ts";
import { PredictReport } from "@uchit/contract/predict-report.ts";
import { RoundData, RoundsParams } from "@uchit/contract/predict-rounds.ts";
import type { CounsellingIndex, PredictIndex } from "@uchit/predictor/predict-index.ts";
import { isReplayed, readReplayExam, replay } from "@uchit/predictor/replay.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { NotFound } from "#backend/errors.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { findClassFile } from "#backend/predict/class-files.ts";
import { listClosings } from "#backend/predict/closings.ts";
import { listPredictExams } from "#backend/predict/exams.ts";
import type { LivePredictIndex } from "#backend/predict/live-predict-index.ts";
import { predict } from "#backend/predict/predict.ts";
import { findRankBand } from "#backend/predict/rank-band.ts";
import { getPredictReport } from "#backend/predict/report-card.ts";
import { findRoundFile } from "#backend/predict/round-files.ts";
import { createRoundTables } from "#backend/predict/round-tables.ts";

export const predictRoutes: FastifyPluginAsyncZod<{ db: Database; predictIndex: LivePredictIndex }> = async (
	app,
	{ db, predictIndex },
) => {
	const roundTables = createRoundTables(db);
	app.prepare(async () => getPredictReport(await predictIndex.get()));
	app.addHook("onSend", async (_request, reply) => void reply.header(CACHE_TAG_HEADER, "colleges sources"));

	app.get("/predict", {
		schema: {
			summary: "The seats that a rank got, or nearly got, with the evidence of every year held",
			tags: ["predict"],
			querystring: PredictQuery,
			response: { 200: PredictPage, ...problemReplies(400, 429, 503) },
		},
		handler: async ({ query }) => {
			const index = await predictIndex.get();
			return predict(index, await getPredictReport(index), query);
		},
	});

	app.get("/predict/exams", {
		schema: {
			summary: "What may be asked of the predictor, exam by exam",
			tags: ["predict"],
			response: { 200: PredictExams, ...problemReplies(429, 503) },
		},
		handler: async () => listPredictExams(await predictIndex.get()),
	});

	app.get("/predict/closings", {
		schema: {
			summary: "Institutes and the branches people ask for, by the newest closing figures of an exam's own counselling",
			tags: ["predict"],
			querystring: ClosingsQuery,
			response: { 200: ClosingsPage, ...problemReplies(400, 429, 503) },
		},
		handler: async ({ query }) => listClosings(await predictIndex.get(), query),
	});

	app.get("/predict/report-card", {
		schema: {
			summary: "How right the predictor's groups were: each year held, by the years before it",
			description:
				"Every option of the general pools that the year before prints is asked with every rank of `ranks`, in its own list; its group by the years before is counted against the closing rank of the year. No figure of it is about one person.",
			tags: ["predict"],
			response: { 200: PredictReport, ...problemReplies(429, 503) },
		},
		handler: async () => getPredictReport(await predictIndex.get()),
	});

	app.post("/predict/replay", {
		schema: {
			summary: "What a list of choices would have got in every counselling whose rounds are there",
			description:
				"Round by round the seat is the first choice whose pool closed at the person's rank or beyond; then freeze, float or slide. It is what would have happened, not what will: one more candidate moves nothing, a thousand would, and rounds do not repeat.",
			tags: ["predict"],
			body: ReplayBody,
			response: { 200: Replay, ...problemReplies(400, 413, 429, 503) },
		},
		handler: async ({ body }, reply) => {
			reply.header("cache-control", "no-store");
			const index = await predictIndex.get();
			const table = await roundTables.get(readReplayExam(index, body));
			return replay(index, table, body);
		},
	});

	const findRounds = async (exam: string) => {
		const index = await predictIndex.get();
		const counsellingIndex = findReplayExam(index, exam);
		return findRoundFile(index, counsellingIndex, await roundTables.get(counsellingIndex));
	};

	app.get("/predict/replay/:exam", {
		schema: {
			summary: "What a device would fetch to live a list of choices where there is no network",
			tags: ["predict"],
			params: RoundsParams,
			response: { 200: RoundData, ...problemReplies(404, 429, 503) },
		},
		handler: async ({ params }) => (await findRounds(params.exam)).data,
	});

	app.get("/predict/replay/:exam/rounds", {
		schema: {
			summary: "Every round of an exam's counselling, to live a list of choices where there is no network",
			description:
				"A device answers with it as `POST /v1/predict/replay` does, and sends nothing of a person. Its shape is `RoundFile` of the contract.",
			tags: ["predict"],
			params: RoundsParams,
		},
		handler: async ({ params }, reply) => {
			const { json } = await findRounds(params.exam);
			// Serialised once and covered by a test: validating megabytes for each request would be slow.
			return reply.type("application/json; charset=utf-8").send(json);
		},
	});

	app.get("/predict/class/:exam", {
		schema: {
			summary: "What a device would fetch to answer for an exam by itself",
			tags: ["predict"],
			params: ClassParams,
			response: { 200: ClassData, ...problemReplies(404, 429, 503) },
		},
		handler: async ({ params }) => (await findClassFile(await predictIndex.get(), params.exam)).data,
	});

	app.get("/predict/class/:exam/options", {
		schema: {
			summary: "Everything that decides which options a rank got, to be asked where there is no network",
			description:
				"The seat types, quotas and pools of the exam's own counselling and of those that admit by its ranks, with the closing figure of every year held; sources and rounds stand with `/v1/predict`. Its shape is `ClassFile` of the contract.",
			tags: ["predict"],
			params: ClassParams,
		},
		handler: async ({ params }, reply) => {
			const { json } = await findClassFile(await predictIndex.get(), params.exam);
			// Serialised once and covered by a test: validating a megabyte for each request would be slow.
			return reply.type("application/json; charset=utf-8").send(json);
		},
	});

	app.get("/predict/rank", {
		schema: {
			summary: "Which ranks given marks stood between, where an official list prints both",
			tags: ["predict"],
			querystring: PredictRankQuery,
			response: { 200: PredictRankBand, ...problemReplies(400, 429, 503) },
		},
		handler: async ({ query }) => findRankBand(await predictIndex.get(), query),
	});
};

/** @throws NotFound */
function findReplayExam({ byExam }: PredictIndex, exam: string): CounsellingIndex {
	const counsellingIndex = byExam.get(exam);
	if (counsellingIndex !== undefined && isReplayed(counsellingIndex.counselling)) return counsellingIndex;
	throw new NotFound(`We have no rounds of "${exam}" to replay a list of choices through.`);
}
