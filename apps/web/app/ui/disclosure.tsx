import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A heading line that opens and closes what is under it, without scripts too. */
export function Disclosure({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
	return (
		<details open={isOpen} className="disclosure">
			<summary>
				<span>{title}</span>
				<ChevronDown size={18} aria-hidden="true" />
			</summary>
			{children}
		</details>
	);
}
