import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

/**
 * The name of a button that shows only an icon, for those who see the icon. It repeats the button's own name and says
 * nothing else: there are no tooltips on a touch screen.
 */
export function Tooltip({ text, trigger }: { text: string; trigger: ReactElement }) {
	return (
		<Base.Root>
			<Base.Trigger render={trigger} />
			<Base.Portal>
				<Base.Positioner sideOffset={6} collisionPadding={8} className="z-30">
					<Base.Popup
						aria-hidden="true"
						className="rounded-sm border border-transparent bg-ink px-2 py-1 text-paper text-sm shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
					>
						{text}
					</Base.Popup>
				</Base.Positioner>
			</Base.Portal>
		</Base.Root>
	);
}
