import { buffer } from "node:stream/consumers";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { PDF_EXITS } from "./pdf-exits.ts";

/*
 * A separate program that may only read files (draw-pdf.ts). Input: a PDF. Output, for each page: width and height (32 bits,
 * little-endian), then its pixels, four bytes each: red, green, blue, alpha.
 */
const [mostPages, longestSide] = process.argv.slice(2).map(Number);
if (mostPages === undefined || longestSide === undefined)
	throw new Error("Two arguments are required: the most pages and the longest side in pixels.");

try {
	const library = await PDFiumLibrary.init();
	const document = await library.loadDocument(await buffer(process.stdin));
	const count = document.getPageCount();
	if (count === 0) process.exit(PDF_EXITS.broken);
	if (count > mostPages) process.exit(PDF_EXITS.pages);
	for (const page of document.pages()) {
		const { originalWidth, originalHeight } = page.getOriginalSize();
		const scale = longestSide / Math.max(originalWidth, originalHeight, 1);
		const { width, height, data } = await page.render({ scale, render: "bitmap" });
		const head = Buffer.alloc(8);
		head.writeUInt32LE(width, 0);
		head.writeUInt32LE(height, 4);
		await write(head);
		await write(data);
	}
} catch (error) {
	process.exit(/password/i.test(String(error)) ? PDF_EXITS.locked : PDF_EXITS.broken);
}

function write(bytes: Uint8Array): Promise<void> {
	return new Promise((resolve, reject) => {
		process.stdout.write(bytes, (error) => (error ? reject(error) : resolve()));
	});
}
