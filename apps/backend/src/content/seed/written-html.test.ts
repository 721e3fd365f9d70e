import { expect, test } from "vitest";
import { sanitiseHtml } from "#backend/content/items/writing/payload.ts";
import { faultsIn } from "../../../../../e2e/support/inert-html.ts";
import { XSS_PAYLOADS } from "../../../../../e2e/support/xss-payloads.ts";

test.each(XSS_PAYLOADS)("%j is kept as something that can only be read", (payload) => {
	expect(faultsIn(sanitiseHtml(payload))).toEqual([]);
	expect(faultsIn(sanitiseHtml(`<p>before ${payload} after</p>`))).toEqual([]);
	expect(sanitiseHtml(sanitiseHtml(payload))).toBe(sanitiseHtml(payload));
});
