import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#app/ui/button.tsx";

type DrawerProps = {
	title: string;
	closeLabel: string;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	/** Called on closing: the element to focus, or false if the focus has already moved on (to a new page). */
	returnTo: () => HTMLElement | null | false;
	children: ReactNode;
};

export function Drawer({ title, closeLabel, isOpen, onOpenChange, returnTo, children }: DrawerProps) {
	return (
		<Base.Root open={isOpen} onOpenChange={onOpenChange}>
			<Base.Portal>
				<Base.Backdrop className="fixed inset-0 z-20 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
				<Base.Popup
					finalFocus={returnTo}
					className="fixed inset-y-0 right-0 z-20 flex w-[calc(100vw-3rem)] max-w-96 flex-col overflow-y-auto overscroll-contain border-line border-l bg-paper p-5 text-ink shadow-float transition-transform duration-(--menu-in) ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full data-ending-style:duration-(--menu-out)"
				>
					<div className="mb-4 flex items-start gap-4">
						<Base.Title className="min-w-0 flex-1 text-lg">{title}</Base.Title>
						<Base.Close
							render={
								<IconButton label={closeLabel} icon={<X size={20} aria-hidden="true" />} className="-mt-2.5 -mr-2.5" />
							}
						/>
					</div>
					{children}
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}
