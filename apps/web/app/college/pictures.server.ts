import { PICTURE_KINDS, PICTURE_LICENCE_IDS } from "@uchit/contract/college-picture.ts";
import * as z from "zod";
import { askContent, tryFetch } from "#app/platform/backend/content.server.ts";
import { listDrawings } from "#app/platform/backend/drawings.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { CollegePictures } from "./pictures.ts";

const Pictures = z.object({
	data: z.array(
		z.object({
			slug: z.string().nullable(),
			kind: z.enum(PICTURE_KINDS),
			file: z.string(),
			width: z.number(),
			height: z.number(),
			alt: z.string().nullable(),
			licence: z.enum(PICTURE_LICENCE_IDS),
			credit: z.string(),
			document: z.string(),
			address: z.string().nullable(),
		}),
	),
});

const PATH = `/items/college_pictures?${new URLSearchParams({
	fields: Object.keys(Pictures.shape.data.element.shape).join(","),
	filter: JSON.stringify({ state: { _eq: "applied" } }),
	// Of several pictures of a kind, the one decided on last is shown.
	sort: "decided_at,id",
	limit: "-1",
})}`;

/** The logo and photo of institutions by slug; empty if the content system does not answer. */
export async function listPictures(request: RequestContext): Promise<ReadonlyMap<string, CollegePictures>> {
	request.cacheTags.add("content:college_pictures");
	const response = askContent(request, PATH, Pictures, { remembered: true });
	const [reply, { focus }] = await Promise.all([
		tryFetch(request, "the pictures of colleges cannot be read", response),
		listDrawings(request),
	]);
	const found = new Map<string, CollegePictures>();
	for (const { slug, kind, ...picture } of (reply.kind === "ok" && reply.value?.data) || []) {
		if (slug !== null) found.set(slug, { ...found.get(slug), [kind]: { ...picture, focus: focus?.get(picture.file) } });
	}
	return found;
}

export async function withLogos<Listed extends { slug: string }>(
	request: RequestContext,
	colleges: readonly Listed[],
): Promise<(Listed & { logo?: CollegePictures["logo"] })[]> {
	const pictures = await listPictures(request);
	return colleges.map((college) => ({ ...college, logo: pictures.get(college.slug)?.logo }));
}
