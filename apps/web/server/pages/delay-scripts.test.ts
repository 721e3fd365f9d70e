import { expect, test } from "vitest";
import { hashOwnScripts } from "#server/security.ts";
import { delayScripts } from "./delay-scripts.ts";

const PAGE = [
	'<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body>',
	'<script nonce="m1">first()</script>',
	'<script nonce="m1" type="module" async="">import "/a.js";</script>',
	"</body></html>",
].join("");

test("modules become types that no browser runs or fetches; other scripts stay, in order", () => {
	const { html: late } = delayScripts(PAGE, "m1");
	expect(late).toContain('<link rel="late-modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>');
	expect(late).toContain(
		'<script nonce="m1">first()</script><script nonce="m1" type="late-module">import "/a.js";</script><script nonce="m1">(()=>',
	);
	expect(late).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
	expect(late.endsWith("</script></body></html>")).toBe(true);
});

test("the policy allows the script that starts the modules, and each module by its unchanged text", () => {
	const before = hashOwnScripts(PAGE, "m1").scriptHashes;
	const after = hashOwnScripts(delayScripts(PAGE, "m1").html, "m1").scriptHashes;
	expect(after).toEqual([...before, expect.any(String)]);
});

test("a page without scripts stays unchanged, and so does a foreign module", () => {
	const bare = '<html><link rel="modulepreload" href="/a.js"/><script type="module" async="">steal()</script></html>';
	expect(delayScripts(bare, "m1")).toEqual({ html: bare, scripts: "none" });
});

test("an unknown form of our own module is reported", () => {
	for (const module of ['<script nonce="m1" async="" type="module">', '<script type="module" nonce="m1">'])
		expect(delayScripts(`<html>${module}import "/a.js";</script></html>`, "m1").scripts).toBe("not-recognised");
});
