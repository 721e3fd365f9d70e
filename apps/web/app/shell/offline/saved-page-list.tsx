import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { toOwnPath } from "#app/platform/own-path.ts";
import { useSiteName } from "#app/shell/page/page-head.tsx";
import { buttonLook } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";

export function SavedPages() {
	const { t, language } = usePage();
	const siteName = useSiteName();
	const [params] = useSearchParams();
	const [pages, setPages] = useState<readonly SavedPage[]>();
	useEffect(() => {
		listSavedPages(siteName).then(setPages, reportError);
	}, [siteName]);
	if (pages === undefined) return null;
	const from = toOwnPath(params.get("from"), location.origin);
	return (
		<>
			{from !== undefined && (
				<p className="mt-6">
					<a href={from} className={buttonLook("primary")}>
						{t("offline.again")}
					</a>
				</p>
			)}
			{pages.length > 0 && (
				<Section id="kept" title={t("offline.kept")} className="mt-12">
					<ul className="mt-3 max-w-text divide-y divide-line">
						{pages.map(({ address, title, savedAt }) => (
							<li key={address} className="flex flex-wrap items-baseline justify-between gap-x-6 py-1">
								<a href={address} className="link inline-flex min-h-11 min-w-0 items-center break-words">
									{title}
								</a>
								<span className="text-quiet text-sm">{formatDate(language, savedAt.toISOString())}</span>
							</li>
						))}
					</ul>
				</Section>
			)}
		</>
	);
}

type SavedPage = { address: string; title: string; savedAt: Date };

const PAGES = "pages-1";
const MAX_SHOWN = 30;

async function listSavedPages(siteName: string): Promise<SavedPage[]> {
	if (!("caches" in window)) return [];
	const pages = await caches.open(PAGES);
	const found = await Promise.all(
		(await pages.keys()).map(async (request) => toSavedPage(request, await pages.match(request), siteName)),
	);
	return found
		.flatMap((page) => page ?? [])
		.toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime())
		.slice(0, MAX_SHOWN);
}

function toSavedPage({ url }: Request, answer: Response | undefined, siteName: string): SavedPage | undefined {
	const { pathname, search } = new URL(url);
	const title = toText(decodeURIComponent(answer?.headers.get("x-kept-title") ?? ""));
	const storedAt = new Date(Number(answer?.headers.get("x-kept-at") ?? Number.NaN));
	if (title === "" || Number.isNaN(storedAt.getTime())) return undefined;
	const siteEnd = ` – ${siteName}`;
	const own = title.endsWith(siteEnd) ? title.slice(0, -siteEnd.length) : title;
	return { address: pathname + search, title: own, savedAt: storedAt };
}

function toText(html: string): string {
	return new DOMParser().parseFromString(html, "text/html").body.textContent.trim();
}
