import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = {
	title: string;
	isOpen: boolean;
	/** The content of a closed one until it is opened where scripts run: the way to the same on a page of its own. Without it, its content. */
	whileClosed?: ReactNode;
	children: ReactNode;
};

/** A heading line that opens and closes what is under it, without scripts too. */
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

/** Tells whether a `<details>` was ever opened, before scripts ran too: its content is drawn when it is first opened. */
export function useWasOpened(isFromStart: boolean) {
	const [isEver, setIsEver] = useState(false);
	const ref = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (ref.current?.open) setIsEver(true);
	}, []);
	return {
		isEver: isEver || isFromStart,
		// Open before scripts ran, it is otherwise than the server made it, and stays so.
		details: { ref, onToggle: () => setIsEver(true), suppressHydrationWarning: true },
	};
}
