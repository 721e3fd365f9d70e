import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { staffOf } from "#backend/content/caller.ts";
import { collectionNamed } from "#backend/content/collections.ts";
import { Previewed, readPreview, signPreview } from "#backend/content/items/preview-token.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { parseQuery } from "./reading/query.ts";
import { readItem } from "./reading/reading.ts";
import type { Content } from "./types.ts";

const Token = z.object({ token: z.string().max(400) });

/** Links with which the site shows what is not public yet, for an hour, to whoever has them. */
export const previewRoutes: FastifyPluginAsyncZod<{ content: Content; secret: string }> = async (app, parts) => {
	const { content, secret } = parts;

	app.post(
		"/content/preview-token",
		{ schema: { summary: "A link to a draft", tags: ["content"], body: Previewed } },
		async (request) => {
			const actor = await staffOf(request);
			const { collection, id } = request.body;
			await readItem(content, { actor, collection, key: id }, parseQuery({}));
			return { data: await signPreview(secret, { collection, id }) };
		},
	);

	app.get(
		"/content/preview/:token",
		{ schema: { summary: "The draft of a link", tags: ["content"], params: Token } },
		async (request, reply) => {
			const { collection, id } = await readPreview(secret, request.params.token);
			const fields = [...collectionNamed(collection).fields.keys()].filter((name) => !name.startsWith("user_"));
			const item = await readItem(content, { actor: SYSTEM, collection, key: id }, parseQuery({ fields }));
			reply.header("cache-control", "no-store");
			return { data: { collection, item } };
		},
	);
};
