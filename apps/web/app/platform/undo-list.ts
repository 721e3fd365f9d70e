import { useState } from "react";
import { createTabStore, type DeviceStore, useIsOnDevice, useStore } from "./device-store.ts";

/** The outcome of the last change to a list. */
export type Outcome<Done> = { kind: "done"; done: Done } | { kind: "undone" } | { kind: "not-stored" };

type UndoListOptions<Value, Done> = {
	store: Pick<DeviceStore<Value>, "initial" | "read" | "write" | "subscribe">;
	/** The list as it was before a step, where it may have changed since otherwise. */
	restore: (current: Value, before: Value) => Value;
	/** Whether what is done now goes on with what was done last: both are taken back at once. */
	goesOn?: (last: Done, done: Done) => boolean;
};

type Step<Value, Done> = { before: Value; done: Done };
type State<Value, Done> = { steps: readonly Step<Value, Done>[]; outcome: Outcome<Done> | undefined };

/** The most steps that can be undone. */
const MOST_STEPS = 50;

/** Changes a list that the device keeps, by steps which can be taken back one by one. */
export function createUndoList<Value, Done>({ store, restore, goesOn = never }: UndoListOptions<Value, Done>) {
	const state = createTabStore<State<Value, Done>>({ steps: [], outcome: undefined });
	const onNotStored = () => state.write({ ...state.read(), outcome: { kind: "not-stored" } });
	return {
		initial: state.initial,
		read: state.read,
		subscribe: state.subscribe,
		/** Does nothing where the change changes nothing; false when the device would not keep it. */
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
				steps: isMore ? steps : [...steps, { before, done }].slice(-MOST_STEPS),
				outcome: { kind: "done", done },
			});
			return true;
		},
		/** False when the device would not keep it. */
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

/** Such a list for as long as the page is open. */
export function useUndoList<Value, Done>(options: UndoListOptions<Value, Done>) {
	const [list] = useState(() => createUndoList(options));
	const { steps, outcome } = useStore(list);
	return {
		/** False on the server, and until the device was asked. */
		isReady: useIsOnDevice(),
		value: useStore(options.store),
		outcome,
		/** The change that would be undone. */
		undoable: steps.at(-1)?.done,
		act: list.act,
		undo: list.undo,
	};
}

function never(): boolean {
	return false;
}
