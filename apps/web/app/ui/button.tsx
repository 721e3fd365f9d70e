import type { ComponentProps, ReactNode } from "react";

export type ButtonLook = "primary" | "quiet" | "danger";

/**
 * A link that should look like a button uses `buttonLook`. A busy button stays focusable with its text; its handler must ignore a second
 * press.
 */
export function Button({
	look = "primary",
	className = "",
	isBusy = false,
	children,
	...props
}: ComponentProps<"button"> & { look?: ButtonLook; isBusy?: boolean }) {
	return (
		<button
			type="button"
			{...props}
			aria-busy={isBusy || undefined}
			className={joinClasses(buttonLook(look), className)}
		>
			{isBusy && <BusyMark />}
			{children}
		</button>
	);
}

export function buttonLook(look: ButtonLook): string {
	return `button button-${look}`;
}

export function IconButton({
	label,
	icon,
	className = "",
	...props
}: Omit<ComponentProps<"button">, "children"> & { label: string; icon: ReactNode }) {
	return (
		<button type="button" {...props} aria-label={label} className={joinClasses(iconButtonLook, className)}>
			{icon}
		</button>
	);
}

export const iconButtonLook = "icon-button";

export function BusyMark() {
	return (
		<svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 flex-none motion-safe:animate-spin">
			<circle cx="10" cy="10" r="7.5" fill="none" strokeWidth="2.5" className="stroke-current opacity-30" />
			<path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" fill="none" strokeWidth="2.5" className="stroke-current" />
		</svg>
	);
}

export function joinClasses(own: string, added: string): string {
	return added === "" ? own : `${own} ${added}`;
}
