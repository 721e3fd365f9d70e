import { NOBODY, type Person, parsePerson } from "./eligibility-person.ts";

/** Where a device keeps what it is asked to keep: its `localStorage`, which a browser may refuse. */
type Keep = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type PersonState = {
	person: Person;
	/** `refused`: the browser does not let us keep anything. */
	keeping: "no" | "kept" | "refused";
	/** False until the device was asked what it keeps; forms wait for it. */
	isReady: boolean;
	/** Counts how often the whole person was exchanged: a form begins anew then. */
	edition: number;
};

/** What stands before anything is known, on the server too. */
export const UNREAD: PersonState = { person: NOBODY, keeping: "no", isReady: false, edition: 0 };

const KEY = "eligibility";

/**
 * Holds what somebody tells of themselves: in the memory of the tab, and on their device only once they ask for it. There
 * is no way from here to the network.
 */
export function createPersonStore(openKeep: () => Keep) {
	let state = UNREAD;
	const listeners = new Set<() => void>();
	const set = (part: Partial<PersonState>) => {
		state = { ...state, ...part };
		for (const listener of listeners) listener();
	};
	const write = (person: Person): PersonState["keeping"] => {
		const isWritten = attempt(() => openKeep().setItem(KEY, JSON.stringify(person))) !== undefined;
		return isWritten ? "kept" : "refused";
	};
	return {
		get: () => state,
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** Asks the device once what it keeps. */
		open: () => {
			if (state.isReady) return;
			const kept = attempt(() => openKeep().getItem(KEY))?.value ?? undefined;
			if (kept === undefined) return set({ isReady: true });
			set({ person: parsePerson(kept), keeping: "kept", isReady: true, edition: state.edition + 1 });
		},
		tell: (part: Partial<Person>) => {
			const person = { ...state.person, ...part };
			set({ person, keeping: state.keeping === "kept" ? write(person) : state.keeping });
		},
		keep: () => set({ keeping: write(state.person) }),
		forget: () => {
			attempt(() => openKeep().removeItem(KEY));
			set({ person: NOBODY, keeping: "no", edition: state.edition + 1 });
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
