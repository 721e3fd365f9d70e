import { BANDS } from "@uchit/contract/predict-options.ts";
import { type Choice, type Choices, type ChoiceYear, MOST_CHOICES } from "./predict-choices.ts";

/** The entry of the browser's local storage that holds the list of choices. */
export const CHOICES_ENTRY = "choices";

/** Where a device keeps what it is asked to keep: its `localStorage`, which a browser may refuse. */
type Keep = Pick<Storage, "getItem" | "setItem">;

/** What stands before anything is known, on the server too. */
export const NO_CHOICES: Choices = [];

/** Holds the list of choices of this device. There is no way from here to the network. */
export function createChoiceStore(openKeep: () => Keep) {
	let stored: string | null = null;
	let current = NO_CHOICES;
	const listeners = new Set<() => void>();
	return {
		/** The list as the device has it now; the same object until it changes, in this tab or in another one. */
		read: (): Choices => {
			const found = readStored(openKeep);
			if (found !== stored) {
				stored = found;
				current = parseChoices(found);
			}
			return current;
		},
		/** False when the browser would not keep it. */
		write: (choices: Choices): boolean => {
			const isKept = keep(openKeep, JSON.stringify({ choices }));
			for (const listener of listeners) listener();
			return isKept;
		},
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

function readStored(openKeep: () => Keep): string | null {
	try {
		return openKeep().getItem(CHOICES_ENTRY);
	} catch {
		return null;
	}
}

function keep(openKeep: () => Keep, text: string): boolean {
	try {
		openKeep().setItem(CHOICES_ENTRY, text);
		return true;
	} catch {
		return false;
	}
}

/** An empty list where there is none, or where something else has written there. */
function parseChoices(text: string | null): Choices {
	try {
		const { choices } = Object(JSON.parse(text ?? "{}"));
		return Array.isArray(choices) ? choices.filter(isChoice).slice(0, MOST_CHOICES) : NO_CHOICES;
	} catch {
		return NO_CHOICES;
	}
}

const TEXTS = ["key", "exam", "authority", "rankSpace", "programme", "quota", "seatType", "gender"] as const;

function isChoice(value: unknown): value is Choice {
	const choice = Object(value);
	const { slug, name } = Object(choice.college);
	return (
		[...TEXTS.map((field) => choice[field]), slug, name].every((text) => typeof text === "string") &&
		typeof choice.isScore === "boolean" &&
		typeof choice.asked === "number" &&
		BANDS.some((band) => band === choice.band) &&
		Array.isArray(choice.years) &&
		choice.years.every(isYear)
	);
}

function isYear(value: unknown): value is ChoiceYear {
	const { year, round, closing, inside, source } = Object(value);
	const isNumber = (number: unknown) => number === undefined || typeof number === "number";
	const isNamed = source === undefined || typeof source === "string";
	return typeof closing === "number" && typeof inside === "boolean" && isNumber(year) && isNumber(round) && isNamed;
}
