/** Fields of one or more lines; what is chosen or ticked is the form's own, and a form sends it without scripts too. */
const LINES: readonly string[] = ["text", "search", "tel", "email", "url", "number", "textarea"];

/**
 * A page is read, typed into and pressed before its scripts run. Here both come once more, as if done now, so that what follows
 * from them does.
 */
export function replayEarlyInput(): void {
	// What notes the presses stops: it came with the page (`server/pages/delay-scripts.ts`).
	document.dispatchEvent(new Event("hydrated"));
	tellTyped();
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-pressed-early]")) {
		delete button.dataset.pressedEarly;
		button.click();
	}
}

/** React takes the words that it finds in a field for its own, and tells nobody of them. */
function tellTyped(): void {
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
