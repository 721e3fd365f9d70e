import { spawn } from "node:child_process";
import { join } from "node:path";
import { MOST_DOCUMENT_PAGES } from "@uchit/contract/document.ts";
import { BadDocument, type BadReason } from "./bad-document.ts";
import { PDF_EXITS } from "./pdf-exits.ts";

/** A page as dots, four bytes each: red, green, blue, opaqueness. */
export type Bitmap = { width: number; height: number; dots: Buffer };

export type PdfLimits = { mostMs: number; mostHeapMb: number; mostWasmPages: number };

const HEAD_BYTES = 8;
/** 20 seconds; 128 MB of its own, and 384 MB for the document and its dots. */
const LIMITS: PdfLimits = { mostMs: 20_000, mostHeapMb: 128, mostWasmPages: 6_144 };

/**
 * Draws the pages of a PDF, the longer side as given, in a process of its own: one that may write and start nothing, knows no setting
 * of ours, and is ended when it takes too long or too much memory. Each page is given as it comes. Throws BadDocument.
 */
export async function* drawPdf(
	bytes: Buffer,
	longestSide: number,
	{ mostMs, mostHeapMb, mostWasmPages }: PdfLimits = LIMITS,
): AsyncGenerator<Bitmap> {
	const child = spawn(
		process.execPath,
		[
			...["--permission", "--allow-fs-read=*", "--no-warnings"],
			...[`--max-old-space-size=${mostHeapMb}`, `--wasm-max-mem-pages=${mostWasmPages}`],
			...[join(import.meta.dirname, "pdf-child.ts"), String(MOST_DOCUMENT_PAGES), String(longestSide)],
		],
		{ env: {}, stdio: ["pipe", "pipe", "ignore"], timeout: mostMs, killSignal: "SIGKILL" },
	);
	const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (code, signal) => resolve({ code, signal }));
	});
	// Of one that ends before it has read everything.
	child.stdin.on("error", () => undefined);
	child.stdin.end(bytes);
	try {
		yield* readPages(child.stdout, longestSide);
	} finally {
		child.kill("SIGKILL");
	}
	const { code, signal } = await ended;
	if (code !== 0) throw new BadDocument(reasonOf(code, signal));
}

/** The dots of all pages would be more than a backend should hold: only one page is here at a time. */
async function* readPages(stream: AsyncIterable<Buffer>, longestSide: number): AsyncGenerator<Bitmap> {
	let held: Buffer[] = [];
	let size = 0;
	let wanted = HEAD_BYTES;
	let head: { width: number; height: number } | undefined;
	for await (const chunk of stream) {
		held.push(chunk);
		size += chunk.length;
		while (size >= wanted) {
			const all = Buffer.concat(held);
			const part = all.subarray(0, wanted);
			held = [all.subarray(wanted)];
			size -= wanted;
			if (head === undefined) {
				head = readHead(part, longestSide);
				wanted = head.width * head.height * 4;
			} else {
				yield { ...head, dots: part };
				head = undefined;
				wanted = HEAD_BYTES;
			}
		}
	}
}

function readHead(part: Buffer, longestSide: number): { width: number; height: number } {
	const [width, height] = [part.readUInt32LE(0), part.readUInt32LE(4)];
	// Rounding may add a dot; anything else is not what was asked for.
	if (Math.min(width, height) < 1 || Math.max(width, height) > longestSide + 1) throw new BadDocument("broken");
	return { width, height };
}

function reasonOf(code: number | null, signal: NodeJS.Signals | null): BadReason {
	if (code === PDF_EXITS.pages) return "pages";
	if (code === PDF_EXITS.locked) return "locked";
	return signal === "SIGKILL" ? "slow" : "broken";
}
