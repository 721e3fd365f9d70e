import { type ReactNode, useEffect, useRef } from "react";
import type { Applicant } from "./applicant.ts";
import { useApplicant } from "./applicant-store.ts";

type FilledFormProps = {
	/** Answers by field name. */
	answersOf: (applicant: Applicant) => Readonly<Record<string, string>>;
	/** The address has filled the form, which stays as it is. */
	isFilled?: boolean;
	/** Fills what has a default, too. */
	isOverDefaults?: boolean;
	children: ReactNode;
};

/** Around a form: fills what is still empty with what is known of the visitor. Changes made here change nothing else. */
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
				fill(field, value, isOverDefaults);
		}
	}, [answers, isFilled, isOverDefaults]);
	return <div ref={box}>{children}</div>;
}

function fill(field: Element, value: string, isOverDefaults: boolean) {
	if (field instanceof HTMLSelectElement && (isOverDefaults || field.value === "")) choose(field, value);
	if (!(field instanceof HTMLInputElement)) return;
	if (field.type === "checkbox") field.checked ||= field.value === value;
	else if (field.type === "text" && field.value === "") field.value = value;
}

/** Counsellings write the same pool with a space or a hyphen. */
function choose(field: HTMLSelectElement, value: string) {
	const fold = (text: string) => text.toLowerCase().replaceAll(/[ -]/g, "");
	const found = [...field.options].find((option) => option.value === value || fold(option.value) === fold(value));
	if (found !== undefined) field.value = found.value;
}
