import { type RefObject, useEffect } from "react";
import { useFormState } from "react-hook-form";

const INPUT = "input:not([type=hidden], [aria-hidden=true]), textarea, select, [contenteditable=true], [role=combobox]";

export function useFaultFocus(place: RefObject<Element | null>): void {
	const { errors, submitCount } = useFormState();
	const isRefused = Object.keys(errors).length > 0;
	useEffect(() => {
		if (!isRefused || submitCount === 0) return;
		// Waits until folded rows with faults have opened.
		const waiting = setTimeout(() => {
			const form = place.current?.closest("form");
			const list = form?.querySelector<HTMLElement>("[data-faults]");
			if (list) list.focus();
			else focusFault(form);
		});
		return () => clearTimeout(waiting);
	}, [place, isRefused, submitCount]);
}

/** Prefers inputs: an enclosing list is also marked invalid but starts far above. */
export function focusFault(form: Element | null | undefined): void {
	focusIn(form?.querySelector("[aria-invalid=true]") ?? form?.querySelector(".Mui-error"));
}

/** The input of a path such as `events.4.starts`; of a part or a list its first one. */
export function focusInput(form: Element | null | undefined, path: string): void {
	const found = findInput(form, path) ?? form?.querySelector(`[name^="${path}."], [id^="${path}."]`) ?? undefined;
	if (found === undefined) focusFault(form);
	else focusIn(found);
}

/** What stands at a box, where the form shows it. */
export function labelIn(form: Element | null | undefined, path: string): string | undefined {
	const label = findInput(form, path)?.closest(".MuiFormControl-root")?.querySelector("label")?.textContent;
	return label?.replace(/\s*\*$/, "");
}

function findInput(form: Element | null | undefined, path: string): Element | undefined {
	return form?.querySelector(`[name="${path}"], [id="${path}"]`) ?? undefined;
}

function focusIn(fault: Element | null | undefined): void {
	const part = fault?.closest(".MuiFormControl-root, fieldset, .writing");
	const input = fault?.matches(INPUT) === true ? fault : part?.querySelector<HTMLElement>(INPUT);
	if (input instanceof HTMLElement) input.focus({ preventScroll: true });
	fault?.scrollIntoView({ block: "center" });
}
