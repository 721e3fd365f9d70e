import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { CONTENT_ID } from "#app/shell/skip-link.tsx";

/**
 * A new page without a new document: its title is read out, and the keyboard goes on from its content. A change of the
 * filters is the same page, and leaves the focus where it is.
 */
export function PageAnnouncer() {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	const [title, setTitle] = useState("");
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		setTitle(document.title);
		document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
	}, [pathname]);
	return (
		<p aria-live="polite" className="sr-only">
			{title}
		</p>
	);
}
