import type { ComponentProps, ReactNode } from "react";

const LOOKS = {
	primary:
		"border border-transparent bg-accent text-on-accent hover:bg-accent/85 forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText]",
	quiet: "border border-edge bg-raised text-ink hover:bg-sunk",
	danger: "border border-bad-text bg-raised text-bad-text hover:bg-bad-sunk",
} as const;

export type ButtonLook = keyof typeof LOOKS;

/** While it is busy or disabled: seen at a glance, and not by colour alone. */
const RESTING =
	"disabled:cursor-not-allowed disabled:border-dashed disabled:border-edge disabled:bg-sunk disabled:text-quiet aria-busy:cursor-progress";

/**
 * A real button. A link that should look like one takes `buttonLook`. A busy button keeps its focus and its words;
 * whoever handles the press ignores the second one.
 */
export function Button({
	look = "primary",
	className = "",
	isBusy = false,
	children,
	...props
}: ComponentProps<"button"> & { look?: ButtonLook; isBusy?: boolean }) {
	return (
		<button type="button" {...props} aria-busy={isBusy || undefined} className={`${buttonLook(look)} ${className}`}>
			{isBusy && <BusyMark />}
			{children}
		</button>
	);
}

export function buttonLook(look: ButtonLook): string {
	return `inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 py-2 font-semibold transition-colors ${RESTING} ${LOOKS[look]}`;
}

/** A button that shows only an icon: `label` is its name. */
export function IconButton({
	label,
	icon,
	className = "",
	...props
}: Omit<ComponentProps<"button">, "children"> & { label: string; icon: ReactNode }) {
	return (
		<button type="button" {...props} aria-label={label} className={`${iconButtonLook} ${className}`}>
			{icon}
		</button>
	);
}

export const iconButtonLook =
	"inline-flex size-11 flex-none items-center justify-center rounded-md border border-transparent text-ink transition-colors hover:bg-sunk disabled:cursor-not-allowed disabled:text-edge aria-pressed:border-accent aria-pressed:bg-accent-sunk";

/** Something is under way: a turning ring, or a still one where no motion is wanted. */
export function BusyMark() {
	return (
		<svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 flex-none motion-safe:animate-spin">
			<circle cx="10" cy="10" r="7.5" fill="none" strokeWidth="2.5" className="stroke-current opacity-30" />
			<path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" fill="none" strokeWidth="2.5" className="stroke-current" />
		</svg>
	);
}
