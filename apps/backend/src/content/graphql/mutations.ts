import type { GraphQLResolveInfo } from "graphql";
import type { Readable } from "#backend/content/graphql/readable.ts";
import { queryOf, type Resolve } from "#backend/content/graphql/resolve.ts";
import type { Writable } from "#backend/content/graphql/writable.ts";
import { readKeys, readSingleton } from "#backend/content/items/reading/reading.ts";
import type { Actor, Content, Key } from "#backend/content/items/types.ts";
import { createMany, deleteMany, updateMany } from "#backend/content/items/writing/batches.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { updateSingleton } from "#backend/content/items/writing/writing.ts";

export type MutationContext = {
	actor: Actor;
	content: Content;
	readable: ReadonlyMap<string, Readable>;
	writable: readonly Writable[];
};

/** Resolves each field of `Mutation` through the items engine, one after the other, each in its own transaction. */
export function mutationsOf({ actor, content, readable, writable }: MutationContext): Record<string, Resolve> {
	const resolvers = writable.flatMap(({ collection }): [string, Resolve][] => {
		const { name } = collection;
		const readRequest = { actor, collection: name };
		const isRead = (readable.get(name)?.fields.length ?? 0) > 0;
		const listed = async (keys: readonly Key[], info: GraphQLResolveInfo) =>
			isRead ? readKeys(content, { ...readRequest, keys }, queryOf({}, info)) : true;
		const one = async (keys: readonly Key[], info: GraphQLResolveInfo) => {
			const items = await listed(keys, info);
			return items === true || items[0];
		};
		const create = (data: unknown) => createMany(content, readRequest, asJson(data));
		const update = (change: unknown) => updateMany(content, readRequest, asJson(change));
		const onlyOne: Resolve = async ({ data }, _context, info) => {
			await inTransaction(content, actor, (context) => updateSingleton(context, name, asJson(data)));
			return isRead ? readSingleton(content, readRequest, queryOf({}, info)) : true;
		};
		if (collection.isSingleton) return [[`update_${name}`, onlyOne]];
		return [
			[`create_${name}_item`, async ({ data }, _, info) => one(await create([data]), info)],
			[`create_${name}_items`, async ({ data }, _, info) => listed(await create(data), info)],
			[`update_${name}_item`, async ({ id, data }, _, info) => one(await update({ keys: [id], data }), info)],
			[`update_${name}_items`, async ({ ids, data }, _, info) => listed(await update({ keys: ids, data }), info)],
			[`update_${name}_batch`, async ({ data }, _, info) => listed(await update(data), info)],
			[`delete_${name}_item`, ({ id }) => deleteMany(content, readRequest, [id]).then(() => ({ id }))],
			[`delete_${name}_items`, ({ ids }) => deleteMany(content, readRequest, ids).then(() => ({ ids }))],
		];
	});
	return Object.fromEntries(resolvers);
}

/** GraphQL passes objects without a prototype; the items engine expects those of JSON. */
function asJson(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value));
}
