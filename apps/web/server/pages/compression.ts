import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";

export type Encoding = "identity" | "gzip" | "br";

/** One body in every form that a browser may ask for; a form is absent where it would not be smaller. */
export type Variants = { identity: Buffer; gzip?: Buffer; br?: Buffer };

/** The same as a page is kept: its plain form may be left out where gzip gives it again. */
export type KeptVariants = Variants | { identity?: undefined; gzip: Buffer; br?: Buffer };

/** Compresses a page once, in all forms at once, off the main thread: 3 ms for 80 kB. Brotli 7 makes a long page 1 % smaller than 5. */
export async function compressPage(body: Buffer): Promise<Variants> {
	return compress(body, { brotliQuality: 7, gzipLevel: 6 });
}

/** The form to send for an `accept-encoding` header: brotli before gzip, unless the browser says that it likes gzip better. */
export function chooseEncoding(accepted: string | undefined, variants: KeptVariants): Encoding {
	if (accepted === undefined) return "identity";
	const wishes = known.get(accepted) ?? parseAcceptEncoding(accepted);
	if (known.size < MOST_KNOWN) known.set(accepted, wishes);
	const wish = (encoding: Encoding) => wishes.get(encoding) ?? wishes.get("*") ?? 0;
	const br = variants.br ? wish("br") : 0;
	const gzipped = variants.gzip ? wish("gzip") : 0;
	if (br > 0 && br >= gzipped) return "br";
	return gzipped > 0 ? "gzip" : "identity";
}

/** Without the plain form where there is gzip: some 30 kB of a page instead of 120. */
export function withoutPlain(variants: Variants): KeptVariants {
	const { gzip, br } = variants;
	return gzip === undefined ? variants : { gzip, ...(br && { br }) };
}

/** The form that was chosen. Browsers and crawlers take gzip or Brotli: for who takes neither it is unpacked each time. */
export function bodyOf(variants: KeptVariants, encoding: Encoding): Buffer {
	if (variants.identity !== undefined) return variants[encoding] ?? variants.identity;
	return variants[encoding] ?? gunzipSync(variants.gzip);
}

/** What all forms weigh in memory. */
export function bytesOf({ identity, gzip, br }: KeptVariants): number {
	return (identity?.length ?? 0) + (gzip?.length ?? 0) + (br?.length ?? 0);
}

/** Browsers send a handful of these, again and again. */
const known = new Map<string, ReadonlyMap<string, number>>();
const MOST_KNOWN = 100;

function parseAcceptEncoding(header: string): Map<string, number> {
	const wishes = new Map<string, number>();
	for (const part of header.toLowerCase().split(",")) {
		const [name = "", quality] = part.split(";");
		wishes.set(name.trim(), quality === undefined ? 1 : Number.parseFloat(quality.trim().replace(/^q=/, "")) || 0);
	}
	return wishes;
}

const COMPRESSIBLE_FILE = "**/*.{js,mjs,css,html,svg,json,txt,xml,ico,webmanifest}";

/** Writes `.br` and `.gz` beside each file of a finished build, as small as they get. */
export async function compressFiles(directory: string): Promise<void> {
	const files = await Array.fromAsync(glob(COMPRESSIBLE_FILE, { cwd: directory }));
	await Promise.all(files.map((file) => compressFile(join(directory, file))));
}

async function compressFile(path: string): Promise<void> {
	const { br, gzip } = await compress(await readFile(path), { brotliQuality: 11, gzipLevel: 9 });
	await Promise.all([br && writeFile(`${path}.br`, br), gzip && writeFile(`${path}.gz`, gzip)]);
}

/** Below this a compressed body saves no packet on the way. */
const LEAST_BYTES = 1_000;

/** A page, compressed, in one go: with less, zlib comes back to our thread for each 16 kB. */
const ROOM = 65_536;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(body: Buffer, how: { brotliQuality: number; gzipLevel: number }): Promise<Variants> {
	if (body.length < LEAST_BYTES) return { identity: body };
	const [br, gzipped] = await Promise.all([
		toBrotli(body, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: how.brotliQuality,
				[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
				[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
				[constants.BROTLI_PARAM_LGWIN]: windowOf(body),
			},
			chunkSize: ROOM,
		}),
		toGzip(body, { level: how.gzipLevel, chunkSize: ROOM }),
	]);
	return {
		identity: body,
		...(gzipped.length < body.length && { gzip: toExact(gzipped) }),
		...(br.length < body.length && { br: toExact(br) }),
	};
}

/**
 * As far back as there is anything: for the largest window of all, Brotli takes 8 MB anew for each page, which costs three times as
 * much as compressing 80 kB, and not a byte is won.
 */
function windowOf(body: Buffer): number {
	const bits = Math.ceil(Math.log2(body.length + 1));
	return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** zlib gives a part of a larger buffer, all of which a kept page would hold on to. */
function toExact(part: Buffer): Buffer {
	return Buffer.from(Uint8Array.from(part).buffer);
}
