import { createDeviceStore } from "#app/platform/device-store.ts";
import { type DeviceShortlist, SHORTLIST } from "./device-shortlist.ts";
import { seenStore } from "./shortlist-seen.ts";

const store = createDeviceStore<DeviceShortlist>(SHORTLIST);

export const shortlistStore = {
	...store,
	write: (list: DeviceShortlist) => {
		// The device's next user finds no trace of an emptied list.
		if (list.entries.length === 0) seenStore.write({});
		return store.write(list);
	},
};
