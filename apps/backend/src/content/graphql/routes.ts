import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { GraphQLError } from "graphql";
import { callerOf } from "#backend/content/caller.ts";
import { ContentError, errorsBody, toContentErrors } from "#backend/content/errors.ts";
import { mutationsOf } from "#backend/content/graphql/mutations.ts";
import { readableBy } from "#backend/content/graphql/readable.ts";
import { rootOf } from "#backend/content/graphql/resolve.ts";
import { schemaOf } from "#backend/content/graphql/schema.ts";
import { writableBy } from "#backend/content/graphql/writable.ts";
import type { Content } from "#backend/content/items/types.ts";
import { QUERY_LIMITS } from "#backend/platform/graphql/limits.ts";
import { GraphqlBody, isQueryFault, runQuery } from "#backend/platform/graphql/read-query.ts";

/** A list, its fields, and those of related items: relations are followed once. */
const REACH = { depth: 3, tooDeep: "a relation of a relation; one may be followed" } as const;

export const graphqlRoutes: FastifyPluginAsyncZod<{ content: Content }> = async (app, { content }) => {
	const schema = { summary: "Query and change the collections with GraphQL", tags: ["content"], body: GraphqlBody };
	app.post("/graphql", { schema, bodyLimit: QUERY_LIMITS.bytes }, async (request, reply) => {
		const actor = await callerOf(request);
		const [readable, writable] = await Promise.all([readableBy(actor, content), writableBy(actor, content)]);
		const { data, errors } = await runQuery(schemaOf(readable, writable), request.body, {
			...REACH,
			writes: writable.length > 0,
			rootValue: {
				...rootOf({ actor, content, readable }),
				...mutationsOf({ actor, content, readable, writable }),
			},
		});
		for (const error of errors ?? [])
			if (isOurs(error)) request.log.error({ err: error.originalError }, "A GraphQL field failed");
		reply.header("cache-control", "no-store");
		return errors === undefined ? { data } : { data: data ?? null, ...errorsBody(errors.flatMap(explain)) };
	});
};

function explain(error: GraphQLError): readonly ContentError[] {
	if (isQueryFault(error)) return [new ContentError("GRAPHQL_EXECUTION", error.message)];
	return toContentErrors(error.originalError);
}

function isOurs(error: GraphQLError): boolean {
	return !isQueryFault(error) && toContentErrors(error.originalError).some(({ status }) => status >= 500);
}
