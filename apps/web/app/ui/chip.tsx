import { useRender } from "@base-ui/react/use-render";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { LinkProps } from "./link.tsx";

const LOOK = "chip";

export function LinkChip({ render, ...props }: LinkProps) {
	return useRender({ defaultTagName: "a", render, props: { ...props, className: LOOK } });
}

/** `removeLabel` precedes the label for screen readers: "Remove". */
export function RemovableChip({
	removeLabel,
	children,
	render,
	...props
}: LinkProps & { removeLabel: string; children: ReactNode }) {
	const content = (
		<>
			<span className="sr-only">{removeLabel} </span>
			<span className="min-w-0 py-1 [overflow-wrap:anywhere]">{children}</span>
			<X size={16} aria-hidden="true" className="flex-none" />
		</>
	);
	return useRender({ defaultTagName: "a", render, props: { ...props, className: LOOK, children: content } });
}

const TONES = {
	plain: "bg-sunk text-quiet",
	good: "bg-good-sunk text-good-text",
	care: "bg-care-sunk text-care-text",
	bad: "bg-bad-sunk text-bad-text",
} as const;

/** The colour only repeats the words. */
export function Tag({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
	return <span className={`tag ${TONES[tone]}`}>{children}</span>;
}
