import { type RefObject, useEffect, useRef } from "react";

/** What the keyboard goes on from once a form was answered: the field that is wrong, else the one that is asked for next. */
const TARGETS = "[aria-invalid=true], [data-asked-next]";

/**
 * The forms here need no scripts, so that an answer is mostly a new document; where scripts run, it begins at what matters in it.
 * Every other `answer` is a new one, and undefined is none.
 */
export function useArrivalFocus<Element extends HTMLElement>(answer: unknown): RefObject<Element | null> {
	const part = useRef<Element>(null);
	useEffect(() => {
		if (answer !== undefined) part.current?.querySelector<HTMLElement>(TARGETS)?.focus();
	}, [answer]);
	return part;
}
