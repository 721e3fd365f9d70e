import { escapeXml } from "@uchit/text/escape-xml.ts";
import { HEIGHT, WIDTH } from "./png.ts";

export const INK = "#1f2430";
export const QUIET = "#5d6470";
export const HAIR = "#d8d3c8";
export const ACCENT = "#d9661f";
export const COOL = "#2f6f8f";
export const TINT = "#f6e7da";
const PAPER = "#fdfcf9";

export const AREA = { left: 60, right: WIDTH - 60, top: 136, bottom: 606 };

type Style = { size?: number; anchor?: "start" | "middle" | "end"; colour?: string; bold?: boolean };

export function frame(head: { title: string; subtitle: string; source: string }, drawing: string): string {
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif">`,
		`<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
		text(head.title, AREA.left, 66, { size: 34, bold: true }),
		text(head.subtitle, AREA.left, 103, { size: 20, colour: QUIET }),
		drawing,
		line(AREA.left, 622, AREA.right, 622),
		text(`Source: ${head.source}`, AREA.left, 650, { size: 17, colour: QUIET }),
		"</svg>",
	].join("\n");
}

export function text(words: string, x: number, y: number, style: Style = {}): string {
	const { size = 18, anchor = "start", colour = INK, bold = false } = style;
	const weight = bold ? ' font-weight="bold"' : "";
	return `<text x="${at(x)}" y="${at(y)}" font-size="${size}" text-anchor="${anchor}" fill="${colour}"${weight}>${escapeXml(words)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke = HAIR, width = 1): string {
	return `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${stroke}" stroke-width="${width}"/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string): string {
	return `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" fill="${fill}" rx="3"/>`;
}

export function dot(x: number, y: number, fill: string, radius = 6): string {
	return `<circle cx="${at(x)}" cy="${at(y)}" r="${radius}" fill="${fill}"/>`;
}

/** Indian digit grouping, at most one decimal: 1,18,300. */
export function figure(value: number): string {
	return value.toLocaleString("en-IN", { maximumFractionDigits: 1 });
}

/** Rounds to tenths: enough for a screen, and the same bytes on every machine. */
export function at(value: number): string {
	return String(Math.round(value * 10) / 10);
}
