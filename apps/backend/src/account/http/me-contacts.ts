import { Me, NewContact } from "@uchit/contract/account.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { type AccountParts, personalOf } from "#backend/account/parts.ts";
import { addVerifiedContact, listContacts, removeContact } from "#backend/account/queries/visitor-contacts.ts";
import { BadField, Conflict, NotFound } from "#backend/errors.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { requireConfirmed } from "./visitor.ts";

const Contacts = Me.pick({ contacts: true });
const Id = z.object({ id: z.uuid() });

/** Routes that change the contacts, only just after a sign-in; every change notifies the contacts that were there before. */
export const meContactRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, keys, outbox } = parts;
	const tags = ["me"];

	app.get("/me/confirmed", {
		schema: {
			summary:
				"Whether the visitor has just signed in, and may change the contacts, take the data along or delete the account",
			tags,
			response: problemReplies(401, 403, 503),
		},
		handler: async (request, reply) => {
			await requireConfirmed(request, parts);
			return reply.code(204).send();
		},
	});

	app.post("/me/contacts", {
		schema: {
			summary: "Add the contact of a code that was right",
			tags,
			body: NewContact,
			response: { 201: Contacts, ...problemReplies(400, 401, 403, 409, 503) },
		},
		handler: async (request, reply) => {
			const { visitor } = await requireConfirmed(request, parts);
			const outcome = await addVerifiedContact(db, personalOf(parts), { visitor, token: request.body.token });
			switch (outcome) {
				case "bad-token":
					throw new BadField("token", "this is not the token of a code that was sent for adding a contact", {
						code: "bad-token",
					});
				case "taken":
					throw new Conflict("contact-taken", "This contact belongs to another account.");
				case "too-many":
					throw new Conflict("contacts-full", "The account has as many contacts as it may have. Remove one first.");
				case "added":
					outbox.kick();
					return reply.code(201).send({ contacts: await listContacts(db, keys, visitor.id) });
			}
		},
	});

	app.delete("/me/contacts/:id", {
		schema: {
			summary: "Remove a contact, never the last",
			tags,
			params: Id,
			response: { 200: Contacts, ...problemReplies(400, 401, 403, 404, 409, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireConfirmed(request, parts);
			switch (await removeContact(db, personalOf(parts), { visitor, id: request.params.id })) {
				case "unknown":
					throw new NotFound("There is no contact with this id.");
				case "last":
					throw new Conflict(
						"last-contact",
						"This is the last contact: without it nobody could sign in. Add another one first.",
					);
				case "removed":
					outbox.kick();
					return { contacts: await listContacts(db, keys, visitor.id) };
			}
		},
	});
};
