import { expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import { FoldedPart, titleOf } from "./folded-part.tsx";

test("a folded part has its whole text in the page, and the target of an address inside, where a browser opens it", () => {
	const html = renderPart(
		<FoldedPart id="drop-year" className="" heading={<h2 id={titleOf("drop-year")}>A year off</h2>}>
			<p>You may try again.</p>
		</FoldedPart>,
	);
	expect(html).toMatch(/<section aria-labelledby="drop-year-title"/);
	expect(html).toMatch(/<summary[^>]*><h2 id="drop-year-title">A year off<\/h2>.*<\/summary><div id="drop-year"/);
	expect(html).toContain("You may try again.");
	expect(html).not.toContain("<details open");
});
