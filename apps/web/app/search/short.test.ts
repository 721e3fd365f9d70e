import { SHORT_PAGES } from "@uchit/contract/say.ts";
import { expect, test } from "vitest";
import { loader } from "./short.ts";

function follow(id: string, prefix = ""): string | null {
	const url = new URL(`http://site.example${prefix}/s/${id}`);
	return loader({ params: { id }, url }).headers.get("location");
}

test("each letter of a short address has its page, in the language of the address", () => {
	for (const letter of Object.keys(SHORT_PAGES)) expect(follow(`${letter}-a-slug`)).toMatch(/^\/[a-z]/);
	expect(follow("k-iit-x", "/hi")).toBe("/hi/college/iit-x/cutoffs");
	expect(follow("q-some-university")).toBe("/check?name=some+university");
});

test("an address that is no letter and slug leads nowhere", () => {
	for (const id of ["x-slug", "c-", "c-//evil.example", "c-UPPER", "c"])
		expect(() => follow(id)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
