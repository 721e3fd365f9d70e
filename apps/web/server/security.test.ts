import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashOwnScripts, pagePolicy } from "#server/security.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

test("every inline script with our nonce is hashed, and the nonce leaves the page", () => {
	const page = hashOwnScripts(
		'<link nonce="m1" href="/a.css"/><script nonce="m1">a < b</script><p>x</p><script nonce="m1" type="module">\nimport "/b.js";</script>',
		"m1",
	);
	expect(page.html).toBe(
		'<link href="/a.css"/><script>a < b</script><p>x</p><script type="module">\nimport "/b.js";</script>',
	);
	expect(page.scriptHashes).toEqual([sha256("a < b"), sha256('\nimport "/b.js";')]);
});

test("a script injected into the page is not allowed to run", () => {
	const { scriptHashes } = hashOwnScripts('<p><script>steal()</script></p><script nonce="m2">steal()</script>', "m1");
	expect(scriptHashes).toEqual([]);
});

test("a script with an address is allowed by its address, not by a hash", () => {
	expect(hashOwnScripts('<script nonce="m1" src="/a.js"></script>', "m1").scriptHashes).toEqual([]);
});

test("the policy of a page allows its own scripts and no other inline code", () => {
	const policy = pagePolicy(["abc="]);
	expect(policy).toContain("script-src 'self' 'sha256-abc=';");
	expect(policy).toContain("style-src 'self';");
	expect(policy).not.toContain("unsafe");
});

test("the policy admits another site only where a page names it, for scripts or as the target of a form", () => {
	const plain = pagePolicy([]);
	const opened = pagePolicy([], { scripts: ["https://otp.example"], forms: ["https://vouching.example"] });
	expect(plain).not.toContain("https:");
	expect(plain).not.toContain("frame-src");
	for (const directive of ["script-src", "connect-src"])
		expect(opened).toContain(`${directive} 'self' https://otp.example;`);
	expect(opened).toContain("frame-src https://otp.example;");
	expect(opened).toContain("form-action 'self' https://vouching.example;");
});
