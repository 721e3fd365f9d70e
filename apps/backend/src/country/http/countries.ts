import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { Country, CountryList } from "@uchit/contract/country.ts";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { getCountry } from "#backend/country/queries/country.ts";
import { listCountries } from "#backend/country/queries/list.ts";
import type { Database } from "#backend/db/client.ts";
import { NotFound } from "#backend/errors.ts";
import { readPublishedCountry } from "#backend/guide/queries/published-countries.ts";
import { problemReplies } from "#backend/http/problems.ts";

export const CountryParams = z.object({ slug: z.string() });

export const countryRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
	app.get("/countries", {
		schema: {
			summary: "The countries to study in",
			tags: ["countries"],
			response: { 200: CountryList, ...problemReplies(429, 503) },
		},
		handler: async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, "content:countries sources");
			return listCountries(db);
		},
	});

	app.get("/countries/:slug", {
		schema: {
			summary: "One country, its values as recorded",
			tags: ["countries"],
			params: CountryParams,
			response: { 200: Country, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug } }, reply) => {
			tagCountry(reply, slug);
			const country = await getCountry(db, slug);
			if (country === undefined) throw noSuchCountry(slug);
			return country;
		},
	});
};

/** Tags the reply with the country; throws if no such country is published. */
export async function requireCountryCode(db: Database, slug: string, reply: FastifyReply): Promise<string> {
	tagCountry(reply, slug);
	const country = await readPublishedCountry(db, slug);
	if (country === undefined) throw noSuchCountry(slug);
	return country.record.code;
}

/** Tags are separated by spaces, so an invalid slug must not become one. */
function tagCountry(reply: FastifyReply, slug: string): void {
	reply.header(CACHE_TAG_HEADER, /^[a-z-]+$/.test(slug) ? `content:countries:${slug} sources` : "content:countries");
}

function noSuchCountry(slug: string): NotFound {
	return new NotFound(`No country has the slug "${slug}". All countries are at /v1/countries`);
}
