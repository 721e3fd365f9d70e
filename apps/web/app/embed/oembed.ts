import { data, type LoaderFunctionArgs } from "react-router";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { EMBED_SIZE, embedLine, embedPath, parseEmbedAddress } from "./address.ts";
import { findCard } from "./page.server.ts";

export const handle = {
	parameters: ["url", "format", "maxwidth", "maxheight"],
	counted: false,
	stored: false,
} satisfies PageHandle;

/** Seconds that an answer may be cached; the card itself is always current. */
const CACHE_AGE_SECONDS = 86_400;

/** `/oembed?url=…`: the card of a page by oEmbed 1.0. */
export async function loader({ context, url: { origin, searchParams } }: LoaderFunctionArgs): Promise<Response> {
	const format = searchParams.get("format") ?? "json";
	if (format !== "json") throw new Response("Only JSON", { status: 501 });
	const request = context.get(requestContext);
	const embed = parseEmbedAddress(searchParams.get("url") ?? "", origin);
	const card = embed && (await findCard(request, embed));
	if (embed === undefined || card === undefined) throw data("No card of this address", { status: 404 });
	const size = {
		width: limitSize(EMBED_SIZE.width, searchParams.get("maxwidth")),
		height: limitSize(EMBED_SIZE.height, searchParams.get("maxheight")),
	};
	return Response.json({
		version: "1.0",
		type: "rich",
		title: card.name,
		cache_age: CACHE_AGE_SECONDS,
		provider_name: request.siteName,
		provider_url: origin,
		html: embedLine(origin + embedPath(embed), card.name, size),
		...size,
	});
}

function limitSize(own: number, most: string | null): number {
	const maxWidth = Number(most);
	return Number.isInteger(maxWidth) && maxWidth > 0 ? Math.min(own, maxWidth) : own;
}
