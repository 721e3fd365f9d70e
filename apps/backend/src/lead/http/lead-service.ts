import { LEAD_BODY_BYTES, Lead, LeadRecipients, LeadTaken } from "@uchit/contract/lead.ts";
import type { FastifyPluginAsync } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { limitConcurrency, REQUESTS_PER_CONNECTION } from "#backend/http/limit-concurrency.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { runJobs } from "#backend/http/run-jobs.ts";
import { acceptStrictJson } from "#backend/http/strict-json.ts";
import { createLeadJobs } from "#backend/lead/jobs.ts";
import type { LeadParts } from "#backend/lead/parts.ts";
import { handleLead } from "./lead-intake.ts";
import { mePrivacyRoutes, privacyLinkRoutes } from "./me-privacy.ts";

export const leadServiceRoutes: FastifyPluginAsync<LeadParts> = async (app, parts) => {
	const { background, env, worker } = parts;
	runJobs(app, env, [createLeadJobs({ ...parts, db: background }, app.log), worker]);
	limitConcurrency(app, env.DATABASE_PEOPLE_CONNECTIONS * REQUESTS_PER_CONNECTION);
	await app.register(leadRoutes, parts);
	await app.register(privacyLinkRoutes, parts);
	await app.register(mePrivacyRoutes, parts);
};

const leadRoutes: FastifyPluginAsyncZod<LeadParts> = async (app, parts) => {
	acceptStrictJson(app, LEAD_BODY_BYTES);
	const colleges = [...new Set(parts.targets.map(({ recipient }) => recipient))].filter((name) => name !== "site");
	app.get("/lead-recipients", {
		schema: {
			summary: "The colleges that get requests to be contacted: for all others no consent is asked",
			tags: ["leads"],
			response: { 200: LeadRecipients, ...problemReplies(429, 503) },
		},
		handler: async () => ({ colleges }),
	});
	app.post("/User/Lead", {
		schema: {
			summary: "Ask to be contacted",
			description:
				"What is answered with 201 is on disk. Sent twice with one Idempotency-Key it is one, and the first answer is given again; without a key, the same words from the same contact within ten minutes are one.",
			tags: ["leads"],
			body: Lead,
			response: { 201: LeadTaken, ...problemReplies(400, 401, 409, 413, 415, 429, 503) },
		},
		handler: async (request, reply) => {
			const taken = await handleLead(parts, request, { body: request.body, channel: "lead" });
			return reply.code(201).send(taken);
		},
	});
};
