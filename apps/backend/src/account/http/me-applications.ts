import { Applications, MAX_APPLICATIONS } from "@uchit/contract/application.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { AccountParts } from "#backend/account/parts.ts";
import { listApplications, mergeApplications, removeApplications } from "#backend/account/queries/applications.ts";
import { BadField } from "#backend/errors.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { requireVisitor } from "./visitor.ts";

export const meApplicationRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, keys, now } = parts;
	const tags = ["me"];

	app.get("/me/applications", {
		schema: { summary: "The visitor's forms", tags, response: { 200: Applications, ...problemReplies(401, 503) } },
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			return { entries: await listApplications(db, keys, visitor.id) };
		},
	});

	app.put("/me/applications", {
		schema: {
			summary: "Merge the forms of a device",
			description: "Of each form the newest change wins; what is not named stays. The answer is the whole list.",
			tags,
			body: Applications,
			response: { 200: Applications, ...problemReplies(400, 401, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			const entries = await mergeApplications(
				{ db, keys },
				{ visitorId: visitor.id, entries: request.body.entries },
				now(),
			);
			if (entries === undefined)
				throw new BadField("entries", `an account holds at most ${MAX_APPLICATIONS} forms`, {
					code: "too-many",
					values: { most: MAX_APPLICATIONS },
				});
			return { entries };
		},
	});

	app.delete("/me/applications", {
		schema: {
			summary: "Remove all forms from the account",
			tags,
			response: { 204: z.undefined(), ...problemReplies(401, 503) },
		},
		handler: async (request, reply) => {
			const { visitor } = await requireVisitor(request, parts);
			await removeApplications(db, visitor.id);
			return reply.status(204).send();
		},
	});
};
