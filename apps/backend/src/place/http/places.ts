import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { findSubject, type Subject } from "@uchit/contract/course.ts";
import { NamedPlaces, NamedPlacesQuery, PlaceAddresses, PlacePage, PlaceQuery } from "@uchit/contract/place.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import { NotFound } from "#backend/errors.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import { problemReplies } from "#backend/http/problems.ts";
import type { LiveFigures } from "#backend/place/live-figures.ts";
import { sourceIdsOfFigures, sourceIdsOfItems } from "#backend/place/named-sources.ts";
import { findPlacePage, listNamedPlaces, listPlaceAddresses } from "#backend/place/place.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

type Parts = { db: Database; index: LiveIndex; liveFigures: LiveFigures };

const StateParams = z.object({ state: z.string() });
const DistrictParams = z.object({ state: z.string(), district: z.string() });

export const placeRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, index, liveFigures }) => {
	let addresses: { colleges: CollegeIndex; places: Promise<PlaceAddresses["places"]> } | undefined;

	// Takes some seconds on a busy machine.
	app.prepare(() => index.get().then(liveFigures));

	app.addHook("onRequest", async (_request, reply) => {
		reply.header(CACHE_TAG_HEADER, "colleges sources");
	});

	app.get("/places", {
		schema: {
			summary: "The states and districts that a slug names",
			tags: ["places"],
			querystring: NamedPlacesQuery,
			response: { 200: NamedPlaces, ...problemReplies(400, 429, 503) },
		},
		handler: async ({ query }) => ({ items: listNamedPlaces(await index.get(), query.called, readSubject(query.of)) }),
	});

	app.get("/places/:state", {
		schema: {
			summary: "The institutions of a state added up, all or those of a category or course",
			tags: ["places"],
			params: StateParams,
			querystring: PlaceQuery,
			response: { 200: PlacePage, ...problemReplies(400, 404, 429, 503) },
		},
		handler: ({ params, query }) => readPlace({ ...params, subject: readSubject(query.of) }),
	});

	app.get("/places/:state/:district", {
		schema: {
			summary: "The institutions of a district added up, all or those of a category or course",
			tags: ["places"],
			params: DistrictParams,
			querystring: PlaceQuery,
			response: { 200: PlacePage, ...problemReplies(400, 404, 429, 503) },
		},
		handler: ({ params, query }) => readPlace({ ...params, subject: readSubject(query.of) }),
	});

	app.get("/addresses/places", {
		schema: {
			summary: "The places' lists that have figures enough of their own for search engines",
			tags: ["catalogue"],
			response: { 200: PlaceAddresses, ...problemReplies(429, 503) },
		},
		handler: async () => {
			const colleges = await index.get();
			if (addresses?.colleges !== colleges) addresses = { colleges, places: listAddresses(colleges) };
			return { places: await addresses.places };
		},
	});

	async function listAddresses(colleges: CollegeIndex): Promise<PlaceAddresses["places"]> {
		try {
			return await listPlaceAddresses({ index: colleges, figures: await liveFigures(colleges) });
		} catch (error) {
			// Failures are not cached.
			addresses = undefined;
			throw error;
		}
	}

	async function readPlace(where: Parameters<typeof findPlacePage>[1]): Promise<PlacePage> {
		const colleges = await index.get();
		const page = findPlacePage({ index: colleges, figures: await liveFigures(colleges) }, where);
		if (page === undefined)
			throw new NotFound("We know no such place, or nothing of this kind in it. States: /v1/catalogue");
		return {
			...page,
			sources: await listSources(db, [...sourceIdsOfFigures(page.figures), ...sourceIdsOfItems(page.items)]),
		};
	}
};

function readSubject(slug: string | undefined): Subject | undefined {
	if (slug === undefined) return undefined;
	const subject = findSubject(slug);
	if (subject === undefined) throw new NotFound(`No category and no course has the slug "${slug}".`);
	return subject;
}
