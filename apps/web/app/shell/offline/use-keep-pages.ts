import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { savesData } from "#app/boot/near-viewport.ts";
import { usePaths } from "#app/paths.ts";
import { shortlistStore } from "#app/shell/shortlist/shortlist-store.ts";

/** Who leaves a page sooner has not read it. */
const READ_MS = 2_000;

/**
 * Has the device keep what is read (`service-worker.ts`), for when there is no network. A page that came by a link within the
 * site came without its document, which is fetched once more: not for those who save data.
 */
export function useKeepPages(): void {
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
			tell([...(isCheap ? [address] : []), offline, ...(hasShortlist ? [shortlist] : [])]).catch(reportError);
		}, READ_MS);
		return () => clearTimeout(timer);
	}, [pathname, search, offline, shortlist]);
}

async function tell(keep: readonly string[]): Promise<void> {
	const { active } = await navigator.serviceWorker.ready;
	active?.postMessage({ keep });
}

/** In development every file is fresh, so nothing is kept. */
function canKeep(): boolean {
	return import.meta.env.PROD && "serviceWorker" in navigator;
}

/** After everything else: nobody waits for it. */
function register(): void {
	if (!canKeep()) return;
	const begin = () => navigator.serviceWorker.register("/service-worker.js").catch(reportError);
	if (document.readyState === "complete") begin();
	else addEventListener("load", begin, { once: true });
}
