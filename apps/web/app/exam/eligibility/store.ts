import { createDeviceStore, createTabStore, type Device, type DeviceEntry } from "#app/platform/device-store.ts";
import { hasAnswers, NOBODY, type Person, parsePerson } from "./rules/person.ts";

export type PersonState = {
	person: Person;
	/** `refused`: the browser does not let us keep anything. */
	keeping: "no" | "kept" | "refused";
	/** Counts how often the whole person was exchanged: a form begins anew then. */
	edition: number;
};

const UNREAD: PersonState = { person: NOBODY, keeping: "no", edition: 0 };

/**
 * Holds what somebody tells of themselves: in the memory of the tab, and on their device only once they ask for it. There
 * is no way from here to the network.
 */
export function createPersonStore(device?: Device) {
	const tab = createTabStore(UNREAD);
	const kept = createDeviceStore<Person | undefined>(KEPT, device);
	/** What the device kept when it was looked at last. */
	let known: Person | undefined;
	const set = (part: Partial<PersonState>) => tab.write({ ...tab.read(), ...part });
	const write = (person: Person | undefined): boolean => {
		const isWritten = kept.write(person);
		known = kept.read();
		return isWritten;
	};
	const keepingOf = (person: Person) => (write(person) ? "kept" : "refused");
	/** Takes what the device keeps, but not over what somebody wrote here and did not ask to keep. */
	const open = () => {
		const { keeping, person, edition } = tab.read();
		const found = kept.read();
		const isNew = found !== known;
		known = found;
		if (isNew && found !== undefined && (keeping === "kept" || !hasAnswers(person)))
			return set({ person: found, keeping: "kept", edition: edition + 1 });
		if (isNew && found === undefined && keeping === "kept")
			return set({ person: NOBODY, keeping: "no", edition: edition + 1 });
	};
	return {
		read: tab.read,
		initial: tab.initial,
		subscribe: (listener: () => void) => {
			const stops = [tab.subscribe(listener), kept.onOtherTab(open)];
			return () => {
				for (const stop of stops) stop();
			};
		},
		/** Asks the device what it keeps. */
		open,
		tell: (part: Partial<Person>) => {
			const { person: before, keeping } = tab.read();
			const person = { ...before, ...part };
			set({ person, keeping: keeping === "kept" ? keepingOf(person) : keeping });
		},
		keep: () => set({ keeping: keepingOf(tab.read().person) }),
		forget: () => {
			write(undefined);
			set({ person: NOBODY, keeping: "no", edition: tab.read().edition + 1 });
		},
	};
}

const KEPT = {
	key: "eligibility",
	empty: undefined,
	parse: parsePerson,
	format: (person) => person && JSON.stringify(person),
	unkept: "dropped",
} satisfies DeviceEntry<Person | undefined>;
