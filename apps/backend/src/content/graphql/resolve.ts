import { isRecord } from "@uchit/text/is-record.ts";
import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";
import type { Readable } from "#backend/content/graphql/readable.ts";
import { type ItemsQuery, invalidQuery, parseQuery } from "#backend/content/items/reading/query.ts";
import { readItem, readItems, readSingleton } from "#backend/content/items/reading/reading.ts";
import type { Actor, Content } from "#backend/content/items/types.ts";

type Arguments = Record<string, unknown>;
export type Resolve = (args: Arguments, context: unknown, info: GraphQLResolveInfo) => Promise<unknown>;

export type ResolveContext = { actor: Actor; content: Content; readable: ReadonlyMap<string, Readable> };

/** For all lists of a query together. */
const MAX_ROWS = 10_000;

export function rootOf({ actor, content, readable }: ResolveContext): Record<string, Resolve> {
	let rows = 0;
	const spend = (query: ItemsQuery): ItemsQuery => {
		rows += query.limit;
		if (rows > MAX_ROWS) throw invalidQuery(`All lists together ask for more than ${MAX_ROWS} rows`);
		return query;
	};
	const resolvers = [...readable.values()].flatMap(({ collection }): [string, Resolve][] => {
		const { name, isSingleton } = collection;
		const readRequest = { actor, collection: name };
		if (isSingleton)
			return [[name, async (_args, _context, info) => readSingleton(content, readRequest, queryOf({}, info))]];
		return [
			[name, async (args, _context, info) => readItems(content, readRequest, spend(queryOf(args, info)))],
			[
				`${name}_by_id`,
				async ({ id }, _context, info) => readItem(content, { ...readRequest, key: String(id) }, queryOf({}, info)),
			],
		];
	});
	return Object.fromEntries(resolvers);
}

/** Null arguments are ignored, as in Directus. */
export function queryOf(args: Arguments, info: GraphQLResolveInfo): ItemsQuery {
	const definedArgs = Object.fromEntries(
		Object.entries(args).filter(([, value]) => value !== null && value !== undefined),
	);
	const fields = [...new Set(info.fieldNodes.flatMap(({ selectionSet }) => namesIn(selectionSet, info)))];
	return parseQuery({ ...plain(definedArgs), fields });
}

function namesIn(
	set: SelectionSetNode | undefined,
	info: GraphQLResolveInfo,
	spread: Set<string> = new Set(),
): string[] {
	return (set?.selections ?? []).flatMap((selection) => {
		if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet, info, spread);
		const { value: name } = selection.name;
		if (selection.kind === Kind.FRAGMENT_SPREAD) {
			if (spread.has(name)) return [];
			spread.add(name);
			return namesIn(info.fragments[name]?.selectionSet, info, spread);
		}
		if (name.startsWith("__")) return [];
		if (selection.selectionSet === undefined) return [name];
		return namesIn(selection.selectionSet, info).map((inner) => `${name}.${inner}`);
	});
}

/** GraphQL passes objects without a prototype. */
function plain(args: Arguments): Arguments {
	return Object.fromEntries(
		Object.entries(args).map(([name, value]) => [name, isRecord(value) ? { ...value } : value]),
	);
}
