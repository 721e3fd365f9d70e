import { createDeviceStore, type DeviceEntry, parseJson, useStore } from "#app/platform/device-store.ts";
import { type Choice, type Choices, type ChoiceYear, MAX_CHOICES } from "./choices.ts";

/** The list of choices as an entry of the device's storage. It is never sent. */
export const CHOICES = {
	key: "choices",
	empty: [],
	parse,
	format: (choices) => JSON.stringify({ choices }),
	ifUnstorable: "dropped",
} satisfies DeviceEntry<Choices>;

/** One store per tab. The server stores nothing. */
export const choiceStore = createDeviceStore<Choices>(CHOICES);

export function useChoices(): Choices {
	return useStore(choiceStore);
}

function parse(text: string): Choices {
	const { choices } = Object(parseJson(text));
	return Array.isArray(choices) ? choices.filter(isChoice).slice(0, MAX_CHOICES) : CHOICES.empty;
}

const TEXTS = ["key", "exam", "authority", "rankSpace", "programme", "quota", "seatType", "gender"] as const;

function isChoice(value: unknown): value is Choice {
	const choice = Object(value);
	const { slug, name } = Object(choice.college);
	return (
		[...TEXTS.map((field) => choice[field]), slug, name].every((text) => typeof text === "string") &&
		typeof choice.isScore === "boolean" &&
		typeof choice.asked === "number" &&
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
