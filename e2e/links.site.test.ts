import { expect, test } from "vitest";
import { NOT_YET } from "./support/not-yet.ts";
import { request } from "./support/site.ts";

test("a page planned for a later issue answers 404 until its row in NOT_YET is removed", async () => {
	for (const [address, issue] of NOT_YET) {
		const { status } = await request(address);
		expect(status, `${address} (issue ${issue})`).toBe(404);
	}
});
