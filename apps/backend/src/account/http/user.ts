import { Registered, Registration, UserLookup, UserLookupAnswer } from "@uchit/contract/account.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AccountParts, personalOf } from "#backend/account/parts.ts";
import { holderOf } from "#backend/account/queries/otp-tokens.ts";
import { register } from "#backend/account/queries/register.ts";
import { getVisitorByLookup } from "#backend/account/queries/visitors.ts";
import { NotSignedIn, Unavailable } from "#backend/errors.ts";
import { visitorKey } from "#backend/http/caller.ts";
import { extraOf } from "#backend/http/extra.ts";
import { idempotencyKeyOf } from "#backend/http/idempotency-key.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { contactOf } from "#backend/personal/contact.ts";
import { countOrRefuse, HOUR_SECONDS } from "#backend/platform/queries/limits.ts";
import { askOtpProvider } from "./otp-provider.ts";

/** A school's pupils may all come from one address. */
const REGISTRATIONS_PER_ADDRESS_HOUR = 300;
/** The site's header calls this on every page view. */
const LOOKUPS_PER_ADDRESS_HOUR = 6_000;

export const userRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, env } = parts;
	const tags = ["accounts"];

	app.post("/User/Register", {
		schema: {
			summary: "Register",
			description:
				"With the token of the contact's code this makes the account. Without it there is no account and no consent: for a day the name and language fill in the form of the person who enters the contact's code, and that person states age, consents and guardian then. Two requests with one Idempotency-Key make one registration, and the second gets the first answer again.",
			tags,
			body: Registration,
			response: { 201: Registered, ...problemReplies(400, 409, 429, 503) },
		},
		handler: async (request, reply) => {
			const key = `register-address:${visitorKey(request, env.BACKEND_KEY)}`;
			const limit = { key, most: REGISTRATIONS_PER_ADDRESS_HOUR, seconds: HOUR_SECONDS };
			await countOrRefuse(parts, limit, "Too many registrations came from this address.");
			const { name, contact, ageBand, language, consents, guardian, token } = request.body;
			if (guardian !== undefined) contactOf(guardian.contact, "guardian/contact");
			const known = { name, contact: contactOf(contact), ageBand, language, consents, guardian, token };
			const registration = { ...known, extra: extraOf(request.body, KNOWN_FIELDS) };
			const registered = await register(db, personalOf(parts), { registration, key: idempotencyKeyOf(request) });
			return reply.code(201).send(registered);
		},
	});

	app.post("/User/Lookup", {
		schema: {
			summary: "The name of the person who holds a login token, to greet them by",
			tags,
			body: UserLookup,
			response: { 200: UserLookupAnswer, ...problemReplies(400, 401, 429, 503) },
		},
		handler: async (request) => {
			const { token } = request.body;
			const key = `lookup-address:${visitorKey(request, env.BACKEND_KEY)}`;
			const limit = { key, most: LOOKUPS_PER_ADDRESS_HOUR, seconds: HOUR_SECONDS };
			await countOrRefuse(parts, limit, "Too many names were asked for from this address.");
			const holder = await holderOf(db, personalOf(parts), token);
			if (holder !== undefined) return nameOf(await getVisitorByLookup(db, holder.lookup));
			const foreign = await askOtpProvider(env, token);
			switch (foreign.kind) {
				case "known":
					return nameOf(foreign);
				case "refused":
					throw new NotSignedIn("The token is not known, or has run out.");
				case "unreachable":
					request.log.warn({ reason: foreign.reason }, "The provider of one-time passwords cannot be asked");
					throw new Unavailable("The provider of the token cannot be asked now.");
			}
		},
	});
};

const KNOWN_FIELDS = new Set(Object.keys(Registration.shape));

function nameOf(somebody: { name: string | undefined } | undefined): { name?: string } {
	return somebody?.name === undefined ? {} : { name: somebody.name };
}
