import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { loadMessages } from "#app/platform/i18n/load-messages.ts";
import { FollowLink, type OpenedLink, useOpenedLink } from "#app/platform/use-opened-link.ts";

const ReceiptPopover = lazy(async (): Promise<{ default: ComponentType<OpenedLink> }> => {
	try {
		// Loads message texts that otherwise only college pages need.
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

/** Opens receipts beside their figures. A receipt is a plain link to its full text; the popover's code loads on the first click. */
export function ReceiptOpener() {
	const opened = useOpenedLink("a[data-receipt]");
	useEffect(() => {
		document.addEventListener("pointerover", announceSource);
		return () => document.removeEventListener("pointerover", announceSource);
	}, []);
	return (
		opened && (
			<Suspense fallback={null}>
				<ReceiptPopover {...opened} />
			</Suspense>
		)
	);
}

/** Shows the accessible name of a hovered receipt: "source: NIRF 2025". */
function announceSource({ target }: Event) {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-receipt]:not([title])") : null;
	const spoken = link?.querySelector(":scope > .sr-only")?.textContent;
	if (link && spoken) link.title = spoken.trim().replaceAll(/^\(|\)$/g, "");
}
