import { usePage } from "#app/platform/i18n/use-page.ts";
import { useSiteName } from "#app/shell/page/page-head.tsx";

export function FeedAlternates() {
	const { t, paths } = usePage();
	const siteName = useSiteName();
	const title = t("site.title", { title: t("news.title"), siteName });
	return (
		<>
			<link rel="alternate" type="application/rss+xml" title={title} href={paths.newsFeed("xml")} />
			<link rel="alternate" type="application/feed+json" title={title} href={paths.newsFeed("json")} />
		</>
	);
}

/** Visible feed links. Plain anchors, because a feed is not a page. */
export function FeedLinks() {
	const { t, paths } = usePage();
	return (
		<p className="mt-8 flex flex-wrap gap-x-4 text-quiet">
			{t("news.follow")}
			<a href={paths.newsFeed("xml")} className="link">
				{t("news.rss")}
			</a>
			<a href={paths.newsFeed("json")} className="link">
				{t("news.jsonFeed")}
			</a>
		</p>
	);
}
