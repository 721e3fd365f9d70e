import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { ExecutionResult, GraphQLError } from "graphql";
import * as z from "zod";
import type { Content } from "#backend/content/items/types.ts";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { TooMany } from "#backend/errors.ts";
import { createContentClient } from "#backend/graphql/content.ts";
import { DEPTH_LIMIT, SCHEMA } from "#backend/graphql/schema.ts";
import { visitorKey } from "#backend/http/caller.ts";
import { limitKey } from "#backend/http/limit-requests.ts";
import { problemReplies, toProblem } from "#backend/http/problems.ts";
import { QUERY_LIMITS } from "#backend/platform/graphql/limits.ts";
import {
	BadQuery,
	GraphqlBody,
	isQueryFault,
	type QueryFault,
	runQuery,
} from "#backend/platform/graphql/read-query.ts";
import type { LiveGuides } from "#backend/search/live-guides.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { collegeFields, countryFields, examFields } from "./catalogue.ts";
import { blogConfigFields, newsFields } from "./editorial.ts";

type Parts = { db: Database; index: LiveIndex; guides: LiveGuides; content: Content; env: Env };

const Body = GraphqlBody.meta({ example: { query: '{ colleges(q: "iit") { total items { slug name } } }' } });

const Faults = z.array(z.looseObject({ message: z.string() }));
const Answer = z.object({ data: z.unknown(), errors: Faults.optional() });
const Refusal = z.object({ errors: Faults });

/** The same limit as all other addresses have together. */
const QUERIES_A_MINUTE = 300;

/** The site's own GraphQL, which browsers reach at `/api/graphql` (spec 7). */
export const graphqlRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
	const { db, index, guides, content, env } = parts;
	const ask = createContentClient(env.CONTENT_URL, content);
	const rootValue = {
		...collegeFields({ db, index }),
		...examFields(guides),
		...countryFields(guides),
		...newsFields(ask),
		...blogConfigFields(ask),
	};
	const count = app.createRateLimit({
		max: QUERIES_A_MINUTE,
		timeWindow: "1 minute",
		allowList: [],
		keyGenerator: (request) => limitKey(env, "graphql", visitorKey(request, env.BACKEND_KEY)),
	});
	const schema = {
		summary: "Query colleges, exams, countries, news and blog_config with GraphQL",
		tags: ["graphql"],
		body: Body,
		response: { 200: Answer, 400: Refusal, ...problemReplies(413, 429, 503) },
	};
	app.post("/graphql", { schema, bodyLimit: QUERY_LIMITS.bytes }, async (request, reply) => {
		await limitVisitor(request, count);
		reply.header("cache-control", "no-store");
		const result = await runQuery(SCHEMA, request.body, { ...DEPTH_LIMIT, rootValue }).catch(asFaults);
		if (Array.isArray(result)) return reply.code(400).send({ errors: result });
		const errors = toErrors(result, request);
		if (result.data === undefined) return reply.code(400).send({ errors });
		return { data: result.data, ...(errors.length > 0 && { errors }) };
	});
};

type Count = (request: FastifyRequest) => Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>;

/** Limits visitors by the total of what they query; our own programs are counted by the visitor they act for. */
async function limitVisitor(request: FastifyRequest, count: Count): Promise<void> {
	if (request.headers[VISITOR_ADDRESS_HEADER] === undefined) return;
	const { isAllowed, isExceeded = false, ttlInSeconds = 60 } = await count(request);
	if (!isAllowed && isExceeded) {
		throw new TooMany(`At most ${QUERIES_A_MINUTE} queries a minute are answered for one address.`, ttlInSeconds);
	}
}

function asFaults(error: unknown): QueryFault[] {
	if (error instanceof BadQuery) return [...error.faults];
	throw error;
}

function toErrors({ data, errors = [] }: ExecutionResult, request: FastifyRequest) {
	const hasAnswer = Object.values(data ?? {}).some((value) => value !== null);
	return errors.map((error) => explain(error, hasAnswer, request));
}

function explain(error: GraphQLError, hasAnswer: boolean, request: FastifyRequest) {
	const { originalError, message, path, locations } = error;
	if (originalError === undefined || isQueryFault(error)) return { message, path, locations };
	const { status, title, detail } = toProblem(originalError);
	if (status >= 500 && !hasAnswer) throw originalError;
	if (status >= 500) request.log.error({ err: originalError, path }, "A GraphQL field failed");
	return { message: detail ?? title, path, locations, extensions: { status } };
}
