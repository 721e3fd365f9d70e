/** Has the browser keep a text as a JSON file. */
export function saveFile(name: string, text: string): void {
	saveBlob(name, new Blob([text], { type: "application/json" }));
}

/** Has the browser keep what is there as a file. */
export function saveBlob(name: string, content: Blob): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser reads it after this turn.
	setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
