import { useEffect, useState } from "react";

export type Offline =
	/** There is no network, or the page came from the device: it is as it was then, where that is known. */
	{ keptAt: Date | undefined } | undefined;

/** Whether somebody reads what their device has kept (`service-worker.ts`). */
export function useOffline(): Offline {
	const [offline, setOffline] = useState<Offline>();
	useEffect(() => {
		const keptAt = keptAtOf(performance.getEntriesByType("navigation")[0]);
		const look = () => setOffline(navigator.onLine && keptAt === undefined ? undefined : { keptAt });
		look();
		addEventListener("online", look);
		addEventListener("offline", look);
		return () => {
			removeEventListener("online", look);
			removeEventListener("offline", look);
		};
	}, []);
	return offline;
}

function keptAtOf(entry: PerformanceEntry | undefined): Date | undefined {
	if (!(entry instanceof PerformanceNavigationTiming)) return undefined;
	const time = entry.serverTiming.find(({ name }) => name === "kept")?.duration ?? 0;
	return time > 0 ? new Date(time) : undefined;
}
