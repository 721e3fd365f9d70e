import * as z from "zod";
import type { NewsChannel } from "#app/lib/news-channel.ts";
import type { RequestContext } from "#app/request-context.ts";

/** The content system's word; a field that is not filled is null. */
const BlogConfigReply = z.object({
	data: z
		.object({
			news_external_channel_icon: z.string().nullish(),
			news_external_channel_link: z.string().nullish(),
		})
		.nullable(),
});

const LIMIT_MS = 1_000;
/** How long an answer, or an outage, is remembered: the icon is no reason to ask for every page. */
const KEPT_MS = 60_000;

type Kept = { until: number; failed: boolean; channel: Promise<NewsChannel | undefined> };
const keptByContentUrl = new Map<string, Kept>();

/**
 * The news channel of the site's configuration (spec 3: collection blog_config); undefined when it is not configured.
 * One of the calls that may fail quietly (spec 8): an outage is told to the log once, and pages go without.
 */
export function getNewsChannel(request: RequestContext, now = Date.now()): Promise<NewsChannel | undefined> {
	request.cacheTags.add("blog_config");
	const kept = keptByContentUrl.get(request.contentUrl);
	if (kept !== undefined && now < kept.until) return kept.channel;
	const next: Kept = { until: now + KEPT_MS, failed: false, channel: askContentSystem(request.contentUrl) };
	next.channel = next.channel.catch((error: unknown) => {
		next.failed = true;
		if (kept?.failed !== true) request.reportQuietly("the news channel's configuration cannot be read", error);
		return undefined;
	});
	keptByContentUrl.set(request.contentUrl, next);
	return next.channel;
}

async function askContentSystem(contentUrl: string): Promise<NewsChannel | undefined> {
	const address = `${contentUrl}/items/blog_config?fields=news_external_channel_icon,news_external_channel_link`;
	const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
	if (!response.ok) throw new Error(`${address} answered ${response.status}`);
	const { data } = BlogConfigReply.parse(await response.json());
	const icon = data?.news_external_channel_icon;
	const link = data?.news_external_channel_link;
	if (!icon || !link || !ICON.test(icon) || !/^https?:\/\//.test(link)) return undefined;
	return { icon, link };
}

/** The id of a file of the content system. */
const ICON = /^[\w-]+$/;
