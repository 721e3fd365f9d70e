import fc from "fast-check";
import { expect, test } from "vitest";
import { leanData } from "./render.ts";

/** As React Router writes what it sends. */
function toScript(sent: string): string {
	const literal = JSON.stringify(sent).replaceAll("&", "\\u0026").replaceAll(">", "\\u003e").replaceAll("<", "\\u003c");
	return `<!--$--><script nonce="mark">window.__reactRouterContext.streamController.enqueue(${literal});</script><p>"said"</p>`;
}

/** What a browser would read in it. */
function read(html: string): unknown {
	const [, literal] = /enqueue\((.*)\);<\/script>/s.exec(html) ?? [];
	return new Function(`return ${literal}`)();
}

test("the data of a page says the same in single quotes, whatever stands in it", () => {
	const text = fc.string({ unit: fc.constantFrom("\\", '"', "'", "\n", "<", "&", "a", "स", "\u2028") });
	fc.assert(
		fc.property(fc.array(text), (texts) => {
			const sent = JSON.stringify(texts);
			const html = leanData(toScript(sent));
			expect(read(html)).toBe(sent);
			expect(html).toContain("enqueue('");
			expect(html.endsWith('</script><p>"said"</p>')).toBe(true);
		}),
	);
});

test("it has no escape before a double quote", () => {
	expect(leanData(toScript('["name","IIT"]'))).toContain(`enqueue('["name","IIT"]')`);
});
