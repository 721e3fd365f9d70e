import type { FastifyPluginAsync } from "fastify";
import { createLeadJobs } from "#backend/leads/jobs.ts";
import type { LeadParts } from "#backend/leads/parts.ts";
import { whereJobsAreDone } from "#backend/platform/role.ts";
import { leadRoutes } from "./leads.ts";
import { mePrivacyRoutes } from "./me-privacy.ts";
import { privacyLinkRoutes } from "./privacy-links.ts";

/** Everything about leads: how they come in, who has them, and what brings them to others while the service listens. */
export const leadServiceRoutes: FastifyPluginAsync<LeadParts> = async (app, parts) => {
	const { worker } = parts;
	const jobs = whereJobsAreDone(parts.env, createLeadJobs({ ...parts, db: parts.background }, app.log));
	app.addHook("onRequest", async (_request, reply) => {
		// What is one person's own is kept by nobody on the way.
		reply.header("cache-control", "no-store");
	});
	app.addHook("onListen", async () => {
		worker.start();
		jobs.start();
	});
	app.addHook("onClose", async () => {
		await jobs.stop();
		await worker.stop();
	});
	await app.register(leadRoutes, parts);
	await app.register(privacyLinkRoutes, parts);
	await app.register(mePrivacyRoutes, parts);
};
