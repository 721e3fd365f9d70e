import { buildSchema, type GraphQLSchema } from "graphql";
import type { Readable } from "#backend/content/graphql/readable.ts";
import { writeSdl } from "#backend/content/graphql/sdl.ts";

/** One for each of the roles, and some for permissions that have just changed. */
const MOST_KEPT = 24;

const kept = new Map<string, GraphQLSchema>();

/** The schema of those who may read this; the same for all who may read the same. */
export function schemaOf(readable: ReadonlyMap<string, Readable>): GraphQLSchema {
	const sdl = writeSdl(readable);
	const known = kept.get(sdl);
	if (known !== undefined) return known;
	const schema = buildSchema(sdl);
	const [oldest] = kept.keys();
	if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
	kept.set(sdl, schema);
	return schema;
}
