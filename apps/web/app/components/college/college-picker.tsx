import { useEffect, useRef, useState } from "react";
import { type FieldTexts, TextField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { TypedCollegePicker } from "./typed-college-picker.tsx";

export type PickedCollege = { slug: string; name: string };

export type CollegePickerProps = FieldTexts & {
	/** Under this name a form sends the slug of the institution. */
	name: string;
	/** Chosen before. */
	chosen?: PickedCollege;
};

type Typed = { Picker: typeof TypedCollegePicker; words: string; isFocused: boolean };

/**
 * A choice of one institution among all of them, found by typing. The server sends a line of text, which serves without
 * scripts: a form then sends its words as `<name>-words`, beside the slug that was chosen before. What finds institutions
 * while somebody types is loaded when the field is there, and takes its place without losing what was typed meanwhile.
 */
export function CollegePicker(props: CollegePickerProps) {
	const { name, chosen, ...field } = props;
	const t = useWords();
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState<Typed>();
	useEffect(() => {
		let isHere = true;
		const take = (Picker: Typed["Picker"]) => {
			const words = input.current?.value ?? "";
			if (isHere) setTyped({ Picker, words, isFocused: document.activeElement === input.current });
		};
		// Where it cannot be loaded, the line of text serves on.
		import("./typed-college-picker.tsx").then((module) => take(module.TypedCollegePicker)).catch(() => undefined);
		return () => {
			isHere = false;
		};
	}, []);
	if (typed !== undefined) return <typed.Picker {...props} words={typed.words} isFocused={typed.isFocused} />;
	return (
		<>
			{chosen !== undefined && <input type="hidden" name={name} value={chosen.slug} />}
			<TextField
				{...field}
				ref={input}
				name={`${name}-words`}
				defaultValue={chosen?.name}
				placeholder={t("college.picker.nothingChosen")}
				maxLength={200}
				autoComplete="off"
			/>
		</>
	);
}
