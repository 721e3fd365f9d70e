import { IMAGE_WIDTHS } from "@uchit/contract/image.ts";
import { expect, test } from "vitest";
import { spec } from "../../../../e2e/support/spec.ts";
import { toImageSet } from "./image-set.ts";

const SOURCE = "/assets/a-b";
const at = (width: number) => `/_next/image?url=%2Fassets%2Fa-b&w=${width}&q=75`;
const widthsOf = (srcSet: string) => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test(`${spec("7.55", "9.27")} a picture of fixed width comes at one and two dots a pixel`, () => {
	expect(toImageSet(SOURCE, { width: 44 })).toEqual({ src: at(96), srcSet: `${at(48)} 1x, ${at(96)} 2x` });
	expect(toImageSet(SOURCE, { width: 3_000 })).toEqual({ src: at(3840), srcSet: `${at(3840)} 1x` });
});

test.each([
	["100vw", 640],
	["(min-width: 800px) 50vw, 100vw", 384],
	["(min-width: 800px) 384px, 100vw", 384],
	["(max-width: 700px) 100vw, 20rem", 384],
	["calc(100vw - 2rem)", 16],
	["5000px", 3840],
])("a picture with sizes %s comes in every width from %i up", (sizes, least) => {
	const { src, srcSet } = toImageSet(SOURCE, { width: 800, sizes });
	expect(widthsOf(srcSet)).toEqual(IMAGE_WIDTHS.filter((width) => width >= least));
	expect(src).toBe(at(3840));
});

test("no width exceeds the largest size at which the picture is shown", () => {
	const { src, srcSet } = toImageSet(SOURCE, { width: 1200, sizes: "(min-width: 64rem) 24rem, 6rem", most: 1_000 });
	expect(widthsOf(srcSet)).toEqual(IMAGE_WIDTHS.filter((width) => width >= 96 && width <= 1080));
	expect(src).toBe(at(1080));
});
