import * as z from "zod";
import { askContent, tryFetch } from "#app/platform/backend/content.server.ts";
import type { Focus } from "#app/platform/image.tsx";
import type { RequestContext } from "#app/platform/request-context.ts";

/** Ids of SVG files, and focus points of pictures that have one. */
export type Drawings = Pick<ReadonlySet<string>, "has"> & { focus?: ReadonlyMap<string, Focus> };

const Files = z.object({ data: z.array(z.object({ id: z.string() })) });
const PATH = pathOf(["id"], { type: { _eq: "image/svg+xml" } });

const Side = z.number().positive();
const Focused = z.object({
	data: z.array(
		z.object({ id: z.string(), width: Side, height: Side, focal_point_x: z.number(), focal_point_y: z.number() }),
	),
});
const FOCUSED = pathOf(Object.keys(Focused.shape.data.element.shape), {
	_and: ["width", "height", "focal_point_x", "focal_point_y"].map((field) => ({ [field]: { _nnull: true } })),
});

function pathOf(fields: readonly string[], filter: object): string {
	return `/files?${new URLSearchParams({ fields: fields.join(","), filter: JSON.stringify(filter), limit: "-1" })}`;
}

/**
 * SVG files of the content system. Addresses do not show the type, and the optimiser refuses SVG, so pages show them directly. Empty
 * without an answer.
 */
export async function listDrawings(request: RequestContext): Promise<Drawings> {
	request.cacheTags.add("content:directus_files");
	const [drawings, focused] = await Promise.all([
		tryFetch(
			request,
			"which files are drawings cannot be read",
			askContent(request, PATH, Files, { remembered: true }),
		),
		tryFetch(
			request,
			"which point of a picture counts cannot be read",
			askContent(request, FOCUSED, Focused, { remembered: true }),
		),
	]);
	const points = focused.kind === "ok" ? (focused.value?.data ?? []) : [];
	return Object.assign(new Set(drawings.kind === "ok" ? drawings.value?.data.map(({ id }) => id) : []), {
		focus: new Map(
			points.map(({ id, width, height, ...at }) => [
				id,
				{ x: quarterOf(at.focal_point_x, width), y: quarterOf(at.focal_point_y, height) },
			]),
		),
	});
}

function quarterOf(at: number, side: number): number {
	return Math.min(4, Math.max(0, Math.round((4 * at) / side)));
}
