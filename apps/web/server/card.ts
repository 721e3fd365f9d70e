import { join } from "node:path";
import { escapeXml } from "@uchit/text/escape-xml.ts";
import sharp, { type OverlayOptions } from "sharp";
import { CARD_SIZE, type Card, type CardFigure } from "#app/platform/card.ts";

/** The colours of `app/styles/tokens.css`. */
const PAPER = "#fdfcfa";
const ACCENT = "#f07a22";
const INK = "#14171f";
const QUIET = "#565b66";
const MARGIN = 72;
const WIDTH = CARD_SIZE.width - 2 * MARGIN;
const MAX_FIGURES = 3;
const FONTS = join(import.meta.dirname, "..", "fonts");
/** Pango is given these font files, so that the machine needs no fonts. */
const FONT_FILES = ["NotoSans-Regular", "NotoSans-Bold", "NotoSansDevanagari-Regular", "NotoSansDevanagari-Bold"];
const FAMILY = "Noto Sans, Noto Sans Devanagari";

type Block = { text: string; size: number; color: string; isBold?: boolean; width?: number; height?: number };
type Drawn = { picture: Buffer; width: number; height: number };

/** Draws the picture of a shared link: a PNG of 1200 × 630. */
export async function drawCard(card: Card, siteName: string): Promise<Buffer> {
	await showFonts();
	const [kicker, title, line, site] = await Promise.all([
		draw({ text: card.kicker, size: 28, color: QUIET }),
		draw({ text: card.title, size: 64, color: INK, isBold: true, height: 250 }),
		draw({ text: card.line ?? "", size: 32, color: QUIET, height: 48 }),
		draw({ text: siteName, size: 32, color: INK, isBold: true }),
	]);
	const titleTop = MARGIN + 56;
	const lineTop = titleTop + title.height + 28;
	return sharp({ create: { ...CARD_SIZE, channels: 3, background: PAPER } })
		.composite([
			at(kicker, MARGIN, MARGIN),
			at(title, MARGIN, titleTop),
			...(card.line === undefined ? [] : [at(line, MARGIN, lineTop)]),
			...(await layFigures(card.figures)),
			at(await bar(), 0, CARD_SIZE.height - 12),
			at(site, CARD_SIZE.width - MARGIN - site.width, MARGIN),
		])
		.png({ palette: true, colours: 64, effort: 4 })
		.toBuffer();
}

async function layFigures(figures: readonly CardFigure[]): Promise<OverlayOptions[]> {
	const shown = figures.slice(0, MAX_FIGURES);
	const width = Math.floor(WIDTH / Math.max(shown.length, 1)) - 24;
	const columns = shown.map(async ({ label, value, year }, index) => {
		const [big, small] = await Promise.all([
			draw({ text: value, size: 60, color: INK, isBold: true, width, height: 84 }),
			draw({ text: year === undefined ? label : `${label}, ${year}`, size: 26, color: QUIET, width, height: 76 }),
		]);
		const left = MARGIN + index * (width + 24);
		return [at(big, left, 522 - big.height), at(small, left, 538)];
	});
	return (await Promise.all(columns)).flat();
}

function at({ picture }: Drawn, left: number, top: number): OverlayOptions {
	return { input: picture, left, top };
}

async function bar(): Promise<Drawn> {
	const size = { width: CARD_SIZE.width, height: 12 };
	return {
		picture: await sharp({ create: { ...size, channels: 3, background: ACCENT } })
			.png()
			.toBuffer(),
		...size,
	};
}

const DRAWN_DPI = 72;
const EMPTY_PICTURE = { width: 1, height: 1, channels: 3, background: PAPER } as const;

async function draw({ text, size, color, isBold = false, width = WIDTH, height }: Block): Promise<Drawn> {
	if (text.trim() === "")
		return { picture: await sharp({ create: EMPTY_PICTURE }).png().toBuffer(), width: 1, height: 1 };
	const { data, info } = await sharp({
		text: {
			text: `<span foreground="${color}">${escapeXml(text)}</span>`,
			font: `${FAMILY} ${isBold ? "Bold " : ""}${size}`,
			width,
			dpi: DRAWN_DPI,
			rgba: true,
			wrap: "word-char",
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });
	if (height !== undefined && info.height > height && size > 16) {
		return draw({ text, size: Math.floor(size * 0.9), color, isBold, width, height });
	}
	return { picture: data, width: info.width, height: info.height };
}

let shown: Promise<unknown> | undefined;

function showFonts(): Promise<unknown> {
	shown ??= Promise.all(
		FONT_FILES.map((name) =>
			sharp({ text: { text: "a", fontfile: join(FONTS, `${name}.ttf`) } })
				.png()
				.toBuffer(),
		),
	);
	return shown;
}
