import { TRANSFORM_PARAMETERS } from "@uchit/contract/image.ts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { hashOf, type Pictures } from "#backend/content/assets/pictures.ts";
import { type AssetBody, sendAsset } from "#backend/content/assets/send.ts";
import { formatOf } from "#backend/content/assets/transform.ts";
import { callerOf } from "#backend/content/caller.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { FileBytes } from "#backend/content/files/bytes.ts";
import { isRaster } from "#backend/content/files/kind.ts";
import { type FileRow, getFile } from "#backend/content/files/queries/get-file.ts";
import { readPreview } from "#backend/content/items/preview-token.ts";
import { parseQuery } from "#backend/content/items/reading/query.ts";
import { readItem } from "#backend/content/items/reading/reading.ts";
import type { Actor, Content } from "#backend/content/items/types.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { type AssetTransform, parseAssetTransform, type Transformation } from "./asset-transform.ts";

export type AssetParts = { content: Content; secret: string; bytes: FileBytes; pictures: Pictures };

type AssetRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>;

/** `/assets/{id}`, optionally followed by a file name for readers of addresses, as in Directus. */
export const assetRoutes: FastifyPluginAsync<AssetParts> = async (app, parts) => {
	const answer = (request: AssetRequest, reply: FastifyReply) => answerAsset(parts, request, reply);
	const config = { parameters: [...TRANSFORM_PARAMETERS, "preview"] };
	app.get("/assets/:id", { schema: describeRoute("A file, or a picture made of it"), config }, answer);
	app.get("/assets/:id/:filename", { schema: describeRoute("The same, with its name in the address"), config }, answer);
};

function describeRoute(summary: string) {
	return { summary, tags: ["content"] };
}

async function answerAsset(parts: AssetParts, request: AssetRequest, reply: FastifyReply): Promise<FastifyReply> {
	const { content, bytes, pictures } = parts;
	const actor = await actorOf(parts, request);
	// Checked before the query: a caller who may not see the file must learn nothing of it, not even that it is no
	// picture.
	const file = await getReadableFile(content, actor, request.params.id);
	const requested = parseAssetTransform(request.query, request.headers.accept);
	const stored = await bytes.find(file.id);
	if (stored === undefined) throw new ContentError("SERVICE_UNAVAILABLE", "The stored bytes of this file are missing.");
	if (requested.isNegotiated) reply.header("vary", "Accept");
	const common = { isDownload: requested.isDownload, isPublic: actor.kind === "public" };
	const made = toMade(file, requested);
	if (made === undefined) {
		const body: AssetBody = { kind: "file", ...stored };
		return sendAsset(request, reply, {
			...common,
			body,
			type: file.type,
			// The bytes change at most once: when the camera's metadata is removed.
			etag: `"${file.id}-${stored.size.toString(36)}"`,
			filename: file.filename,
		});
	}
	const body: AssetBody = {
		kind: "made",
		bytes: await pictures.get({ ...file, path: stored.path }, made.transformation),
	};
	return sendAsset(request, reply, { ...common, ...made, body });
}

async function actorOf({ content, secret }: AssetParts, request: AssetRequest): Promise<Actor> {
	const { preview: token } = request.query;
	if (typeof token !== "string") return callerOf(request);
	const { id } = request.params;
	return (await isPreviewed(content, secret, { token, id })) ? SYSTEM : callerOf(request);
}

function toMade(file: FileRow, { transformation: requested, isNegotiated }: AssetTransform) {
	if (requested === undefined || !isRaster(file.type)) return undefined;
	const { format = formatOf(file.type) } = isNegotiated ? preserveAnimation(file, requested) : requested;
	const transformation = { ...requested, format };
	return {
		transformation,
		type: `image/${format === "jpg" ? "jpeg" : format}`,
		etag: `"${file.id}-${hashOf(transformation)}"`,
		filename: `${file.filename.replace(/\.[^.]*$/, "")}.${format}`,
	};
}

/** Keeps an animation: of the formats that browsers negotiate, we write animations only in WebP. */
function preserveAnimation({ type }: FileRow, transformation: Transformation): Transformation {
	const mayMove = type === "image/gif" || type === "image/webp";
	return mayMove && transformation.format === "avif" ? { ...transformation, format: "webp" } : transformation;
}

const SHOWING = { news: parseQuery({ fields: "picture,body" }), pages: parseQuery({ fields: "body" }) } as const;

/**
 * Whether an editor's preview link shows this file at present: the link grants access to that file and no other. Throws
 * FORBIDDEN for an invalid or expired link.
 */
async function isPreviewed(
	content: Content,
	secret: string,
	{ token, id }: { token: string; id: string },
): Promise<boolean> {
	const { collection, id: key } = await readPreview(secret, token);
	const { picture, body } = await readItem(content, { actor: SYSTEM, collection, key }, SHOWING[collection]);
	return picture === id || (typeof body === "string" && body.includes(`/assets/${id}`));
}

const KEY_ALONE = parseQuery({ fields: "id" });

/** Returns the file for an actor who may see it; throws FORBIDDEN both for a missing and for a forbidden file. */
async function getReadableFile(content: Content, actor: Actor, id: string): Promise<FileRow> {
	await readItem(content, { actor, collection: "directus_files", key: id }, KEY_ALONE);
	const file = await getFile(content.db, id);
	if (file === undefined) throw new ContentError("FORBIDDEN");
	return file;
}
