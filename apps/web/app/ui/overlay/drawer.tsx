import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactElement } from "react";
import { DialogHead, type DialogProps, VEIL } from "./dialog.tsx";

const SIDES = {
	left: "left-0 border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
	right: "right-0 border-l data-ending-style:translate-x-full data-starting-style:translate-x-full",
} as const;

/** The site's menu comes and goes in the times of spec 2; every other drawer in those of the house. */
const PACES = {
	house: "duration-(--drawer-in) data-ending-style:duration-(--drawer-out)",
	menu: "duration-(--menu-in) data-ending-style:duration-(--menu-out)",
} as const;

/**
 * A panel from the side: filters or a menu on a phone. It behaves as a dialog does. Whoever opens it by a button of its own,
 * because the drawer is loaded only then, names that button by `returnTo`.
 */
export function Drawer({
	trigger,
	returnTo,
	title,
	description,
	closeLabel,
	children,
	side = "right",
	pace = "house",
	isOpen,
	onOpenChange,
}: Omit<DialogProps, "trigger"> & {
	trigger?: ReactElement;
	/** Asked when it closes: what has the focus again, or false where the focus has gone on by itself (to a new page). */
	returnTo?: () => HTMLElement | null | false;
	side?: keyof typeof SIDES;
	pace?: keyof typeof PACES;
	isOpen?: boolean;
	onOpenChange?: (isOpen: boolean) => void;
}) {
	return (
		<Base.Root open={isOpen} onOpenChange={onOpenChange}>
			{trigger && <Base.Trigger render={trigger} />}
			<Base.Portal>
				<Base.Backdrop className={VEIL} />
				<Base.Popup
					{...(returnTo && { finalFocus: returnTo })}
					className={`fixed inset-y-0 z-20 flex w-[calc(100vw-3rem)] max-w-96 flex-col overflow-y-auto overscroll-contain border-line bg-paper p-5 text-ink shadow-float transition-transform ease-out ${SIDES[side]} ${PACES[pace]}`}
				>
					<DialogHead title={title} description={description} closeLabel={closeLabel} />
					{children}
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}
