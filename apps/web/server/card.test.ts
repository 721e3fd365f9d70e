import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCard } from "#server/card.ts";

const CARD = { kicker: "विश्वविद्यालय", title: "Banaras Hindu University", line: "Varanasi, Uttar Pradesh" };
const FIGURES = [{ label: "NIRF रैंक", value: "6", year: "2025" }];

test("a card is a picture of 1200 × 630 px and a few kB", async () => {
	const picture = await drawCard({ ...CARD, figures: FIGURES }, "Uchit");
	expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
	expect(picture.length).toBeLessThan(60_000);
});

test("the text changes the picture, in either script", async () => {
	const draw = async (change: Partial<typeof CARD>) =>
		(await drawCard({ ...CARD, ...change, figures: [] }, "Uchit")).toString("base64");
	const drawn = [
		await draw({}),
		await draw({ kicker: "संस्थान" }),
		await draw({ title: "Banaras" }),
		await draw({ line: "" }),
	];
	expect(new Set(drawn).size).toBe(4);
});

test("a name of many words, of one long word, or with markup is drawn too", async () => {
	for (const title of ["A very long name of an institute ".repeat(12), "x".repeat(300), "<b>A & B</b>"]) {
		await expect(drawCard({ ...CARD, title, figures: FIGURES }, "Uchit")).resolves.toBeInstanceOf(Buffer);
	}
});
