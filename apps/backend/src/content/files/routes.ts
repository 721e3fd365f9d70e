import multipart from "@fastify/multipart";
import { BYTES_IN_MB } from "@uchit/contract/bytes.ts";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Pictures } from "#backend/content/assets/pictures.ts";
import { callerOf } from "#backend/content/caller.ts";
import { ContentError } from "#backend/content/errors.ts";
import { removeFiles } from "#backend/content/files/queries/remove.ts";
import { type FileStore, storeFile } from "#backend/content/files/store.ts";
import { MAX_FILES, readUpload } from "#backend/content/files/upload.ts";
import { aggregateItems } from "#backend/content/items/reading/aggregates.ts";
import { countItems, readItem, readItems, readKeys } from "#backend/content/items/reading/reading.ts";
import { updateMany } from "#backend/content/items/writing/batches.ts";
import { ITEM_PARAMETERS, LIST_PARAMETERS, queryOf } from "#backend/content/parameters.ts";
import { SYSTEM } from "#backend/content/permissions.ts";

export type FileParts = FileStore & { pictures: Pictures; uploadMaxMb: number };

const COLLECTION = "directus_files";

const ITEM_PARAMETERS_CONFIG = { config: { parameters: ITEM_PARAMETERS } };

type OneFile = { Params: { id: string } };

export const fileRoutes: FastifyPluginAsync<FileParts> = async (app, parts) => {
	await app.register(multipart, {
		limits: {
			fileSize: parts.uploadMaxMb * BYTES_IN_MB,
			files: MAX_FILES,
			fields: 100,
			fieldSize: 10_000,
			parts: 120,
		},
	});
	registerReading(app, parts);
	registerWriting(app, parts);
};

function registerReading(app: FastifyInstance, { content }: FileParts): void {
	app.get("/files", { schema: describeRoute("Files"), config: { parameters: LIST_PARAMETERS } }, async (request) => {
		const readRequest = { actor: await callerOf(request), collection: COLLECTION };
		const query = queryOf(request);
		if (query.aggregate !== undefined) return { data: await aggregateItems(content, readRequest, query) };
		const [data, meta] = await Promise.all([
			readItems(content, readRequest, query),
			countItems(content, readRequest, query),
		]);
		return { data, ...(meta && { meta }) };
	});

	app.get<OneFile>(
		"/files/:id",
		{ schema: describeRoute("What is known of one file"), ...ITEM_PARAMETERS_CONFIG },
		async (request) => {
			const readRequest = { actor: await callerOf(request), collection: COLLECTION, key: request.params.id };
			return { data: await readItem(content, readRequest, queryOf(request)) };
		},
	);
}

function registerWriting(app: FastifyInstance, parts: FileParts): void {
	app.post(
		"/files",
		{ schema: describeRoute("Upload files, as a form"), ...ITEM_PARAMETERS_CONFIG },
		async (request, reply) => {
			const keys = await upload(parts, request);
			return answer(parts, { request, reply, keys, isMany: keys.length > 1 });
		},
	);

	app.patch<OneFile>("/files/:id", {
		schema: describeRoute("Give a file another title or name"),
		...ITEM_PARAMETERS_CONFIG,
		handler: async (request, reply) => {
			const keys = await change(parts, request, { keys: [request.params.id], data: request.body });
			return answer(parts, { request, reply, keys, isMany: false });
		},
	});

	app.patch(
		"/files",
		{ schema: describeRoute("Give files other titles or names"), ...ITEM_PARAMETERS_CONFIG },
		async (request, reply) => {
			const keys = await change(parts, request, request.body);
			return answer(parts, { request, reply, keys, isMany: true });
		},
	);

	app.delete<OneFile>("/files/:id", { schema: describeRoute("Delete a file") }, (request, reply) =>
		remove(parts, { request, reply, keys: [request.params.id] }),
	);

	app.delete("/files", { schema: describeRoute("Delete files, all or none") }, (request, reply) =>
		remove(parts, { request, reply, keys: readKeyList(request.body) }),
	);
}

function describeRoute(summary: string) {
	return { summary, tags: ["content"] };
}

/** All or none: if one file cannot be stored, those before it are removed. */
async function upload(parts: FileParts, request: FastifyRequest): Promise<string[]> {
	const actor = await callerOf(request);
	// Checked before a byte of the file is read.
	const allowed = await parts.content.permissions.allowed(actor, COLLECTION, "create");
	if (allowed === undefined) throw new ContentError("FORBIDDEN");
	const keys: string[] = [];
	try {
		for await (const file of readUpload(request)) keys.push((await storeFile(parts, actor, file)).id);
	} catch (error) {
		await removeFiles(parts, SYSTEM, keys);
		throw error;
	}
	return keys;
}

async function change({ content }: FileParts, request: FastifyRequest, changes: unknown): Promise<string[]> {
	const keys = await updateMany(content, { actor: await callerOf(request), collection: COLLECTION }, changes);
	return keys.map(String);
}

type Done = { request: FastifyRequest; reply: FastifyReply; keys: readonly string[] };

/** Answers with the file or the list, as far as the caller may see them; 204 if that is nothing, as in Directus. */
async function answer({ content }: FileParts, { request, reply, keys, isMany }: Done & { isMany: boolean }) {
	const actor = await callerOf(request);
	if ((await content.permissions.allowed(actor, COLLECTION, "read")) === undefined) return reply.code(204).send();
	const items = await readKeys(content, { actor, collection: COLLECTION, keys }, queryOf(request));
	return reply.send({ data: isMany ? items : items[0] });
}

async function remove(parts: FileParts, { request, reply, keys }: Done): Promise<FastifyReply> {
	await removeFiles(parts, await callerOf(request), keys);
	for (const key of keys) await parts.pictures.forget(key);
	return reply.code(204).send();
}

const KeyList = z.union([z.array(z.string()), z.object({ keys: z.array(z.string()) }).transform(({ keys }) => keys)]);

function readKeyList(body: unknown): string[] {
	const parsed = KeyList.safeParse(body);
	if (!parsed.success) throw new ContentError("INVALID_PAYLOAD", "Invalid payload. The keys have to be a list.");
	return [...new Set(parsed.data)];
}
