import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { BYTES_IN_MB } from "@uchit/contract/bytes.ts";
import { CutoffFileQuery, MAX_CUTOFF_FILE_MB } from "@uchit/contract/cutoff-file.ts";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { type StaffCaller, staffOf } from "#backend/content/caller.ts";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Content } from "#backend/content/items/types.ts";
import { storeRevision } from "#backend/content/items/writing/history.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { getFileBytes, insertCutoffFile } from "./queries/cutoff-files.ts";

const One = z.object({ id: z.coerce.number().int().min(1) });

export const cutoffFileRoutes: FastifyPluginAsyncZod<{ content: Content }> = async (app, { content }) => {
	app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
		done(null, body),
	);

	app.post("/content/cutoff-files", {
		bodyLimit: MAX_CUTOFF_FILE_MB * BYTES_IN_MB,
		onRequest: refuseLarge,
		schema: {
			summary: "Bring in a counselling's file of a year, as its bytes; a worker reads it",
			tags: ["content"],
			querystring: CutoffFileQuery,
			consumes: ["application/octet-stream"],
		},
		handler: async (request) => {
			const actor = await staffOf(request);
			await requireRight(content, actor, "update");
			const { body } = request;
			if (!Buffer.isBuffer(body) || body.length === 0)
				throw new ContentError("INVALID_PAYLOAD", "Invalid payload. The file is empty.");
			return { data: { id: await keepFile(content, actor, { ...request.query, body }) } };
		},
	});

	app.get("/content/cutoff-files/:id/file", {
		schema: { summary: "A counselling's file as an editor brought it in", tags: ["content"], params: One },
		handler: async (request, reply) => {
			await requireRight(content, await staffOf(request), "read");
			const stored = await getFileBytes(content.db, request.params.id);
			if (stored === undefined) throw new ContentError("ROUTE_NOT_FOUND", "There is no such file.");
			return reply
				.type("application/octet-stream")
				.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(stored.file)}`)
				.header("cache-control", "no-store")
				.send(await promisify(gunzip)(stored.bytes));
		},
	});
};

async function refuseLarge(request: FastifyRequest): Promise<void> {
	const bytes = Number(request.headers["content-length"] ?? 0);
	if (bytes <= MAX_CUTOFF_FILE_MB * BYTES_IN_MB) return;
	const size = Math.round(bytes / BYTES_IN_MB).toLocaleString("en-IN");
	throw new ContentError(
		"CONTENT_TOO_LARGE",
		`The file has ${size} MB; at most ${MAX_CUTOFF_FILE_MB} MB are taken: save the table alone as CSV, or pack it as .csv.gz.`,
	);
}

async function requireRight({ permissions }: Content, actor: StaffCaller, action: "read" | "update"): Promise<void> {
	if ((await permissions.allowed(actor, "cutoff_files", action)) === undefined) throw new ContentError("FORBIDDEN");
}

type Sent = z.infer<typeof CutoffFileQuery> & { body: Buffer };

async function keepFile(
	content: Content,
	actor: StaffCaller,
	{ counselling, year, file, body }: Sent,
): Promise<number> {
	const bytes = await promisify(gzip)(body);
	return inTransaction(content, actor, async (context) => {
		const sourceId = `${counselling}-${year}`;
		const row = { counselling, year, file, source_id: sourceId, bytes, size: body.length, user_created: actor.id };
		const {
			bytes: _,
			replaced,
			repository_hash,
			...shown
		} = Object.fromEntries(Object.entries((await insertCutoffFile(context, row)) ?? {}));
		const collection = collectionNamed("cutoff_files");
		await storeRevision(context.tx, { collection, key: String(shown.id), action: "create", actor, after: shown });
		context.tags.add("cutoff_files");
		return Number(shown.id);
	});
}
