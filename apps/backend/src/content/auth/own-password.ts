import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { AuthParts } from "#backend/content/auth/callers.ts";
import { hashPassword } from "#backend/content/auth/passwords.ts";
import { describeStaffRoute, personOf } from "#backend/content/auth/people.ts";
import { endSessionsOf } from "#backend/content/auth/queries/sessions.ts";
import { setPassword } from "#backend/content/auth/queries/staff.ts";
import { reauthenticate } from "#backend/content/auth/sign-in.ts";
import { signedInOf, staffOf } from "#backend/content/caller.ts";

const PASSWORD = z.string().min(1).max(1024);
const Proof = z.object({ password: PASSWORD });
const Change = z.object({ current_password: PASSWORD, password: PASSWORD });

export const ownPasswordRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, { db, env }) => {
	app.post("/users/me/confirm", {
		schema: { ...describeStaffRoute("Show again who you are"), body: Proof },
		handler: async (request, reply) => {
			const { id } = await staffOf(request);
			const { family } = await signedInOf(request);
			await reauthenticate(db, await personOf(db, id), { password: request.body.password, family });
			return reply.code(204).send();
		},
	});

	app.post("/users/me/password", {
		schema: { ...describeStaffRoute("Change your password; your other sessions end"), body: Change },
		handler: async (request, reply) => {
			const { id } = await staffOf(request);
			const { family } = await signedInOf(request);
			const person = await personOf(db, id);
			const { current_password, password } = request.body;
			await reauthenticate(db, person, { password: current_password, family });
			await setPassword(db, id, await hashPassword(password, { email: person.email, siteName: env.SITE_NAME }));
			await endSessionsOf(db, id, family);
			return reply.code(204).send();
		},
	});
};
