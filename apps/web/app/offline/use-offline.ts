import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

export type Offline =
	/** There is no network, or the page came from the device: it is as it was then, where that is known. */
	{ keptAt: Date | undefined; isAway: boolean } | undefined;

/** Whether somebody reads what their device has kept (`service-worker.ts`); `isAway`: there is a network, and we are not to be had. */
export function useOffline(): Offline {
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
