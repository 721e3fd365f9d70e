import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { readToken, signToken } from "#backend/content/auth/tokens.ts";
import { staffOf } from "#backend/content/caller.ts";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Content } from "#backend/content/items/content.ts";
import { parseQuery } from "#backend/content/items/query.ts";
import { readItem } from "#backend/content/items/reading.ts";
import { SYSTEM } from "#backend/content/permissions.ts";

const PREVIEW_SECONDS = 60 * 60;
const Previewed = z.strictObject({
	collection: z.enum(["news", "pages"]),
	id: z.coerce.number().int().min(1),
});
const Token = z.object({ token: z.string().max(400) });

/** Links with which the site shows what is not public yet, for an hour, to whoever has them. */
export const previewRoutes: FastifyPluginAsyncZod<{ content: Content; secret: string }> = async (app, parts) => {
	const { content, secret } = parts;
	const key = { secret, purpose: "preview" } as const;

	app.post(
		"/content/preview-token",
		{ schema: { summary: "A link to a draft", tags: ["content"], body: Previewed } },
		async (request) => {
			const actor = await staffOf(request);
			const { collection, id } = request.body;
			await readItem(content, { actor, collection, key: id }, parseQuery({}));
			const expires = new Date(Date.now() + PREVIEW_SECONDS * 1000).toISOString();
			return { data: { token: signToken(key, { collection, id }, PREVIEW_SECONDS), expires } };
		},
	);

	app.get(
		"/content/preview/:token",
		{ schema: { summary: "The draft of a link", tags: ["content"], params: Token } },
		async (request, reply) => {
			const { collection, id } = readPreview(key, request.params.token);
			const fields = [...collectionNamed(collection).fields.keys()].filter((name) => !name.startsWith("user_"));
			const item = await readItem(content, { actor: SYSTEM, collection, key: id }, parseQuery({ fields }));
			reply.header("cache-control", "no-store");
			return { data: { collection, item } };
		},
	);
};

/** A link that was never ours and one that has run out are refused alike. */
function readPreview(key: { secret: string; purpose: "preview" }, token: string): z.infer<typeof Previewed> {
	try {
		const { collection, id } = readToken(key, token);
		return Previewed.parse({ collection, id });
	} catch {
		throw new ContentError("FORBIDDEN", "This link to a draft is not valid, or has run out.");
	}
}
