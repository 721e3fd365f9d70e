import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = {
	title: string;
	isOpen: boolean;
	/**
	 * Shown until the first opening, if scripts run: a link to the same content on its own page. If absent, the content itself is there.
	 */
	whileClosed?: ReactNode;
	children: ReactNode;
};

/** Works without scripts. */
export function Disclosure({ title, isOpen, whileClosed, children }: Props) {
	const { isEver, details } = useWasOpened(isOpen || whileClosed === undefined);
	return (
		<details open={isOpen} className="disclosure" {...details}>
			<summary>
				<span>{title}</span>
				<ChevronDown size={18} aria-hidden="true" />
			</summary>
			{isEver ? children : whileClosed}
		</details>
	);
}

/** Whether a `<details>` was ever opened, even before scripts ran: its content is rendered at the first opening. */
export function useWasOpened(isFromStart: boolean) {
	const [isEver, setIsEver] = useState(false);
	const ref = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (ref.current?.open) setIsEver(true);
	}, []);
	return {
		isEver: isEver || isFromStart,
		// If it was opened before scripts ran, it differs from the server's markup and must stay so.
		details: { ref, onToggle: () => setIsEver(true), suppressHydrationWarning: true },
	};
}
