/** Hands the visitor a text that was made on their device, as a file. */
export function saveFile({ text, type, name }: { text: string; type: string; name: string }): void {
	saveBlob(name, new Blob([text], { type }));
}

/** Hands the visitor a file that was made on their device. */
export function saveBlob(name: string, content: Blob): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser reads it after this turn.
	setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
