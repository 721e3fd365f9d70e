/** Has the browser save a text as a file. With a mark of its encoding, which table programs need for Hindi. */
export function saveFile(name: string, text: string): void {
	const address = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
