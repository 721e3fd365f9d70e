import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import { resolveValue, type Toast, toast as toasts, useToaster } from "react-hot-toast/headless";
import { BusyMark, IconButton } from "#app/ui/button.tsx";

/** Spec 9: duration of a toast in ms; a loading one stays until it is done. The library's store has at most 20. */
const STAY_MS = { blank: 4000, error: 4000, custom: 4000, success: 2000, loading: Number.POSITIVE_INFINITY } as const;

const FADE_MS = 150;

const OPTIONS = {
	removeDelay: FADE_MS,
	blank: { duration: STAY_MS.blank },
	error: { duration: STAY_MS.error },
	custom: { duration: STAY_MS.custom },
	success: { duration: STAY_MS.success },
	loading: { duration: STAY_MS.loading },
};

type ToasterProps = { label: string; dismissLabel: string; toasterId?: string };

/** Shows the toasts of react-hot-toast/headless, newest first, and announces them. Hover or focus pauses their time. */
export function Toaster({ label, dismissLabel }: ToasterProps) {
	const { toasts: shown, handlers } = useToaster(OPTIONS);
	return (
		<section
			aria-label={label}
			onMouseEnter={handlers.startPause}
			onMouseLeave={handlers.endPause}
			onFocus={handlers.startPause}
			onBlur={handlers.endPause}
			className="pointer-events-none fixed inset-x-4 top-4 z-40 max-h-[calc(100dvh-2rem)] overflow-y-auto"
		>
			<div aria-live="polite" aria-relevant="additions text" className="flex flex-col items-center gap-2">
				{shown.map((toast) => (
					<ToastBox key={toast.id} toast={toast} dismissLabel={dismissLabel} />
				))}
			</div>
		</section>
	);
}

function ToastBox({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
	const message = resolveValue(toast.message, toast);
	return (
		<div
			role={toast.type === "error" ? "alert" : undefined}
			data-toast={toast.type}
			data-visible={toast.visible}
			className={`w-fit max-w-[min(350px,100%)] transition-opacity ${toast.visible ? "pointer-events-auto" : "opacity-0"}`}
		>
			{toast.type === "custom" ? message : <Plain toast={toast} message={message} dismissLabel={dismissLabel} />}
		</div>
	);
}

function Plain({ toast, message, dismissLabel }: { toast: Toast; message: ReactNode; dismissLabel: string }) {
	return (
		<div className="flex items-center gap-2 rounded-md border border-line bg-raised py-1 pr-1 pl-3 text-ink shadow-float">
			<ToastMark type={toast.type} />
			<div className="min-w-0 flex-1 py-1.5 text-sm">{message}</div>
			<IconButton
				label={dismissLabel}
				icon={<X size={16} aria-hidden="true" />}
				className="size-9"
				onClick={() => toasts.dismiss(toast.id)}
			/>
		</div>
	);
}

function ToastMark({ type }: { type: Toast["type"] }) {
	switch (type) {
		case "success":
			return <CircleCheck size={20} aria-hidden="true" className="flex-none text-good-text" />;
		case "error":
			return <CircleAlert size={20} aria-hidden="true" className="flex-none text-bad-text" />;
		case "loading":
			return <BusyMark />;
		case "blank":
		case "custom":
			return null;
	}
}
