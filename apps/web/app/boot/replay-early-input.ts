/** Text fields only: the browser itself retains choices and ticks. */
const TEXT_FIELD_TYPES: readonly string[] = ["text", "search", "tel", "email", "url", "number", "textarea"];

/** Visitors type and press buttons before the scripts run. This replays both, so that React's handlers see them. */
export function replayEarlyInput(): void {
	document.dispatchEvent(new Event("hydrated"));
	replayTyped();
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-pressed-early]")) {
		delete button.dataset.pressedEarly;
		button.click();
	}
}

/** React takes text that is in a field at hydration as its own value and fires no event. */
function replayTyped(): void {
	for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
		const { value, defaultValue, selectionStart, selectionEnd } = field;
		if (!TEXT_FIELD_TYPES.includes(field.type) || value === defaultValue) continue;
		// React tracks the element's own `value` property: this resets the tracked value to the server's text.
		field.value = defaultValue;
		// Bypasses that tracker, so that React sees the input event as a change.
		setNativeValue(field, value);
		if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}
}

function setNativeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
	const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
	Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
}
