import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { ICONS } from "./app/shell/manifest/icons.ts";

const SOURCE = new URL("app/icon.svg", import.meta.url);
/** A launcher may crop a maskable icon to a circle of four fifths: the mark stays within it. */
const SAFE_PART = 0.72;

export async function drawIcon({ size, purpose }: (typeof ICONS)[number]): Promise<Buffer> {
	const mark = readFileSync(SOURCE, "utf8");
	const svg = purpose === "maskable" ? toMaskable(mark) : mark;
	return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
		.resize(size, size)
		.png({ compressionLevel: 9, palette: true })
		.toBuffer();
}

function toMaskable(svg: string): string {
	const ground = /<rect [^>]*fill="(#[0-9a-f]{6})"\/>/.exec(svg);
	if (ground?.[1] === undefined) throw new Error(`${SOURCE} has no ground that could fill a square.`);
	const offset = (32 * (1 - SAFE_PART)) / 2;
	const inner = svg.slice(svg.indexOf(ground[0]) + ground[0].length, svg.lastIndexOf("</svg>"));
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground[1]}"/><g transform="translate(${offset} ${offset}) scale(${SAFE_PART})">${inner}</g></svg>`;
}

if (import.meta.main) {
	for (const icon of ICONS) writeFileSync(new URL(`public${icon.src}`, import.meta.url), await drawIcon(icon));
}
