import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addHydrationData } from "./hydration-data.ts";

function read(html: string): unknown {
	const received: unknown[] = [];
	const streamController = { enqueue: (data: string) => received.push(data), close: () => received.push("closed") };
	const [, script = ""] = /<script nonce="mark">(.*?)<\/script>/s.exec(Buffer.from(html, "latin1").toString()) ?? [];
	runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
	return received;
}

const PAGE = "<html><body><p>said: </body></p></body></html>";

test("the page data arrives unchanged in single quotes, whatever it contains", () => {
	const text = fc.string({
		unit: fc.constantFrom("\\", '"', "'", "\n", "<", "</script>", "<!--", "&", "a", "स", "\u2028", "\ud800"),
	});
	fc.assert(
		fc.property(fc.array(text), (texts) => {
			const sent = `${JSON.stringify(texts)}\n`;
			const html = addHydrationData(PAGE, sent, "mark");
			expect(read(html)).toEqual([sent, "closed"]);
			expect(html.endsWith("</script></body></html>")).toBe(true);
		}),
	);
});

test("the page data has no escape before a double quote", () => {
	expect(addHydrationData(PAGE, '["name","IIT"]', "mark")).toContain(`enqueue('["name","IIT"]')`);
});
