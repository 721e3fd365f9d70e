import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { type DrawingFault, MAX_DOCUMENT_PAGES } from "@uchit/contract/document.ts";
import { BadDocument } from "./bad-document.ts";
import { PDF_EXITS } from "./pdf-exits.ts";

/** Four bytes per pixel: red, green, blue, alpha. */
export type Bitmap = { width: number; height: number; dots: Buffer };

export type PdfLimits = {
	/** Processor time in ms, for one page and in total. */
	pageCpuMs: number;
	cpuMs: number;
	/** Wall-clock time in ms: a busy machine gives a low-priority process little. */
	mostMs: number;
	mostHeapMb: number;
	mostWasmPages: number;
};

type Drawing = { longestSide: number; signal?: AbortSignal; limits?: PdfLimits };

const HEAD_BYTES = 8;
/** 128 MB of its own, and 384 MB for the document and its dots. */
const LIMITS: PdfLimits = {
	pageCpuMs: 5_000,
	cpuMs: 20_000,
	mostMs: 120_000,
	mostHeapMb: 128,
	mostWasmPages: 6_144,
};
const LOOK_EVERY_MS = 200;
/** A third of the normal share; at 10, half a second of work took 20 s on a busy machine. */
const NICENESS = 5;

/**
 * Draws the pages of a PDF in a separate low-priority process, which may write and start nothing and knows none of our settings. It is
 * ended if it takes too much time or memory, or by the signal. Yields each page when it is drawn. Throws BadDocument and AbortError.
 */
export async function* drawPdf(
	bytes: Buffer,
	{ longestSide, signal, limits = LIMITS }: Drawing,
): AsyncGenerator<Bitmap> {
	const { mostMs, mostHeapMb, mostWasmPages } = limits;
	const child = spawn(
		process.execPath,
		[
			...["--permission", "--allow-fs-read=*", "--no-warnings"],
			...[`--max-old-space-size=${mostHeapMb}`, `--wasm-max-mem-pages=${mostWasmPages}`],
			...[join(import.meta.dirname, "pdf-child.ts"), String(MAX_DOCUMENT_PAGES), String(longestSide)],
		],
		{ env: {}, stdio: ["pipe", "pipe", "ignore"], timeout: mostMs, killSignal: "SIGKILL", ...(signal && { signal }) },
	);
	const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (code, signal) => resolve({ code, signal }));
	});
	ended.catch(() => undefined);
	// A child that ends early closes its input.
	child.stdin.on("error", () => undefined);
	child.stdin.end(bytes);
	const noteProgress = endWhenSlow(child, limits);
	try {
		for await (const page of readPages(child.stdout, longestSide)) {
			noteProgress();
			yield page;
		}
	} finally {
		child.kill("SIGKILL");
	}
	const { code, signal: killedBy } = await ended;
	if (code !== 0) throw new BadDocument(reasonOf(code, killedBy));
}

/** Ends the process if a page, or all pages, exceed their processor time. Call the returned function after each page. */
function endWhenSlow(child: ChildProcess, { pageCpuMs, cpuMs }: PdfLimits): () => void {
	const { pid } = child;
	if (pid === undefined) return () => undefined;
	setPriority(pid, NICENESS);
	const began = performance.now();
	const usedMs = () => cpuMsOf(pid) ?? performance.now() - began;
	let before = 0;
	const look = setInterval(() => {
		const used = usedMs();
		if (used > cpuMs || used - before > pageCpuMs) child.kill("SIGKILL");
	}, LOOK_EVERY_MS);
	child.once("close", () => clearInterval(look));
	child.once("error", () => clearInterval(look));
	return () => {
		before = usedMs();
	};
}

/** Processor time of a process in ms. The system gives hundredths of a second, after the name in brackets; undefined elsewhere. */
function cpuMsOf(pid: number): number | undefined {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
		return (Number(fields[11]) + Number(fields[12])) * 10;
	} catch {
		return undefined;
	}
}

/** Holds one page at a time, because all of them would take too much memory. */
async function* readPages(stream: AsyncIterable<Buffer>, longestSide: number): AsyncGenerator<Bitmap> {
	let buffered: Buffer[] = [];
	let size = 0;
	let wanted = HEAD_BYTES;
	let head: { width: number; height: number } | undefined;
	for await (const chunk of stream) {
		buffered.push(chunk);
		size += chunk.length;
		while (size >= wanted) {
			const all = Buffer.concat(buffered);
			const part = all.subarray(0, wanted);
			buffered = [all.subarray(wanted)];
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
	// Rounding may add a pixel; any other size is not the requested one.
	if (Math.min(width, height) < 1 || Math.max(width, height) > longestSide + 1) throw new BadDocument("broken");
	return { width, height };
}

function reasonOf(code: number | null, signal: NodeJS.Signals | null): DrawingFault {
	if (code === PDF_EXITS.pages) return "pages";
	if (code === PDF_EXITS.locked) return "locked";
	return signal === "SIGKILL" ? "slow" : "broken";
}
