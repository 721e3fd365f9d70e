import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A heading line that opens and closes what is under it, without scripts too. */
export function Disclosure({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
	return (
		<details open={isOpen} className="group/part border-line border-t pt-2 first-of-type:border-t-0">
			<summary className="flex min-h-9 cursor-pointer items-center justify-between gap-2 font-semibold text-sm">
				<span>{title}</span>
				<ChevronDown
					size={18}
					aria-hidden="true"
					className="flex-none text-quiet transition-transform group-open/part:rotate-180"
				/>
			</summary>
			{children}
		</details>
	);
}
