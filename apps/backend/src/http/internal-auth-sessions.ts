import { NewSession, SessionStarted, SessionState } from "@uchit/contract/internal-auth.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { AccountParts } from "#backend/http/account-parts.ts";
import { NotFound } from "#backend/http/problems.ts";
import { endSession, getSession, startSession } from "#backend/queries/sessions.ts";

const Id = z.object({ id: z.uuid() });

/** Sessions, as the sign-in service begins, checks and ends them. */
export const internalSessionRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, { db, now }) => {
	app.post(
		"/sessions",
		{ schema: { hide: true, body: NewSession, response: { 201: SessionStarted } } },
		async (request, reply) => {
			const session = await startSession(db, request.body, now());
			if (session === undefined) throw new NotFound("There is no visitor with this id.");
			return reply.code(201).send(session);
		},
	);

	app.get("/sessions/:id", { schema: { hide: true, params: Id, response: { 200: SessionState } } }, async (request) => {
		const visitor = await getSession(db, request.params.id, now());
		if (visitor === undefined) throw new NotFound("This session has ended.");
		return { visitor };
	});

	app.delete("/sessions/:id", { schema: { hide: true, params: Id } }, async (request, reply) => {
		await endSession(db, { id: request.params.id }, now());
		return reply.code(204).send();
	});
};
