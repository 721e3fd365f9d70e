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

/** Opens explained words in place. Each is a plain link to the glossary; its text is fetched on opening. */
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
