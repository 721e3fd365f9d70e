import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** A link of the page that is opened beside itself, in the place of the page that it leads to. */
export type OpenedLink = { link: HTMLAnchorElement; isOpen: boolean; onClose: () => void };

/**
 * The link of this kind that was pressed last. It is a plain link, and stays one without scripts and with a modifier key; one
 * listener serves all of a page.
 */
export function useOpenedLink(selector: string): OpenedLink | undefined {
	const { pathname } = useLocation();
	const [opened, setOpened] = useState<{ link: HTMLAnchorElement; isOpen: boolean; page: string }>();
	useEffect(() => {
		const open = (event: MouseEvent) => {
			const link = pressedLink(event, selector);
			if (link === undefined) return;
			event.preventDefault();
			setOpened({ link, isOpen: true, page: pathname });
		};
		document.addEventListener("click", open);
		return () => document.removeEventListener("click", open);
	}, [pathname, selector]);
	// Another page has other links.
	if (opened?.page !== pathname) return undefined;
	const { link, isOpen } = opened;
	return { link, isOpen, onClose: () => setOpened({ ...opened, isOpen: false }) };
}

/** The link that a plain press is on: with a modifier key or another button, it is for the browser. */
function pressedLink(event: MouseEvent, selector: string): HTMLAnchorElement | undefined {
	const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
	if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
	const link = target instanceof Element ? target.closest(selector) : null;
	return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Follows the link where the script that opens it could not be loaded: it leads to the same. */
export function FollowLink({ link }: OpenedLink) {
	useEffect(() => location.assign(link.href), [link]);
	return null;
}
