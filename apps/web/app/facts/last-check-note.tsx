import type { Source } from "@uchit/contract/source.ts";
import { type WatchedPage, watchedAddress } from "@uchit/contract/watch.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

/** Watched pages by source id; sources that were never checked are absent. */
export type WatchedPageBySource = Readonly<Record<string, WatchedPage>>;

export function matchWatchedPages(sources: readonly Source[], pages: readonly WatchedPage[]): WatchedPageBySource {
	const byAddress = new Map(pages.map((page) => [page.address, page]));
	return Object.fromEntries(
		sources.flatMap(({ id, address }) => {
			const page = byAddress.get(watchedAddress(address) ?? "");
			return page === undefined ? [] : [[id, page]];
		}),
	);
}

export function LastCheckNote({ page }: { page: WatchedPage | undefined }) {
	const { t, language } = usePage();
	if (page === undefined) return null;
	const isNews = page.changedAt !== undefined;
	return (
		<p className={`text-sm ${isNews ? "text-care-text" : "text-quiet"}`}>
			{wordsOf(t, page, (time) => formatDate(language, time))} {t("data.look.rhythm", { rhythm: page.rhythm })}
		</p>
	);
}

function wordsOf(t: Translate, page: WatchedPage, day: (time: string) => string): string {
	const { outcome, changedAt } = page;
	const checked = day(page.lookedAt);
	if (changedAt !== undefined) {
		const news = { date: day(changedAt), checked };
		return outcome === "gone" ? t("data.look.gone", news) : t("data.look.changed", news);
	}
	if (outcome === "gone") return t("data.look.goneSeen", { checked });
	if (outcome === "unreachable") return t("data.look.unreachable", { checked });
	if (outcome === "not-allowed") return t("data.look.notAllowed", { checked });
	return t("data.look.same", { checked });
}
