export function saveFile({ text, type, name }: { text: string; type: string; name: string }): void {
	saveBlob(name, new Blob([text], { type }));
}

export function saveBlob(name: string, content: Blob): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser reads the address after this turn of the event loop.
	setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
