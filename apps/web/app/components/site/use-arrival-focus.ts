import { type RefObject, useEffect, useRef } from "react";

/** What the keyboard goes on from once a form was answered: the field that is wrong, else the one that is asked for next. */
const TARGETS = "[aria-invalid=true], [data-asked-next]";

/** The forms here need no scripts, so that an answer is a new document; where scripts run, it begins at what matters in it. */
export function useArrivalFocus<Element extends HTMLElement>(isAnswer: boolean): RefObject<Element | null> {
	const part = useRef<Element>(null);
	useEffect(() => {
		if (isAnswer) part.current?.querySelector<HTMLElement>(TARGETS)?.focus();
	}, [isAnswer]);
	return part;
}
