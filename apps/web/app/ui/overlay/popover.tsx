import { Popover as Base } from "@base-ui/react/popover";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "#app/ui/button.tsx";

/** More about one thing, beside it: where a figure comes from, why it is missing. The page behind stays in use. */
export function Popover({
	trigger,
	title,
	closeLabel,
	children,
}: {
	trigger: ReactElement;
	title: string;
	closeLabel: string;
	children: ReactNode;
}) {
	return (
		<Base.Root>
			<Base.Trigger render={trigger} />
			<Panel title={title} closeLabel={closeLabel}>
				{children}
			</Panel>
		</Base.Root>
	);
}

/** The same beside something of the page that is no trigger of its own, such as one of many links: it takes the focus back. */
export function AnchoredPopover({
	anchor,
	isOpen,
	onClose,
	...panel
}: {
	anchor: HTMLElement;
	isOpen: boolean;
	onClose: () => void;
	title: string;
	closeLabel: string;
	children: ReactNode;
}) {
	return (
		<Base.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
			<Panel {...panel} anchor={anchor} />
		</Base.Root>
	);
}

function Panel({
	anchor,
	title,
	closeLabel,
	children,
}: {
	anchor?: HTMLElement;
	title: string;
	closeLabel: string;
	children: ReactNode;
}) {
	return (
		<Base.Portal>
			<Base.Positioner anchor={anchor} sideOffset={8} collisionPadding={16} className="z-20">
				<Base.Popup
					finalFocus={anchor === undefined ? undefined : () => anchor}
					className="max-h-(--available-height) w-[min(22rem,var(--available-width))] overflow-y-auto rounded-lg border border-line bg-raised p-4 text-ink shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
				>
					<div className="flex items-start gap-2">
						<Base.Title className="min-w-0 flex-1 font-semibold text-base">{title}</Base.Title>
						<Base.Close
							render={
								<IconButton label={closeLabel} icon={<X size={18} aria-hidden="true" />} className="-mt-2.5 -mr-2.5" />
							}
						/>
					</div>
					<div className="mt-1 space-y-2 text-sm">{children}</div>
				</Base.Popup>
			</Base.Positioner>
		</Base.Portal>
	);
}
