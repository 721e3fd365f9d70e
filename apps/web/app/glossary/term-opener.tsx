import { type ComponentType, lazy, Suspense } from "react";
import { FollowLink, type OpenedLink, useOpenedLink } from "#app/platform/use-opened-link.ts";

const TermPopover = lazy(async (): Promise<{ default: ComponentType<OpenedLink> }> => {
	try {
		const { TermPopover } = await import("./term-popover.tsx");
		return { default: TermPopover };
	} catch {
		return { default: FollowLink };
	}
});

/**
 * Opens the words of the page that the glossary explains, each beside itself. Such a word is a plain link into the glossary; the text
 * is fetched when it is asked for.
 */
export function TermOpener() {
	const opened = useOpenedLink("a[data-term]");
	return (
		opened && (
			<Suspense fallback={null}>
				<TermPopover {...opened} />
			</Suspense>
		)
	);
}
