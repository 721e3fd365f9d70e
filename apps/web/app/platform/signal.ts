import { useSyncExternalStore } from "react";

/** Something that happens once in the life of a page. */
type Signal = { set: () => void; use: () => boolean };

export function createSignal(): Signal {
	let isSet = false;
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	return {
		set() {
			isSet = true;
			for (const listener of listeners) listener();
		},
		use: () =>
			useSyncExternalStore(
				subscribe,
				() => isSet,
				() => false,
			),
	};
}
