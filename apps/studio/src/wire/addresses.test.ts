import { expect, test } from "vitest";
import { addressOf } from "#studio/wire/addresses.ts";

test.each([
	["news", undefined, "/items/news"],
	["news", 12, "/items/news/12"],
	["colleges", "U-0456/x", "/items/colleges/U-0456%2Fx"],
	["directus_files", "0b9c", "/files/0b9c"],
	["directus_users", undefined, "/users"],
	["directus_revisions", 3, "/revisions/3"],
	["blog_config", 1, "/items/blog_config"],
])("%s %s has the address %s", (resource, id, address) => {
	expect(addressOf(resource, id)).toBe(address);
});
