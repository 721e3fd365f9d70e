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
	const named = [`[name="${path}"]`, `[id="${path}"]`, `[name^="${path}."]`, `[id^="${path}."]`];
	const found = named.flatMap((selector) => form?.querySelector(selector) ?? [])[0];
	if (found === undefined) focusFault(form);
	else focusIn(found);
}

/** The words over the box of a path; undefined where it is a part or a list. */
export function labelOfBox(path: string): string | undefined {
	const box = document.querySelector(`form :is([name="${path}"]:not([aria-hidden=true]), [id="${path}"])`);
	const label = box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement ? box.labels?.[0] : undefined;
	const named = label ?? document.getElementById(box?.getAttribute("aria-labelledby")?.split(" ")[0] ?? "");
	return named?.textContent?.replace(/\s*\*$/, "");
}

function focusIn(fault: Element | null | undefined): void {
	const part = fault?.closest(".MuiFormControl-root, fieldset, .writing");
	const input = fault?.matches(INPUT) === true ? fault : part?.querySelector<HTMLElement>(INPUT);
	if (input instanceof HTMLElement) input.focus({ preventScroll: true });
	fault?.scrollIntoView({ block: "center" });
}
