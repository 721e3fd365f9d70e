import { typedLine } from "@uchit/contract/typed.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { AuthParts } from "#backend/content/auth/callers.ts";
import { invitationRoutes } from "#backend/content/auth/invitations.ts";
import { ownPasswordRoutes } from "#backend/content/auth/own-password.ts";
import { describeStaffRoute, PersonId, PersonQuery, personOf, pick, toPerson } from "#backend/content/auth/people.ts";
import { changeStaff } from "#backend/content/auth/queries/staff.ts";
import { secondFactorRoutes } from "#backend/content/auth/second-factor.ts";
import { confirmedStaffOf, signedInOf, staffOf } from "#backend/content/caller.ts";
import { ContentError } from "#backend/content/errors.ts";
import { LIST_PARAMETERS, queryOf } from "#backend/content/parameters.ts";
import { STAFF_ROLES } from "#backend/db/schema/content/staff.ts";
import { aggregateItems } from "./items/reading/aggregates.ts";
import { countItems, readItems } from "./items/reading/reading.ts";
import type { Content } from "./items/types.ts";
import { listAuthors } from "./items/writing/publication-checks.ts";

const NAME = typedLine().max(100).nullable().optional();
const Names = z.strictObject({ first_name: NAME, last_name: NAME });
const Change = Names.extend({
	role: z.enum(STAFF_ROLES).optional(),
	status: z.enum(["active", "suspended"]).optional(),
	tfa_secret: z.null().optional(),
});
export type UserParts = AuthParts & { content: Content };

export const userRoutes: FastifyPluginAsyncZod<UserParts> = async (app, parts) => {
	await app.register(selfRoutes, parts);
	await app.register(secondFactorRoutes, parts);
	await app.register(ownPasswordRoutes, parts);
	await app.register(invitationRoutes, parts);
	await app.register(peopleRoutes, parts);
};

const selfRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, { db }) => {
	const schema = { querystring: PersonQuery };

	app.get("/users/me", { schema: { ...describeStaffRoute("Who is signed in"), ...schema } }, async (request) => {
		const { id } = await signedInOf(request);
		return { data: pick(toPerson(await personOf(db, id)), request.query.fields) };
	});

	app.patch(
		"/users/me",
		{ schema: { ...describeStaffRoute("Change one's name"), ...schema, body: Names } },
		async (request) => {
			const { id } = await staffOf(request);
			return { data: pick(toPerson(await changeStaff(db, id, request.body)), request.query.fields) };
		},
	);
};

const peopleRoutes: FastifyPluginAsyncZod<UserParts> = async (app, { db, content }) => {
	const one = { params: PersonId, querystring: PersonQuery };

	app.get(
		"/users",
		{ schema: describeStaffRoute("The people at the desk"), config: { parameters: LIST_PARAMETERS } },
		async (request) => {
			const readRequest = { actor: await staffOf(request, "admin"), collection: "directus_users" };
			const query = queryOf(request);
			if (query.aggregate !== undefined) return { data: await aggregateItems(content, readRequest, query) };
			const [data, meta] = await Promise.all([
				readItems(content, readRequest, query),
				countItems(content, readRequest, query),
			]);
			return { data, ...(meta && { meta }) };
		},
	);

	app.get("/content/authors", { schema: describeStaffRoute("The names that can sign an article") }, async (request) => {
		await staffOf(request);
		return { data: await listAuthors(db) };
	});

	app.get("/users/:id", { schema: { ...describeStaffRoute("One of them"), ...one } }, async (request) => {
		const caller = await staffOf(request);
		if (caller.role !== "admin" && caller.id !== request.params.id) throw new ContentError("FORBIDDEN");
		return { data: pick(toPerson(await personOf(db, request.params.id)), request.query.fields) };
	});

	const changing = { ...describeStaffRoute("Suspend somebody, or change a role"), ...one, body: Change };
	app.patch("/users/:id", { schema: changing }, async (request) => {
		await confirmedStaffOf(request, "admin");
		return { data: pick(toPerson(await changeStaff(db, request.params.id, request.body)), request.query.fields) };
	});
};
