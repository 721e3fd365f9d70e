import { join } from "node:path";
import { BYTES_IN_MB } from "@uchit/contract/bytes.ts";
import { matchesEtag } from "@uchit/pictures/matches-etag.ts";
import { Overloaded } from "@uchit/pictures/queue.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "#server/env.ts";
import { registerAssetProxy } from "#server/images/asset-proxy.ts";
import { createFetchSource, type FetchOptions } from "#server/images/fetch-source.ts";
import { Optimiser, type ServedPicture } from "#server/images/optimiser.ts";
import { ImageRefused } from "#server/images/refused.ts";
import { parseImageRequest } from "./images/image-request.ts";

type ImagesOptions = { env: Env; now: () => number; fetching?: FetchOptions };

/** Receives changes, so that unpublished pictures are no longer shown. */
export type Images = { noteChange: (tags: readonly string[]) => void; setFollowing: (following: boolean) => void };

const VARY = "Accept, Save-Data";
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** A picture never changes, but it may stop being public. */
const CACHE_CONTROL = "public, max-age=3600, must-revalidate";

/** `/_next/image?url=&w=&q=` (spec 7 and 9), and its source files in the content system: `/assets/{id}`. */
export function registerImages(app: FastifyInstance, { env, now, fetching }: ImagesOptions): Images {
	// Only our own content system knows the key, and publishes its changes.
	const isOwn = env.CONTENT_URL === env.BACKEND_URL;
	const content = { url: env.CONTENT_URL, key: isOwn ? env.BACKEND_KEY : undefined };
	const optimiser = new Optimiser({
		directory: join(env.DATA_DIR, "images"),
		maxBytes: env.IMAGE_CACHE_MB * BYTES_IN_MB,
		fetchSource: createFetchSource({ ...fetching, key: content.key }),
		now,
		onTrouble: (error) => app.log.warn({ err: error }, "a picture could not be kept"),
	});
	const allowed = { contentUrl: env.CONTENT_URL, hosts: env.IMAGE_HOSTS };
	app.get<{ Querystring: Record<string, unknown> }>(
		"/_next/image",
		{ errorHandler: refuse },
		async (request, reply) => {
			const imageRequest = parseImageRequest(request.query, request.headers.accept, allowed);
			if (request.headers["save-data"] === "on") return sendNothing(reply);
			return sendPicture(request, reply, await optimiser.get(imageRequest));
		},
	);
	registerAssetProxy(app, content);
	return {
		noteChange: (tags) => optimiser.freshness.noteChange(tags),
		setFollowing: (following) => optimiser.freshness.setFollowing(following && isOwn),
	};
}

/** Sends no picture to visitors who save data; the page keeps its place with a description. */
function sendNothing(reply: FastifyReply): FastifyReply {
	reply.headers({ vary: VARY, "cache-control": "private, no-store" });
	return reply.type("image/svg+xml").send(NO_PICTURE);
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, { picture, state }: ServedPicture): FastifyReply {
	const { type, etag, bytes } = picture;
	reply.headers({ etag, vary: VARY, "cache-control": CACHE_CONTROL, "x-cache": state });
	if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
	const ending = type.slice("image/".length);
	return reply.type(type).header("content-disposition", `inline; filename="picture.${ending}"`).send(bytes);
}

/** Answers with the reason as plain text, since a picture's request shows no page. */
function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	reply.headers({ "cache-control": "no-store", vary: "Accept" });
	if (error instanceof ImageRefused) {
		if (error.status >= 500) request.log.warn({ err: error, url: request.url }, "a picture could not be had");
		return reply.code(error.status).type("text/plain; charset=utf-8").send(error.message);
	}
	if (!(error instanceof Overloaded)) throw error;
	reply.header("retry-after", "10");
	return reply
		.code(503)
		.type("text/plain; charset=utf-8")
		.send("Too many pictures are being made right now. Try again in ten seconds.");
}
