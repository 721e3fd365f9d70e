import { Popover as Base } from "@base-ui/react/popover";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#app/ui/button.tsx";

type AnchoredPopoverProps = {
	anchor: HTMLElement;
	isOpen: boolean;
	onClose: () => void;
	title: string;
	closeLabel: string;
	children: ReactNode;
};

/** The page behind stays usable. `anchor` is no trigger of its own, for example one of many links, and gets the focus back. */
export function AnchoredPopover({ anchor, isOpen, onClose, title, closeLabel, children }: AnchoredPopoverProps) {
	return (
		<Base.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
			<Base.Portal>
				<Base.Positioner anchor={anchor} sideOffset={8} collisionPadding={16} className="z-20">
					<Base.Popup
						finalFocus={() => anchor}
						className="max-h-(--available-height) w-[min(22rem,var(--available-width))] overflow-y-auto rounded-lg border border-line bg-raised p-4 text-ink shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
					>
						<div className="flex items-start gap-2">
							<Base.Title className="min-w-0 flex-1 font-semibold text-base">{title}</Base.Title>
							<Base.Close
								render={
									<IconButton
										label={closeLabel}
										icon={<X size={18} aria-hidden="true" />}
										className="-mt-2.5 -mr-2.5"
									/>
								}
							/>
						</div>
						<div className="mt-1 space-y-2 text-sm">{children}</div>
					</Base.Popup>
				</Base.Positioner>
			</Base.Portal>
		</Base.Root>
	);
}
