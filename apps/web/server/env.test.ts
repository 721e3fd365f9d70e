import { expect, test } from "vitest";
import { BadSettings, parseEnv } from "#server/env.ts";

const KEY = "a-key-for-the-tests";

test("the key alone is enough to start", () => {
	expect(parseEnv({ BACKEND_KEY: KEY })).toEqual({
		NODE_ENV: "production",
		HOST: "127.0.0.1",
		PORT: 3000,
		BACKEND_URL: "http://127.0.0.1:4000",
		CONTENT_URL: "http://127.0.0.1:4000",
		BACKEND_KEY: KEY,
		SITE_NAME: "Uchit",
		SITE_URL: "http://localhost:3000",
		DESIGN_PAGE: "off",
		PAGE_CACHE_MB: 256,
		LOG_LEVEL: "info",
	});
});

test("an empty setting counts as unset, and addresses lose the slash at their end", () => {
	const env = parseEnv({
		BACKEND_KEY: KEY,
		PORT: "",
		SITE_URL: "https://uchit.example/",
		BACKEND_URL: "http://api:1//",
	});
	expect(env).toMatchObject({ PORT: 3000, SITE_URL: "https://uchit.example", BACKEND_URL: "http://api:1" });
});

test.each([
	[{}, "BACKEND_KEY: expected the key that the backend has too"],
	[{ BACKEND_KEY: "short" }, "BACKEND_KEY: expected at least 16 characters"],
	[{ BACKEND_KEY: KEY, PORT: "http" }, "PORT: expected a whole number from 0 to 65535"],
	[{ BACKEND_KEY: KEY, PORT: "70000" }, "PORT: expected a whole number from 0 to 65535"],
	[{ BACKEND_KEY: KEY, PAGE_CACHE_MB: "0" }, "PAGE_CACHE_MB: expected a whole number from 1 to 1000000"],
	[
		{ BACKEND_KEY: KEY, BACKEND_URL: "ftp://x" },
		"BACKEND_URL: expected an address that begins with http:// or https://",
	],
	[
		{ BACKEND_KEY: KEY, CONTENT_URL: "nowhere" },
		"CONTENT_URL: expected an address that begins with http:// or https://",
	],
	[{ BACKEND_KEY: KEY, NODE_ENV: "live" }, "NODE_ENV: expected one of production, development, test"],
])("%j is refused by name", (source, message) => {
	expect(() => parseEnv(source)).toThrow(new BadSettings(message));
});
