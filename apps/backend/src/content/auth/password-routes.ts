import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { AuthParts } from "#backend/content/auth/callers.ts";
import { choosePassword } from "#backend/content/auth/links.ts";
import { choosePage, donePage, refusedPage } from "#backend/content/auth/password-page.ts";
import { ContentError } from "#backend/content/errors.ts";

const Choice = z.object({ token: z.string().min(1).max(200), password: z.string().min(1).max(1024) });
const Link = z.object({ token: z.string().max(200).default("") });
const LARGEST_FORM = 4096;

/** A one-time link leads here: its page for people, and Directus's endpoints for programs. */
export const passwordRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, { db, env }) => {
	app.addContentTypeParser(
		"application/x-www-form-urlencoded",
		{ parseAs: "string", bodyLimit: LARGEST_FORM },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);

	app.get("/auth/password/reset", { schema: { hide: true, querystring: Link } }, async (request, reply) =>
		sendPage(reply, choosePage(request.query.token)),
	);

	const schema = { summary: "Choose a password with a one-time link", tags: ["staff"], body: Choice };
	for (const address of ["/auth/password/reset", "/users/invite/accept"]) {
		app.post(address, { schema }, async (request, reply) => {
			const { token, password } = request.body;
			const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
			if (!isForm) {
				await choosePassword(db, { token, password, siteName: env.SITE_NAME });
				return reply.code(204).send();
			}
			try {
				await choosePassword(db, { token, password, siteName: env.SITE_NAME });
			} catch (error) {
				if (!(error instanceof ContentError)) throw error;
				reply.code(error.status);
				return sendPage(
					reply,
					error.code === "FAILED_VALIDATION" ? choosePage(token, error.message) : refusedPage(error.message),
				);
			}
			return sendPage(reply, donePage);
		});
	}
};

/** The address holds the token: no cache keeps it, and no other site is told of it. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
	return reply
		.header("cache-control", "no-store")
		.header("referrer-policy", "no-referrer")
		.header(
			"content-security-policy",
			"default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
		)
		.type("text/html; charset=utf-8")
		.send(html);
}
