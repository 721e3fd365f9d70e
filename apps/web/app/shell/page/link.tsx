import { useRef } from "react";
import { type LinkProps, Link as RouterLink } from "react-router";
import { usePrefetchWhenNear } from "#app/boot/near-viewport.ts";

/**
 * A link within the site. Its page is prefetched when the link comes within 200 px of the viewport (spec 9), unless the
 * visitor saves data.
 */
export const Link = import.meta.env.SSR ? WrittenLink : FollowedLink;

export function InlineLink(props: Omit<Props, "className">) {
	return <Link {...props} className="link" />;
}

export function LinkLine(props: Omit<Props, "className">) {
	return <Link {...props} className="link-line" />;
}

export function LowLinkLine(props: Omit<Props, "className">) {
	return <Link {...props} className="link-line-low" />;
}

type Props = Omit<LinkProps, "prefetch" | "ref">;

function FollowedLink(props: Props) {
	const anchor = useRef<HTMLAnchorElement>(null);
	usePrefetchWhenNear(anchor);
	// The whole route table comes with the first page: there is nothing to discover.
	return <RouterLink discover="none" {...props} ref={anchor} />;
}

/** On the server only the element counts: resolving a whole path takes the router as long as rendering ten of them. */
function WrittenLink(props: Props) {
	const {
		to,
		discover,
		reloadDocument,
		replace,
		mask,
		state,
		preventScrollReset,
		relative,
		viewTransition,
		...others
	} = props;
	const { defaultShouldRevalidate, ...rest } = others;
	if (typeof to !== "string" || !WHOLE_PATH.test(to)) return <RouterLink discover="none" {...props} />;
	return <a {...rest} href={to} />;
}

const WHOLE_PATH = /^\/(?!\/)(?!.*\/\/)(?!.*\.\.)/;
