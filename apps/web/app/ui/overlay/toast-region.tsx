import type { ReactNode } from "react";

/** Where toasts come: it is there before the first of them, so that a screen reader reads that one out too. */
export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
	return (
		<section
			aria-label={label}
			className="pointer-events-none fixed inset-x-4 top-4 z-40 max-h-[calc(100dvh-2rem)] overflow-y-auto"
		>
			<div aria-live="polite" aria-relevant="additions text">
				{children}
			</div>
		</section>
	);
}
