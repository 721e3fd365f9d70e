import { useSyncExternalStore } from "react";

/** A value that several parts of a page show and change. */
export type TabStore<Value> = {
	/** The same object until it changes. */
	read: () => Value;
	write: (value: Value) => void;
	/** Calls the listener after each change; gives what ends that. */
	subscribe: (listener: () => void) => () => void;
	/** The value before the browser is read, on the server too. */
	initial: Value;
};

/** The same, kept on the visitor's device: in the browser's local storage, for all its tabs and its next visit. */
export type DeviceStore<Value> = Omit<TabStore<Value>, "write"> & {
	/** False when the browser would not keep it: storage is off, or full. */
	write: (value: Value) => boolean;
	/** False once the browser did not keep what was written last. */
	isStored: () => boolean;
	/** Calls the listener after each change in another tab alone. */
	onOtherTab: (listener: () => void) => () => void;
};

export type DeviceEntry<Value> = {
	/** Its name in the local storage, and its format: visitors' devices have entries that were written years ago. */
	key: string;
	/** The value where there is no entry. */
	empty: Value;
	/** Forgiving: something else may have written there. */
	parse: (text: string) => Value;
	/** Undefined for what leaves no entry behind. */
	format: (value: Value) => string | undefined;
	/** The fate of a value that the browser would not store: dropped, or it lasts as long as the tab. */
	ifUnstorable: "dropped" | "in-tab";
};

/** The parts of a browser that a store needs; tests pass their own. */
export type Device = {
	/** Throws where the browser forbids it. */
	open: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
	/** Tells of what other tabs wrote; without a key all is gone. */
	onStorage: (listener: (event: Pick<StorageEvent, "key">) => void) => () => void;
};

/**
 * Holds one entry of the local storage. It is read again whenever somebody asks, so that no tab shows what another one has
 * changed, and subscribers hear of changes in this tab and in others. There is no way from here to the network.
 */
export function createDeviceStore<Value>(
	{ key, empty, parse, format, ifUnstorable }: DeviceEntry<Value>,
	device: Device = THIS_DEVICE,
): DeviceStore<Value> {
	const { notify, subscribe } = createListeners();
	let stored: string | undefined;
	let current = empty;
	let isStored = true;
	/** The value of this tab alone. */
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

/** Holds a value that nobody keeps: it goes with the tab. */
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

/** Returns the present value of a store; its initial value on the server, and during hydration. */
export function useStore<Value>({
	subscribe,
	read,
	initial,
}: Pick<TabStore<Value>, "subscribe" | "read" | "initial">): Value {
	return useSyncExternalStore(subscribe, read, () => initial);
}

/** Whether the device has been asked: false on the server, and while a page comes to life. */
export function useIsOnDevice(): boolean {
	return useSyncExternalStore(subscribeToNothing, isThere, isNotThere);
}

/** Parses a JSON entry: undefined for any other text. */
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

/** Undefined when the browser refuses. */
function attempt<Value>(act: () => Value): { value: Value } | undefined {
	try {
		return { value: act() };
	} catch {
		return undefined;
	}
}
