import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOKENS } from "./theme.ts";

const CSS = readFileSync(new URL("../../../web/app/styles/tokens.css", import.meta.url), "utf8");

test.each(Object.keys(TOKENS.light))("the desk's colour %s is the site's, by day and by night", (name) => {
	const known = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(CSS);
	const [light, dark] = [known?.[1], known?.[2]].map((colour) => toHex((colour ?? "").split(" ").map(Number)));
	const found = Object.entries(TOKENS).map(
		([, tokens]) => Object.entries(tokens).find(([token]) => token === name)?.[1],
	);
	expect(found).toEqual([light, dark]);
});

/** oklch to sRGB as CSS Color 4 defines it. */
function toHex([lightness = 0, chroma = 0, hue = 0]: number[]): string {
	const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const linear = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	const encoded = linear.map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
	const bytes = encoded.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
	return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
