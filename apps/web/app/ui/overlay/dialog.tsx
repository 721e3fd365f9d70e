import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "#app/ui/button.tsx";

export type DialogProps = {
	/** The button that opens it, and that has the focus again when it is closed. */
	trigger: ReactElement;
	title: string;
	description?: string;
	closeLabel: string;
	children: ReactNode;
};

export const VEIL =
	"fixed inset-0 z-20 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

/** A question or a form that waits for an answer before the page goes on. Escape closes it. */
export function Dialog({ trigger, title, description, closeLabel, children }: DialogProps) {
	return (
		<Base.Root>
			<Base.Trigger render={trigger} />
			<Base.Portal>
				<Base.Backdrop className={VEIL} />
				<Base.Popup className="fixed top-1/2 left-1/2 z-20 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-120 -translate-x-1/2 -translate-y-1/2 flex-col overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-5 text-ink shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-6">
					<DialogHead title={title} description={description} closeLabel={closeLabel} />
					{children}
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}

/** A button in a dialog or drawer that closes it. */
export function DialogClose({ children }: { children: ReactElement }) {
	return <Base.Close render={children} />;
}

export function DialogHead({ title, description, closeLabel }: Omit<DialogProps, "trigger" | "children">) {
	return (
		<div className="mb-4 flex items-start gap-4">
			<div className="min-w-0 flex-1">
				<Base.Title className="text-lg">{title}</Base.Title>
				{description !== undefined && <Base.Description className="mt-1 text-quiet">{description}</Base.Description>}
			</div>
			<Base.Close
				render={<IconButton label={closeLabel} icon={<X size={20} aria-hidden="true" />} className="-mt-2.5 -mr-2.5" />}
			/>
		</div>
	);
}
