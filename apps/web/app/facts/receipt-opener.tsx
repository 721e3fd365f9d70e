import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { loadMessages } from "#app/platform/i18n/load-messages.ts";

const ReceiptPopover = lazy(async (): Promise<{ default: ComponentType<Popover> }> => {
	try {
		// It says what only the pages of a college say.
		const [{ ReceiptPopover }] = await Promise.all([
			import("./receipt-popover.tsx"),
			loadMessages("college"),
			loadMessages("college-sources"),
			loadMessages("data"),
			loadMessages("facts"),
		]);
		return { default: ReceiptPopover };
	} catch {
		return { default: FollowLink };
	}
});

type Opened = { link: HTMLAnchorElement; isOpen: boolean };
type Popover = Opened & { onClose: () => void };

/**
 * Opens the receipts of the page beside their figures. A receipt is a plain link to where it stands in full, and stays one without
 * scripts and with a modifier key; one listener serves all of a page, and what it opens is loaded when the first one is pressed.
 */
export function ReceiptOpener() {
	const { pathname } = useLocation();
	const [opened, setOpened] = useState<Opened & { page: string }>();
	useEffect(() => {
		const open = (event: MouseEvent) => {
			const link = receiptOf(event);
			if (link === undefined) return;
			event.preventDefault();
			setOpened({ link, isOpen: true, page: pathname });
		};
		document.addEventListener("click", open);
		document.addEventListener("pointerover", announceSource);
		return () => {
			document.removeEventListener("click", open);
			document.removeEventListener("pointerover", announceSource);
		};
	}, [pathname]);
	// Another page has other figures.
	if (opened?.page !== pathname) return null;
	return (
		<Suspense fallback={null}>
			<ReceiptPopover
				link={opened.link}
				isOpen={opened.isOpen}
				onClose={() => setOpened({ ...opened, isOpen: false })}
			/>
		</Suspense>
	);
}

/** The receipt that a plain press is on: with a modifier key or another button, it is for the browser. */
function receiptOf(event: MouseEvent): HTMLAnchorElement | undefined {
	const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
	if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
	const link = target instanceof Element ? target.closest("a[data-receipt]") : null;
	return link instanceof HTMLAnchorElement ? link : undefined;
}

/** A receipt that is pointed at says whose it is, as it is read out: "source: NIRF 2025". */
function announceSource({ target }: Event) {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-receipt]:not([title])") : null;
	const spoken = link?.querySelector(":scope > .sr-only")?.textContent;
	if (link && spoken) link.title = spoken.trim().replaceAll(/^\(|\)$/g, "");
}

/** Follows the link where the script that opens receipts could not be loaded: it leads to the same. */
function FollowLink({ link }: Popover) {
	useEffect(() => location.assign(link.href), [link]);
	return null;
}
