import { Catalogue } from "@uchit/contract/catalogue.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { requireFromBackend } from "./backend.server.ts";

/** Reads the catalogue of the home page: how much there is, by category and state, and the best ranked. */
export async function getCatalogue(request: RequestContext): Promise<Catalogue> {
	return requireFromBackend(request, "/v1/catalogue", Catalogue);
}
