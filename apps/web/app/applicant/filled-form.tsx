import { type ReactNode, useEffect, useRef } from "react";
import type { Applicant } from "./applicant.ts";
import { useApplicant } from "./applicant-store.ts";

type FilledFormProps = {
	answersOf: (applicant: Applicant) => Readonly<Record<string, string>>;
	/** The address has filled the form already, so it stays unchanged. */
	isFilled?: boolean;
	/** Also overwrites defaults. */
	isOverDefaults?: boolean;
	children: ReactNode;
};

/** Fills empty fields of the form inside with the known details. Changes in the form are not written back. */
export function FilledForm({ answersOf, isFilled = false, isOverDefaults = false, children }: FilledFormProps) {
	const { applicant, edition } = useApplicant();
	const box = useRef<HTMLDivElement>(null);
	const shown = useRef(edition);
	const answers = JSON.stringify(Object.entries(answersOf(applicant)));
	useEffect(() => {
		if (shown.current !== edition && answers === "[]") box.current?.querySelector("form")?.reset();
		shown.current = edition;
	}, [edition, answers]);
	useEffect(() => {
		if (isFilled) return;
		const wanted: [string, string][] = JSON.parse(answers);
		for (const [name, value] of wanted) {
			for (const field of box.current?.querySelectorAll(`[name="${CSS.escape(name)}"]`) ?? [])
				fillField(field, value, isOverDefaults);
		}
	}, [answers, isFilled, isOverDefaults]);
	return <div ref={box}>{children}</div>;
}

function fillField(field: Element, value: string, isOverDefaults: boolean) {
	if (field instanceof HTMLSelectElement && (isOverDefaults || field.value === "")) selectOption(field, value);
	if (!(field instanceof HTMLInputElement)) return;
	if (field.type === "checkbox") field.checked ||= field.value === value;
	else if (field.type === "text" && field.value === "") field.value = value;
}

/** Counsellings write the same pool with a space or a hyphen. */
function selectOption(field: HTMLSelectElement, value: string) {
	const fold = (text: string) => text.toLowerCase().replaceAll(/[ -]/g, "");
	const found = [...field.options].find((option) => option.value === value || fold(option.value) === fold(value));
	if (found !== undefined) field.value = found.value;
}
