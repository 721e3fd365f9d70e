import { WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { formatDate } from "#app/platform/format/format-date.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { useKeepPages } from "./use-keep-pages.ts";

/** Says that there is no network, and of when the page is, where it moves nothing; and has the device keep what is read, for such a time. */
export function OfflineNotice() {
	const t = useTranslations();
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

type Offline =
	/** There is no network, or the page came from the device: it is as it was then, where that is known. */
	{ keptAt: Date | undefined; isAway: boolean } | undefined;

/** Whether somebody reads what their device has kept (`service-worker.ts`); `isAway`: there is a network, and we are not to be had. */
function useOffline(): Offline {
	const [offline, setOffline] = useState<Offline>();
	const { pathname, search } = useLocation();
	const address = pathname + search;
	const document = useRef(address);
	useEffect(() => {
		// What came since then came from us.
		const isDocument = address === document.current;
		const keptAt = isDocument ? keptAtOf(performance.getEntriesByType("navigation")[0]) : undefined;
		const look = () =>
			setOffline(navigator.onLine && keptAt === undefined ? undefined : { keptAt, isAway: navigator.onLine });
		look();
		addEventListener("online", look);
		addEventListener("offline", look);
		return () => {
			removeEventListener("online", look);
			removeEventListener("offline", look);
		};
	}, [address]);
	return offline;
}

function keptAtOf(entry: PerformanceEntry | undefined): Date | undefined {
	if (!(entry instanceof PerformanceNavigationTiming)) return undefined;
	const time = entry.serverTiming.find(({ name }) => name === "kept")?.duration ?? 0;
	return time > 0 ? new Date(time) : undefined;
}
