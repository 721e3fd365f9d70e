import { useRef } from "react";
import { type LinkProps, Link as RouterLink } from "react-router";
import { useFetchedAhead } from "#app/boot/near-viewport.ts";

/**
 * A link within the site. Its page is fetched ahead when the link comes within 200 px of the viewport (spec 9), unless the
 * visitor saves data.
 */
export function Link(props: Omit<LinkProps, "prefetch" | "ref">) {
	const anchor = useRef<HTMLAnchorElement>(null);
	useFetchedAhead(anchor);
	// The whole table of routes comes with the first page: there is nothing to discover.
	return <RouterLink discover="none" {...props} ref={anchor} />;
}
