import { useEffect } from "react";

/** Lets the key `/` focus the element of this id, except while the visitor types somewhere. */
export function useSlashKey(elementId: string): void {
	useEffect(() => {
		const focus = (event: KeyboardEvent) => {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
			const element = document.getElementById(elementId);
			if (element === null) return;
			event.preventDefault();
			element.focus();
		};
		document.addEventListener("keydown", focus);
		return () => document.removeEventListener("keydown", focus);
	}, [elementId]);
}

function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
