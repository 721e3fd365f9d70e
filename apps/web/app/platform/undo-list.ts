import { useState } from "react";
import { createTabStore, type DeviceStore, useIsOnDevice, useStore } from "./device-store.ts";

export type Outcome<Done> = { kind: "done"; done: Done } | { kind: "undone" } | { kind: "not-stored" };

type UndoListOptions<Value, Done> = {
	store: Pick<DeviceStore<Value>, "initial" | "read" | "write" | "subscribe">;
	restore: (current: Value, before: Value) => Value;
	/** Whether this change continues the last one, so that both are undone together. */
	goesOn?: (last: Done, done: Done) => boolean;
};

type Step<Value, Done> = { before: Value; done: Done };
type State<Value, Done> = { steps: readonly Step<Value, Done>[]; outcome: Outcome<Done> | undefined };

const MAX_STEPS = 50;

export function createUndoList<Value, Done>({ store, restore, goesOn = never }: UndoListOptions<Value, Done>) {
	const state = createTabStore<State<Value, Done>>({ steps: [], outcome: undefined });
	const onNotStored = () => state.write({ ...state.read(), outcome: { kind: "not-stored" } });
	return {
		initial: state.initial,
		read: state.read,
		subscribe: state.subscribe,
		/** Adds no step if nothing changes; false if the device could not store the list. */
		act: (done: Done, change: (current: Value) => Value): boolean => {
			const before = store.read();
			const changed = change(before);
			if (changed === before) return true;
			if (!store.write(changed)) {
				onNotStored();
				return false;
			}
			const { steps } = state.read();
			const last = steps.at(-1);
			const isMore = last !== undefined && goesOn(last.done, done);
			state.write({
				steps: isMore ? steps : [...steps, { before, done }].slice(-MAX_STEPS),
				outcome: { kind: "done", done },
			});
			return true;
		},
		/** False if the device could not store the list. */
		undo: (): boolean => {
			const { steps } = state.read();
			const last = steps.at(-1);
			if (last === undefined) return true;
			const current = store.read();
			const restored = restore(current, last.before);
			if (restored !== current && !store.write(restored)) {
				onNotStored();
				return false;
			}
			state.write({ steps: steps.slice(0, -1), outcome: { kind: "undone" } });
			return true;
		},
	};
}

export function useUndoList<Value, Done>(options: UndoListOptions<Value, Done>) {
	const [list] = useState(() => createUndoList(options));
	const { steps, outcome } = useStore(list);
	return {
		/** False on the server, and until the device was read. */
		isReady: useIsOnDevice(),
		value: useStore(options.store),
		outcome,
		undoable: steps.at(-1)?.done,
		act: list.act,
		undo: list.undo,
	};
}

function never(): boolean {
	return false;
}
