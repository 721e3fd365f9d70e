import { SignedInSession } from "@uchit/contract/account.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { AccountParts } from "#backend/account/parts.ts";
import { endAllSessions, endSession, listSessions } from "#backend/account/queries/sessions.ts";
import { NotFound } from "#backend/errors.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { requireVisitor } from "./visitor.ts";

const Id = z.object({ id: z.guid() });

export const meSessionRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, now } = parts;
	const tags = ["me"];

	app.get("/me/sessions", {
		schema: {
			summary: "Where the visitor is signed in",
			tags,
			response: { 200: z.object({ sessions: z.array(SignedInSession) }), ...problemReplies(401, 503) },
		},
		handler: async (request) => {
			const { visitor, session } = await requireVisitor(request, parts);
			return { sessions: await listSessions(db, { visitor: visitor.id, current: session, now: now() }) };
		},
	});

	app.delete("/me/sessions/:id", {
		schema: { summary: "Sign out one device", tags, params: Id, response: problemReplies(400, 401, 404, 503) },
		handler: async (request, reply) => {
			const { visitor } = await requireVisitor(request, parts);
			const isEnded = await endSession(db, { id: request.params.id, visitor: visitor.id }, now());
			if (!isEnded) throw new NotFound("There is no session with this id.");
			return reply.code(204).send();
		},
	});

	app.delete("/me/sessions", {
		schema: { summary: "Sign out everywhere, here too", tags, response: problemReplies(401, 503) },
		handler: async (request, reply) => {
			const { visitor } = await requireVisitor(request, parts);
			await endAllSessions(db, visitor.id, now());
			return reply.code(204).send();
		},
	});
};
