/** Hands the visitor a file that was made on their device. */
export function saveFile({ text, type, name }: { text: string; type: string; name: string }): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser reads it after this turn.
	setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
