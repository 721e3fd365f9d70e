import * as z from "zod";
import { getFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { groupOperations, type OperationGroup } from "./operations-of.ts";

const Operation = z.object({
	summary: z.string().optional(),
	tags: z.array(z.string()).optional(),
	parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
});

/** What we read of the interface's own description (OpenAPI). */
export const Description = z.object({ paths: z.record(z.string(), z.object({ get: Operation.optional() })) });

/** What anybody may ask, as the backend describes it. */
export async function listOperations(request: RequestContext): Promise<OperationGroup[]> {
	const description = await getFromBackend(request, "/docs/json", Description);
	if (description === undefined) throw new Error("The backend does not describe itself.");
	return groupOperations(description.paths);
}
