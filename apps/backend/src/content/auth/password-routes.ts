import { escapeXml } from "@uchit/text/escape-xml.ts";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { AuthParts } from "#backend/content/auth/callers.ts";
import { choosePassword } from "#backend/content/auth/queries/links.ts";
import { ContentError } from "#backend/content/errors.ts";

const Choice = z.object({
	token: z.string().min(1).max(200),
	password: z.string().min(1).max(1024),
	names_owner: z.boolean().default(false).describe("Whether the reply has the e-mail of the link's owner"),
});
const Link = z.object({ token: z.string().max(200).default("") });
const MAX_FORM_BYTES = 4096;

export const passwordRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, { db, env }) => {
	app.addContentTypeParser(
		"application/x-www-form-urlencoded",
		{ parseAs: "string", bodyLimit: MAX_FORM_BYTES },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);

	app.get("/auth/password/reset", { schema: { hide: true, querystring: Link } }, async (request, reply) =>
		sendPage(reply, choosePage(request.query.token)),
	);

	const schema = { summary: "Choose a password with a one-time link", tags: ["staff"], body: Choice };
	for (const address of ["/auth/password/reset", "/users/invite/accept"]) {
		app.post(address, { schema }, async (request, reply) => {
			const { token, password, names_owner: namesOwner } = request.body;
			const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
			if (!isForm) {
				const email = await choosePassword(db, { token, password, siteName: env.SITE_NAME });
				return namesOwner ? reply.send({ data: { email } }) : reply.code(204).send();
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

/** The address contains the token: no cache may store it, and no other site may see it. */
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

function choosePage(token: string, fault?: string): string {
	const complaint = fault === undefined ? "" : `<p role="alert">${escapeXml(fault)}</p>`;
	return page(
		"Choose your password",
		`${complaint}<form method="post" action="/auth/password/reset">
<input type="hidden" name="token" value="${escapeXml(token)}">
<p><label for="password">New password, 12 characters or more</label><br>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="12" maxlength="256" required></p>
<p><button type="submit">Set the password</button></p>
</form>`,
	);
}

const donePage = page("Your password is set", "<p>Sign in at the desk with your e-mail and this password.</p>");

function refusedPage(reason: string): string {
	return page("This link no longer works", `<p>${escapeXml(reason)} Ask an admin for a new one.</p>`);
}

function page(title: string, body: string): string {
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`;
}
