import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { TextField } from "#app/ui/field.tsx";
import type { CollegePickerProps, TypedCollegePicker } from "./typed-college-picker.tsx";

type PickerState = { Picker: typeof TypedCollegePicker; words: string; isFocused: boolean };

const COMBOBOX = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": false } as const;

/**
 * Chooses one institution by typing. The server sends a text field, which works without scripts and submits as `<name>-words`. The search
 * code loads on focus, being a fifth of a page's size, and retains typed letters.
 */
export function CollegePicker(props: CollegePickerProps) {
	const { name, ...field } = props;
	const t = useTranslations();
	const input = useRef<HTMLInputElement>(null);
	const { typed, isAlive, load } = useTypedPicker(input);
	if (typed !== undefined) return <typed.Picker {...props} words={typed.words} isFocused={typed.isFocused} />;
	return (
		<TextField
			{...field}
			{...(isAlive && COMBOBOX)}
			ref={input}
			name={`${name}-words`}
			placeholder={t("facts.picker.nothingChosen")}
			maxLength={200}
			autoComplete="off"
			onFocus={load}
		/>
	);
}

function useTypedPicker(input: RefObject<HTMLInputElement | null>) {
	const [typed, setTyped] = useState<PickerState>();
	const [isAlive, setAlive] = useState(false);
	useEffect(() => {
		setAlive(true);
		if (document.activeElement === input.current) void loadPicker(input, setTyped);
	}, [input]);
	return { typed, isAlive, load: () => void loadPicker(input, setTyped) };
}

/** If loading fails, the text field stays and the next focus retries. */
async function loadPicker(
	input: RefObject<HTMLInputElement | null>,
	onLoaded: (typed: PickerState) => void,
): Promise<void> {
	const module = await import("./typed-college-picker.tsx").catch(() => undefined);
	const field = input.current;
	if (module === undefined || field === null) return;
	const isFocused = document.activeElement === field;
	// Synchronous, so that no letter typed in between is lost.
	flushSync(() => onLoaded({ Picker: module.TypedCollegePicker, words: field.value, isFocused }));
}
