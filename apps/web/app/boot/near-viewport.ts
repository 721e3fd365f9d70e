import { type RefObject, useEffect } from "react";
import { whenIdle } from "./when-idle.ts";

/** Spec 9: how near the viewport a link's page is fetched ahead. */
const NEAR_PX = 200;

/** One observer for all links of the page; each is watched until it has been near once. */
let observer: IntersectionObserver | undefined;
/** Links that have come near and whose pages nobody has been told of yet. */
const near = new Set<HTMLAnchorElement>();
let notifyPage: ((page: string) => void) | undefined;

/** Has the page of a link fetched when the link comes within 200 px of what can be seen; never where the visitor pays for every byte. */
export function useFetchedAhead(anchor: RefObject<HTMLAnchorElement | null>): void {
	useEffect(() => {
		const watched = anchor.current;
		if (watched === null || savesData()) return;
		observer ??= new IntersectionObserver(noteNear, { rootMargin: `${NEAR_PX}px` });
		observer.observe(watched);
		return () => {
			observer?.unobserve(watched);
			near.delete(watched);
		};
	}, [anchor]);
}

/** Calls with path and query of each page of ours whose link has come near, one in an idle moment; returns how to end it. */
export function onPageNear(notify: (page: string) => void): () => void {
	notifyPage = notify;
	for (const _ of near) whenIdle(notifyNext);
	return () => {
		notifyPage = undefined;
	};
}

function noteNear(entries: readonly IntersectionObserverEntry[]): void {
	for (const { isIntersecting, target } of entries) {
		if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
		observer?.unobserve(target);
		near.add(target);
		if (notifyPage !== undefined) whenIdle(notifyNext);
	}
}

function notifyNext(): void {
	const [anchor] = near;
	// If a page cannot be fetched ahead, the router loads this page anew, which no browser can do without a connection.
	if (anchor === undefined || notifyPage === undefined || !navigator.onLine) return;
	near.delete(anchor);
	const { origin, pathname, search } = new URL(anchor.href);
	if (origin === location.origin) notifyPage(pathname + search);
}

/** The visitor asked for few data, or has a line on which a page that is not opened would hold up the one that is. */
export function savesData(): boolean {
	const connection: unknown = Reflect.get(navigator, "connection");
	if (typeof connection !== "object" || connection === null) return false;
	return Reflect.get(connection, "saveData") === true || /2g$/.test(String(Reflect.get(connection, "effectiveType")));
}
