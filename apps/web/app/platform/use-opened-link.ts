import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** A pressed link whose target opens within the page instead of navigating. */
export type OpenedLink = { link: HTMLAnchorElement; isOpen: boolean; onClose: () => void };

/**
 * The link of this kind that was pressed last. It stays a plain link without scripts and with a modifier key; one listener serves the
 * whole page.
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
	if (opened?.page !== pathname) return undefined;
	const { link, isOpen } = opened;
	return { link, isOpen, onClose: () => setOpened({ ...opened, isOpen: false }) };
}

/** Undefined with a modifier key or another button: the browser handles those. */
function pressedLink(event: MouseEvent, selector: string): HTMLAnchorElement | undefined {
	const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
	if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
	const link = target instanceof Element ? target.closest(selector) : null;
	return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Navigates if the script that opens the link could not be loaded. */
export function FollowLink({ link }: OpenedLink) {
	useEffect(() => location.assign(link.href), [link]);
	return null;
}
