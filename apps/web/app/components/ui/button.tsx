import type { ComponentProps } from "react";

const LOOKS = {
	primary: "bg-accent text-on-accent hover:bg-accent/85",
	quiet: "border border-edge bg-raised text-ink hover:bg-sunk",
} as const;

/** A real button. A link that should look like one takes `buttonLook`. */
export function Button({
	look = "primary",
	className = "",
	...props
}: ComponentProps<"button"> & { look?: keyof typeof LOOKS }) {
	return <button {...props} className={`${buttonLook(look)} ${className}`} />;
}

export function buttonLook(look: keyof typeof LOOKS): string {
	return `inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 py-2 font-semibold transition-colors ${LOOKS[look]}`;
}
