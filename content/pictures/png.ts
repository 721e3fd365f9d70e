import sharp from "sharp";

/** The width that search engines and messengers show. */
export const WIDTH = 1200;
export const HEIGHT = 675;
const COLOURS = 64;

export async function toPng(svg: string): Promise<Buffer> {
	return sharp(Buffer.from(svg))
		.resize(WIDTH, HEIGHT)
		.png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 9, effort: 10 })
		.toBuffer();
}
