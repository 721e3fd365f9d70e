import type { Device } from "#app/platform/device-store.ts";

/** A device with what it keeps, whose tabs hear of each other. */
export function trialDevice(stored: Readonly<Record<string, string>> = {}) {
	const entries = new Map(Object.entries(stored));
	const tabs = new Set<Set<(event: { key: string | null }) => void>>();
	const openTab = (): Device => {
		const own = new Set<(event: { key: string | null }) => void>();
		tabs.add(own);
		const notifyOthers = (key: string) => {
			for (const tab of tabs) if (tab !== own) for (const listener of tab) listener({ key });
		};
		const storage = {
			getItem: (key: string) => entries.get(key) ?? null,
			setItem: (key: string, text: string) => {
				entries.set(key, text);
				notifyOthers(key);
			},
			removeItem: (key: string) => {
				entries.delete(key);
				notifyOthers(key);
			},
		};
		return {
			open: () => storage,
			onStorage: (listener) => {
				own.add(listener);
				return () => void own.delete(listener);
			},
		};
	};
	return { entries, openTab };
}

export const REFUSING_DEVICE: Device = {
	open: () => {
		throw new Error("The operation is insecure.");
	},
	onStorage: () => () => undefined,
};
