import { expect, test } from "vitest";
import { Image } from "#app/platform/image.tsx";
import { renderPart } from "#app/testing/render-part.tsx";

const PICTURE = { src: "/assets/a-b", alt: "Closing ranks", width: 800, height: 400 };

test("a picture reserves its space, and loads only when it comes near", () => {
	const markup = renderPart(<Image {...PICTURE} sizes="100vw" />);
	expect(markup).toMatch(/<img [^>]*alt="Closing ranks"[^>]*width="800"[^>]*height="400"/);
	expect(markup).toMatch(/loading="lazy"/);
	expect(markup).toMatch(/srcSet="[^"]*w=640&amp;q=75 640w, [^"]*" /i);
	expect(markup).not.toMatch(/style=/);
});

test("a picture visible at first is loaded at once, and before others", () => {
	const markup = renderPart(<Image {...PICTURE} priority />);
	expect(markup).not.toMatch(/loading=/);
	expect(markup).toMatch(/fetchPriority="high"/i);
});
