import { expect, test } from "vitest";
import { encodeUnderLimit, fitUnderLimit, scaleToFit } from "./fit.ts";

test("a size is scaled down to the longest side and never enlarged", () => {
	expect(scaleToFit({ width: 3000, height: 1500 }, 1200)).toEqual({ width: 1200, height: 600 });
	expect(scaleToFit({ width: 300, height: 150 }, 1200)).toEqual({ width: 300, height: 150 });
});

const weigh = async (quality: number) => ({ size: Math.round(quality * 100_000), quality });

test("finds the best quality under the limit, and none above it", async () => {
	const found = await encodeUnderLimit(weigh, 50_000);
	expect(found?.size).toBeLessThanOrEqual(50_000);
	expect(found?.size).toBeGreaterThan(48_000);
	expect((await encodeUnderLimit(weigh, 200_000))?.quality).toBe(0.95);
	expect(await encodeUnderLimit(weigh, 20_000)).toBeUndefined();
});

test("an unspecified size shrinks until the file fits; a specified one does not", async () => {
	const encode = async ({ width, height }: { width: number; height: number }, quality: number) => ({
		size: width * height * quality,
	});
	const target = { size: { width: 1000, height: 1000 }, mostBytes: 60_000 };
	const fitted = await fitUnderLimit(encode, { ...target, isSizeFree: true });
	expect(fitted?.file.size).toBeLessThanOrEqual(60_000);
	expect(fitted?.size.width).toBeLessThan(1000);
	expect(await fitUnderLimit(encode, { ...target, isSizeFree: false })).toBeUndefined();
});
