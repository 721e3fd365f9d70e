import type { ToastOptions } from "react-hot-toast/headless";
import { createSignal } from "./signal.ts";

/** Whether this page has shown a toast: from then on it needs what shows them. */
export const hasToasts = createSignal();

const showing =
	(kind: "success" | "error") =>
	(message: string, options?: Pick<ToastOptions, "id">): void => {
		hasToasts.set();
		void import("react-hot-toast/headless").then(({ toast }) => toast[kind](message, options));
	};

/** A short message over the page. The library comes with the first one: hardly a visit has any. */
export const toast = { success: showing("success"), error: showing("error") };
