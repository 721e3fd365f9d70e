const windows1252 = new TextDecoder("windows-1252");

/** UTF-8 read as windows-1252, in copies that were misread twice. */
const READ_TWICE: Record<string, string> = { "â€™": "’", "â€“": "–", "â€œ": "“", "â€\u009d": "”" };

/**
 * Repairs text read in a wrong encoding. UTF-8 as Latin-1, once or twice: an apostrophe as `â\x80\x99` or `Ã¢â‚¬â„¢`, a hard space as `Â
 * `. Windows-1252 as Latin-1: an apostrophe as the control character `\x92`.
 */
export function mendEncoding(text: string): string {
	if (!/[\u0080-\u009f\u00c2\u00c3]/.test(text)) return text;
	const read = readAsUtf8(text) ?? text;
	return read
		.replaceAll("\u0080", "")
		.replace(/[\u0081-\u009f]/g, (byte) => windows1252.decode(Buffer.from(byte, "latin1")))
		.replace(/â€[™“œ\u009d]/g, (printed) => READ_TWICE[printed] ?? printed);
}

function readAsUtf8(text: string): string | undefined {
	const read = Buffer.from(text, "latin1").toString("utf8");
	return /[^\0-\u00ff]/.test(text) || read.includes("\ufffd") ? undefined : read;
}
