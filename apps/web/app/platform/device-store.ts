import { useSyncExternalStore } from "react";

export type TabStore<Value> = {
	/** Must be the same object until it changes. */
	read: () => Value;
	write: (value: Value) => void;
	/** Calls the listener after each change. Returns the unsubscribe function. */
	subscribe: (listener: () => void) => () => void;
	/** The value on the server and before the browser is read. */
	initial: Value;
};

export type DeviceStore<Value> = Omit<TabStore<Value>, "write"> & {
	/** False if it was not stored, because storage is off or full. */
	write: (value: Value) => boolean;
	/** False if the last write was not stored. */
	isStored: () => boolean;
	/** Calls the listener only after changes in other tabs. */
	onOtherTab: (listener: () => void) => () => void;
};

export type DeviceEntry<Value> = {
	/** Key in local storage. Key and format are permanent, as devices have years-old entries. */
	key: string;
	empty: Value;
	/** Must not throw: other code may have written there. */
	parse: (text: string) => Value;
	format: (value: Value) => string | undefined;
	/** What happens to a value that cannot be stored: dropped, or in memory for the tab. */
	ifUnstorable: "dropped" | "in-tab";
};

/** The browser APIs that a store needs; tests replace them. */
export type Device = {
	/** Throws if the browser forbids storage. */
	open: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
	/** Reports changes by other tabs; a null key means that all was cleared. */
	onStorage: (listener: (event: Pick<StorageEvent, "key">) => void) => () => void;
};

/**
 * Stores one entry of local storage. It is read anew each time, so that tabs never show stale values; subscribers see changes of all
 * tabs. Nothing is sent.
 */
export function createDeviceStore<Value>(
	{ key, empty, parse, format, ifUnstorable }: DeviceEntry<Value>,
	device: Device = THIS_DEVICE,
): DeviceStore<Value> {
	const { notify, subscribe } = createListeners();
	let stored: string | undefined;
	let current = empty;
	let isStored = true;
	let cached: { value: Value } | undefined;
	const onOtherTab = (listener: () => void) =>
		device.onStorage((event) => {
			if (event.key === key || event.key === null) listener();
		});
	return {
		initial: empty,
		read: () => {
			if (cached !== undefined) return cached.value;
			const found = attempt(() => device.open().getItem(key) ?? undefined)?.value;
			if (found !== stored) {
				stored = found;
				current = found === undefined ? empty : parse(found);
			}
			return current;
		},
		write: (value) => {
			const text = format(value);
			const written = attempt(() =>
				text === undefined ? device.open().removeItem(key) : device.open().setItem(key, text),
			);
			isStored = written !== undefined;
			cached = isStored || ifUnstorable === "dropped" ? undefined : { value };
			notify();
			return isStored;
		},
		subscribe: (listener) => {
			const stops = [subscribe(listener), onOtherTab(listener)];
			return () => {
				for (const stop of stops) stop();
			};
		},
		isStored: () => isStored,
		onOtherTab,
	};
}

/** A store in memory, lost with the tab. */
export function createTabStore<Value>(initial: Value): TabStore<Value> {
	const { notify, subscribe } = createListeners();
	let current = initial;
	return {
		initial,
		read: () => current,
		write: (value) => {
			current = value;
			notify();
		},
		subscribe,
	};
}

/** The present value; the initial one on the server and during hydration. */
export function useStore<Value>({
	subscribe,
	read,
	initial,
}: Pick<TabStore<Value>, "subscribe" | "read" | "initial">): Value {
	return useSyncExternalStore(subscribe, read, () => initial);
}

/** False on the server and during hydration, true once the device can be read. */
export function useIsOnDevice(): boolean {
	return useSyncExternalStore(subscribeToNothing, isThere, isNotThere);
}

/** Undefined for invalid JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const subscribeToNothing = () => () => undefined;
const isThere = () => true;
const isNotThere = () => false;

const THIS_DEVICE: Device = {
	open: () => window.localStorage,
	onStorage: (listener) => {
		window.addEventListener("storage", listener);
		return () => window.removeEventListener("storage", listener);
	},
};

function createListeners() {
	const listeners = new Set<() => void>();
	return {
		notify: () => {
			for (const listener of listeners) listener();
		},
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

function attempt<Value>(act: () => Value): { value: Value } | undefined {
	try {
		return { value: act() };
	} catch {
		return undefined;
	}
}
