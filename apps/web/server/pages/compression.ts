import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

export type Encoding = "identity" | "gzip" | "br";

/** A body in its variants: without Brotli if that would not be smaller, with gzip once a browser needed it. */
export type EncodedBodies = { identity: Buffer; gzip?: Buffer; br?: Buffer };

/** The cached variants of a page: the plain one may be missing if Brotli can restore it. */
export type CachedVariants = EncodedBodies | { identity?: undefined; gzip?: Buffer; br: Buffer };

/** Compresses a page once, off the main thread: 2 ms for 80 kB. Brotli 7 makes a long page 1 % smaller than 5. */
export async function compressPage(body: Buffer): Promise<EncodedBodies> {
	const br = await toBrotli(body, 7);
	return { identity: body, ...(br && { br }) };
}

/** Chooses the variant for an `accept-encoding` header: Brotli before gzip, unless the browser prefers gzip. */
export function chooseEncoding(accepted: string | undefined, variants: CachedVariants): Encoding {
	if (accepted === undefined) return "identity";
	const weights = known.get(accepted) ?? parseAcceptEncoding(accepted);
	if (known.size < MAX_KNOWN) known.set(accepted, weights);
	const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
	const br = variants.br ? weightOf("br") : 0;
	const gzipped = variants.br || variants.gzip ? weightOf("gzip") : 0;
	if (br > 0 && br >= gzipped) return "br";
	return gzipped > 0 ? "gzip" : "identity";
}

/** Drops the plain variant if there is Brotli: some 14 kB of a page instead of 100. */
export function withoutPlain(variants: EncodedBodies): CachedVariants {
	const { br, gzip } = variants;
	return br === undefined ? variants : { br, ...(gzip && { gzip }) };
}

/**
 * Returns the chosen variant. For clients without Brotli (a browser without https, a program) it is made from the
 * others off the main thread: gzip once, the plain form each time.
 */
export async function bodyOf(variants: CachedVariants, encoding: Encoding): Promise<Buffer> {
	const ready = variants[encoding];
	if (ready !== undefined) return ready;
	const plain = variants.identity ?? (await fromBrotli(variants.br));
	if (encoding === "identity") return plain;
	variants.gzip ??= await toGzip(plain, 6);
	return variants.gzip;
}

/** Returns the size of all variants in memory, counting gzip even before it is made. */
export function bytesOf({ identity, gzip, br }: CachedVariants): number {
	const brotli = br?.length ?? 0;
	return (identity?.length ?? 0) + brotli + (gzip?.length ?? Math.round(brotli * GZIP_TO_BROTLI));
}

/** The most by which pages in gzip are larger than in Brotli. */
const GZIP_TO_BROTLI = 1.3;

/** Browsers send a few values again and again. */
const known = new Map<string, ReadonlyMap<string, number>>();
const MAX_KNOWN = 100;

function parseAcceptEncoding(header: string): Map<string, number> {
	const weights = new Map<string, number>();
	for (const part of header.toLowerCase().split(",")) {
		const [name = "", quality] = part.split(";");
		weights.set(name.trim(), quality === undefined ? 1 : Number.parseFloat(quality.trim().replace(/^q=/, "")) || 0);
	}
	return weights;
}

const COMPRESSIBLE_FILE = "**/*.{js,mjs,css,html,svg,json,txt,xml,ico,webmanifest}";

export async function compressFiles(directory: string): Promise<void> {
	const files = await Array.fromAsync(glob(COMPRESSIBLE_FILE, { cwd: directory }));
	await Promise.all(files.map((file) => compressFile(join(directory, file))));
}

async function compressFile(path: string): Promise<void> {
	const body = await readFile(path);
	if (body.length < MIN_BYTES) return;
	const [br, gzipped] = await Promise.all([toBrotli(body, 11), toGzip(body, 9)]);
	await Promise.all([
		br && writeFile(`${path}.br`, br),
		gzipped.length < body.length && writeFile(`${path}.gz`, gzipped),
	]);
}

/** Below this a compressed body saves no packet. */
const MIN_BYTES = 1_000;

/** Room for a whole compressed page: with less, zlib returns to our thread for each 16 kB. */
const ROOM = 65_536;

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);

/** Undefined if it would not be smaller. */
async function toBrotli(body: Buffer, quality: number): Promise<Buffer | undefined> {
	if (body.length < MIN_BYTES) return undefined;
	const br = await compressWithBrotli(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
			[constants.BROTLI_PARAM_LGWIN]: windowOf(body),
		},
		chunkSize: ROOM,
	});
	return br.length < body.length ? toExact(br) : undefined;
}

async function toGzip(body: Buffer, level: number): Promise<Buffer> {
	return toExact(await compressWithGzip(body, { level, chunkSize: ROOM }));
}

/**
 * Returns the smallest window for the body: for the largest one Brotli allocates 8 MB per page, which takes three times
 * as long as compressing 80 kB, and saves no byte.
 */
function windowOf(body: Buffer): number {
	const bits = Math.ceil(Math.log2(body.length + 1));
	return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** Copies zlib's result, which is part of a larger buffer that a cached page would keep in memory. */
function toExact(part: Buffer): Buffer {
	return Buffer.from(Uint8Array.from(part).buffer);
}
