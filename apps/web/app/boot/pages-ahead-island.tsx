import { memo, startTransition, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { PrefetchPageLinks, useLocation } from "react-router";
import { onPageNear } from "./near-viewport.ts";
import { runWhenIdle } from "./when-idle.ts";

export function PrefetchIsland() {
	const { pathname, search } = useLocation();
	return <PrefetchForPage key={pathname + search} />;
}

function PrefetchForPage() {
	const [pages, setPages] = useState<ReadonlySet<string>>(new Set());
	const [fetched] = useState(() => new Set<string>());
	useEffect(() => onPageNear((page) => startTransition(() => setPages((known) => new Set(known).add(page)))), []);
	return [...pages].map((page) => <PrefetchedPage key={page} page={page} fetched={fetched} />);
}

/**
 * React Router renders a page's needs as links. They are rendered detached, because in the document each would load at once and again for
 * every page. New ones are attached while they load.
 */
const PrefetchedPage = memo(function PageAhead({ page, fetched }: { page: string; fetched: Set<string> }) {
	const [shelf] = useState(() => document.createElement("div"));
	useEffect(() => {
		for (const { rel, as, href } of shelf.querySelectorAll("link")) {
			if (fetched.has(href)) continue;
			fetched.add(href);
			runWhenIdle(() => document.head.append(createLink(rel, as, href)));
		}
	}, [shelf, fetched]);
	return createPortal(<PrefetchPageLinks page={page} {...STAYS_IN_PLACE} />, shelf);
});

/** Without this attribute React would move a link into the document's head. */
const STAYS_IN_PLACE = { itemProp: "ahead" };

function createLink(rel: string, as: string, href: string): HTMLLinkElement {
	const link = Object.assign(document.createElement("link"), { rel, as, href });
	link.onload = () => link.remove();
	link.onerror = () => link.remove();
	return link;
}
