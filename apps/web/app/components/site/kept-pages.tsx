import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { buttonLook } from "#app/components/ui/button.tsx";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { formatDate } from "#app/lib/format-date.ts";
import { toOwnPath } from "#app/lib/own-path.ts";
import { type KeptPage, listKeptPages } from "#app/offline/kept-pages.ts";
import { useSiteName } from "./page-head.tsx";

/** What the device has kept, and the way to the page that was asked for. Only the browser knows either. */
export function KeptPages() {
	const t = useWords();
	const language = useLanguage();
	const siteName = useSiteName();
	const [params] = useSearchParams();
	const [pages, setPages] = useState<readonly KeptPage[]>();
	useEffect(() => {
		listKeptPages(siteName).then(setPages, reportError);
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
				<section aria-labelledby="kept" className="mt-12">
					<h2 id="kept" className="text-xl">
						{t("offline.kept")}
					</h2>
					<ul className="mt-3 max-w-text divide-y divide-line">
						{pages.map(({ address, title, keptAt }) => (
							<li key={address} className="flex flex-wrap items-baseline justify-between gap-x-6 py-1">
								<a href={address} className="link inline-flex min-h-11 min-w-0 items-center break-words">
									{title}
								</a>
								<span className="text-quiet text-sm">{formatDate(language, keptAt.toISOString())}</span>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}
