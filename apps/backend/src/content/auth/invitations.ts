import { typedLine } from "@uchit/contract/typed.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { AuthParts } from "#backend/content/auth/callers.ts";
import { describeStaffRoute, PersonId, personOf, toPerson } from "#backend/content/auth/people.ts";
import { createPasswordLink, type PasswordLink } from "#backend/content/auth/queries/links.ts";
import { invite } from "#backend/content/auth/queries/staff.ts";
import { confirmedStaffOf } from "#backend/content/caller.ts";
import { ContentError } from "#backend/content/errors.ts";
import { STAFF_ROLES } from "#backend/db/schema/content/staff.ts";

const Invitation = z.object({
	email: typedLine()
		.max(320)
		.pipe(z.email({ error: "an e-mail address" })),
	role: z.enum(STAFF_ROLES),
	first_name: typedLine().max(100).optional().describe("With which the history names them; they may change it"),
	last_name: typedLine().max(100).optional(),
});

/** Directus mails its invitations; we send no mail here, so the admin gets the link to pass on. */
export const invitationRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, { db }) => {
	app.post(
		"/users/invite",
		{ schema: { ...describeStaffRoute("Invite somebody"), body: Invitation } },
		async (request, reply) => {
			await confirmedStaffOf(request, "admin");
			const { role } = request.body;
			const { staff, link } = await invite(db, request.body);
			if (staff.role !== role) {
				throw new ContentError(
					"RECORD_NOT_UNIQUE",
					`${staff.email} already has an account at the desk, as ${staff.role}.`,
					{
						field: "email",
					},
				);
			}
			reply.header("cache-control", "no-store");
			return { data: { ...toPerson(staff), ...toWire(link) } };
		},
	);

	app.post(
		"/users/:id/link",
		{ schema: { ...describeStaffRoute("A new link"), params: PersonId } },
		async (request, reply) => {
			await confirmedStaffOf(request, "admin");
			const { id } = await personOf(db, request.params.id);
			reply.header("cache-control", "no-store");
			return { data: toWire(await createPasswordLink(db, id)) };
		},
	);
};

function toWire({ token, expiresAt }: PasswordLink) {
	return { link: `/auth/password/reset?token=${token}`, link_expires: expiresAt.toISOString() };
}
