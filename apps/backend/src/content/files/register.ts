import { join } from "node:path";
import { BYTES_IN_MB } from "@uchit/contract/bytes.ts";
import type { FastifyInstance } from "fastify";
import { createPictures } from "#backend/content/assets/pictures.ts";
import { assetRoutes } from "#backend/content/assets/routes.ts";
import { type CleanupResult, cleanOrphans } from "#backend/content/files/queries/orphans.ts";
import { stripStored } from "#backend/content/files/queries/strip-stored.ts";
import { fileRoutes } from "#backend/content/files/routes.ts";
import { createFileStore, type FileStore } from "#backend/content/files/store.ts";
import type { Content } from "#backend/content/items/types.ts";
import type { Env } from "#backend/env.ts";
import { runsJobs } from "#backend/platform/role.ts";

const MAX_NAMED = 10;

/**
 * Registers `/files` and `/assets`. Files are repaired after a crash where jobs run, when the service begins to listen.
 */
export async function registerFiles(
	app: FastifyInstance,
	{ content, env }: { content: Content; env: Env },
): Promise<void> {
	const store = createFileStore({ content, directory: env.FILES_DIR });
	const pictures = createPictures({
		directory: join(env.DATA_DIR, "assets"),
		maxBytes: env.IMAGE_CACHE_MB * BYTES_IN_MB,
		onTrouble: (error) => app.log.warn({ err: error }, "A picture could not be kept"),
	});
	await app.register(fileRoutes, { ...store, pictures, uploadMaxMb: env.UPLOAD_MAX_MB });
	await app.register(assetRoutes, { ...store, pictures, secret: env.CONTENT_SECRET });
	if (runsJobs(env)) app.addHook("onListen", async () => void cleanUpFiles(app, store));
}

async function cleanUpFiles(app: FastifyInstance, store: FileStore): Promise<void> {
	try {
		report(app, await cleanOrphans(store, Date.now()));
		const stripped = await stripStored(store, (file, error) => {
			app.log.warn({ err: error, file }, "The notes of a camera could not be taken out of a file");
		});
		if (stripped.length > 0) app.log.info({ stripped }, "The notes of cameras are taken out of these files");
	} catch (error) {
		app.log.error({ err: error }, "The files could not be looked through");
	}
}

function report(app: FastifyInstance, { isWrongDirectory, missing, dropped, settled, forgotten }: CleanupResult): void {
	if (isWrongDirectory) app.log.error("Not one file of the database is in FILES_DIR: is it the right directory?");
	if (missing.length > 0) {
		const named = { count: missing.length, first: missing.slice(0, MAX_NAMED) };
		app.log.error(named, "The bytes of files that something shows are missing in FILES_DIR");
	}
	if (dropped.length + settled.length + forgotten.length > 0) {
		app.log.info({ dropped, settled, forgotten }, "What a crash left of files is mended");
	}
}
