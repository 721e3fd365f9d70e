import { type RefObject, useEffect, useRef } from "react";

/** What the keyboard goes on from once a form was answered: the field that is wrong, else the one that is asked for next. */
const TARGETS = ["[aria-invalid=true], [data-asked-next]"];

/**
 * The forms here need no scripts, so that an answer is mostly a new document; where scripts run, it begins at what matters in it.
 * Every other `answer` is a new one, and undefined is none. Whoever was quicker than the scripts keeps the field that they are in,
 * and what they scrolled to: a button must not go away under a press. Of several `targets`, which stay the same, the first that is
 * there counts.
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
