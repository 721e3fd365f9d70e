import { useSyncExternalStore } from "react";
import { type DeviceShortlist, EMPTY_SHORTLIST, isShortlisted, setShortlisted } from "#app/lib/device-shortlist.ts";
import { readDeviceShortlist, subscribeToShortlist, writeDeviceShortlist } from "./shortlist-store.ts";
import { useRememberFacts } from "./use-remember-facts.ts";

/** Whether a college is on the shortlist of this device, and what puts it there or takes it off: false when nothing is kept. */
export function useShortlist(college: string): { isSaved: boolean; setSaved: (isSaved: boolean) => boolean } {
	const list = useSyncExternalStore(subscribeToShortlist, readDeviceShortlist, onServer);
	const rememberFacts = useRememberFacts();
	return {
		isSaved: isShortlisted(list, college),
		setSaved: (isSaved) => {
			const isKept = writeDeviceShortlist(setShortlisted(readDeviceShortlist(), { college, isSaved }, new Date()));
			if (isSaved && isKept) void rememberFacts(college);
			return isKept;
		},
	};
}

function onServer(): DeviceShortlist {
	return EMPTY_SHORTLIST;
}
