import {
	type DocumentNode,
	type ExecutionResult,
	execute,
	GraphQLError,
	type GraphQLSchema,
	getOperationAST,
	parse,
	Source,
	validate,
} from "graphql";
import * as z from "zod";
import {
	findDemandExcess,
	findNestingExcess,
	findSizeExcess,
	QUERY_LIMITS,
	type Reach,
} from "#backend/platform/graphql/limits.ts";

export const GraphqlBody = z.object({
	query: z.string().min(1).max(QUERY_LIMITS.bytes),
	variables: z.record(z.string(), z.unknown()).nullish(),
	operationName: z.string().max(200).nullish(),
});
export type GraphqlBody = z.infer<typeof GraphqlBody>;

export type QueryFault = Pick<GraphQLError, "message"> & Partial<Pick<GraphQLError, "locations">>;

export class BadQuery extends Error {
	override name = "BadQuery";
	readonly faults: readonly QueryFault[];

	constructor(faults: readonly QueryFault[]) {
		super(faults.map(({ message }) => message).join(" "));
		this.faults = faults;
	}

	get reasons(): readonly string[] {
		return this.faults.map(({ message }) => message);
	}
}

const MAX_FAULTS = 5;

/** Answers one query of either GraphQL. Throws BadQuery with what is wrong or exceeds a limit. */
export async function runQuery(
	schema: GraphQLSchema,
	body: GraphqlBody,
	{ rootValue, ...reach }: Reach & { rootValue: unknown },
): Promise<ExecutionResult> {
	const document = readQuery(schema, body, reach);
	const { variables: variableValues, operationName } = body;
	return execute({ schema, document, rootValue, variableValues, operationName });
}

/** Cheapest checks first. */
function readQuery(
	schema: GraphQLSchema,
	{ query, variables, operationName }: GraphqlBody,
	reach: Reach,
): DocumentNode {
	refuse(findNestingExcess(variables));
	const document = parseQuery(query);
	refuse(findSizeExcess(document));
	const faults = validate(schema, document, undefined, { maxErrors: MAX_FAULTS });
	if (faults.length > 0) throw new BadQuery(faults.map(toQueryFault));
	refuse(findOperationFault(document, operationName, reach));
	return document;
}

/** Whether the query or its variables are at fault, rather than a resolver. */
export function isQueryFault({ originalError }: GraphQLError): boolean {
	return originalError === undefined || originalError instanceof GraphQLError;
}

function parseQuery(query: string): DocumentNode {
	try {
		return parse(new Source(query), { maxTokens: QUERY_LIMITS.tokens });
	} catch (error) {
		throw new BadQuery([error instanceof GraphQLError ? toQueryFault(error) : { message: String(error) }]);
	}
}

function toQueryFault({ message, locations }: GraphQLError): QueryFault {
	return { message, ...(locations !== undefined && { locations }) };
}

function findOperationFault(
	document: DocumentNode,
	operationName: string | null | undefined,
	reach: Reach,
): string | undefined {
	const operation = getOperationAST(document, operationName);
	if (operation === null || operation === undefined) return "no operation of this name, or more than one without";
	const isOffered = operation.operation === "query" || (operation.operation === "mutation" && reach.writes);
	if (!isOffered) return `a ${operation.operation}; only queries are offered here`;
	return findDemandExcess(document, operation, reach);
}

function refuse(reason: string | undefined): void {
	if (reason !== undefined) throw new BadQuery([{ message: `The query asks for ${reason}.` }]);
}
