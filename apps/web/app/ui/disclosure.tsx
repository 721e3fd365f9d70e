import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useWasOpened } from "./use-was-opened.ts";

type Props = {
	title: string;
	isOpen: boolean;
	/** What a closed one holds until it is opened where scripts run: the way to the same on a page of its own. Without it, its content. */
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
