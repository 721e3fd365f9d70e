import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcon } from "../../../draw-icons.ts";
import { ICONS } from "./icons.ts";

test.each(ICONS)("$src is the site's mark as it is drawn now", async (icon) => {
	const bytes = readFileSync(new URL(`../../../public${icon.src}`, import.meta.url));
	const { width, height } = await sharp(bytes).metadata();
	expect([width, height]).toEqual([icon.size, icon.size]);
	const [now, then] = await Promise.all([drawIcon(icon), bytes].map((of) => readPixels(of)));
	expect(now?.equals(then ?? Buffer.alloc(0))).toBe(true);
});

test("a maskable icon has no transparent corner, and the other icon has", async () => {
	const cornerOf = async (src: string) =>
		(await readPixels(readFileSync(new URL(`../../../public${src}`, import.meta.url)))).at(3);
	for (const { src, purpose } of ICONS) expect(await cornerOf(src), src).toBe(purpose === "maskable" ? 255 : 0);
});

async function readPixels(image: Buffer | Promise<Buffer>): Promise<Buffer> {
	return sharp(await image)
		.ensureAlpha()
		.raw()
		.toBuffer();
}
