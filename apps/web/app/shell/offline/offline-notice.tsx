import { WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { savesData } from "#app/boot/near-viewport.ts";
import { usePaths } from "#app/paths.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { shortlistStore } from "#app/shell/shortlist/shortlist-store.ts";

/** Says that there is no network and how old the page is, without moving the page. Also has the device store pages that were read. */
export function OfflineNotice() {
	const { t, language } = usePage();
	const offline = useOffline();
	useKeepPages();
	return (
		<div aria-live="polite" className="fixed inset-x-0 bottom-0 z-10 print:hidden">
			{offline !== undefined && (
				<p className="flex items-center justify-center gap-2 border-line border-t bg-raised px-4 py-3 text-sm">
					<WifiOff size={16} aria-hidden="true" className="shrink-0" />
					{offline.storedAt === undefined
						? t("site.offline.now")
						: t(`site.offline.${offline.isAway ? "away" : "kept"}`, {
								date: formatDate(language, offline.storedAt.toISOString()),
							})}
				</p>
			)}
		</div>
	);
}

type Offline = { storedAt: Date | undefined; isAway: boolean } | undefined;

/** `isAway`: there is a network, but our server does not answer. */
function useOffline(): Offline {
	const [offline, setOffline] = useState<Offline>();
	const { pathname, search } = useLocation();
	const address = pathname + search;
	const document = useRef(address);
	useEffect(() => {
		const isDocument = address === document.current;
		const storedAt = isDocument ? storedAtOf(performance.getEntriesByType("navigation")[0]) : undefined;
		const look = () =>
			setOffline(navigator.onLine && storedAt === undefined ? undefined : { storedAt, isAway: navigator.onLine });
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

function storedAtOf(entry: PerformanceEntry | undefined): Date | undefined {
	if (!(entry instanceof PerformanceNavigationTiming)) return undefined;
	const time = entry.serverTiming.find(({ name }) => name === "kept")?.duration ?? 0;
	return time > 0 ? new Date(time) : undefined;
}

/** Pages that are left sooner were not read. */
const READ_MS = 2_000;

/**
 * Has the device store read pages (`service-worker.ts`) for times without a network. A page reached by a link within
 * the site came without its document, which is fetched again, except for visitors who save data.
 */
function useKeepPages(): void {
	const { pathname, search } = useLocation();
	const { offline, shortlist } = usePaths();
	const first = useRef(pathname + search);
	useEffect(register, []);
	useEffect(() => {
		if (!canKeep()) return;
		const address = pathname + search;
		const timer = setTimeout(() => {
			if (!navigator.onLine) return;
			const isCheap = address === first.current || !savesData();
			const hasShortlist = shortlistStore.read().entries.some(({ isRemoved }) => !isRemoved);
			requestPageStorage([...(isCheap ? [address] : []), offline, ...(hasShortlist ? [shortlist] : [])]).catch(
				reportError,
			);
		}, READ_MS);
		return () => clearTimeout(timer);
	}, [pathname, search, offline, shortlist]);
}

async function requestPageStorage(keep: readonly string[]): Promise<void> {
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage({ keep });
}

/** In development every file is fresh, so no page is stored. */
function canKeep(): boolean {
	return import.meta.env.PROD && "serviceWorker" in navigator;
}

/** Runs last: no visitor waits for it. */
function register(): void {
	if (!canKeep()) return;
	const begin = () => navigator.serviceWorker.register("/service-worker.js").catch(reportError);
	if (document.readyState === "complete") begin();
	else addEventListener("load", begin, { once: true });
}
