import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { joinClasses } from "./button.tsx";

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

/** Folded on a phone; from 1024 px on its content stands open, without frame or title. */
export function FoldedOnPhone({ title, className = "", children }: FoldedProps) {
	return (
		<details className={joinClasses("open-from-desktop group rounded-lg border border-line lg:border-0", className)}>
			<summary className="flex min-h-11 items-center justify-between gap-2 px-4 font-semibold">
				<span>{title}</span>
				<ChevronDown size={20} aria-hidden="true" className="transition-transform group-open:rotate-180" />
			</summary>
			{children}
		</details>
	);
}

type FoldedProps = { title: string; className?: string; children: ReactNode };

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
