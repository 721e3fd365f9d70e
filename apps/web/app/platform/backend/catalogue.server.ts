import { Catalogue } from "@uchit/contract/catalogue.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { requireFromBackend } from "./backend.server.ts";

export async function getCatalogue(request: RequestContext): Promise<Catalogue> {
	return requireFromBackend(request, "/v1/catalogue", Catalogue);
}
