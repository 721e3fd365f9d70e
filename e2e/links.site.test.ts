import { expect, test } from "vitest";
import { NOT_YET } from "./support/not-yet.ts";
import { request } from "./support/site.ts";

test("what waits for a later issue is not there yet: a row whose page has come must go", async () => {
	for (const [address, issue] of NOT_YET) {
		const { status } = await request(address);
		expect(status, `${address} (issue ${issue})`).toBe(404);
	}
});
