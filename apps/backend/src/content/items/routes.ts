import { BYTES_IN_MB } from "@uchit/contract/bytes.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { callerOf, confirmedStaffOf } from "#backend/content/caller.ts";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import { ITEM_PARAMETERS, LIST_PARAMETERS, queryOf, refuseUnknown } from "#backend/content/parameters.ts";
import { aggregateItems } from "./reading/aggregates.ts";
import { type ItemsQuery, invalidQuery, parseQuery } from "./reading/query.ts";
import { countItems, type ReadRequest, readItem, readItems, readKeys, readSingleton } from "./reading/reading.ts";
import type { Content, Key } from "./types.ts";
import { createMany, deleteMany, updateMany } from "./writing/batches.ts";
import { restoreRevision } from "./writing/restoring.ts";
import { inTransaction } from "./writing/transaction.ts";
import { updateSingleton } from "./writing/writing.ts";

const LARGE = { bodyLimit: 4 * BYTES_IN_MB } as const;
const Params = z.object({ collection: z.string().optional(), key: z.string().optional() });

const Restoring = z.object({ correction_log: z.unknown().optional() });

const OWN_ADDRESSES = { directus_revisions: "/revisions", directus_permissions: "/permissions" } as const;

export const itemRoutes: FastifyPluginAsync<{ content: Content }> = async (app, { content }) => {
	registerItemRoutes(app, content, { path: "/items/:collection", named: undefined });
	for (const [named, path] of Object.entries(OWN_ADDRESSES)) registerItemRoutes(app, content, { path, named });

	app.post("/utils/revert/:key", { schema: describeRoute("Restore a revision") }, async (request, reply) => {
		const actor = await callerOf(request);
		const revision = Params.parse(request.params).key ?? "";
		const { correction_log: corrections } = Restoring.parse(request.body ?? {});
		await restoreRevision(content, {
			...{ actor, revision, corrections },
			confirm: (collection) => confirm(request, collection),
		});
		return reply.code(204).send();
	});
};

type Offer = { path: string; named: string | undefined };
type FindTarget = (request: FastifyRequest) => Promise<ReadRequest>;
type Offered = Offer & { one: string; findTarget: FindTarget; changing: FindTarget };

function registerItemRoutes(app: FastifyInstance, content: Content, { path, named }: Offer): void {
	const findTarget: FindTarget = (request) => requestOf(request, named);
	const changing: FindTarget = async (request) => {
		const target = await findTarget(request);
		await confirm(request, target.collection);
		return target;
	};
	const offered: Offered = { path, named, one: `${path}/:key`, findTarget, changing };
	registerReading(app, content, offered);
	registerCreating(app, content, offered);
	registerChanging(app, content, offered);
	registerDeleting(app, content, offered);
}

function registerReading(app: FastifyInstance, content: Content, { path, one, findTarget }: Offered): void {
	const listing = { schema: describeRoute("Items"), config: { parameters: LIST_PARAMETERS } };
	app.get(path, listing, async (request) => {
		const target = await findTarget(request);
		// A singleton: the path names no key, but there is one item.
		if (collectionNamed(target.collection).isSingleton) refuseUnknown(request.query, ITEM_PARAMETERS);
		return list(content, target, queryOf(request));
	});

	app.route({
		method: "SEARCH",
		url: path,
		...LARGE,
		schema: { hide: true },
		handler: async (request) => {
			const { query = {} } = isRecord(request.body) ? request.body : {};
			if (!isRecord(query)) throw invalidQuery('"query" has to be an object');
			refuseUnknown(query, LIST_PARAMETERS);
			return list(content, await findTarget(request), parseQuery(query));
		},
	});

	app.get(one, { schema: describeRoute("One item"), config: { parameters: ITEM_PARAMETERS } }, async (request) => {
		const item = { ...(await findTarget(request)), key: keyOf(request) };
		return { data: await readItem(content, item, queryOf(request)) };
	});
}

function registerCreating(app: FastifyInstance, content: Content, { path, changing: findTarget }: Offered): void {
	const making = { ...LARGE, schema: describeRoute("Make one item or many"), config: { parameters: ITEM_PARAMETERS } };
	app.post(path, making, async (request, reply) => {
		const to = await findTarget(request);
		const query = queryOf(request);
		const isMany = Array.isArray(request.body);
		const keys = await createMany(content, to, isMany ? request.body : [request.body]);
		return answer(reply, { isMany, items: () => readKeys(content, { ...to, keys }, query) });
	});
}

function registerChanging(app: FastifyInstance, content: Content, { path, one, changing: findTarget }: Offered): void {
	const changing = {
		...LARGE,
		schema: describeRoute("Change many items, or the only one"),
		config: { parameters: ITEM_PARAMETERS },
	};
	app.patch(path, changing, async (request, reply) => {
		const to = await findTarget(request);
		const query = queryOf(request);
		if (collectionNamed(to.collection).isSingleton) {
			await inTransaction(content, to.actor, (context) => updateSingleton(context, to.collection, request.body));
			return answer(reply, { isMany: false, items: async () => [await readSingleton(content, to, query)] });
		}
		const keys = await updateMany(content, to, request.body);
		return answer(reply, { isMany: true, items: () => readKeys(content, { ...to, keys }, query) });
	});

	const changingOne = {
		...LARGE,
		schema: describeRoute("Change one item"),
		config: { parameters: [...ITEM_PARAMETERS, "goes_on", "as_of"] },
	};
	app.patch(one, changingOne, async (request, reply) => {
		const to = await findTarget(request);
		const query = queryOf(request);
		const change = { keys: [keyOf(request)], data: request.body };
		const keys = await updateMany(content, { ...to, how: readWriteOptions(request) }, change).catch(
			async (error: unknown) => {
				throw await addPresentItem(content, { ...to, key: keyOf(request) }, error);
			},
		);
		return answer(reply, { isMany: false, items: () => readKeys(content, { ...to, keys }, query) });
	});
}

function registerDeleting(app: FastifyInstance, content: Content, { path, one, changing: findTarget }: Offered): void {
	app.delete(path, { ...LARGE, schema: describeRoute("Take items away") }, async (request, reply) => {
		await deleteMany(content, await findTarget(request), request.body);
		return reply.code(204).send();
	});

	app.delete(one, { schema: describeRoute("Take one item away") }, async (request, reply) => {
		await deleteMany(content, await findTarget(request), { keys: [keyOf(request)] });
		return reply.code(204).send();
	});
}

/** Checks for a fresh confirmation where a change needs one. Throws CONFIRMATION_REQUIRED. */
async function confirm(request: FastifyRequest, collection: string): Promise<void> {
	if (collection === "directus_permissions") await confirmedStaffOf(request, "admin");
}

function describeRoute(summary: string) {
	return { summary, tags: ["content"] };
}

async function requestOf(request: FastifyRequest, named: string | undefined): Promise<ReadRequest> {
	const actor = await callerOf(request);
	const collection = named ?? Params.parse(request.params).collection ?? "";
	// As in Directus: its own collections have their own addresses.
	if (named === undefined && collection.startsWith("directus_")) throw new ContentError("FORBIDDEN");
	return { actor, collection: collectionNamed(collection).name };
}

function keyOf(request: FastifyRequest): Key {
	return Params.parse(request.params).key ?? "";
}

/**
 * Parameters of our desk: `?goes_on=true` for a draft that saves itself again; `?as_of=` with the `date_updated` that
 * the writer has read.
 */
function readWriteOptions({ query }: FastifyRequest): { extendsRevision?: boolean; baseVersion?: string } {
	if (!isRecord(query)) return {};
	return {
		extendsRevision: query.goes_on === "true",
		...(typeof query.as_of === "string" && { baseVersion: query.as_of }),
	};
}

async function addPresentItem(content: Content, item: ReadRequest & { key: Key }, error: unknown): Promise<unknown> {
	if (!(error instanceof ContentError && error.code === "CHANGED_SINCE")) return error;
	const changed = await readItem(content, item, parseQuery({ fields: "*,user_updated.*" }));
	return new ContentError(error.code, undefined, { changed });
}

async function list(content: Content, readRequest: ReadRequest, query: ItemsQuery): Promise<unknown> {
	if (collectionNamed(readRequest.collection).isSingleton)
		return { data: await readSingleton(content, readRequest, query) };
	if (query.aggregate !== undefined) return { data: await aggregateItems(content, readRequest, query) };
	const [data, meta] = await Promise.all([
		readItems(content, readRequest, query),
		countItems(content, readRequest, query),
	]);
	return { data, ...(meta && { meta }) };
}

/** Returns what was written, as far as its writer may read it; 204 if that is nothing, as in Directus. */
async function answer(
	reply: FastifyReply,
	{ isMany, items }: { isMany: boolean; items: () => Promise<readonly unknown[]> },
): Promise<unknown> {
	try {
		const data = await items();
		if (isMany) return { data };
		if (data.length > 0) return { data: data[0] };
	} catch (error) {
		if (!(error instanceof ContentError && error.code === "FORBIDDEN")) throw error;
	}
	return reply.code(204).send();
}
