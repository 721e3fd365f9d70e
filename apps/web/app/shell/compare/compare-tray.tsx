import { type ComponentType, useEffect, useState } from "react";
import { useStore } from "#app/platform/device-store.ts";
import { compareStore } from "./compare-store.ts";

/** What this device gathers to compare, at the lower edge of every page; fetched once there is something. */
export function CompareTray() {
	const [Bar, setBar] = useState<ComponentType>();
	const isNeeded = useStore(compareStore).length > 0;
	useEffect(() => {
		if (isNeeded)
			import("./compare-tray-bar.tsx").then(({ CompareTrayBar }) => setBar(() => CompareTrayBar), reportError);
	}, [isNeeded]);
	return Bar && <Bar />;
}
