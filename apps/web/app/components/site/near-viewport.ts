import { type RefObject, useEffect, useState } from "react";

/** Spec 9: how near the viewport a link's page is fetched ahead. */
const NEAR_PX = 200;

/** One observer for all links of the page; each is watched until it has been near once. */
const onNear = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Whether an element is, or has been, within 200 px of what can be seen; false where the visitor pays for every byte. */
export function useIsNear(element: RefObject<Element | null>): boolean {
	const [isNear, setIsNear] = useState(false);
	useEffect(() => {
		const watched = element.current;
		if (watched === null || savesData()) return;
		onNear.set(watched, () => setIsNear(true));
		observer ??= new IntersectionObserver(tellNear, { rootMargin: `${NEAR_PX}px` });
		observer.observe(watched);
		return () => observer?.unobserve(watched);
	}, [element]);
	return isNear;
}

function tellNear(entries: readonly IntersectionObserverEntry[]): void {
	for (const { isIntersecting, target } of entries) {
		// What cannot be fetched ahead now would have the router load the page anew, which no browser can without a line.
		if (!isIntersecting || !navigator.onLine) continue;
		observer?.unobserve(target);
		onNear.get(target)?.();
	}
}

/** The visitor asked for few data, or has a line on which a page that is not opened would hold up the one that is. */
export function savesData(): boolean {
	const connection: unknown = Reflect.get(navigator, "connection");
	if (typeof connection !== "object" || connection === null) return false;
	return Reflect.get(connection, "saveData") === true || /2g$/.test(String(Reflect.get(connection, "effectiveType")));
}
