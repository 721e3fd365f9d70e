import { type RefObject, useEffect } from "react";
import { useFormState } from "react-hook-form";

const INPUT = "input:not([type=hidden]), textarea, select, [contenteditable=true], [role=combobox]";

export function useFaultFocus(place: RefObject<Element | null>): void {
	const { errors, submitCount } = useFormState();
	const isRefused = Object.keys(errors).length > 0;
	useEffect(() => {
		if (!isRefused || submitCount === 0) return;
		// Waits until folded rows with faults have opened.
		const waiting = setTimeout(() => focusFault(place.current?.closest("form")));
		return () => clearTimeout(waiting);
	}, [place, isRefused, submitCount]);
}

/** Prefers inputs: an enclosing list is also marked invalid but starts far above. */
export function focusFault(form: Element | null | undefined): void {
	const fault = form?.querySelector("[aria-invalid=true]") ?? form?.querySelector(".Mui-error");
	const part = fault?.closest(".MuiFormControl-root, fieldset");
	const input = fault?.matches(INPUT) === true ? fault : part?.querySelector<HTMLElement>(INPUT);
	if (input instanceof HTMLElement) input.focus({ preventScroll: true });
	fault?.scrollIntoView({ block: "center" });
}
