import { type RefObject, useEffect } from "react";
import { runWhenIdle } from "./when-idle.ts";

/** Spec 9: distance from the viewport at which a link's page is prefetched. */
const NEAR_PX = 200;

let observer: IntersectionObserver | undefined;
const near = new Set<HTMLAnchorElement>();
let notifyPage: ((page: string) => void) | undefined;

/** Prefetches a link's page within 200 px of the viewport, except where the visitor saves data. */
export function usePrefetchWhenNear(anchor: RefObject<HTMLAnchorElement | null>): void {
	useEffect(() => {
		const watched = anchor.current;
		if (watched === null || savesData()) return;
		observer ??= new IntersectionObserver(handleIntersections, { rootMargin: `${NEAR_PX}px` });
		observer.observe(watched);
		return () => {
			observer?.unobserve(watched);
			near.delete(watched);
		};
	}, [anchor]);
}

export function onPageNear(notify: (page: string) => void): () => void {
	notifyPage = notify;
	for (const _ of near) runWhenIdle(notifyNext);
	return () => {
		notifyPage = undefined;
	};
}

function handleIntersections(entries: readonly IntersectionObserverEntry[]): void {
	for (const { isIntersecting, target } of entries) {
		if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
		observer?.unobserve(target);
		near.add(target);
		if (notifyPage !== undefined) runWhenIdle(notifyNext);
	}
}

function notifyNext(): void {
	const [anchor] = near;
	// After a failed prefetch the router reloads the current page, which would fail offline.
	if (anchor === undefined || notifyPage === undefined || !navigator.onLine) return;
	near.delete(anchor);
	const { origin, pathname, search } = new URL(anchor.href);
	if (origin === location.origin) notifyPage(pathname + search);
}

/** The visitor chose to save data, or has a slow line on which a prefetch would delay the opened page. */
export function savesData(): boolean {
	const connection: unknown = Reflect.get(navigator, "connection");
	if (typeof connection !== "object" || connection === null) return false;
	return Reflect.get(connection, "saveData") === true || /2g$/.test(String(Reflect.get(connection, "effectiveType")));
}
