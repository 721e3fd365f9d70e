import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { Corrections } from "@uchit/contract/corrections.ts";
import { NewReport, Report, ReportReceipt } from "@uchit/contract/report.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { NotFound } from "#backend/errors.ts";
import { listCorrections } from "#backend/facts/queries/corrections/corrections.ts";
import { addReport, getReport } from "#backend/facts/queries/reports.ts";
import { visitorKey } from "#backend/http/caller.ts";
import { limitKey } from "#backend/http/limit-requests.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { countOrRefuse, HOUR_SECONDS } from "#backend/platform/queries/limits.ts";
import { noSuchCollege } from "./college-params.ts";

const ReportParams = z.object({ token: z.string().max(100) });

/** A visitor who finds more faults can continue in the next hour; spam is slowed down. */
const REPORTS_AN_HOUR = 10;

type ReportParts = { db: Database; env: Env; now: () => Date };

/** `db` has write access. */
export const reportRoutes: FastifyPluginAsyncZod<ReportParts> = async (app, parts) => {
	const { db, env } = parts;
	app.post("/reports", {
		schema: {
			summary: "Say that a fact is wrong",
			tags: ["reports"],
			body: NewReport,
			response: { 201: ReportReceipt, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async (request, reply) => {
			const key = limitKey(env, "report-address", visitorKey(request, env.BACKEND_KEY));
			const limit = { key, most: REPORTS_AN_HOUR, seconds: HOUR_SECONDS };
			await countOrRefuse(parts, limit, `At most ${REPORTS_AN_HOUR} reports an hour are taken from one address.`);
			const receipt = await addReport(db, request.body);
			if (receipt === undefined) throw noSuchCollege(request.body.college);
			return reply.code(201).header("location", `/v1/reports/${receipt.token}`).send(receipt);
		},
	});

	app.get("/reports/:token", {
		schema: {
			summary: "What became of a report",
			tags: ["reports"],
			params: ReportParams,
			response: { 200: Report, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async (request, reply) => {
			const report = await getReport(db, request.params.token);
			if (report === undefined) throw new NotFound("There is no report with this token.");
			reply.header(CACHE_TAG_HEADER, `report:${report.number}`);
			return report;
		},
	});
};

export const correctionRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
	app.get("/corrections", {
		schema: {
			summary: "What editors corrected, newest first",
			tags: ["catalogue"],
			response: { 200: Corrections, ...problemReplies(429, 503) },
		},
		handler: async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, "corrections colleges sources");
			return listCorrections(db);
		},
	});
};
