import * as z from "zod";
import { askContent, tryFetch } from "#app/platform/backend/content.server.ts";
import { listDrawings } from "#app/platform/backend/drawings.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { NewsChannel } from "./news-channel.ts";

const BlogConfigReply = z.object({
	data: z
		.object({ news_external_channel_icon: z.string().nullish(), news_external_channel_link: z.string().nullish() })
		.nullable(),
});

const PATH = "/items/blog_config?fields=news_external_channel_icon,news_external_channel_link";
/** The page does not wait longer for the icon. */
const LIMIT_MS = 1_000;

/**
 * Returns the news channel of the site's configuration (spec 3: collection blog_config); undefined if it is not
 * configured. One of the calls that may fail quietly (spec 8): an outage is logged once, and pages are shown without
 * it.
 */
export async function getNewsChannel(request: RequestContext, now = Date.now()): Promise<NewsChannel | undefined> {
	request.cacheTags.add("content:blog_config");
	const response = askContent(request, PATH, BlogConfigReply, { limitMs: LIMIT_MS, remembered: true, now });
	const reply = await tryFetch(request, "the news channel's configuration cannot be read", response);
	if (reply.kind === "away") return undefined;
	const icon = reply.value?.data?.news_external_channel_icon;
	const link = reply.value?.data?.news_external_channel_link;
	if (!icon || !link || !ICON.test(icon) || !/^https?:\/\//.test(link)) return undefined;
	return { icon, isDrawing: (await listDrawings(request)).has(icon), link };
}

const ICON = /^[\w-]+$/;
