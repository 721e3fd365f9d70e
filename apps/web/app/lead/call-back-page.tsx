import type { PageHandle } from "#app/platform/page-handle.ts";

export const handle = {
	namespaces: ["lead", "shell-code"],
	counted: false,
	stored: false,
	leadForm: "call-back",
} satisfies PageHandle;

export { action, default, loader } from "./ask-page.tsx";
