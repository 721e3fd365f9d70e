import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

type Props = { id: string; heading: ReactNode; className: string; children: ReactNode };

/** A heading that opens its text; an address with its id arrives at the open text. `id` is inside, where browsers open it without scripts. */
export function FoldedPart({ id, heading, className, children }: Props) {
	const { hash } = useLocation();
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (hash !== `#${id}` || details.current === null) return;
		details.current.open = true;
		details.current.scrollIntoView();
	}, [hash, id]);
	return (
		<section aria-labelledby={titleOf(id)} className={className}>
			<details ref={details} suppressHydrationWarning className="open-on-paper group scroll-mt-20">
				<summary className="print:flex! flex min-h-11 cursor-pointer items-center justify-between gap-3 py-1">
					{heading}
					<ChevronDown size={18} aria-hidden="true" className="flex-none transition-transform group-open:rotate-180" />
				</summary>
				<div id={id} className="scroll-mt-20 pb-3">
					{children}
				</div>
			</details>
		</section>
	);
}

export function titleOf(id: string): string {
	return `${id}-title`;
}
