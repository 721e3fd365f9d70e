import type { FastifyPluginAsync } from "fastify";
import { ContentError } from "#backend/content/errors.ts";

/** Paths that Directus's clients call. The ones we lack are refused with an error that they understand. */
const AREAS =
	"activity assets auth collections comments content dashboards extensions fields files flows folders graphql items notifications " +
	"operations panels permissions policies presets relations revisions roles schema server settings shares translations users utils " +
	"versions webhooks";
const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE", "SEARCH"];

/** The last routes: all others take precedence. */
export const unknownRoutes: FastifyPluginAsync = async (app) => {
	for (const area of AREAS.split(" ")) {
		for (const url of [`/${area}`, `/${area}/*`]) {
			const method = METHODS.filter((method) => !app.hasRoute({ method, url }));
			app.route({
				url,
				method,
				schema: { hide: true },
				handler: async (request) => {
					throw new ContentError("ROUTE_NOT_FOUND", `Route ${request.url.split("?")[0]} doesn't exist.`);
				},
			});
		}
	}
};
