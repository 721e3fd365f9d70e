import * as z from "zod";
import { askContent, quietly } from "#app/platform/backend/content.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** Ids of files. */
export type Drawings = ReadonlySet<string>;

const Files = z.object({ data: z.array(z.object({ id: z.string() })) });
const PATH = `/files?${new URLSearchParams({
	fields: "id",
	filter: JSON.stringify({ type: { _eq: "image/svg+xml" } }),
	limit: "-1",
})}`;

/**
 * The files of the content system that are SVG. An address does not tell it, and the optimiser refuses them, as that of Next
 * does: a page shows them from where they are. Without an answer none is known, and pages show all others.
 */
export async function listDrawings(request: RequestContext): Promise<Drawings> {
	const response = askContent(request, PATH, Files, { remembered: true });
	const reply = await quietly(request, "which files are drawings cannot be read", response);
	return new Set(reply.kind === "told" ? reply.value?.data.map(({ id }) => id) : []);
}
