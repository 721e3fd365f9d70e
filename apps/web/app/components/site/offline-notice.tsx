import { WifiOff } from "lucide-react";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { formatDate } from "#app/lib/format-date.ts";
import { useKeepPages } from "#app/offline/use-keep-pages.ts";
import { useOffline } from "#app/offline/use-offline.ts";

/** Says that there is no network, and of when the page is, where it moves nothing; and has the device keep what is read, for such a time. */
export function OfflineNotice() {
	const t = useWords();
	const language = useLanguage();
	const offline = useOffline();
	useKeepPages();
	return (
		<div aria-live="polite" className="fixed inset-x-0 bottom-0 z-10 print:hidden">
			{offline !== undefined && (
				<p className="flex items-center justify-center gap-2 border-line border-t bg-raised px-4 py-3 text-sm">
					<WifiOff size={16} aria-hidden="true" className="shrink-0" />
					{offline.keptAt === undefined
						? t("site.offline.now")
						: t(`site.offline.${offline.isAway ? "away" : "kept"}`, {
								date: formatDate(language, offline.keptAt.toISOString()),
							})}
				</p>
			)}
		</div>
	);
}
