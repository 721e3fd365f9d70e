import { expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import { spec } from "../../../../e2e/support/spec.ts";
import { NewsChannelLink } from "./news-channel-link.tsx";

const CHANNEL = {
	icon: "0b9c7d52-1f9e-4a1e-8a53-9f1d2c3b4a5e",
	isDrawing: false,
	link: "https://channel.example/uchit",
};

test(`${spec("2.96", "2.97", "7.55")} the news channel's icon is at the bottom left, links to it, and fits the screen's resolution`, () => {
	const markup = renderPart(<NewsChannelLink channel={CHANNEL} />);
	expect(markup).toMatch(/<aside [^>]*class="[^"]*\bfixed [^"]*\bbottom-[^"]*\bleft-0 /);
	expect(markup).toContain(`href="${CHANNEL.link}"`);
	const address = `/_next/image?url=${encodeURIComponent(`/assets/${CHANNEL.icon}`)}`.replaceAll("&", "&amp;");
	expect(markup).toContain(`${address}&amp;w=48&amp;q=75 1x, ${address}&amp;w=96&amp;q=75 2x`);
	expect(markup).toMatch(/<img [^>]*alt="[^"]+" width="44" height="44"/);
});

test("an SVG icon is served from its own address, past the optimiser", () => {
	const markup = renderPart(<NewsChannelLink channel={{ ...CHANNEL, isDrawing: true }} />);
	expect(markup).toContain(`<img src="/assets/${CHANNEL.icon}" alt=`);
	expect(markup).not.toMatch(/srcset|_next/i);
});
