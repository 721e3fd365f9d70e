import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";

const TermPopover = lazy(async (): Promise<{ default: ComponentType<Opened & { onClose: () => void }> }> => {
	try {
		const { TermPopover } = await import("./term-popover.tsx");
		return { default: TermPopover };
	} catch {
		return { default: FollowLink };
	}
});

type Opened = { link: HTMLAnchorElement; isOpen: boolean };

/**
 * Opens the words of the page that the glossary explains, each beside itself. Such a word is a plain link into the glossary, and
 * stays one without scripts and with a modifier key; one listener serves all, and the text is fetched when it is asked for.
 */
export function TermOpener() {
	const { pathname } = useLocation();
	const [opened, setOpened] = useState<Opened & { page: string }>();
	useEffect(() => {
		const open = (event: MouseEvent) => {
			const link = termOf(event);
			if (link === undefined) return;
			event.preventDefault();
			setOpened({ link, isOpen: true, page: pathname });
		};
		document.addEventListener("click", open);
		return () => document.removeEventListener("click", open);
	}, [pathname]);
	// Another page has other words.
	if (opened?.page !== pathname) return null;
	return (
		<Suspense fallback={null}>
			<TermPopover link={opened.link} isOpen={opened.isOpen} onClose={() => setOpened({ ...opened, isOpen: false })} />
		</Suspense>
	);
}

/** The word that a plain press is on: with a modifier key or another button, it is for the browser. */
function termOf(event: MouseEvent): HTMLAnchorElement | undefined {
	const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
	if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
	const link = target instanceof Element ? target.closest("a[data-term]") : null;
	return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Follows the link where the script that opens terms could not be loaded: it leads to the same. */
function FollowLink({ link }: Opened) {
	useEffect(() => location.assign(link.href), [link]);
	return null;
}
