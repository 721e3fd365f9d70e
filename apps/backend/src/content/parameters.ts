import { isRecord } from "@uchit/text/is-record.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { ContentError } from "#backend/content/errors.ts";
import { readBracketed } from "#backend/content/items/reading/bracketed.ts";
import { type ItemsQuery, parseQuery } from "#backend/content/items/reading/query.ts";

declare module "fastify" {
	interface FastifyContextConfig {
		parameters?: readonly string[];
	}
}

export const LIST_PARAMETERS = [
	"fields",
	"filter",
	"search",
	"sort",
	"limit",
	"offset",
	"page",
	"meta",
	"aggregate",
	"deep",
];
export const ITEM_PARAMETERS = ["fields", "deep"];
/** For the query of items to change or delete; clients send `fields` with every query. */
export const BATCH_PARAMETERS = ["fields", "filter", "search", "sort", "limit", "offset", "page"];

const REASONS: Readonly<Record<string, string>> = {
	access_token: "addresses stand in logs and histories: send the token in the header Authorization",
	alias: "fields have their own names",
	export: "answers are JSON",
	filter: "the address or the body names the items itself",
};

/** Refuses unknown query parameters on every route of the scope: a caller who sends one expects another answer. */
export function refuseUnknownParameters(app: FastifyInstance): void {
	app.addHook("onRequest", async (request) => {
		const { config, schema } = request.routeOptions;
		const known = schema?.querystring instanceof z.ZodObject ? Object.keys(schema.querystring.shape) : [];
		refuseUnknown(request.query, config.parameters ?? known);
	});
}

/** Throws INVALID_QUERY with the first unknown name: `filter[id]` counts as `filter`. */
export function refuseUnknown(query: unknown, known: readonly string[]): void {
	const names = isRecord(query) ? Object.keys(query).map((name) => name.replace(/\[.*$/s, "")) : [];
	const unknown = names.find((name) => !known.includes(name));
	if (unknown === undefined) return;
	const why = Object.hasOwn(REASONS, unknown) ? `: ${REASONS[unknown]}` : "";
	const reason = `"${unknown.slice(0, 100)}" is not offered here${why}`;
	throw new ContentError("INVALID_QUERY", `Invalid query. ${reason}.`, { parameter: unknown.slice(0, 100), reason });
}

export function queryOf({ query }: FastifyRequest): ItemsQuery {
	return parseQuery(isRecord(query) ? readBracketed(query) : {});
}
