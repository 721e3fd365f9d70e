import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type DocumentNode, execute, type GraphQLError, getOperationAST, parse, Source, validate } from "graphql";
import * as z from "zod";
import { callerOf } from "#backend/content/caller.ts";
import { ContentError, errorsBody, forLog, toContentErrors } from "#backend/content/errors.ts";
import { MOST, tooDemanding, tooLarge, tooNested } from "#backend/content/graphql/limits.ts";
import { readableBy } from "#backend/content/graphql/readable.ts";
import { rootOf } from "#backend/content/graphql/resolve.ts";
import { schemaOf } from "#backend/content/graphql/schema.ts";
import type { Content } from "#backend/content/items/content.ts";

const Body = z.object({
	query: z.string().min(1).max(MOST.bytes),
	variables: z.record(z.string(), z.unknown()).nullish(),
	operationName: z.string().max(200).nullish(),
});

const MOST_FAULTS = 5;

/** The collections that the caller may read, each under its own name, for reading. */
export const graphqlRoutes: FastifyPluginAsyncZod<{ content: Content }> = async (app, { content }) => {
	const schema = { summary: "Query the collections with GraphQL", tags: ["content"], body: Body };
	app.post("/graphql", { schema, bodyLimit: MOST.bytes }, async (request, reply) => {
		const { query, variables, operationName } = request.body;
		refuse([tooNested(variables)]);
		const actor = await callerOf(request);
		const readable = await readableBy(actor, content);
		const schemaOfCaller = schemaOf(readable);
		const document = read(query, (document) =>
			validate(schemaOfCaller, document, undefined, { maxErrors: MOST_FAULTS }),
		);
		refuse(demands(document, operationName));
		const { data, errors } = await execute({
			schema: schemaOfCaller,
			document,
			rootValue: rootOf({ actor, content, readable }),
			variableValues: variables,
			operationName,
		});
		for (const error of errors ?? [])
			if (isOurs(error)) request.log.error(forLog(error.originalError), "A GraphQL field failed");
		reply.header("cache-control", "no-store");
		return errors === undefined ? { data } : { data: data ?? null, ...errorsBody(errors.flatMap(explain)) };
	});
};

/** Throws GRAPHQL_VALIDATION with what is wrong with the query. */
function read(query: string, validateIt: (document: DocumentNode) => readonly GraphQLError[]): DocumentNode {
	const document = parseQuery(query);
	refuse([tooLarge(document)]);
	const faults = validateIt(document);
	if (faults.length > 0) throw badQuery(faults.map(({ message }) => message));
	return document;
}

function parseQuery(query: string): DocumentNode {
	try {
		return parse(new Source(query), { maxTokens: MOST.tokens, noLocation: true });
	} catch (error) {
		throw badQuery([error instanceof Error ? error.message : String(error)]);
	}
}

function demands(document: DocumentNode, operationName: string | null | undefined): (string | undefined)[] {
	const operation = getOperationAST(document, operationName);
	if (operation === null || operation === undefined) return ["no operation of this name, or more than one without"];
	if (operation.operation !== "query") return [`a ${operation.operation}; only queries are offered here`];
	return [tooDemanding(document, operation)];
}

function refuse(reasons: readonly (string | undefined)[]): void {
	const said = reasons.filter((reason) => reason !== undefined);
	if (said.length > 0) throw badQuery(said.map((reason) => `The query asks for ${reason}.`));
}

function badQuery(messages: readonly string[]): ContentError {
	const errors = messages.map((message) => ({ message }));
	return new ContentError("GRAPHQL_VALIDATION", `GraphQL validation error. ${messages.join(" ")}`, { errors });
}

/** What a resolver threw, in Directus's words; what GraphQL itself found, in its own. */
function explain(error: GraphQLError): readonly ContentError[] {
	if (error.originalError !== undefined) return toContentErrors(error.originalError);
	return [new ContentError("GRAPHQL_EXECUTION", error.message)];
}

function isOurs({ originalError }: GraphQLError): boolean {
	return originalError !== undefined && toContentErrors(originalError).some(({ status }) => status >= 500);
}
