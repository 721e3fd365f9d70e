import { X } from "lucide-react";
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { buttonLook, iconButtonLook } from "#app/ui/button.tsx";

const PANEL_ID = "filter-panel";
/** A browser without popovers shows the panel in place, so it needs no button. */
const HIDDEN_WITHOUT_POPOVER = "not-supports-[selector(:popover-open)]:hidden";
const DESKTOP = "(width >= 64rem)";

type FilterDrawerProps = { title: string; openLabel: ReactNode; closeLabel: string; children: ReactNode };

/**
 * Filters beside the list from 1024 px, in a native popover drawer on a phone that works without scripts. With scripts it takes the focus
 * and closes when the focus leaves.
 */
export function FilterDrawer({ title, openLabel, closeLabel, children }: FilterDrawerProps) {
	const panel = useRef<HTMLElement>(null);
	const close = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const hide = () => panel.current?.hidePopover();
	useEffect(() => {
		const desktop = matchMedia(DESKTOP);
		const leaveTopLayer = () =>
			desktop.matches && panel.current?.matches(":popover-open") && panel.current.hidePopover();
		desktop.addEventListener("change", leaveTopLayer);
		return () => desktop.removeEventListener("change", leaveTopLayer);
	}, []);
	const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
		if (isOpen && relatedTarget !== null && !currentTarget.contains(relatedTarget)) hide();
	};
	return (
		<div className="min-w-0">
			<button
				type="button"
				popoverTarget={PANEL_ID}
				aria-haspopup="dialog"
				className={`w-full lg:hidden ${HIDDEN_WITHOUT_POPOVER} ${buttonLook("quiet")}`}
			>
				{openLabel}
			</button>
			<section
				ref={panel}
				id={PANEL_ID}
				popover="auto"
				role={isOpen ? "dialog" : undefined}
				aria-label={title}
				onToggle={({ newState }) => {
					setOpen(newState === "open");
					if (newState === "open") close.current?.focus();
				}}
				onBlur={closeBehindFocus}
				className="drawer-until-desktop"
			>
				<div className={`mb-2 flex items-center justify-between gap-2 lg:hidden ${HIDDEN_WITHOUT_POPOVER}`}>
					<h2 className="text-lg">{title}</h2>
					<button
						ref={close}
						type="button"
						popoverTarget={PANEL_ID}
						popoverTargetAction="hide"
						aria-label={closeLabel}
						className={`-mr-3 ${iconButtonLook}`}
					>
						<X size={20} aria-hidden="true" />
					</button>
				</div>
				{children}
			</section>
		</div>
	);
}
