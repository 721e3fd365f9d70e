/** Fields of one or more lines; what is chosen or ticked is the form's own, and a form sends it without scripts too. */
const LINES: readonly string[] = ["text", "search", "tel", "email", "url", "number", "textarea"];

/**
 * Visitors type and press buttons before the page's scripts run. This replays both, so that React's handlers see them.
 */
export function replayEarlyInput(): void {
	// Stops the recorder of early presses, an inline script of the page (`server/pages/delay-scripts.ts`).
	document.dispatchEvent(new Event("hydrated"));
	replayTyped();
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-pressed-early]")) {
		delete button.dataset.pressedEarly;
		button.click();
	}
}

/** React takes text that is in a field at hydration for its own, and fires no event for it. */
function replayTyped(): void {
	for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
		const { value, defaultValue, selectionStart, selectionEnd } = field;
		if (!LINES.includes(field.type) || value === defaultValue) continue;
		// React watches the element's own property: by it, it believes the words that the server sent to be there …
		field.value = defaultValue;
		// … and hears of the others only when they come past it.
		setPast(field, value);
		if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}
}

function setPast(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
	const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
	Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
}
