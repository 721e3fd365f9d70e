import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { NewReport, Report, ReportReceipt } from "@uchit/contract/report.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import { noSuchCollege } from "#backend/http/colleges.ts";
import { NotFound, problemReplies } from "#backend/http/problems.ts";
import { addReport, getReport } from "#backend/queries/reports.ts";

const ReportParams = z.object({ token: z.string().max(100) });

/** `db` is the database that can be written to. */
export const reportRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
	app.post(
		"/reports",
		{
			schema: {
				summary: "Say that a fact is wrong",
				tags: ["reports"],
				body: NewReport,
				response: { 201: ReportReceipt, ...problemReplies(400, 404, 429, 503) },
			},
		},
		async (request, reply) => {
			const receipt = await addReport(db, request.body);
			if (receipt === undefined) throw noSuchCollege(request.body.college);
			return reply.code(201).header("location", `/v1/reports/${receipt.token}`).send(receipt);
		},
	);

	app.get(
		"/reports/:token",
		{
			schema: {
				summary: "What became of a report",
				tags: ["reports"],
				params: ReportParams,
				response: { 200: Report, ...problemReplies(400, 404, 429, 503) },
			},
		},
		async (request, reply) => {
			const report = await getReport(db, request.params.token);
			if (report === undefined) throw new NotFound("There is no report with this token.");
			reply.header(CACHE_TAG_HEADER, `report:${report.number}`);
			return report;
		},
	);
};
