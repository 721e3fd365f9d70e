import * as z from "zod";
import { getFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

const OperationDescription = z.object({
	summary: z.string().optional(),
	tags: z.array(z.string()).optional(),
	parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
});

export const OpenApiDescription = z.object({
	paths: z.record(z.string(), z.object({ get: OperationDescription.optional() })),
});

export async function listOperations(request: RequestContext): Promise<OperationGroup[]> {
	const description = await getFromBackend(request, "/docs/json", OpenApiDescription);
	if (description === undefined) throw new Error("The backend sent no OpenAPI description.");
	return groupOperations(description.paths);
}

export type Operation = { path: string; summary: string; parameters: readonly string[] };
export type OperationGroup = { tag: ReadTag; operations: Operation[] };

/** Tags of public operations, in the page's order. The others serve visitors' own data or the site itself. */
export const READ_TAGS = [
	"colleges",
	"predict",
	"reviews",
	"exams",
	"scholarships",
	"countries",
	"data",
	"catalogue",
] as const;
type ReadTag = (typeof READ_TAGS)[number];

export function groupOperations(paths: z.infer<typeof OpenApiDescription>["paths"]): OperationGroup[] {
	const read = Object.entries(paths).flatMap(([path, { get }]) => {
		const tag = READ_TAGS.find((each) => get?.tags?.includes(each));
		if (get?.summary === undefined || tag === undefined || !path.startsWith("/v1/")) return [];
		const parameters = (get.parameters ?? []).filter((each) => each.in === "query").map(({ name }) => name);
		return [{ tag, operation: { path, summary: get.summary, parameters } }];
	});
	return READ_TAGS.map((tag) => ({
		tag,
		operations: read.filter((each) => each.tag === tag).map(({ operation }) => operation),
	})).filter(({ operations }) => operations.length > 0);
}
