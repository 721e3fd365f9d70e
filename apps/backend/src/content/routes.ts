import cors from "@fastify/cors";
import { ANONYMOUS_LIMIT_PER_MINUTE } from "@uchit/contract/data.ts";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { type AuthParts, registerCallers, signedSessionOf } from "#backend/content/auth/callers.ts";
import { authRoutes } from "#backend/content/auth/routes.ts";
import { type StaffCaller, staffOf } from "#backend/content/caller.ts";
import { collectionNamed } from "#backend/content/collections.ts";
import { createCutoffFilesJob } from "#backend/content/cutoff-files/job.ts";
import { cutoffFileRoutes } from "#backend/content/cutoff-files/routes.ts";
import { documentDeskRoutes } from "#backend/content/documents/desk-routes.ts";
import { answerWithContentErrors, ContentError } from "#backend/content/errors.ts";
import { registerFiles } from "#backend/content/files/register.ts";
import { graphqlRoutes } from "#backend/content/graphql/routes.ts";
import { Previewed, readPreview, signPreview } from "#backend/content/items/preview-token.ts";
import { itemRoutes } from "#backend/content/items/routes.ts";
import { leadDeskRoutes } from "#backend/content/leads/desk-routes.ts";
import { contentLeadRoutes } from "#backend/content/leads/routes.ts";
import { refuseUnknownParameters } from "#backend/content/parameters.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { correctionDeskRoutes } from "#backend/content/studio/correction-routes.ts";
import { countRoutes } from "#backend/content/studio/count.ts";
import { importRoutes } from "#backend/content/studio/import-routes.ts";
import { missingRoutes } from "#backend/content/studio/missing-routes.ts";
import { openFormRoutes } from "#backend/content/studio/open-forms.ts";
import { studioRoutes } from "#backend/content/studio/routes.ts";
import { tryRoutes } from "#backend/content/studio/try.ts";
import { unknownRoutes } from "#backend/content/unknown.ts";
import { userRoutes } from "#backend/content/users.ts";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { BadField } from "#backend/errors.ts";
import { visitorKey } from "#backend/http/caller.ts";
import type { OnChange } from "#backend/http/changes.ts";
import { refuseIllFormedText } from "#backend/http/ill-formed-text.ts";
import { limitRequests } from "#backend/http/limit-requests.ts";
import { runJobs } from "#backend/http/run-jobs.ts";
import type { LeadParts } from "#backend/lead/parts.ts";
import { runsJobs } from "#backend/platform/role.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { parseQuery } from "./items/reading/query.ts";
import { readItem } from "./items/reading/reading.ts";
import type { Content } from "./items/types.ts";
import { createPublisher } from "./items/writing/publishing.ts";

export type ContentParts = {
	content: Content;
	leads: LeadParts;
	/** With write access. */
	db: Database;
	env: Env;
	onChange: OnChange;
	index: LiveIndex;
};

/**
 * A desk sends more requests than a reader, and is counted by its session: it takes nothing from others at its address.
 */
const STAFF_LIMIT_PER_MINUTE = 1_500;
const PREFLIGHT_SECONDS = 600;

export const contentRoutes: FastifyPluginAsync<ContentParts> = async (app, { onChange, ...parts }) => {
	const { content, db, env } = parts;
	answerWithContentErrors(app);
	readEmptyBodies(app);
	app.addHttpMethod("SEARCH", { hasBody: true });
	await registerCallers(app, { db, env });
	await app.register(cors, {
		origin: env.STUDIO_ORIGINS,
		credentials: true,
		methods: ["GET", "POST", "PATCH", "DELETE", "SEARCH"],
		maxAge: PREFLIGHT_SECONDS,
	});
	const sessionOf = (request: FastifyRequest) => signedSessionOf(request, env);
	await limitRequests(app, {
		db,
		env,
		name: "content",
		mostPerMinute: async (request) =>
			(await sessionOf(request)) ? STAFF_LIMIT_PER_MINUTE : ANONYMOUS_LIMIT_PER_MINUTE,
		whose: async (request) => (await sessionOf(request)) ?? visitorKey(request, env.BACKEND_KEY),
	});
	onChange(({ tags }) => {
		if (tags.includes("*") || tags.includes("content:directus_permissions")) content.permissions.drop();
	});
	publishInTime(app, { content, env });
	const cutoffFiles = createCutoffFilesJob({ db, url: env.DATABASE_URL }, app.log);
	runJobs(app, env, [cutoffFiles]);
	onChange(({ tags }) => {
		if (tags.includes("cutoff_files") && runsJobs(env)) cutoffFiles.kick();
	});
	await app.register(wireRoutes, parts);
	await app.register(studioRoutes, { env });
	await app.register(unknownRoutes);
};

const wireRoutes: FastifyPluginAsync<Omit<ContentParts, "onChange">> = async (
	app,
	{ content, leads, db, env, index },
) => {
	refuseUnknownParameters(app);
	await app.register(contentLeadRoutes, { content, leads });
	await app.register(itemRoutes, { content });
	await registerFiles(app, { content, env });
	await app.register(previewRoutes, { content, secret: env.CONTENT_SECRET });
	await app.register(graphqlRoutes, { content });
	await app.register(async (scope) => {
		scope.addHook("preValidation", refuseIllFormedContentText);
		await scope.register(leadDeskRoutes, leads);
		await scope.register(authRoutes, { db, env });
		await scope.register(userRoutes, { db, env, content });
		await scope.register(openFormRoutes, { content });
	});
	await app.register(serverRoutes, { db, env });
	await app.register(documentDeskRoutes, { content, env });
	await app.register(tryRoutes, { content });
	await app.register(countRoutes, { content });
	await app.register(correctionDeskRoutes, { content });
	await app.register(importRoutes, { content, index });
	await app.register(cutoffFileRoutes, { content });
	await app.register(missingRoutes, { db, index });
};

function publishInTime(app: FastifyInstance, { content, env }: { content: Content; env: Env }): void {
	const onTrouble = (error: unknown) =>
		app.log.warn({ err: error }, "Publishing due pieces failed; it is tried every two seconds");
	runJobs(app, env, [createPublisher(content, onTrouble)]);
}

/** Clients send `application/json` even without a body. */
function readEmptyBodies(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser("error", "error");
	app.removeContentTypeParser("application/json");
	app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
		if (body === "") done(null, undefined);
		else void parse(request, String(body), done);
	});
}

/**
 * Like `refuseIllFormedText`, with this API's errors. For routes that store their input; items name their fields
 * themselves.
 */
async function refuseIllFormedContentText(request: FastifyRequest): Promise<void> {
	try {
		await refuseIllFormedText(request);
	} catch (error) {
		if (!(error instanceof BadField)) throw error;
		const { field, message: reason } = error;
		throw new ContentError("INVALID_PAYLOAD", `Invalid payload. "${field}": ${reason}.`, { field, reason });
	}
}

const Token = z.object({ token: z.string().max(400) });

/** Links that show unpublished pieces on the site for an hour, to anyone with the link. */
const previewRoutes: FastifyPluginAsyncZod<{ content: Content; secret: string }> = async (app, parts) => {
	const { content, secret } = parts;

	app.post("/content/preview-token", {
		schema: { summary: "A link to a draft", tags: ["content"], body: Previewed },
		handler: async (request) => {
			const actor = await staffOf(request);
			const { collection, id } = request.body;
			await requireWriter(content, actor, { collection, id });
			return { data: await signPreview(secret, { collection, id }) };
		},
	});

	app.get("/content/preview/:token", {
		schema: { summary: "The draft of a link", tags: ["content"], params: Token },
		handler: async (request, reply) => {
			const { collection, id } = await readPreview(secret, request.params.token);
			const fields = [...collectionNamed(collection).fields.keys()].filter((name) => !name.startsWith("user_"));
			const item = await readItem(content, { actor: SYSTEM, collection, key: id }, parseQuery({ fields }));
			reply.header("cache-control", "no-store");
			return { data: { collection, item } };
		},
	});
};

/**
 * Sharing a draft needs the permission to change it; its author may share it too while it is scheduled. Throws
 * FORBIDDEN.
 */
async function requireWriter(content: Content, actor: StaffCaller, { collection, id }: Previewed): Promise<void> {
	const item = await readItem(content, { actor, collection, key: id }, CREATOR_QUERY);
	const allowed = await content.permissions.allowed(actor, collection, "update");
	if (allowed === undefined) throw new ContentError("FORBIDDEN");
	if (allowed.rule !== undefined && item.user_created !== actor.id) throw new ContentError("FORBIDDEN");
}

const CREATOR_QUERY = parseQuery({ fields: "user_created" });

const serverRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, { db, env }) => {
	app.get("/server/ping", { schema: documented("Whether it answers") }, async (_request, reply) =>
		reply.type("text/plain; charset=utf-8").send("pong"),
	);

	app.get("/server/info", { schema: documented("What it is called") }, async () => ({
		data: { project: { project_name: env.SITE_NAME, public_registration: false, default_language: "en-US" } },
	}));

	app.get("/server/health", { schema: documented("Whether it works") }, async (request, reply) => {
		reply.header("cache-control", "no-store").type("application/health+json; charset=utf-8");
		try {
			await db.$client.query("select 1");
			return reply.send(JSON.stringify({ status: "ok" }));
		} catch (error) {
			request.log.warn({ err: error }, "The content system cannot reach its database");
			return reply.code(503).send(JSON.stringify({ status: "error" }));
		}
	});
};

function documented(summary: string) {
	return { summary, tags: ["content"] };
}
