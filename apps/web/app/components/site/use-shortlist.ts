import { useSyncExternalStore } from "react";
import { type DeviceShortlist, EMPTY_SHORTLIST, isShortlisted, setShortlisted } from "#app/lib/device-shortlist.ts";
import { readDeviceShortlist, subscribeToShortlist, writeDeviceShortlist } from "./shortlist-store.ts";

/** Whether a college is on the shortlist of this device, and what puts it there or takes it off: false when nothing is kept. */
export function useShortlist(college: string): { isSaved: boolean; setSaved: (isSaved: boolean) => boolean } {
	const list = useSyncExternalStore(subscribeToShortlist, readDeviceShortlist, onServer);
	return {
		isSaved: isShortlisted(list, college),
		setSaved: (isSaved) =>
			writeDeviceShortlist(setShortlisted(readDeviceShortlist(), { college, isSaved }, new Date())),
	};
}

function onServer(): DeviceShortlist {
	return EMPTY_SHORTLIST;
}
