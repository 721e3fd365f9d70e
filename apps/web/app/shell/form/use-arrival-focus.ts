import { type RefObject, useEffect, useRef } from "react";

/** The focus after a form was answered: the invalid field, else the next field to fill in. */
const TARGETS = ["[aria-invalid=true], [data-asked-next]"];

/**
 * Moves the focus after an answer: forms work without scripts, so an answer is mostly a new document. Every other `answer` is new, and
 * undefined means no answer. A visitor who was quicker than the scripts keeps their field and scroll position: a button must not move
 * during a press. The first present element of `targets`, which never change, gets the focus.
 */
export function useArrivalFocus<Element extends HTMLElement>(
	answer: unknown,
	targets: readonly string[] = TARGETS,
): RefObject<Element | null> {
	const part = useRef<Element>(null);
	const isShown = useRef(false);
	useEffect(() => {
		const isFirst = !isShown.current;
		const isQuicker = isFirst && part.current?.contains(document.activeElement);
		isShown.current = true;
		if (answer === undefined || isQuicker) return;
		const found = targets.map((target) => part.current?.querySelector<HTMLElement>(target));
		found.find((each) => each instanceof HTMLElement)?.focus({ preventScroll: isFirst && window.scrollY > 0 });
	}, [answer, targets]);
	return part;
}
